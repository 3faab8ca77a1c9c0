// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/commandline.h"
#include "app/datafolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace tooltray::app {

namespace {

// Of this computer and this user, whatever the data folder is: one that somebody sent must not bring its own consents.
// Neither is it among the settings, which people copy from one computer to another.
std::string consentFile()
{
#ifdef Q_OS_LINUX
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString folder =
        QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
#else
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
#endif
    return QDir::cleanPath(folder + QStringLiteral("/tooltray/consent.json")).toStdString();
}

} // namespace

engine::EngineSettings engineSettings(const CommandLine &line, const std::string &dataFolder)
{
    engine::EngineSettings settings{.dataFolder = dataFolder};
    settings.consentFile = consentFile();
    if (line.config)
        settings.configFile =
            QDir::current().absoluteFilePath(QString::fromStdString(*line.config)).toStdString();
    settings.isConfigOwn = line.config || isUsualDataFolder(dataFolder);
    settings.movesLibrary = line.movesLibrary;
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
