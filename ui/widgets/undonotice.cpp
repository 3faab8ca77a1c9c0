// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/undonotice.h"

#include "ui/language/language.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDuration = 10'000;

} // namespace

UndoNotice::UndoNotice(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_message(new InlineMessage(theme, this))
    , m_next(new QAction(this))
    , m_undo(new QAction(this))
    , m_timer(new QTimer(this))
{
    m_message->addButton(*m_undo);
    m_message->letClose();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_message);
    hide();
    m_timer->setInterval(kDuration);
    connect(m_timer, &QTimer::timeout, this, &UndoNotice::expire);
    const auto go = [this](std::function<void()> UndoNotice::*member) {
        const auto way = this->*member;
        dismiss();
        if (way)
            way();
    };
    connect(m_next, &QAction::triggered, this, [go] { go(&UndoNotice::m_runNext); });
    connect(m_undo, &QAction::triggered, this, [go] { go(&UndoNotice::m_way); });
    connect(m_message, &InlineMessage::closed, this, [this] { dismiss(); });
    keepTranslated(*this, [this] { m_undo->setText(tr("Undo")); });
}

UndoNotice::Id UndoNotice::offer(const QString &text, std::function<void()> undo)
{
    m_timer->start();
    return put(text, std::move(undo), {});
}

UndoNotice::Id UndoNotice::offer(const QString &text, std::function<void()> undo, Choice next)
{
    m_timer->stop();
    return put(text, std::move(undo), std::move(next));
}

void UndoNotice::report(const QString &text, std::function<void()> undo)
{
    put(text, std::move(undo), {});
    m_timer->stop();
}

UndoNotice::Id UndoNotice::put(const QString &text, std::function<void()> undo, Choice next)
{
    m_way = std::move(undo);
    m_runNext = std::move(next.run);
    const bool hasNext = m_runNext != nullptr;
    m_next->setText(next.text);
    m_next->setVisible(hasNext);
    if (hasNext && !std::exchange(m_hasNextButton, true))
        m_message->addButton(*m_next);
    m_message->setMessage(MessageKind::Info, text);
    m_message->show();
    show();
    return ++m_last;
}

void UndoNotice::dismiss()
{
    m_timer->stop();
    m_way = {};
    m_runNext = {};
    hide();
}

void UndoNotice::dismiss(Id offered)
{
    if (offered == m_last)
        dismiss();
}

void UndoNotice::setDuration(int milliseconds)
{
    m_timer->setInterval(milliseconds);
}

void UndoNotice::expire()
{
    const QWidget *focused = focusWidget();
    if (!underMouse() && !(focused && focused->hasFocus()))
        dismiss();
}

} // namespace tooltray::ui
