// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/navigationrail.h"

#include "ui/delegates/raildelegate.h"
#include "ui/language/language.h"
#include "ui/models/railmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/metrics.h"

#include <QEvent>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kRailWidth = 158;

} // namespace

NavigationRail::NavigationRail(const Theme &theme, RailModel &model, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_delegate(new RailDelegate(theme, this))
{
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Window);
    viewport()->setBackgroundRole(QPalette::Window);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, metrics::kSpacingSmall, 0, metrics::kSpacingSmall);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    connect(&model, &RailModel::dataChanged, this, &NavigationRail::fit);
    keepTranslated(*this, [this] { setAccessibleName(tr("Pages")); });
    fit();
}

void NavigationRail::setCurrentPage(const QString &id)
{
    setCurrentIndex(m_model.indexOf(id));
}

void NavigationRail::setCollapsed(bool collapsed)
{
    if (m_isCollapsed == collapsed)
        return;
    m_isCollapsed = collapsed;
    m_delegate->setCollapsed(collapsed);
    fit();
    viewport()->update();
}

QSize NavigationRail::sizeHint() const
{
    int width = m_isCollapsed ? 0 : kRailWidth;
    int height = 2 * metrics::kSpacingSmall;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QSize size = m_delegate->sizeHint(option, m_model.index(row));
        width = std::max(width, size.width());
        height += size.height();
    }
    return {width, height};
}

QSize NavigationRail::minimumSizeHint() const
{
    return {sizeHint().width(), 0};
}

void NavigationRail::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void NavigationRail::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT pageChosen(current.data(IdRole).toString());
}

void NavigationRail::fit()
{
    setFixedWidth(sizeHint().width());
    updateGeometry();
}

} // namespace tooltray::ui
