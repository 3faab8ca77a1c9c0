// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/commandline.h"
#include "app/datafolder.h"

#include <QCoreApplication>
#include <QDir>

namespace tooltray::app {

engine::EngineSettings engineSettings(const CommandLine &line, const std::string &dataFolder)
{
    engine::EngineSettings settings{.dataFolder = dataFolder};
    if (line.config)
        settings.configFile =
            QDir::current().absoluteFilePath(QString::fromStdString(*line.config)).toStdString();
    settings.relay = {QCoreApplication::applicationFilePath().toStdString(), "stdio"};
    if (!isFoundByEveryProgram(dataFolder))
        settings.relay.insert(settings.relay.end(), {"--data-dir", dataFolder});
    return settings;
}

engine::ServerSettings serverSettings(const CommandLine &line)
{
    return {.port = line.port, .hasDemo = line.hasDemo};
}

} // namespace tooltray::app
