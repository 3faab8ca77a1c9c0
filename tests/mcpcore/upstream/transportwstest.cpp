// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/transportws.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;

namespace {

std::string describe(const TransportWs::Reaction &reaction)
{
    if (const auto *send = std::get_if<TransportWs::Send>(&reaction))
        return "send " + send->message;
    if (const auto *event = std::get_if<TransportWs::Event>(&reaction))
        return "event " + std::string(event->payload);
    if (const auto *failed = std::get_if<TransportWs::Failed>(&reaction))
        return failed->error.error.code + ' ' + std::to_string(failed->closeCode);
    return std::holds_alternative<TransportWs::Completed>(reaction) ? "completed" : "nothing";
}

} // namespace

class TransportWsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesItsCourse()
    {
        TransportWs protocol(m_operation, "wss://api.example.com");
        QCOMPARE(protocol.firstMessage({}), R"({"type":"connection_init"})");
        QCOMPARE(protocol.firstMessage(json::Value::object({{"token", "t"}})),
                 R"({"type":"connection_init","payload":{"token":"t"}})");
        QCOMPARE(protocol.lastMessage(), "");
        QCOMPARE(describe(protocol.receive(R"({"type":"ping"})")), R"(send {"type":"pong"})");
        QCOMPARE(describe(protocol.receive(R"({"type":"connection_ack","payload":{}})")),
                 R"(send {"id":"1","type":"subscribe","payload":{"query":"subscription { a }"}})");
        QCOMPARE(describe(protocol.receive(R"({"id":"1","type":"next","payload":{"data":{"a":1.0}}})")),
                 R"(event {"data":{"a":1.0}})");
        QCOMPARE(describe(protocol.receive(R"({"payload": {"x":[1]}, "type":"ping"})")),
                 R"(send {"type":"pong","payload":{"x":[1]}})");
        QCOMPARE(describe(protocol.receive(R"({"type":"pong"})")), "nothing");
        QCOMPARE(protocol.lastMessage(), R"({"id":"1","type":"complete"})");
        QCOMPARE(describe(protocol.receive(R"({"id":"1","type":"complete"})")), "completed");
    }

    void namesBreaches_data()
    {
        const TestRows<bool, std::string, std::string> row{"acknowledged", "message", "expected"};
        const char *const breach = "protocol_violation 4400";
        row("no JSON", true, "hello", breach);
        row("cut off", true, R"({"type":"next")", breach);
        row("an array", true, "[]", breach);
        row("no type", true, "{}", breach);
        row("a type that is no text", true, R"({"type":1})", breach);
        row("an unknown type", true, R"({"type":"data","id":"1"})", breach);
        row("two acknowledgements", true, R"({"type":"connection_ack"})", breach);
        row("next too early", false, R"({"id":"1","type":"next","payload":{}})", breach);
        row("complete too early", false, R"({"id":"1","type":"complete"})", breach);
        row("another id", true, R"({"id":"2","type":"next","payload":{}})", breach);
        row("no id", true, R"({"type":"complete"})", breach);
        row("next without a payload", true, R"({"id":"1","type":"next"})", breach);
        row("next with a text", true, R"({"id":"1","type":"next","payload":"a"})", breach);
        row("an error without a list", true, R"({"id":"1","type":"error","payload":{"message":"m"}})",
            breach);
        row("an empty error", true, R"({"id":"1","type":"error","payload":[]})", "protocol_violation 1000");
        row("errors", true, R"({"id":"1","type":"error","payload":[{"message":"m"}]})",
            "graphql_errors 1000");
    }
    void namesBreaches()
    {
        QFETCH(bool, acknowledged);
        QFETCH(std::string, message);
        QFETCH(std::string, expected);
        TransportWs protocol(m_operation, "wss://api.example.com");
        if (acknowledged)
            protocol.receive(R"({"type":"connection_ack"})");
        QCOMPARE(describe(protocol.receive(message)), expected);
    }

    void tellsWhatCloseCodesMean_data()
    {
        addColumns<int, int, bool>("code", "kind", "isHttp");
        const auto row = [](int code, ErrorKind kind, bool isHttp) {
            QTest::addRow("%d", code) << code << static_cast<int>(kind) << isHttp;
        };
        row(1000, ErrorKind::Unavailable, false);
        row(1001, ErrorKind::Unavailable, false);
        row(1006, ErrorKind::Unavailable, false);
        row(1011, ErrorKind::Unavailable, false);
        row(4400, ErrorKind::Invalid, true);
        row(4401, ErrorKind::Denied, true);
        row(4403, ErrorKind::Denied, true);
        row(4406, ErrorKind::Invalid, true);
        row(4408, ErrorKind::Timeout, true);
        row(4409, ErrorKind::Conflict, true);
        row(4429, ErrorKind::Unavailable, true);
        row(4500, ErrorKind::Unavailable, true);
        row(4999, ErrorKind::Unavailable, true);
    }
    void tellsWhatCloseCodesMean()
    {
        QFETCH(int, code);
        QFETCH(int, kind);
        QFETCH(bool, isHttp);
        const TransportWs protocol(m_operation, "wss://api.example.com");
        const RequestError error = protocol.closed(code, "because \xff");
        QCOMPARE(static_cast<int>(error.error.kind), kind);
        QCOMPARE(error.level == ErrorLevel::Http, isHttp);
        const std::string tail = "(close code " + std::to_string(code) + "): because \xEF\xBF\xBD";
        QVERIFY2(error.error.message.ends_with(tail), error.error.message.c_str());
        QVERIFY(!error.error.hint.empty());
    }

private:
    const GraphQLOperation m_operation{.kind = GraphQLOperation::Kind::Subscription,
                                       .document = "subscription { a }"};
};

TOOLTRAY_TEST(TransportWsTest)
#include "transportwstest.moc"
