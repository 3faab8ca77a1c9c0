// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "curlsetting.h"
#include "samples.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::response;
using Protocol = SubscriptionTransport::Protocol;

namespace {

constexpr const char *kOneEvent = "event: next\ndata: {\"id\":\"1\",\"payload\":{\"data\":{\"a\":1}}}\n\n";

upstream::Response eventStream(std::string body = {})
{
    return response(200, std::move(body), {{"Content-Type", "text/event-stream"}});
}

} // namespace

class SubscribeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_seen.clear();
        m_error.reset();
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
    }

    void theStreamItselfAnswers()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->begin(eventStream().head);
        m_transport->pass("event: next\ndata: {\"data\":{\"a\":1}}\n\nevent: complete\n\n");
        QCOMPARE(m_seen, std::string("found graphql-sse;{\"data\":{\"a\":1}};complete"));
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    void aStreamIsReservedWhereNoneAnswers()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(405, "no"));
        m_clock.advance(0ns);
        const auto &requests = m_transport->requests;
        QCOMPARE(requests.back().method, std::string("PUT"));
        QVERIFY(!requests.back().body);
        m_transport->answer(response(201, "t0ken"));
        QCOMPARE(requests.back().method, std::string("GET"));
        QCOMPARE(fieldOf(requests.back(), "X-GraphQL-Event-Stream-Token"), std::string("t0ken"));
        QCOMPARE(fieldOf(requests.back(), "Accept"), std::string("text/event-stream"));
        m_transport->begin(eventStream().head);
        QCOMPARE(requests.back().method, std::string("POST"));
        QCOMPARE(fieldOf(requests.back(), "X-GraphQL-Event-Stream-Token"), std::string("t0ken"));
        QCOMPARE(*requests.back().body,
                 std::string(R"({"query":"subscription { a }","extensions":{"operationId":"1"}})"));
        m_transport->pass(std::string(": here\n\n") + kOneEvent);
        m_transport->pass("event: complete\ndata: {\"id\":\"1\"}\n\n");
        QCOMPARE(m_seen,
                 std::string("found graphql-sse with a single connection;{\"data\":{\"a\":1}};complete"));
        QCOMPARE(m_transport->underWay(), std::size_t(0));
    }

    void everythingThatWasTriedIsNamed_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("body");
        QTest::addColumn<int>("second");
        QTest::addColumn<std::size_t>("requests");
        QTest::addColumn<std::string>("code");
        QTest::newRow("neither") << 404 << std::string("text/plain") << std::string("no") << 404
                                 << std::size_t(2) << std::string("stream_not_reserved");
        QTest::newRow("a page") << 200 << std::string("text/html") << std::string("<html>") << 200
                                << std::size_t(2) << std::string("stream_not_reserved");
        QTest::newRow("a credential that is none") << 401 << std::string("text/plain") << std::string("no")
                                                   << 0 << std::size_t(1) << std::string("http_401");
        QTest::newRow("an answer to the operation")
            << 400 << std::string("application/json") << std::string(R"({"errors":[{"message":"m"}]})") << 0
            << std::size_t(1) << std::string("graphql_errors");
        QTest::newRow("the second one knows the credential")
            << 404 << std::string("text/plain") << std::string("no") << 403 << std::size_t(2)
            << std::string("http_403");
    }
    void everythingThatWasTriedIsNamed()
    {
        QFETCH(int, first);
        QFETCH(std::string, type);
        QFETCH(std::string, body);
        QFETCH(int, second);
        QFETCH(std::size_t, requests);
        QFETCH(std::string, code);
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(first, body, {{"Content-Type", type}}));
        m_clock.advance(0ns);
        if (second != 0)
            m_transport->answer(response(second, "no"));
        QCOMPARE(m_transport->requests.size(), requests);
        QVERIFY(m_error);
        QCOMPARE(m_error->error.code, code);
        const bool namesBoth =
            m_error->error.message.find(" graphql-sse: ") != std::string::npos
            && m_error->error.message.find(" graphql-sse with a single connection: ") != std::string::npos;
        QVERIFY2(namesBoth == (requests == 2), m_error->error.message.c_str());
        QCOMPARE(m_error->error.details["tried"].size(), namesBoth ? std::size_t(2) : std::size_t(0));
    }

    void whoIsNotThereIsAskedOnce()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(failureOf(Cause::Refused, Departure::NeverLeft, Phase::Connect));
        m_clock.advance(0ns);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        QCOMPARE(m_error->error.code, std::string("connection_refused"));
    }

    void socketsThatAreNotTakenLeadToStreams_data()
    {
        QTest::addColumn<std::string>("answer");
        QTest::newRow("a page") << test::httpResponse(200, "hello");
        QTest::newRow("not found") << test::httpResponse(404, "no");
        QTest::newRow("bad request") << test::httpResponse(400, "no");
        QTest::newRow("nothing") << std::string();
    }
    void socketsThatAreNotTakenLeadToStreams()
    {
        QFETCH(std::string, answer);
        CurlSetting setting;
        setting.server.onRequest = [&](test::ScriptedUpstream::Peer &peer,
                                       const test::ScriptedUpstream::Asked &asked) {
            if (!asked.field("Sec-WebSocket-Protocol"))
                peer.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
                          "event: next\ndata: {\"data\":{\"a\":1}}\n\nevent: complete\n\n");
            else if (answer.empty())
                peer.close();
            else
                peer.send(answer);
        };
        const auto subscription =
            start({Protocol::TransportWs, Protocol::EventStream, Protocol::SingleStream}, *setting.transport,
                  setting.request());
        QVERIFY(eventually([&] {
            m_clock.advance(0ns);
            return m_seen.ends_with("complete") || m_error;
        }));
        QCOMPARE(m_seen, std::string("found graphql-sse;{\"data\":{\"a\":1}};complete"));
    }

private:
    std::unique_ptr<Subscription> start(std::vector<Protocol> protocols, Transport &transport,
                                        const Request &request)
    {
        SubscriptionTransport way{.protocols = std::move(protocols)};
        way.onFound = [this](Protocol protocol) {
            m_seen += "found " + std::string(protocolName(protocol)) + ';';
        };
        SubscriptionListener listener{
            .onEvent = [this](std::string_view event) { m_seen += std::string(event) + ';'; },
            .onEnd =
                [this](std::optional<CallError> error) {
                    m_error = std::move(error);
                    m_seen += m_error ? m_error->error.code : "complete";
                }};
        return subscribe(std::move(way), transport, m_clock, request,
                         {.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
                         std::move(listener));
    }

    std::unique_ptr<Subscription> start(std::vector<Protocol> protocols)
    {
        return start(std::move(protocols), *m_transport, requestTo("https://api.example.com/graphql"));
    }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::string m_seen;
    std::optional<CallError> m_error;
};

TOOLTRAY_TEST(SubscribeTest)

#include "subscribetest.moc"
