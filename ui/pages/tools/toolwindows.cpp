// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolwindows.h"

#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolview.h"
#include "ui/pages/tools/toolwindow.h"
#include "ui/pages/tools/toolwindowpage.h"
#include "ui/state/uistate.h"

#include <QEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr QPoint kStepAside(32, 32);

} // namespace

ToolWindows::ToolWindows(const PageContext &context, ToolDrafts &drafts, QWidget &home)
    : QObject(&home)
    , m_context(context)
    , m_drafts(drafts)
    , m_home(home)
{}

ToolWindows::~ToolWindows() = default;

bool ToolWindows::has(const QString &id) const
{
    const auto found = m_windows.find(id);
    return found != m_windows.end() && found->second;
}

ToolWindowPage &ToolWindows::open(const QString &id)
{
    if (!has(id)) {
        auto made = std::make_unique<ToolWindow>(m_context, m_drafts, m_home, id);
        // Later, as a window cannot go while it is told to close, and what it saves comes first.
        connect(made.get(), &ToolWindow::closed, this, &ToolWindows::takeAwayClosed, Qt::QueuedConnection);
        connect(&made->page().view().session(), &ToolSession::settled, this, &ToolWindows::takeAwayClosed,
                Qt::QueuedConnection);
        placeBeside(*made);
        made->show();
        made->page().view().editor().setFocus();
        m_windows.insert_or_assign(id, std::move(made));
        m_home.window()->installEventFilter(this);
    }
    ToolWindow &window = *m_windows.at(id);
    bringToFront(window);
    return window.page();
}

void ToolWindows::close(const QString &id)
{
    if (has(id))
        m_windows.at(id)->close();
}

void ToolWindows::rename(const QString &before, const QString &now)
{
    if (!has(before) || before == now)
        return;
    if (has(now)) { // of one that was deleted
        ToolWindow *gone = m_windows.extract(now).mapped().release();
        gone->hide();
        gone->deleteLater();
    }
    auto node = m_windows.extract(before);
    node.key() = now;
    m_windows.insert(std::move(node)).position->second->page().adopt(now);
}

void ToolWindows::settle()
{
    std::vector<ToolSession *> sessions; // settled, one may get another place in the map
    for (const auto &[id, window] : m_windows)
        sessions.push_back(&window->page().view().session());
    for (ToolSession *session : sessions)
        session->settle();
}

bool ToolWindows::eventFilter(QObject *watched, QEvent *event)
{
    // One that is only minimised is told so by the desktop.
    if (watched == m_home.window() && event->type() == QEvent::Hide && !event->spontaneous()) {
        for (const auto &[id, window] : m_windows)
            window->close();
    }
    return QObject::eventFilter(watched, event);
}

void ToolWindows::placeBeside(ToolWindow &window) const
{
    if (!m_context.state.toolWindowPlace())
        return; // the desktop knows where
    const auto covers = [&window](const auto &other) {
        return other.second->isVisible() && other.second->pos() == window.pos();
    };
    while (std::ranges::any_of(m_windows, covers))
        window.move(window.pos() + kStepAside);
}

void ToolWindows::takeAwayClosed()
{
    std::vector<QString> gone;
    for (const auto &[id, window] : m_windows) {
        if (!window->isVisible() && !window->page().view().session().isSaving())
            gone.push_back(id);
    }
    for (const QString &id : gone) {
        const ToolSession::EditorSession editorSession =
            m_windows.at(id)->page().view().session().editorSession();
        m_windows.erase(id);
        Q_EMIT closed(id, editorSession);
    }
}

} // namespace tooltray::ui
