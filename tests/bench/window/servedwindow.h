// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace tooltray::bench {

// The window over a server with the sample API, and a tool "get_viewer" that clients call.
class ServedWindow {
public:
    ServedWindow(); // ends the program where it does not come up
    ~ServedWindow();

    std::uint16_t port() const { return m_engine.serverStatus().port; }
    const std::string &callRequest() const { return m_request; }
    void open(const QString &page);
    void trigger(const QString &action);

    // Works on the window, over and over, for as long as the job of another thread takes.
    static void workDuring(const std::function<void()> &job, const std::function<void()> &work);

private:
    QTemporaryDir m_folder;
    engine::Engine m_engine;
    ui::UiState m_state;
    ui::Theme m_theme;
    ui::Language m_language;
    engine::ServerSettings m_server{.port = 0, .hasDemo = true};
    std::unique_ptr<ui::MainWindow> m_window;
    std::string m_request;
};

} // namespace tooltray::bench
