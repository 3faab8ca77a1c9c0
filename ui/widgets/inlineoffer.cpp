// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlineoffer.h"

#include "ui/language/language.h"

#include <QAction>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

InlineOffer::InlineOffer(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_message(new InlineMessage(theme, this))
    , m_do(new QAction(this))
    , m_leave(new QAction(this))
{
    m_message->addButton(*m_do);
    m_leaveButton = &m_message->addButton(*m_leave);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_message);
    connect(m_do, &QAction::triggered, this, [this] {
        const auto run = std::exchange(m_choice, {}).run;
        leave();
        if (run)
            run(); // which may have something to say here
    });
    connect(m_leave, &QAction::triggered, this, &InlineOffer::leave);
    keepTranslated(*this, [this] { setTexts(); });
    hide();
}

void InlineOffer::tell(MessageKind kind, const QString &text)
{
    put(kind, text, {}, LeaveLabel::Close);
}

void InlineOffer::offer(MessageKind kind, const QString &text, Choice choice)
{
    put(kind, text, std::move(choice), LeaveLabel::Close);
}

void InlineOffer::ask(const QString &question, Choice choice)
{
    put(MessageKind::Warning, question, std::move(choice), LeaveLabel::Cancel);
    m_leaveButton->setFocus(Qt::OtherFocusReason);
}

void InlineOffer::dismiss()
{
    m_choice = {};
    hide();
}

QString InlineOffer::text() const
{
    return m_message->text();
}

void InlineOffer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QWidget::keyPressEvent(event);
}

void InlineOffer::put(MessageKind kind, const QString &text, Choice choice, LeaveLabel leaveLabel)
{
    m_choice = std::move(choice);
    m_leaveLabel = leaveLabel;
    setTexts();
    m_message->setMessage(kind, text);
    show();
}

void InlineOffer::leave()
{
    const QWidget *focused = focusWidget();
    const bool hadKeyboard = focused && focused->hasFocus();
    dismiss();
    if (hadKeyboard)
        Q_EMIT left();
}

void InlineOffer::setTexts()
{
    m_leave->setText(m_leaveLabel == LeaveLabel::Cancel ? tr("Cancel") : tr("Dismiss"));
    // A button has a name even while it is not there.
    const bool hasChoice = !m_choice.text.isEmpty();
    m_do->setText(hasChoice ? m_choice.text : m_leave->text());
    m_do->setVisible(hasChoice);
}

} // namespace tooltray::ui
