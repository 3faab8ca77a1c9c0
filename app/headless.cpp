// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"

#include "app/commandline.h"
#include "app/instanceconnector.h"
#include "app/report.h"
#include "app/settings.h"
#include "app/singleinstance.h"
#include "app/terminationsignals.h"
#include "base/ask.h"
#include "base/logoutput.h"
#include "engine/engine.h"

#include <QCoreApplication>

#include <cstdio>

namespace tooltray::app {
namespace {

void printConnection(engine::Engine &engine)
{
    whenDone(engine.connectGuest(engine::Guest::Script), qApp,
             [](const Result<engine::Connection> &connection) {
                 if (!connection) {
                     QCoreApplication::exit(reportFailure(connection.error()));
                     return;
                 }
                 std::printf("%s\n", connectionLine(*connection).c_str());
                 std::fflush(stdout);
             });
}

} // namespace

int runHeadless(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log)
{
    using Status = Result<engine::ServerStatus>;
    engine::Engine engine(engineSettings(line, dataFolder));
    log.setFilter(engine.logFilter());
    instance.setConnector(connectorTo(engine));
    TerminationSignals signals;
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, [&engine] {
        whenDone(engine.stopServer(), qApp, [](const Status &) { QCoreApplication::quit(); });
    });

    const bool printsConnection = line.printsConnection;
    whenDone(engine.startServer(serverSettings(line)), qApp,
             [&engine, &dataFolder, printsConnection](const Status &started) {
                 if (!started) {
                     QCoreApplication::exit(reportFailure(started.error()));
                     return;
                 }
                 if (printsConnection)
                     return printConnection(engine);
                 std::printf("Tooltray serves on %s, data in %s\n", started->url.c_str(), dataFolder.c_str());
                 std::fflush(stdout); // whoever started us may be waiting for the line at a pipe
                 reportDemo(*started);
             });
    const int exitCode = QCoreApplication::exec();
    instance.setConnector({});
    return exitCode;
}

} // namespace tooltray::app
