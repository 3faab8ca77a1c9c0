// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/undonotice.h"

#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
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
    , m_undo(new QAction(this))
    , m_timer(new QTimer(this))
{
    m_message->addButton(*m_undo);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacing, metrics::kSpacing, metrics::kSpacing, 0);
    layout->addWidget(m_message);
    hide();
    m_timer->setInterval(kDuration);
    connect(m_timer, &QTimer::timeout, this, &UndoNotice::expire);
    connect(m_undo, &QAction::triggered, this, [this] {
        const auto way = std::exchange(m_way, {});
        dismiss();
        if (way)
            way();
    });
    keepTranslated(*this, [this] { m_undo->setText(tr("Undo")); });
}

UndoNotice::~UndoNotice() = default;

void UndoNotice::offer(const QString &text, std::function<void()> undo)
{
    m_way = std::move(undo);
    m_message->setMessage(MessageKind::Info, text);
    show();
    m_timer->start();
}

void UndoNotice::dismiss()
{
    m_timer->stop();
    m_way = {};
    hide();
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
