// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/dialogactions.h"

#include <QObject>

#include <memory>

namespace tooltray::ui {

class MainWindow;

// The main window of one workspace at a time: another one takes its place when a person turns to another workspace.
class WorkspaceWindow final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceWindow)

public:
    // The engine is that of the default workspace; the window opens with the workspace that was open last.
    explicit WorkspaceWindow(WindowContext context);
    ~WorkspaceWindow() override;

    MainWindow &window() { return *m_window; }
    void open(const QString &workspace);

Q_SIGNALS:
    void quitRequested();

private:
    WindowContext m_context;
    std::unique_ptr<engine::Engine> m_engine;
    std::unique_ptr<MainWindow> m_window; // works with the engine
};

} // namespace tooltray::ui
