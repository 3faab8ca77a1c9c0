// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspage.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/formrow.h"

namespace tooltray::ui {

SettingsPage::SettingsPage(QWidget *parent) : QWidget(parent) {}

SettingsPage::~SettingsPage() = default;

QFormLayout *SettingsPage::newForm()
{
    auto *form = new QFormLayout;
    form->setVerticalSpacing(metrics::kMargin);
    form->setHorizontalSpacing(metrics::kMarginLarge);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return form;
}

QLabel *SettingsPage::addField(QFormLayout &form, QWidget *field)
{
    auto *label = new QLabel(this);
    addFormRow(form, label, field);
    return label;
}

} // namespace tooltray::ui
