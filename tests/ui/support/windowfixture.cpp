// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/windowfixture.h"

#include "ui/actions/actionids.h"
#include "ui/support/picture.h"

#include <QAction>
#include <QApplication>
#include <QTest>

namespace tooltray::test {

WindowFixture::WindowFixture(ui::ThemeChoice themeChoice, const QString &languageCode)
    : theme(*qApp, themeChoice)
    , language(languageCode)
{
    useTestFont();
    rebuildWindow();
}

WindowFixture::~WindowFixture() = default;

void WindowFixture::rebuildWindow()
{
    window.reset();
    state.reset(); // writes the file
    state = std::make_unique<ui::UiState>(stateFile());
    window = std::make_unique<ui::MainWindow>(ui::WindowContext{engine, server, theme, language, *state});
}

bool WindowFixture::startServer()
{
    trigger(ui::actionid::kToggleServer);
    return QTest::qWaitFor(
        [this] { return engine.serverStatus().state == engine::ServerStatus::State::Running; });
}

void WindowFixture::trigger(const QString &actionId)
{
    window->actions().action(actionId)->trigger();
}

} // namespace tooltray::test
