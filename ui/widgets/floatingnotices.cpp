// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/floatingnotices.h"

#include "ui/theme/metrics.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kWidestNotice = 760;

} // namespace

FloatingNotices::FloatingNotices(QWidget &area, End end) : QWidget(&area), m_area(area), m_end(end)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(metrics::kSpacingSmall);
    area.installEventFilter(this);
    hide();
}

void FloatingNotices::add(QWidget &notice)
{
    const bool isHidden = notice.isHidden();
    layout()->addWidget(&notice);
    notice.setVisible(!isHidden);
    notice.installEventFilter(this);
    place();
}

void FloatingNotices::keepOver(const QList<QWidget *> &parts)
{
    m_parts = parts;
    for (QWidget *part : parts)
        part->installEventFilter(this);
    place();
}

bool FloatingNotices::event(QEvent *event)
{
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return isTaken;
}

bool FloatingNotices::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
        if (watched != &m_area && !m_parts.contains(watched))
            break;
        [[fallthrough]];
    case QEvent::ShowToParent:
    case QEvent::HideToParent: place(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void FloatingNotices::place()
{
    const QLayout &column = *layout();
    bool isAny = false;
    for (int i = 0; i < column.count(); ++i)
        isAny = isAny || !column.itemAt(i)->widget()->isHidden();
    setVisible(isAny);
    if (!isAny)
        return;
    const auto seen =
        std::ranges::find_if(m_parts, [this](const QWidget *part) { return part->isVisibleTo(&m_area); });
    const QWidget &below = seen == m_parts.end() ? m_area : **seen;
    const QRect room(below.mapTo(&m_area, QPoint()), below.size());
    const int width = std::min(room.width() - 2 * metrics::kMargin, kWidestNotice);
    const int height =
        column.hasHeightForWidth() ? column.totalHeightForWidth(width) : column.totalSizeHint().height();
    const int top =
        m_end == End::Top ? room.top() + metrics::kMargin : room.bottom() + 1 - height - metrics::kMargin;
    setGeometry(room.left() + (room.width() - width) / 2, std::max(0, top), width, height);
    raise();
}

} // namespace tooltray::ui
