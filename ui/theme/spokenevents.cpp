// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/spokenevents.h"

#include "ui/theme/screenreader.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>

namespace tooltray::ui {
namespace {

// The lists of completers and boxes, and those that are searched by a field above them.
bool isDrivenBy(const QWidget &focused, const QAbstractItemView &view)
{
    if (view.window()->windowType() == Qt::Popup)
        return true;
    const QWidget *around = qobject_cast<const QLineEdit *>(&focused) ? focused.parentWidget() : nullptr;
    return around && qobject_cast<const QListView *>(&view) && around->isAncestorOf(&view);
}

bool isInUse(const QAbstractItemView &view)
{
    const QWidget *focused = QApplication::focusWidget();
    return focused && view.isVisible()
           && (focused == &view || view.isAncestorOf(focused) || isDrivenBy(*focused, view));
}

// What screen readers ask for anew when it is shown. Names and states they remember, and must hear of at any time.
bool isOfTheMoment(QAccessible::Event kind)
{
    switch (kind) {
    case QAccessible::Focus:
    case QAccessible::TableModelChanged:
    case QAccessible::TextAttributeChanged:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextSelectionChanged:
    case QAccessible::TextUpdated:
    case QAccessible::ValueChanged:
    case QAccessible::VisibleDataChanged: return true;
    default: return false;
    }
}

// Qt tells that the current row of any view has the keyboard, and screen readers go there.
bool isMisleading(const QAccessibleEvent &event, const QWidget &widget)
{
    if (!widget.isVisible() && isOfTheMoment(event.type()))
        return true;
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    return view && event.type() == QAccessible::Focus && event.child() >= 0 && !isInUse(*view);
}

// Qt tells it before the view itself has the keyboard, or not at all, and screen readers read the view alone.
void tellCurrentRow(QAccessibleEvent &event, const EventListener &tell)
{
    QAccessibleInterface *view = event.accessibleInterface();
    QAccessibleInterface *row = view ? view->focusChild() : nullptr;
    if (!row || row == view)
        return;
    QAccessibleEvent again(row, QAccessible::Focus);
    tell(again);
}

void tellPlatform(QAccessibleEvent *event)
{
    correctEvent(*event, [](QAccessibleEvent &corrected) {
        const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
        QAccessible::updateAccessibility(&corrected);
        QAccessible::installUpdateHandler(handler);
    });
}

} // namespace

void correctEvent(QAccessibleEvent &event, const EventListener &tell)
{
    const auto *widget = qobject_cast<const QWidget *>(event.object());
    if (!widget)
        return tell(event);
    if (isMisleading(event, *widget))
        return;
    tell(event);
    const bool hasFocus = widget->hasFocus();
    if (hasFocus && event.type() == QAccessible::Focus && event.child() < 0
        && qobject_cast<const QAbstractItemView *>(widget))
        tellCurrentRow(event, tell);
    // Screen readers for the bridge of Qt 6.4 follow no value of a box.
    const auto *box = qobject_cast<const QComboBox *>(widget);
    if (box && hasFocus && event.type() == QAccessible::ValueChanged && !box->view()->isVisible())
        Announcement::say(*box, box->currentText());
}

void installEvents()
{
    QAccessible::installUpdateHandler(tellPlatform);
}

} // namespace tooltray::ui
