// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/websocketsubscription.h"

#include "base/task/done.h"
#include "samples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "support/testcertificates.h"

#include <QNetworkRequest>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

#include <functional>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;

namespace {

const std::string kAcknowledge = R"({"type":"connection_ack"})";
const std::string kNext = R"({"id":"1","type":"next","payload":{"data":{"a":1}}})";

// Speaks WebSocket, and in it only what a test makes it say.
class SocketServer {
public:
    explicit SocketServer(const std::optional<QSslConfiguration> &tls = std::nullopt)
        : m_server(QStringLiteral("test"),
                   tls ? QWebSocketServer::SecureMode : QWebSocketServer::NonSecureMode)
    {
        m_server.setSupportedSubprotocols({QStringLiteral("graphql-transport-ws")});
        if (tls)
            m_server.setSslConfiguration(*tls);
        QObject::connect(&m_server, &QWebSocketServer::newConnection, &m_server, [this] {
            client = m_server.nextPendingConnection();
            client->setParent(&m_server);
            QObject::connect(client, &QWebSocket::textMessageReceived, &m_server,
                             [this](const QString &text) {
                                 received.push_back(text.toStdString());
                                 if (onMessage)
                                     onMessage(received.back());
                             });
            QObject::connect(client, &QWebSocket::disconnected, &m_server, [this] { isClosed = true; });
        });
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("No port to listen on.");
    }

    void send(const std::string &text) { client->sendTextMessage(QString::fromStdString(text)); }
    std::uint16_t port() const { return m_server.serverPort(); }
    std::string url() const { return "http://127.0.0.1:" + std::to_string(port()) + "/graphql?x=1"; }

    // Acknowledges, and answers the subscription with these messages.
    void play(std::vector<std::string> messages)
    {
        onMessage = [this, messages = std::move(messages)](const std::string &text) {
            if (text.find("connection_init") != std::string::npos)
                send(kAcknowledge);
            if (text.find("subscribe") == std::string::npos)
                return;
            for (const std::string &message : messages)
                send(message);
        };
    }

    QWebSocket *client = nullptr;
    std::vector<std::string> received;
    std::function<void(const std::string &)> onMessage;
    bool isClosed = false;

private:
    QWebSocketServer m_server;
};

} // namespace

class WebSocketSubscriptionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_seen.clear();
        m_isOver = false;
    }

    void takesItsCourse()
    {
        SocketServer server;
        server.play({kNext, R"({"type":"ping"})", kNext, R"({"id":"1","type":"complete"})"});
        Request request = requestTo(server.url());
        request.fields = {{"Authorization", credentials::Secret("Bearer t")}};
        const auto subscription = subscribe(request, json::Value::object({{"token", "t"}}));
        QVERIFY(isOver());
        QCOMPARE(m_seen, R"({"data":{"a":1}}|{"data":{"a":1}}|complete)");
        QVERIFY(eventually([&] { return server.isClosed; }));
        QCOMPARE(server.received,
                 (std::vector<std::string>{
                     R"({"type":"connection_init","payload":{"token":"t"}})",
                     R"({"id":"1","type":"subscribe","payload":{"query":"subscription { a }"}})",
                     R"({"type":"pong"})"}));
        QCOMPARE(server.client->request().rawHeader("Authorization"), QByteArray("Bearer t"));
        QCOMPARE(server.client->request().rawHeader("User-Agent"), QByteArray("Tooltray-Test/1.0"));
        QCOMPARE(m_clock.pendingTimers(), std::size_t(0));
    }

    void namesWhatTheServerDoesWrong_data()
    {
        const TestRows<std::string, std::string, int> row{"message", "expected", "closeCode"};
        row("no JSON", "hello", "network protocol_violation", 4400);
        row("an unknown type", R"({"type":"data"})", "network protocol_violation", 4400);
        row("another id", R"({"id":"9","type":"next","payload":{}})", "network protocol_violation", 4400);
        row("an error", R"({"id":"1","type":"error","payload":[{"message":"m"}]})", "graphql graphql_errors",
            1000);
    }
    void namesWhatTheServerDoesWrong()
    {
        QFETCH(std::string, message);
        QFETCH(std::string, expected);
        QFETCH(int, closeCode);
        SocketServer server;
        server.play({message});
        const auto subscription = subscribe(requestTo(server.url()));
        QVERIFY(isOver());
        QCOMPARE(m_seen, expected);
        QVERIFY(eventually([&] { return server.isClosed; }));
        QCOMPARE(static_cast<int>(server.client->closeCode()), closeCode);
    }

    void tellsCloseCodes()
    {
        for (const auto &[code, expected] :
             {std::pair(4401, "http unauthorized"), std::pair(4403, "http forbidden"),
              std::pair(4500, "http server_failed"), std::pair(1000, "network stream_ended"),
              std::pair(1001, "network server_leaving")}) {
            init();
            SocketServer server;
            server.onMessage = [&server, code = code](const std::string &) {
                server.client->close(static_cast<QWebSocketProtocol::CloseCode>(code),
                                     QStringLiteral("because"));
            };
            const auto subscription = subscribe(requestTo(server.url()));
            QVERIFY(isOver());
            QCOMPARE(m_seen, expected);
        }
    }

    void saysThatAConnectionIsLost_data()
    {
        const TestRows<bool, std::string> row{"isAcknowledged", "message"};
        row("with events before", true,
            "The connection to {origin} was lost before the subscription was complete.");
        row("before the acknowledgement", false, "{origin} closed the connection without responding.");
    }

    // Without a close frame, of which Qt says that it had the code 1000.
    void saysThatAConnectionIsLost()
    {
        QFETCH(const bool, isAcknowledged);
        QFETCH(std::string, message);
        SocketServer server;
        if (isAcknowledged)
            server.play({kNext});
        const auto subscription = subscribe(requestTo(server.url()));
        QVERIFY(eventually([&] { return isAcknowledged ? !m_seen.empty() : !server.received.empty(); }));
        server.client->abort();
        QVERIFY(isOver());
        QVERIFY2(m_seen.ends_with("network connection_lost"), m_seen.c_str());
        const std::string origin = requestTo(server.url()).url.origin();
        QCOMPARE(m_message, message.replace(message.find("{origin}"), 8, origin));
    }

    void namesWhyThereIsNoConnection_data()
    {
        const TestRows<std::string, std::string> row{"answer", "expected"};
        row("unauthorized", "HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n", "http http_401");
        row("not found", "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "http upgrade_refused");
        row("a plain answer", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK", "http upgrade_refused");
        row("closed", "", "network connection_lost");
    }
    void namesWhyThereIsNoConnection()
    {
        QFETCH(std::string, answer);
        QFETCH(std::string, expected);
        test::ScriptedUpstream server;
        server.onRequest = [&](test::ScriptedUpstream::Peer &peer, const test::ScriptedUpstream::Asked &) {
            peer.send(answer);
            peer.close();
        };
        const auto subscription = subscribe(requestTo(server.url()));
        QVERIFY(isOver());
        QCOMPARE(m_seen, expected);
    }

    void timesOutWithoutAnAcknowledgement()
    {
        SocketServer server;
        const auto subscription = subscribe(requestTo(server.url()));
        QVERIFY(eventually([&] { return server.received.size() == 1; }));
        m_clock.advance(5s - 1ns);
        QCOMPARE(m_seen, "");
        m_clock.advance(1ns);
        QCOMPARE(m_seen, "network timeout_waiting");
        QVERIFY2(m_message.ends_with(" did not acknowledge the WebSocket connection within 5 s."),
                 m_message.c_str());
    }

    void asksASilentServerForASignOfLife()
    {
        SocketServer server;
        server.play({kNext});
        Request request = requestTo(server.url());
        request.timeouts.silence = 40s;
        const auto subscription = subscribe(request);
        QVERIFY(eventually([&] { return !m_seen.empty(); }));
        m_clock.advance(20s);
        QVERIFY(eventually([&] { return server.received.back() == R"({"type":"ping"})"; }));
        server.send(R"({"type":"pong"})");
        server.send(kNext);
        QVERIFY(eventually([&] { return m_seen.size() == 34; }));
        m_clock.advance(39s);
        QVERIFY(!m_isOver);
        m_clock.advance(1s);
        QVERIFY(m_seen.ends_with("network timeout_receiving"));
    }

    void saysGoodbyeWhenDestroyed()
    {
        SocketServer server;
        server.play({kNext});
        auto subscription = subscribe(requestTo(server.url()));
        QVERIFY(eventually([&] { return !m_seen.empty(); }));
        subscription.reset();
        QVERIFY(eventually([&] { return server.isClosed; }));
        QCOMPARE(server.received.back(), R"({"id":"1","type":"complete"})");
        QCOMPARE(server.client->closeCode(), QWebSocketProtocol::CloseCodeNormal);
        QVERIFY(!m_isOver);
        // Nor does one that never came to stand say anything.
        subscribe(requestTo(server.url())).reset();
        QCoreApplication::processEvents();
        m_clock.advance(60s);
        QVERIFY(!m_isOver);
    }

    void mayBeDestroyedByAnEvent()
    {
        SocketServer server;
        server.play({kNext, kNext, kNext});
        std::unique_ptr<Subscription> subscription;
        int events = 0;
        subscription = started<WebSocketSubscription>(
            m_clock, requestTo(server.url()), "Tooltray-Test/1.0",
            GraphQLOperation{.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
            json::Value(),
            SubscriptionListener{
                .onEvent =
                    [&](std::string_view) {
                        ++events;
                        subscription.reset();
                    },
                .onEnd = [](const std::optional<RequestError> &) { QFAIL("It has ended already."); }});
        QVERIFY(eventually([&] { return server.isClosed; }));
        QCOMPARE(events, 1);
    }

    void trustsOnlyWhomItShould()
    {
        const test::TestCertificates certificates;
        QVERIFY2(certificates.problem().empty(), certificates.problem().c_str());
        for (const bool knowsAuthority : {false, true}) {
            init();
            SocketServer server(certificates.server(test::TestCertificates::Server::Good));
            server.play({R"({"id":"1","type":"complete"})"});
            Request request = requestTo("https://localhost:" + std::to_string(server.port()) + "/graphql");
            auto connectivity = std::make_shared<Connectivity>();
            if (knowsAuthority)
                connectivity->tls.caFile = certificates.authority();
            request.connectivity = connectivity;
            const auto subscription = subscribe(request);
            QVERIFY(isOver());
            QCOMPARE(m_seen, knowsAuthority ? "complete" : "network certificate_refused");
        }
    }

    void refusesHeadersThatCannotBeSent()
    {
        Request request = requestTo("http://127.0.0.1:9/");
        request.fields = {{"X-A", "a\r\nX-B: b"}};
        const auto subscription = subscribe(request);
        QCOMPARE(m_seen, "");
        QCoreApplication::processEvents();
        QCOMPARE(m_seen, "network invalid_request");
    }

private:
    std::unique_ptr<Subscription> subscribe(const Request &request, json::Value payload = {})
    {
        return started<WebSocketSubscription>(
            m_clock, request, "Tooltray-Test/1.0",
            GraphQLOperation{.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
            std::move(payload),
            SubscriptionListener{
                .onEvent = [this](std::string_view event) { m_seen += std::string(event) + '|'; },
                .onEnd =
                    [this](const std::optional<RequestError> &error) {
                        m_isOver = true;
                        m_message = error ? error->error.message.text() : std::string();
                        m_seen +=
                            error ? std::string(nameOf(error->level)) + ' ' + error->error.code : "complete";
                    }});
    }
    bool isOver() const
    {
        return eventually([this] { return m_isOver; });
    }

    test::FakeClock m_clock;
    std::string m_seen;
    std::string m_message; // of the error
    bool m_isOver = false;
};

TOOLTRAY_TEST(WebSocketSubscriptionTest)
#include "websocketsubscriptiontest.moc"
