// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>

#include <memory>

namespace tooltray::test {

// The whole window over a folder of its own and a server on a free port.
class WindowFixture final {
public:
    explicit WindowFixture(ui::ThemeChoice theme = ui::ThemeChoice::Light,
                           const QString &language = QStringLiteral("en"));
    ~WindowFixture();

    QString stateFile() const { return folder.filePath(QStringLiteral("ui.ini")); }
    // As at the next start of the program.
    void rebuildWindow();
    bool startServer();
    void trigger(const QString &actionId);

    QTemporaryDir folder;
    engine::Engine engine;
    std::unique_ptr<ui::UiState> state;
    ui::Theme theme;
    ui::Language language;
    engine::ServerSettings server{.port = 0};
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace tooltray::test
