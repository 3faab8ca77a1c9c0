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

FloatingNotices::FloatingNotices(QWidget &area) : QWidget(&area), m_area(area)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(metrics::kSpacingSmall);
    area.installEventFilter(this);
    hide();
}

FloatingNotices::~FloatingNotices() = default;

void FloatingNotices::add(QWidget &notice)
{
    const bool isHidden = notice.isHidden();
    layout()->addWidget(&notice);
    notice.setVisible(!isHidden);
    notice.installEventFilter(this);
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
    const QEvent::Type type = event->type();
    const bool isOfArea = watched == &m_area && type == QEvent::Resize;
    if (isOfArea || type == QEvent::ShowToParent || type == QEvent::HideToParent)
        place();
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
    const int width = std::min(m_area.width() - 2 * metrics::kMargin, kWidestNotice);
    const int height =
        column.hasHeightForWidth() ? column.totalHeightForWidth(width) : column.totalSizeHint().height();
    setGeometry((m_area.width() - width) / 2, m_area.height() - height - metrics::kMargin, width, height);
    raise();
}

} // namespace tooltray::ui
