// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stdiorelay.h"

#include "app/commandline.h"
#include "app/report.h"
#include "app/terminationsignals.h"
#include "base/systemclock.h"
#include "engine/serversettings.h"
#include "stdio/relay/relay.h"

#include <QCoreApplication>

#include <algorithm>
#include <csignal>
#include <unistd.h>

namespace tooltray::app {
namespace {

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

} // namespace

int runStdioRelay(const CommandLine &line)
{
    auto endpoint = stdio::parseEndpoint(urlOf(line));
    if (!endpoint)
        return reportFailure(endpoint.error());
    auto token = tokenFromEnvironment();
    if (!token)
        return reportFailure(token.error());

    std::signal(SIGPIPE, SIG_IGN); // a client that is gone is noticed by the write that fails
    SystemClock clock;
    TerminationSignals signals;
    stdio::Relay relay({*std::move(endpoint), *std::move(token), STDIN_FILENO, STDOUT_FILENO}, clock,
                       [] { QCoreApplication::quit(); });
    QObject::connect(&signals, &TerminationSignals::terminationRequested, qApp, [&relay] { relay.stop(); });
    return QCoreApplication::exec();
}

} // namespace tooltray::app
