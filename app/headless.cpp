// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"

#include "app/commandline.h"
#include "app/operationhost.h"
#include "app/relayhost.h"
#include "app/report.h"
#include "app/settings.h"
#include "app/singleinstance.h"
#include "app/terminationsignals.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "json/write.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <unistd.h>
#include <utility>

namespace tooltray::app {
namespace {

void printConnection(engine::Engine &engine)
{
    whenDone(
        engine.connectGuest(engine::Guest::Script), qApp,
        [](const Result<engine::ServerConnection> &connection) {
            if (!connection) {
                QCoreApplication::exit(reportFailure(connection.error()));
                return;
            }
            const auto line = json::Value::object({{"url", connection->url}, {"token", connection->token}});
            std::printf("%s\n", json::write(line).c_str());
            std::fflush(stdout);
        });
}

// What comes of it is told on standard error: scripts read the connection on standard output.
void moveLibrary(engine::Engine &engine, std::function<void()> next)
{
    whenDone(engine.open(), qApp, [&engine, next = std::move(next)](const Result<void> &opened) {
        if (!opened)
            return next(); // the server cannot start either, and says why
        whenDone(engine.workspaceClient().moveLibrary(), qApp, [next](const Result<void> &moved) {
            if (moved)
                std::fprintf(stderr, "tooltray: The library was copied; the old one is unchanged.\n");
            else
                reportFailure(moved.error());
            next();
        });
    });
}

// Nobody reads what it says from now on: the relay that started it may end before it does.
void closeStandardError()
{
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
}

// A relay finds the server wherever it is, so a port that somebody else has is no reason not to serve.
void startServer(engine::Engine &engine, const CommandLine &line,
                 std::function<void(const Result<engine::ServerStatus> &)> started)
{
    whenDone(engine.startServer(serverSettings(line)), qApp,
             [&engine, &line, started = std::move(started)](const Result<engine::ServerStatus> &first) {
                 if (first || !line.isForRelays || first.error().code != "port_in_use")
                     return started(first);
                 engine::ServerSettings settings = serverSettings(line);
                 settings.port = 0;
                 whenDone(engine.startServer(settings), qApp, started);
             });
}

} // namespace

int runHeadless(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log)
{
    using Status = Result<engine::ServerStatus>;
    engine::Engine engine(engineSettings(line, dataFolder));
    log.setFilter(engine.logFilter());
    RelayHost relays(engine, instance);
    const OperationHost operations({engine, dataFolder, true, false}, instance);
    const auto end = [&engine, &relays](std::chrono::milliseconds patience) {
        relays.settle(patience, [&engine] {
            whenDone(engine.stopServer(), qApp, [](const Status &) { QCoreApplication::quit(); });
        });
    };
    TerminationSignals signals(TerminationSignals::Limit::FromSignal);
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp,
                     [end] { end(RelayHost::kEndPatience); });
    if (line.isForRelays) {
        instance.setMakesRoom(true);
        QObject::connect(&instance, &SingleInstance::roomRequested, qApp,
                         [end] { end(RelayHost::kHandoverPatience); });
        relays.whenDeserted([end] { end(RelayHost::kEndPatience); });
    }

    const auto serving = [&engine, &relays, &dataFolder, &line](const Status &started) {
        if (!started) {
            QCoreApplication::exit(reportFailure(started.error()));
            return;
        }
        relays.serverStarted();
        if (line.isForRelays)
            return closeStandardError();
        if (line.printsConnection)
            return printConnection(engine);
        std::printf("Tooltray serves on %s, data in %s\n", started->url.c_str(), dataFolder.c_str());
        std::fflush(stdout); // whoever started us may be waiting for the line at a pipe
        reportDemo(*started);
    };
    const auto serve = [&engine, &line, serving] { startServer(engine, line, serving); };
    if (line.movesLibrary)
        moveLibrary(engine, serve); // first, so that no client finds half of it
    else
        serve();
    return QCoreApplication::exec();
}

} // namespace tooltray::app
