// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"

#include "app/commandline.h"
#include "app/report.h"
#include "app/terminationsignals.h"
#include "base/ask.h"
#include "engine/engine.h"

#include <QCoreApplication>

#include <cstdio>

namespace tooltray::app {

int runHeadless(const CommandLine &line, const std::string &dataFolder)
{
    using Status = Result<engine::ServerStatus>;
    engine::Engine engine;
    TerminationSignals signals;
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, [&engine] {
        whenDone(engine.stopServer(), qApp, [](const Status &) { QCoreApplication::quit(); });
    });

    engine::ServerSettings settings;
    settings.port = line.port.value_or(settings.port);
    settings.hasDemo = line.hasDemo;
    whenDone(engine.startServer(settings), qApp, [&dataFolder](const Status &started) {
        if (!started) {
            QCoreApplication::exit(reportFailure(started.error()));
            return;
        }
        std::printf("Tooltray serves on %s, data in %s\n", started->url.c_str(), dataFolder.c_str());
        std::fflush(stdout); // whoever started us may be waiting for the line at a pipe
        reportDemo(*started);
    });
    return QCoreApplication::exec();
}

} // namespace tooltray::app
