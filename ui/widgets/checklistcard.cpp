// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/checklistcard.h"

#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/iconlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace tooltray::ui {

namespace {

constexpr int kCardMark = 22;

} // namespace

ChecklistCard::ChecklistCard(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_mark(new IconLabel(theme.icon(Icon::Todo, Tint::Muted), kCardMark, this))
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_text(new TextLabel(TextStyle::Muted, this))
    , m_buttons(new QWidget(this))
{
    m_text->setWordWrap(true);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins({});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMargin, metrics::kMarginLarge,
                               metrics::kMargin);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_mark);
    layout->addLayout(texts, 1);
    layout->addWidget(m_buttons);
}

void ChecklistCard::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    describe();
}

void ChecklistCard::setDone(bool done)
{
    m_isDone = done;
    m_buttons->setVisible(!done || m_staysOpen);
    m_mark->setIcon(done ? m_theme.icon(Icon::Success, Tint::Ok) : m_theme.icon(Icon::Todo, Tint::Muted));
    describe();
}

ActionButton &ChecklistCard::addButton(QAction &action)
{
    auto *button = new ActionButton(action, m_buttons);
    m_buttons->layout()->addWidget(button);
    return *button;
}

void ChecklistCard::setNext(bool isNext)
{
    const auto buttons = m_buttons->findChildren<ActionButton *>();
    if (!buttons.isEmpty())
        buttons.constFirst()->setDefault(isNext);
}

void ChecklistCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, m_theme.tokens().panel, m_theme.tokens().line);
}

void ChecklistCard::describe()
{
    //: Read out by screen readers: title of a step and whether it is done
    setAccessibleName(m_isDone ? tr("%1, done").arg(m_title->text()) : tr("%1, to do").arg(m_title->text()));
    setAccessibleDescription(m_text->text());
}

} // namespace tooltray::ui
