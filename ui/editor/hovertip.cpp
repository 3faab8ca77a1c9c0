// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/hovertip.h"

#include "ui/editor/codeeditor.h"

#include <QMouseEvent>
#include <QToolTip>

#include <chrono>
#include <cstdlib>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kRest{400};

} // namespace

HoverTip::HoverTip(CodeEditor &editor, std::function<QString(int)> tell)
    : QObject(&editor)
    , m_editor(editor)
    , m_tell(std::move(tell))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &HoverTip::show);
    editor.viewport()->setMouseTracking(true);
    editor.viewport()->installEventFilter(this);
}

HoverTip::~HoverTip() = default;

void HoverTip::hide()
{
    m_rest.stop();
    QToolTip::hideText();
}

bool HoverTip::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        m_mouse = mouse->position().toPoint();
        if (mouse->buttons() == Qt::NoButton)
            m_rest.start();
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::Leave:
    case QEvent::Wheel: m_rest.stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void HoverTip::show()
{
    const QTextCursor under = m_editor.cursorForPosition(m_mouse);
    const QRect place = m_editor.cursorRect(under);
    // Behind the end of a line the nearest position is not what the mouse is at.
    const int slack = m_editor.fontMetrics().averageCharWidth() * 2;
    const bool isThere = std::abs(place.center().x() - m_mouse.x()) <= slack && place.top() <= m_mouse.y()
                         && m_mouse.y() <= place.bottom();
    const QString tip = isThere ? m_tell(under.position()) : QString();
    QWidget *viewport = m_editor.viewport();
    if (!tip.isEmpty())
        QToolTip::showText(viewport->mapToGlobal(m_mouse), tip, viewport,
                           place.adjusted(-slack, 0, slack, 0));
}

} // namespace tooltray::ui
