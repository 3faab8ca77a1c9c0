// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frontends.h"

#include "app/commandline.h"
#include "app/operationhost.h"
#include "app/relayhost.h"
#include "app/report.h"
#include "app/singleinstance.h"
#include "app/terminationsignals.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/startfailure.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/workspacewindow.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QSystemTrayIcon>

namespace tooltray::app {

namespace {

// The command that started this process, without what is for one run only, such as the port.
QStringList startCommand(const CommandLine &line, const std::string &dataFolder)
{
    QStringList command{QCoreApplication::applicationFilePath()};
    if (line.dataFolder)
        command << QStringLiteral("--data-dir") << QString::fromStdString(dataFolder);
    if (line.config) {
        command << QStringLiteral("--config")
                << QDir::current().absoluteFilePath(QString::fromStdString(*line.config));
    }
    return command;
}

} // namespace

std::unique_ptr<QCoreApplication> createWindowApplication(int &argc, char *argv[])
{
    auto application = std::make_unique<QApplication>(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false); // the server may go on without the window
    return application;
}

int showFailure(const Error &error)
{
    TerminationSignals signals; // first: the reader of the line may end the program at once
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, &QCoreApplication::quit);
    const int code = reportFailure(error);
    const ui::Theme theme(*qApp);
    const ui::Language language; // of the desktop: the user's choice is in the folder that cannot be used
    ui::StartFailure window(error);
    QApplication::setQuitOnLastWindowClosed(true);
    window.show();
    QCoreApplication::exec();
    return code;
}

int runWindowed(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log)
{
    engine::Engine engine(engineSettings(line, dataFolder));
    const auto warnings = std::make_shared<RecentWarnings>(engine.logFilter());
    log.setFilter(warnings);
    RelayHost relays(engine, instance);
    const OperationHost operations({engine, dataFolder, true, true}, instance);
    ui::UiState state(QDir(QString::fromStdString(dataFolder)).filePath(QStringLiteral("ui.ini")));
    ui::Theme theme(*qApp, state.theme());
    theme.setCodeStyle(state.codeStyle());
    theme.setCompact(state.isCompact());
    theme.setStill(state.reducesMotion());
    ui::Language language(state.language());
    const engine::ServerSettings server = serverSettings(line);
    ui::WorkspaceWindow workspaces({engine, server, theme, language, state, startCommand(line, dataFolder),
                                    [warnings] { return warnings->lines(); }});

    const auto endWell = [&engine, &relays] {
        TerminationSignals::limitEnding();
        relays.settle(RelayHost::kEndPatience, [&engine] {
            whenDone(engine.stopServer(), qApp,
                     [](const Result<engine::ServerStatus> &) { QCoreApplication::quit(); });
        });
    };
    QObject::connect(&workspaces, &ui::WorkspaceWindow::quitRequested, qApp, endWell);
    TerminationSignals signals(TerminationSignals::Limit::FromEnding);
    QObject::connect(&signals, &TerminationSignals::terminationRequested, &workspaces,
                     [&workspaces] { workspaces.window().quit(); });
    const auto open = [&workspaces](const std::string &file) {
        if (file.empty())
            return workspaces.window().raiseWindow();
        workspaces.window().openFile(QString::fromStdString(file));
    };
    QObject::connect(&instance, &SingleInstance::raiseRequested, &workspaces, open);
    instance.setHasWindow(true);

    // Without a tray, a hidden window could not be opened again.
    if (!state.startsHidden() || !QSystemTrayIcon::isSystemTrayAvailable())
        workspaces.window().show();
    if (line.file)
        open(*line.file);
    whenDone(engine.startServer(server), qApp, [&relays](const Result<engine::ServerStatus> &started) {
        relays.serverStarted();
        if (started) // else the window says it
            reportDemo(*started);
    });
    return QCoreApplication::exec();
}

} // namespace tooltray::app
