// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/taborder.h"

#include <QLayout>
#include <QWidget>

namespace tooltray::ui {
namespace {

// Not what only hands the keyboard on to one of its parts.
bool isControl(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

} // namespace

QWidgetList controlsOf(const QLayout &layout)
{
    QWidgetList controls;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem *item = layout.itemAt(i);
        QWidget *widget = item->widget();
        if (widget && isControl(*widget))
            controls.append(widget);
        else if (const QLayout *inner = widget ? widget->layout() : item->layout())
            controls += controlsOf(*inner);
    }
    return controls;
}

void orderTabs(const QWidgetList &controls)
{
    for (qsizetype i = 1; i < controls.size(); ++i)
        QWidget::setTabOrder(controls[i - 1], controls[i]);
}

} // namespace tooltray::ui
