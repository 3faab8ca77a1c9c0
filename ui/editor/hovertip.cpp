// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/hovertip.h"

#include "ui/editor/codeeditor.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QMouseEvent>
#include <QScreen>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kRest{400};
constexpr int kDocsWidth = 320;
constexpr int kBelowMouse = 20;

} // namespace

DocsTip::DocsTip(QWidget *parent) : QLabel(parent, Qt::ToolTip)
{
    setTextFormat(Qt::RichText);
    setMargin(metrics::kSpacing);
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setFixedWidth(kDocsWidth);
    setFocusPolicy(Qt::NoFocus);
}

void DocsTip::setDocs(const QString &html, const Tokens &tokens)
{
    setStyleSheet(QStringLiteral("QLabel { background: %1; border: 1px solid %2 }")
                      .arg(tokens.panel.name(), tokens.outline.name()));
    setText(html);
    setMinimumHeight(0); // the height of the text before is a lower bound of what it would need
    setFixedHeight(heightForWidth(kDocsWidth));
}

HoverTip::HoverTip(CodeEditor &editor, std::function<QString(int)> tell)
    : QObject(&editor)
    , m_editor(editor)
    , m_tip(new DocsTip(&editor))
    , m_tell(std::move(tell))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &HoverTip::show);
    editor.viewport()->setMouseTracking(true);
    editor.viewport()->installEventFilter(this);
}

void HoverTip::hide()
{
    m_rest.stop();
    m_tip->hide();
}

bool HoverTip::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        m_mouse = mouse->position().toPoint();
        if (mouse->buttons() == Qt::NoButton)
            m_rest.start();
        if (!m_place.contains(m_mouse))
            m_tip->hide();
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::Leave:
    case QEvent::Hide:
    case QEvent::Wheel: hide(); break;
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
    m_tip->setVisible(false);
    if (tip.isEmpty())
        return;
    m_place = place.adjusted(-slack, 0, slack, 0);
    m_tip->setDocs(tip, m_editor.theme().tokens());
    QPoint corner = m_editor.viewport()->mapToGlobal(m_mouse) + QPoint(0, kBelowMouse);
    if (const QScreen *screen = m_editor.screen()) {
        const QRect room = screen->availableGeometry();
        corner.setX(
            std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - m_tip->width())));
        if (corner.y() + m_tip->height() > room.bottom())
            corner.setY(std::max(room.top(), corner.y() - m_tip->height() - 2 * kBelowMouse));
    }
    m_tip->move(corner);
    m_tip->show();
}

} // namespace tooltray::ui
