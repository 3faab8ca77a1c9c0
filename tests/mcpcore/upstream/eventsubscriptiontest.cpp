// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/eventsubscription.h"

#include "curlsetting.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::response;

class EventSubscriptionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_seen.clear(); }

    void passesEventsOn()
    {
        const auto subscription = subscribe();
        const Request &request = m_transport.requests.back();
        QCOMPARE(request.method, "POST");
        QCOMPARE(fieldOf(request, "Accept"), "text/event-stream");
        QCOMPARE(*request.body, R"({"query":"subscription { a }"})");
        QVERIFY(!request.timeouts.total);
        m_transport.begin(m_head);
        m_transport.pass("event: next\ndata: {\"data\":{\"a\":1}}\n\n: ping\n\nevent: next\nda");
        QCOMPARE(m_seen, R"({"data":{"a":1}}|)");
        m_transport.pass("ta: {\"errors\":[{\"message\":\"m\"}]}\n\nevent: complete\n\n");
        QCOMPARE(m_seen, R"({"data":{"a":1}}|{"errors":[{"message":"m"}]}|complete)");
        QCOMPARE(m_transport.underWay(), std::size_t(0));
    }

    void namesWhatGoesWrong_data()
    {
        const TestRows<int, std::string, std::string, std::string> row{"status", "type", "body", "expected"};
        const char *const stream = "text/event-stream";
        const char *const json = "application/json";
        row("ends too early", 200, stream, "data: {\"data\":{}}\n\n", "{\"data\":{}}|network stream_ended");
        row("no JSON", 200, stream, "event: next\ndata: hello\n\n", "network broken_event");
        row("an array", 200, stream, "event: next\ndata: []\n\n", "network broken_event");
        row("next without data", 200, stream, "event: next\n\n", "network broken_event");
        row("unknown events", 200, stream, "event: ping\ndata: x\n\nevent: complete\ndata:\n\n", "complete");
        row("refused, as GraphQL", 400, json, R"({"errors":[{"message":"m"}]})", "graphql graphql_errors");
        row("refused, as GraphQL with 200", 200, json, R"({"data":null,"errors":[{"message":"m"}]})",
            "graphql graphql_errors");
        row("unauthorized", 401, "text/plain", "no", "http http_401");
        row("not acceptable", 406, json, R"({"message":"no streams here"})", "http http_406");
        row("a page", 200, "text/html", "<html>", "http html_answer");
        row("a stream with 500", 500, stream, "event: complete\n\n", "http http_500");
        row("a stream with 503 and nothing in it", 503, stream, ": wait\n\n", "http http_503");
        row("a stream with 500 and data", 500, stream, "event: next\ndata: {\"data\":{\"a\":1}}\n\n",
            "{\"data\":{\"a\":1}}|complete");
    }
    void namesWhatGoesWrong()
    {
        QFETCH(int, status);
        QFETCH(std::string, type);
        QFETCH(std::string, body);
        QFETCH(std::string, expected);
        for (const std::size_t pieceSize : {0U, 1U, 5U}) {
            m_seen.clear();
            m_transport.willAnswer(
                {.outcome = response(status, body, {{"Content-Type", type}}), .pieceSize = pieceSize});
            const auto subscription = subscribe();
            m_clock.advance(0ns);
            QCOMPARE(m_seen, expected);
        }
    }

    void readsTheErrorsOfAStreamThatFailed_data()
    {
        addColumns<int, std::string, std::string, std::string>("status", "data", "seen", "message");
        const auto row = [](int status, const char *data, const char *seen, const char *message) {
            QTest::addRow("%d %s", status, data)
                << status << std::string(data) << std::string(seen) << std::string(message);
        };
        const char *const errors = R"({"errors":[{"message":"boom"}]})";
        row(400, errors, "begun;graphql graphql_errors", "boom");
        row(401, errors, "begun;http http_401",
            "https://api.example.com rejected the credential, or requires one (HTTP 401): boom");
        row(500, errors, "begun;http http_500",
            "https://api.example.com reports an internal server error (HTTP 500): boom");
        row(500, "boom", "http http_500",
            "https://api.example.com reports an internal server error (HTTP 500): boom");
    }

    // As GraphQL Yoga answers when a resolver fails.
    void readsTheErrorsOfAStreamThatFailed()
    {
        QFETCH(int, status);
        QFETCH(std::string, data);
        QFETCH(std::string, seen);
        QFETCH(std::string, message);
        for (const std::size_t pieceSize : {0U, 1U, 5U}) {
            m_seen.clear();
            std::string told;
            SubscriptionListener observed = listener();
            observed.onBegin = [this] { m_seen += "begun;"; };
            observed.onEnd = [&, onEnd = observed.onEnd](const std::optional<RequestError> &error) {
                told = error ? error->error.message.text() : std::string();
                onEnd(error);
            };
            m_transport.willAnswer(
                {.outcome = response(status, "event: next\ndata: " + data + "\n\nevent: complete\n\n",
                                     {{"Content-Type", "text/event-stream"}}),
                 .pieceSize = pieceSize});
            const auto subscription =
                started<EventSubscription>(m_transport, m_clock, requestTo("https://api.example.com/graphql"),
                                           m_operation, std::move(observed));
            m_clock.advance(0ns);
            QCOMPARE(m_seen, seen);
            QCOMPARE(told, message);
            QCOMPARE(m_transport.underWay(), std::size_t(0));
        }
    }

    void takesASingleResult()
    {
        m_transport.willAnswer(response(200, R"({"data":{"a":1}})", {{"Content-Type", "application/json"}}));
        const auto subscription = subscribe();
        m_clock.advance(0ns);
        QCOMPARE(m_seen, R"({"data":{"a":1}}|complete)");
    }

    void lastsWithoutEnd()
    {
        Request request = requestTo("https://api.example.com/graphql");
        request.limits.decoded = 100;
        const auto subscription = subscribe(m_transport, request);
        m_transport.begin(m_head);
        for (int i = 0; i < 100; ++i) {
            m_clock.advance(1h);
            m_transport.pass("data: {\"data\":{}}\n\n");
        }
        QCOMPARE(m_seen.size(), std::size_t(100 * 12));
        m_seen.clear();
        m_transport.pass("data: " + std::string(200, 'x'));
        QCOMPARE(m_seen, "network event_too_big");
    }

    void mayBeDestroyedByAnEvent()
    {
        for (const std::size_t pieceSize : {0U, 1U}) {
            std::unique_ptr<Subscription> subscription;
            int events = 0;
            SubscriptionListener once{
                .onEvent =
                    [&](std::string_view) {
                        ++events;
                        subscription.reset();
                    },
                .onEnd = [](const std::optional<RequestError> &) { QFAIL("It has ended already."); }};
            m_transport.willAnswer({.outcome = response(200, "data: {}\n\ndata: {}\n\nevent: complete\n\n",
                                                        {{"Content-Type", "text/event-stream"}}),
                                    .pieceSize = pieceSize});
            subscription =
                started<EventSubscription>(m_transport, m_clock, requestTo("https://api.example.com/graphql"),
                                           m_operation, std::move(once));
            m_clock.advance(0ns);
            QCOMPARE(events, 1);
            QCOMPARE(m_transport.underWay(), std::size_t(0));
        }
    }

    void worksOverTheWire()
    {
        CurlSetting setting;
        test::ScriptedUpstream::Peer *streaming = nullptr;
        setting.server.onRequest = [&](test::ScriptedUpstream::Peer &peer,
                                       const test::ScriptedUpstream::Asked &) {
            streaming = &peer;
            peer.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
        };
        const auto subscription = subscribe(*setting.transport, setting.request());
        QVERIFY(eventually([&] { return streaming != nullptr; }));
        streaming->send("event: next\r\ndata: {\"data\":{\"a\":1}}\r\n\r\n");
        QVERIFY(eventually([&] { return m_seen == R"({"data":{"a":1}}|)"; }));
        streaming->send("event: complete\r\ndata:\r\n\r\n");
        QVERIFY(eventually([&] { return m_seen.ends_with("complete"); }));
        QVERIFY(eventually([&] { return setting.server.openConnections() == 0; }));
    }

    void closesTheConnectionWhenDestroyed()
    {
        CurlSetting setting;
        auto subscription = subscribe(*setting.transport, setting.request());
        QVERIFY(eventually([&] { return setting.server.asked.size() == 1; }));
        subscription.reset();
        QVERIFY(eventually([&] { return setting.server.openConnections() == 0; }));
        QCOMPARE(m_seen, "");
    }

private:
    SubscriptionListener listener()
    {
        return {.onEvent = [this](std::string_view event) { m_seen += std::string(event) + '|'; },
                .onEnd =
                    [this](const std::optional<RequestError> &error) {
                        m_seen +=
                            error ? std::string(nameOf(error->level)) + ' ' + error->error.code : "complete";
                    }};
    }

    std::unique_ptr<Subscription> subscribe(Transport &transport, const Request &request)
    {
        return started<EventSubscription>(transport, m_clock, request, m_operation, listener());
    }

    std::unique_ptr<Subscription> subscribe()
    {
        return subscribe(m_transport, requestTo("https://api.example.com/graphql"));
    }

    const GraphQLOperation m_operation{.kind = GraphQLOperation::Kind::Subscription,
                                       .document = "subscription { a }"};
    const ResponseHead m_head =
        response(200, {}, {{"Content-Type", "text/event-stream; charset=utf-8"}}).head;
    test::FakeClock m_clock;
    test::FakeTransport m_transport{m_clock};
    std::string m_seen;
};

TOOLTRAY_TEST(EventSubscriptionTest)
#include "eventsubscriptiontest.moc"
