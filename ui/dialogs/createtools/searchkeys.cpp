// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/searchkeys.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>

namespace tooltray::ui {

SearchKeys::SearchKeys(QLineEdit &field, QAbstractItemView &view)
    : QObject(&field)
    , m_field(field)
    , m_view(view)
{
    field.installEventFilter(this);
}

SearchKeys::~SearchKeys() = default;

bool SearchKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_field || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Down) {
        goToView();
        return true;
    }
    if (key != Qt::Key_Escape || m_field.text().isEmpty())
        return false;
    m_field.clear();
    return true;
}

void SearchKeys::goToView()
{
    if (!m_view.currentIndex().isValid())
        m_view.setCurrentIndex(m_view.model()->index(0, 0));
    m_view.setFocus(Qt::OtherFocusReason);
}

} // namespace tooltray::ui
