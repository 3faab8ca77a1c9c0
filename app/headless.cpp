// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frontends.h"

#include "app/commandline.h"
#include "app/datafolder.h"
#include "app/instancelink.h"
#include "app/operationhost.h"
#include "app/relayhost.h"
#include "app/report.h"
#include "app/singleinstance.h"
#include "app/terminationsignals.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "engine/engine.h"
#include "engine/settings/serversettings.h"
#include "stdio/relay/relay.h"
#include "json/write.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <memory>
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

namespace {

using AccessPtr = std::unique_ptr<stdio::ServerAccess>;

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
        return Error{ErrorKind::Usage, "bad_token", "TOOLTRAY_TOKEN contains characters that no token has.",
                     "Copy the token again, without spaces and line breaks."};
    return token;
}

constexpr const char *kTokenAdvice =
    "Ask the user to set the variable TOOLTRAY_TOKEN to a token of this Tooltray";

std::vector<std::string> serveArguments(const CommandLine &line, const std::string &dataFolder)
{
    std::vector<std::string> arguments{"serve", "--while-used", "--data-dir", dataFolder};
    if (line.config) {
        const QString file = QDir::current().absoluteFilePath(QString::fromStdString(*line.config));
        arguments.insert(arguments.end(), {"--config", file.toStdString()});
    }
    if (line.hasDemo)
        arguments.emplace_back("--demo");
    return arguments;
}

Result<AccessPtr> accessFor(const CommandLine &line, Clock &clock)
{
    auto token = tokenFromEnvironment();
    if (!token)
        return std::move(token).error();
    if (line.url || line.port) {
        auto endpoint = stdio::parseEndpoint(urlOf(line));
        if (!endpoint)
            return std::move(endpoint).error();
        return AccessPtr(std::make_unique<stdio::FixedAccess>(stdio::ServerAccess::Place{
            *std::move(endpoint), *std::move(token),
            std::string(kTokenAdvice) + ", or to start tooltray stdio without --url and --port."}));
    }
    auto dataFolder = openDataFolder(line.dataFolder);
    if (!dataFolder)
        return std::move(dataFolder).error();
    const char *end = token->empty() ? "." : ", or to remove that variable.";
    InstanceLink::Setting setting{*dataFolder, serveArguments(line, *dataFolder), line.client.value_or(""),
                                  *std::move(token), kTokenAdvice + std::string(end)};
    return AccessPtr(std::make_unique<InstanceLink>(std::move(setting), clock));
}

} // namespace

int runStdioRelay(const CommandLine &line)
{
    SystemClock clock;
    auto access = accessFor(line, clock);
    if (!access)
        return reportFailure(access.error());
    std::signal(SIGPIPE, SIG_IGN); // a client that is gone is noticed by the write that fails
    TerminationSignals signals;
    stdio::Relay relay(**access, {STDIN_FILENO, STDOUT_FILENO}, clock, [] { QCoreApplication::quit(); });
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, [&relay] { relay.stop(); });
    return QCoreApplication::exec();
}

} // namespace tooltray::app
