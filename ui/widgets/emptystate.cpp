// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/iconlabel.h"

#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kEmptyIcon = 56;
constexpr int kTextWidth = 480;

} // namespace

EmptyState::EmptyState(const Theme &theme, Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_what(new TextLabel(TextStyle::Heading, this))
    , m_why(new TextLabel(TextStyle::Muted, this))
    , m_buttons(new QHBoxLayout)
{
    for (TextLabel *label : {m_what, m_why}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_why->setFixedWidth(kTextWidth); // lines of a length that can be read
    m_buttons->addStretch();
    m_buttons->addStretch();

    auto *column = new QVBoxLayout;
    column->addStretch(1);
    column->addWidget(new IconLabel(theme.icon(icon, Tint::Muted), kEmptyIcon, this), 0, Qt::AlignHCenter);
    column->addSpacing(metrics::kSpacing);
    column->addWidget(m_what);
    column->addWidget(m_why);
    column->addSpacing(metrics::kSpacing);
    column->addLayout(m_buttons);
    column->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(column);
    layout->addStretch(1);
}

void EmptyState::setTexts(const QString &what, const QString &why)
{
    m_what->setText(what);
    m_why->setText(why);
    // One piece for those who listen to it.
    setAccessibleName(what);
    setAccessibleDescription(why);
}

void EmptyState::addButton(QAction &action)
{
    auto *button = new ActionButton(action, this);
    button->setDefault(m_buttons->count() == 2); // between the stretches: the first one is what to do next
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

} // namespace tooltray::ui
