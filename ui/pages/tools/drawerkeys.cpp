// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/drawerkeys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace tooltray::ui {

DrawerKeys::DrawerKeys(QWidget &editor, QWidget &drawer, std::function<QWidget *()> usual)
    : QObject(&editor)
    , m_editor(editor)
    , m_usual(std::move(usual))
{
    drawer.installEventFilter(this);
    // These take Escape for a letter to be looked for.
    for (auto *view : drawer.findChildren<QAbstractItemView *>())
        view->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this, &drawer](const QWidget *, QWidget *now) {
        if (now && m_editor.isAncestorOf(now) && !drawer.isAncestorOf(now))
            m_before = now;
    });
}

// A widget that handles the key itself, such as a cell being edited, does not pass it on to here.
bool DrawerKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    const bool isEscape = isPress && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (m_leftTo && watched == m_leftTo) {
        if (isPress || event->type() == QEvent::FocusOut)
            forgetLeft();
        if (isEscape)
            Q_EMIT closeWanted();
        return isEscape;
    }
    const auto *inDrawer = qobject_cast<const QWidget *>(watched);
    if (!isEscape || !inDrawer || inDrawer->window() != m_editor.window()) // a popup is closed
        return QObject::eventFilter(watched, event);
    leave();
    return true;
}

void DrawerKeys::leave()
{
    Q_EMIT left();
    QWidget *to = m_before;
    if (!to || !to->isVisible() || !to->isEnabled())
        to = m_usual();
    to->setFocus(Qt::OtherFocusReason);
    m_leftTo = to;
    to->installEventFilter(this);
}

void DrawerKeys::forgetLeft()
{
    m_leftTo->removeEventFilter(this);
    m_leftTo = nullptr;
}

} // namespace tooltray::ui
