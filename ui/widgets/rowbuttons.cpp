// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowbuttons.h"

#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace tooltray::ui {

RowButtons::RowButtons(const Theme &theme, QWidget *parent, Order order)
    : QWidget(parent)
    , m_add(new QPushButton(this))
    , m_group(new QPushButton(this))
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    m_add->setIcon(theme.icon(Icon::Plus));
    m_group->setIcon(theme.icon(Icon::Plus));
    m_group->hide();
    m_up->setIcon(theme.icon(Icon::ChevronUp));
    m_down->setIcon(theme.icon(Icon::ChevronDown));
    m_remove->setIcon(theme.icon(Icon::Trash));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(metrics::kSpacingSmall);
    line->addWidget(m_add);
    line->addWidget(m_group);
    line->addStretch();
    for (QToolButton *button : {m_up, m_down, m_remove}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    m_up->setVisible(order == Order::Free);
    m_down->setVisible(order == Order::Free);
    connect(m_add, &QPushButton::clicked, this, &RowButtons::addPressed);
    connect(m_group, &QPushButton::clicked, this, &RowButtons::groupPressed);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT movePressed(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT movePressed(1); });
    connect(m_remove, &QToolButton::clicked, this, &RowButtons::removePressed);
    keepTranslated(*this, [this] { retranslate(); });
    setUses({});
}

RowButtons::~RowButtons() = default;

void RowButtons::retranslate()
{
    const auto name = [](QToolButton &button, const QString &text) {
        button.setToolTip(text);
        button.setAccessibleName(text);
    };
    m_group->setText(tr("Add a group"));
    name(*m_up, tr("Move up"));
    name(*m_down, tr("Move down"));
    name(*m_remove, tr("Remove"));
}

void RowButtons::setAddText(const QString &text)
{
    m_add->setText(text);
}

void RowButtons::offerGroups()
{
    m_group->show();
}

void RowButtons::setUses(const Uses &uses)
{
    m_add->setEnabled(uses.add);
    m_group->setEnabled(uses.add);
    m_up->setEnabled(uses.up);
    m_down->setEnabled(uses.down);
    m_remove->setEnabled(uses.remove);
}

} // namespace tooltray::ui
