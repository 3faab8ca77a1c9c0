// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"
#include "support/testcase.h"

#include <QTest>

#include <csignal>

using namespace tooltray::test;

namespace {

constexpr std::string_view kPing = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n";
constexpr std::string_view kInitialize = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\","
                                         "\"params\":{\"protocolVersion\":\"2025-11-25\"}}\n";

bool answersInitialize(ChildProcess &server)
{
    server.write(kInitialize);
    return server.readLine().value_or(std::string()).starts_with("{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":");
}

} // namespace

// A whole program that serves MCP on its standard input and output.
class StdioProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAtOnce_data()
    {
        QTest::addColumn<int>("signal"); // 0: the client closes its end
        QTest::addColumn<int>("status");
        QTest::newRow("end of input") << 0 << 0;
        QTest::newRow("SIGINT") << SIGINT << -SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM << -SIGTERM;
    }

    void endsAtOnce()
    {
        QFETCH(const int, signal);
        QFETCH(const int, status);
        ChildProcess server(CONFORMANCE_SERVER, {"--stdio"});
        QVERIFY(answersInitialize(server));
        // A call that runs holds nothing up.
        server.write("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\","
                     "\"params\":{\"name\":\"test_tool_with_progress\"}}\n");
        if (signal == 0)
            server.closeInput();
        else
            server.sendSignal(signal);
        QCOMPARE(server.waitForExit(), std::optional(status));
    }

    // As clients do that try out which era a server speaks.
    void severalCanRunAtOnceAndBeKilled()
    {
        ChildProcess probe(CONFORMANCE_SERVER, {"--stdio"});
        ChildProcess server(CONFORMANCE_SERVER, {"--stdio"});
        QVERIFY(answersInitialize(probe));
        probe.sendSignal(SIGKILL);
        QCOMPARE(probe.waitForExit(), std::optional(-SIGKILL));
        QVERIFY(answersInitialize(server));
        server.write(kPing);
        QCOMPARE(server.readLine(),
                 std::optional(std::string("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}")));
    }
};

TOOLTRAY_TEST(StdioProgramTest)
#include "stdioprogramtest.moc"
