// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/workspacewindow.h"

#include "engine/settings/serversettings.h"
#include "ui/language/utf8text.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"

#include <QTimer>

#include <utility>

namespace tooltray::ui {

WorkspaceWindow::WorkspaceWindow(WindowContext context) : m_context(std::move(context))
{
    const QString last = m_context.state.workspace();
    open(last.isEmpty() ? fromUtf8(engine::kDefaultWorkspace) : last);
}

WorkspaceWindow::~WorkspaceWindow() = default;

void WorkspaceWindow::open(const QString &workspace)
{
    struct Before {
        std::unique_ptr<engine::Engine> engine;
        std::unique_ptr<MainWindow> window;
    };
    auto before = std::make_shared<Before>(Before{std::move(m_engine), std::move(m_window)});
    if (before->window)
        before->window->remember();
    m_context.state.setWorkspace(workspace);
    m_engine = m_context.engine.atWorkspace(toUtf8(workspace));
    m_window = std::make_unique<MainWindow>(WindowContext{*m_engine, m_context.server, m_context.theme,
                                                          m_context.language, m_context.state,
                                                          m_context.startCommand, m_context.warnings});
    connect(m_window.get(), &MainWindow::quitRequested, this, &WorkspaceWindow::quitRequested);
    connect(m_window.get(), &MainWindow::workspaceWanted, this, &WorkspaceWindow::open);
    if (!before->window)
        return;
    if (before->window->isVisible())
        m_window->show();
    before->window->hide();
    QTimer::singleShot(0, this, [before] { before->window.reset(); }); // it is what asks for this
}

} // namespace tooltray::ui
