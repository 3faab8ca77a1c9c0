// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stdiorelay.h"

#include "app/commandline.h"
#include "app/datafolder.h"
#include "app/instanceconnector.h"
#include "app/report.h"
#include "app/singleinstance.h"
#include "app/terminationsignals.h"
#include "base/systemclock.h"
#include "engine/serversettings.h"
#include "stdio/relay/relay.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QProcess>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <unistd.h>

namespace tooltray::app {
namespace {

constexpr std::chrono::seconds kStartPatience{10};
constexpr unsigned long kBetweenLooksMs = 10;

std::string urlOf(const CommandLine &line)
{
    const std::uint16_t port = line.port.value_or(engine::ServerSettings::kDefaultPort);
    return line.url.value_or("http://127.0.0.1:" + std::to_string(port) + "/mcp");
}

// Not on the command line, where every program of the computer could read it.
Result<std::string> tokenFromEnvironment()
{
    std::string token = qEnvironmentVariable("TOOLTRAY_TOKEN").toStdString();
    if (!std::ranges::all_of(token, [](char c) { return c > ' ' && c <= '~'; }))
        return Error{ErrorKind::Usage, "bad_token", "TOOLTRAY_TOKEN holds characters that no token has.",
                     "Copy the token again, without spaces and line ends."};
    return token;
}

// It outlives this process, and must not write between the messages of its client.
Result<void> startInBackground(const CommandLine &line, const std::string &dataFolder)
{
    QProcess program;
    program.setProgram(QCoreApplication::applicationFilePath());
    QStringList arguments{QStringLiteral("serve"), QStringLiteral("--data-dir"),
                          QString::fromStdString(dataFolder)};
    if (line.config) {
        arguments.append(QStringLiteral("--config"));
        arguments.append(QString::fromStdString(*line.config));
    }
    if (line.hasDemo)
        arguments.append(QStringLiteral("--demo"));
    program.setArguments(arguments);
    program.setStandardInputFile(QProcess::nullDevice());
    program.setStandardOutputFile(QProcess::nullDevice());
    program.setStandardErrorFile(QProcess::nullDevice());
    if (program.startDetached())
        return {};
    return Error{ErrorKind::Unavailable, "not_started",
                 "Tooltray could not be started: " + program.errorString().toStdString() + ".",
                 "Start it with tooltray serve and try again."};
}

// Asks the Tooltray of the data folder, and starts one where there is none. This is before there is an event loop.
Result<engine::Connection> connectionOfInstance(const CommandLine &line)
{
    const auto dataFolder = openDataFolder(line.dataFolder);
    if (!dataFolder)
        return dataFolder.error();
    auto told = SingleInstance::askToConnect(*dataFolder);
    if (!told && told.error().code == "no_instance") {
        if (auto started = startInBackground(line, *dataFolder); !started)
            return std::move(started).error();
        const QDeadlineTimer patience(kStartPatience);
        while (!told && told.error().code == "no_instance" && !patience.hasExpired()) {
            QThread::msleep(kBetweenLooksMs);
            told = SingleInstance::askToConnect(*dataFolder);
        }
    }
    if (!told)
        return std::move(told).error();
    return readConnectionLine(*told);
}

Result<engine::Connection> connectionFor(const CommandLine &line)
{
    auto token = tokenFromEnvironment();
    if (!token)
        return std::move(token).error();
    if (line.url || line.port || !token->empty())
        return engine::Connection{urlOf(line), *std::move(token)};
    return connectionOfInstance(line);
}

} // namespace

int runStdioRelay(const CommandLine &line)
{
    auto connection = connectionFor(line);
    if (!connection)
        return reportFailure(connection.error());
    auto endpoint = stdio::parseEndpoint(connection->url);
    if (!endpoint)
        return reportFailure(endpoint.error());

    std::signal(SIGPIPE, SIG_IGN); // a client that is gone is noticed by the write that fails
    SystemClock clock;
    TerminationSignals signals;
    stdio::Relay relay({*std::move(endpoint), std::move(connection->token), STDIN_FILENO, STDOUT_FILENO},
                       clock, [] { QCoreApplication::quit(); });
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, [&relay] { relay.stop(); });
    return QCoreApplication::exec();
}

} // namespace tooltray::app
