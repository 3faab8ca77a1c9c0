// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspage.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/formrows.h"

#include <QAbstractSpinBox>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kNumberWidth = 140; // the same for all, whatever their largest number is

} // namespace

SettingsPage::SettingsPage(QWidget *parent) : QWidget(parent) {}

QFormLayout *SettingsPage::newForm()
{
    auto *form = new QFormLayout;
    form->setVerticalSpacing(metrics::kMargin);
    form->setHorizontalSpacing(metrics::kMarginLarge);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return form;
}

QVBoxLayout *SettingsPage::newLayout(QWidget *top, QFormLayout *form)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(top);
    layout->addLayout(form);
    layout->addSpacing(metrics::kSpacing);
    return layout;
}

QLabel *SettingsPage::addField(QFormLayout &form, QWidget *field)
{
    if (qobject_cast<QAbstractSpinBox *>(field))
        field->setMinimumWidth(kNumberWidth);
    auto *label = new TextLabel(this);
    addFormRow(form, label, field);
    return label;
}

} // namespace tooltray::ui
