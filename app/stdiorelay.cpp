// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stdiorelay.h"

#include "app/commandline.h"
#include "app/datafolder.h"
#include "app/instancelink.h"
#include "app/report.h"
#include "app/terminationsignals.h"
#include "base/time/clock.h"
#include "engine/settings/serversettings.h"
#include "stdio/relay/relay.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <csignal>
#include <memory>
#include <unistd.h>

namespace tooltray::app {
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
        return Error{ErrorKind::Usage, "bad_token", "TOOLTRAY_TOKEN holds characters that no token has.",
                     "Copy the token again, without spaces and line ends."};
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
