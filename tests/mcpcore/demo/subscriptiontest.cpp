// SPDX-License-Identifier: GPL-3.0-or-later
#include "demoserver.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::demo;

namespace {

constexpr const char *kNext = "event: next\ndata: ";

} // namespace

// Subscriptions as server-sent events, over a real socket.
class SubscriptionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server = std::make_unique<DemoServer>(); }
    void countdownCountsAndEnds()
    {
        const auto connection = subscribe("subscription { countdown(from: 2, milliseconds: 100) }");
        QTRY_VERIFY(connection->current() && m_server->clock().pendingTimers() > 0);
        for (int i = 2; i >= 0; --i) {
            QVERIFY(connection->current());
            QVERIFY(connection->current()->body.find("\"countdown\":" + std::to_string(i))
                    == std::string::npos);
            m_server->clock().advance(std::chrono::milliseconds(i == 2 ? 0 : 100));
            if (i > 0)
                QVERIFY(connection->waitForBody("{\"data\":{\"countdown\":" + std::to_string(i) + "}}\n\n"));
        }
        const auto answer = connection->readAnswer();
        QVERIFY(answer);
        QCOMPARE(answer->header("Content-Type"),
                 std::optional<std::string>("text/event-stream; charset=utf-8"));
        QCOMPARE(answer->body, std::string(kNext) + "{\"data\":{\"countdown\":2}}\n\n" + kNext
                                   + "{\"data\":{\"countdown\":1}}\n\n" + kNext
                                   + "{\"data\":{\"countdown\":0}}\n\nevent: complete\ndata:\n\n");
    }

    void changesArriveAsTheyHappen()
    {
        const auto connection =
            subscribe("subscription { issueChanged { kind issue { key title state } at } }");
        QTRY_VERIFY(connection->current() != nullptr);
        m_server->post(
            "mutation { setIssueState(input: {issue: {key: \"WEB-1\"}, state: BLOCKED}) { errors { code } } "
            "updateIssue(input: {issue: {key: \"WEB-1\"}, title: \"T\"}) { errors { code } } "
            "addComment(input: {issue: {key: \"WEB-1\"}, body: \"x\"}) { errors { code } } "
            "deleteIssue(input: {issue: {key: \"WEB-1\"}}) { errors { code } } "
            "createIssue(input: {project: \"WEB\", title: \"N\"}) { errors { code } } }");
        QVERIFY(connection->waitForBody("\"CREATED\""));
        std::string body = connection->current()->body;
        for (const char *kind : {"STATE_CHANGED", "UPDATED", "COMMENTED", "DELETED", "CREATED"}) {
            const std::string event = std::string(kNext) + "{\"data\":{\"issueChanged\":{\"kind\":\"" + kind
                                      + "\",\"issue\":{\"key\":\"WEB-";
            if (std::string(kind) == "STATE_CHANGED" && !body.starts_with(event))
                continue; // it may have been blocked before
            QVERIFY2(body.starts_with(event), body.c_str());
            body.erase(0, body.find("\n\n") + 2);
        }
        QCOMPARE(body, std::string());
    }

    void otherProjectsAreLeftOut()
    {
        const auto connection =
            subscribe("subscription { issueChanged(project: \"pay\") { issue { key } } }");
        QTRY_VERIFY(connection->current() != nullptr);
        m_server->post(
            "mutation { a: addComment(input: {issue: {key: \"WEB-1\"}, body: \"x\"}) { errors { code } } "
            "b: addComment(input: {issue: {key: \"PAY-1\"}, body: \"x\"}) { errors { code } } }");
        QVERIFY(connection->waitForBody("\n\n"));
        QCOMPARE(connection->current()->body,
                 std::string(kNext) + "{\"data\":{\"issueChanged\":{\"issue\":{\"key\":\"PAY-1\"}}}}\n\n");
    }

    void queriesCanBeAskedForAsEvents()
    {
        const auto answer = subscribe("{ viewer { login } }")->readAnswer();
        QVERIFY(answer);
        QCOMPARE(answer->body,
                 std::string(kNext)
                     + "{\"data\":{\"viewer\":{\"login\":\"robin\"}}}\n\nevent: complete\ndata:\n\n");
    }

    void errorsComeAsEvents_data()
    {
        const TestRows<QByteArray, QByteArray> row{"document", "message"};
        row("an unknown project", "subscription { issueChanged(project: \"X\") { kind } }",
            "There is no project \\\"X\\\".");
        row("too many numbers", "subscription { countdown(from: 5000) }", "from has to be 0 to 1000.");
        row("too fast", "subscription { countdown(milliseconds: 1) }", "milliseconds has to be 10 to 60000.");
        row("two fields", "subscription { a: countdown b: countdown }",
            "Anonymous Subscription must select only one top level field.");
        row("syntax", "subscription {", "Syntax Error: Expected Name, found <EOF>.");
    }
    void errorsComeAsEvents()
    {
        QFETCH(QByteArray, document);
        QFETCH(QByteArray, message);
        const auto answer = subscribe(document.toStdString())->readAnswer();
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QVERIFY2(
            answer->body.starts_with(kNext + ("{\"errors\":[{\"message\":\"" + message + "\"").toStdString()),
            answer->body.c_str());
        QVERIFY(answer->body.ends_with("}\n\nevent: complete\ndata:\n\n"));
    }

    void silenceIsBroken()
    {
        const auto connection = subscribe("subscription { issueChanged { kind } }");
        QTRY_VERIFY(connection->current() != nullptr);
        for (int i = 1; i <= 3; ++i) {
            m_server->clock().advance(std::chrono::seconds(12));
            QVERIFY(connection->waitForBody(QStringLiteral(":\n\n").repeated(i).toStdString()));
        }
    }

    void nothingIsLeftWhenTheClientGoes()
    {
        const std::size_t before = m_server->clock().pendingTimers();
        auto connection = subscribe("subscription { countdown }");
        QTRY_VERIFY(connection->current() && m_server->clock().pendingTimers() >= before + 2);
        connection.reset();
        QTRY_COMPARE(m_server->clock().pendingTimers(), before);
        QCOMPARE(m_server->post("{ __typename }")["data"]["__typename"].toString(),
                 std::string_view("Query"));
    }

    void nothingIsLeftWhenTheServerGoes()
    {
        const auto changes = subscribe("subscription { issueChanged { kind } }");
        const auto numbers = subscribe("subscription { countdown }");
        QTRY_VERIFY(changes->current() && numbers->current());
        const std::size_t before = m_server->clock().pendingTimers();
        const auto waiting = subscribe("{ wait(milliseconds: 500) }");
        QTRY_VERIFY(m_server->clock().pendingTimers() > before);
        m_server.reset();
        QVERIFY(changes->waitForClose());
        QVERIFY(numbers->waitForClose());
    }

private:
    std::unique_ptr<test::HttpConnection> subscribe(const std::string &document)
    {
        auto connection = std::make_unique<test::HttpConnection>(m_server->port());
        connection->send(test::httpRequest("POST", DemoEndpoint::kPath,
                                           "Content-Type: application/json\r\nAccept: text/event-stream\r\n",
                                           postBody(document)));
        return connection;
    }

    std::unique_ptr<DemoServer> m_server;
};

TOOLTRAY_TEST(SubscriptionTest)
#include "subscriptiontest.moc"
