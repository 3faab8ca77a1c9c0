// SPDX-License-Identifier: GPL-3.0-or-later
// A server for the conformance suite and the official clients:
//   conformance_server --port N [--token T]
//   conformance_server --stdio
#include "base/time/clock.h"
#include "fixturebackend.h"
#include "http/server/httpserver.h"
#include "http/server/streamable.h"
#include "mcp/server/server.h"
#include "support/statictokens.h"
#include "support/stdioserver.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using namespace tooltray;

namespace {

http::ServerOptions serverOptions(const std::string &token)
{
    http::ServerOptions options;
    if (!token.empty()) {
        auto tokens = std::make_shared<http::StaticTokens>(
            http::Challenge{R"(realm="conformance")", "This server wants the token it was started with."});
        tokens->add(token, {"tester"});
        options.authenticator = std::move(tokens);
    }
    return options;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption port(QStringLiteral("port"), QStringLiteral("0 picks a free one."),
                                  QStringLiteral("number"), QStringLiteral("0"));
    const QCommandLineOption token(QStringLiteral("token"), QStringLiteral("What clients must send."),
                                   QStringLiteral("text"));
    const QCommandLineOption onStdio(QStringLiteral("stdio"),
                                     QStringLiteral("Serves one client on standard input and output."));
    parser.addOptions({port, token, onStdio});
    parser.addHelpOption();
    parser.process(application);

    SystemClock clock;
    conformance::FixtureBackend backend(clock);
    mcp::TrafficObserver nobody;
    mcp::Server server(backend, clock, nobody);
    backend.setChangeHandler([&server](const mcp::ServerChange &change) { server.announce(change); });

    if (parser.isSet(onStdio)) {
        std::signal(SIGPIPE, SIG_IGN); // a client that is gone is noticed by the write that fails
        const stdio::StdioServer client(server, STDIN_FILENO, STDOUT_FILENO,
                                        [] { QCoreApplication::quit(); });
        return QCoreApplication::exec();
    }

    http::Streamable streamable(server, clock);
    http::HttpServer httpServer(serverOptions(parser.value(token).toStdString()), clock);
    streamable.addRoutes(httpServer.router(), "/mcp");
    const auto listening = httpServer.listen(parser.value(port).toUShort());
    if (!listening) {
        std::fprintf(stderr, "%s\n", listening.error().message.c_str());
        return 1;
    }
    std::printf("http://127.0.0.1:%d/mcp\n", *listening);
    std::fflush(stdout);
    return QCoreApplication::exec();
}
