// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "curlsetting.h"
#include "samples.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QCoreApplication>
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
        settle();
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
                                 << std::size_t(2) << std::string("no_subscription_protocol");
        QTest::newRow("a page") << 200 << std::string("text/html") << std::string("<html>") << 200
                                << std::size_t(2) << std::string("no_subscription_protocol");
        QTest::newRow("a failure without errors of GraphQL")
            << 500 << std::string("text/plain") << std::string("no") << 405 << std::size_t(2)
            << std::string("no_subscription_protocol");
        QTest::newRow("a credential that is none") << 401 << std::string("text/plain") << std::string("no")
                                                   << 0 << std::size_t(1) << std::string("http_401");
        QTest::newRow("an answer to the operation")
            << 400 << std::string("application/json")
            << std::string(R"({"errors":[{"message":"m","locations":[{"line":1,"column":16}]}]})") << 0
            << std::size_t(1) << std::string("graphql_errors");
        const auto ofTheOperation = [](const char *name, int status, const char *json) {
            QTest::newRow(name) << status << std::string("application/json") << std::string(json) << 0
                                << std::size_t(1) << std::string("graphql_errors");
        };
        ofTheOperation("a value that is wrong", 400,
                       R"({"errors":[{"message":"m","extensions":{"code":"BAD_USER_INPUT"}}]})");
        ofTheOperation("a value that is wrong, as a success", 200,
                       R"({"errors":[{"message":"m","extensions":{"code":"BAD_USER_INPUT"}}]})");
        ofTheOperation("an operation that cannot be processed", 422, R"({"errors":[{"message":"m"}]})");
        const auto inPlaceOfAStream = [](const char *name, int status, const char *json) {
            QTest::newRow(name) << status << std::string("application/json") << std::string(json) << 405
                                << std::size_t(2) << std::string("no_subscription_protocol");
        };
        inPlaceOfAStream("errors about nothing", 400, R"({"errors":[{"message":"m"}]})");
        inPlaceOfAStream("errors about the whole operation", 200,
                         R"({"errors":[{"message":"m","locations":[{"line":1,"column":1}]}]})");
        inPlaceOfAStream("errors beyond the operation", 200,
                         R"({"errors":[{"message":"m","locations":[{"line":2,"column":1}]}]})");
        inPlaceOfAStream(
            "a query without a resolver", 200,
            R"({"errors":[{"message":"Cannot return null for non-nullable field Subscription.a.","path":["a"]}]})");
        inPlaceOfAStream("errors with the status of another media type", 415,
                         R"({"errors":[{"message":"m","locations":[{"line":1,"column":16}]}]})");
        inPlaceOfAStream("an error that hides its reason", 500,
                         R"({"errors":[{"message":"Unexpected error."}]})");
        inPlaceOfAStream("an operation that failed", 500, R"({"errors":[{"message":"m"}]})");
        inPlaceOfAStream("the nothing of a query", 200, R"({"data":{"a":null}})");
        QTest::newRow("the second one knows the credential")
            << 404 << std::string("text/plain") << std::string("no") << 403 << std::size_t(2)
            << std::string("http_403");
        QTest::newRow("the second one is down") << 404 << std::string("text/plain") << std::string("no")
                                                << 503 << std::size_t(2) << std::string("http_503");
        QTest::newRow("a failed operation as a stream")
            << 500 << std::string("text/event-stream")
            << std::string("event: next\ndata: {\"errors\":[{\"message\":\"m\"}]}\n\n") << 0 << std::size_t(1)
            << std::string("http_500");
        for (const int status : {502, 503, 504})
            QTest::addRow("down with %d", status)
                << status << std::string("text/plain") << std::string("down for maintenance") << 0
                << std::size_t(1) << "http_" + std::to_string(status);
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
        settle();
        if (second != 0)
            m_transport->answer(response(second, "no"));
        QCOMPARE(m_transport->requests.size(), requests);
        QVERIFY(m_error);
        QCOMPARE(m_error->error.code, code);
        const bool namesBoth =
            m_error->error.message.find("\n- graphql-sse: ") != std::string::npos
            && m_error->error.message.find("\n- graphql-sse with a single connection: ") != std::string::npos;
        QVERIFY2(namesBoth == (code == "no_subscription_protocol"), m_error->error.message.c_str());
        QCOMPARE(m_error->error.details["tried"].size(), namesBoth ? std::size_t(2) : std::size_t(0));
        QCOMPARE(m_error->error.hint.starts_with("Check that the API supports subscriptions"), namesBoth);
    }

    void eachProtocolHasItsSentence()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(404, "no"));
        settle();
        m_transport->answer(response(405, "no"));
        QCOMPARE(m_error->error.message,
                 std::string("The subscription failed over every protocol:\n"
                             "- graphql-sse: https://api.example.com has nothing at this path (HTTP 404): "
                             "no.\n"
                             "- graphql-sse with a single connection: https://api.example.com did not "
                             "reserve an event stream (HTTP 405)."));
    }

    void aServerThatIsDownSuggestsARetry()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(503, "down for maintenance"));
        QCOMPARE(m_error->error.message,
                 std::string("https://api.example.com cannot serve requests at the moment (HTTP 503): down "
                             "for maintenance"));
        QCOMPARE(m_error->error.hint, std::string("Try again later."));
    }

    void whoIsNotThereIsAskedOnce()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(failureOf(Cause::Refused, Departure::NeverLeft, Phase::Connect));
        settle();
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        QCOMPARE(m_error->error.code, std::string("connection_refused"));
    }

    void socketsThatAreNotTakenLeadToStreams_data()
    {
        QTest::addColumn<std::string>("answer");
        QTest::newRow("a page") << test::httpResponse(200, "hello");
        QTest::newRow("not found") << test::httpResponse(404, "no");
        QTest::newRow("bad request") << test::httpResponse(400, "no");
        QTest::newRow("out of order") << test::httpResponse(503, "no");
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

    void errorsOfEveryProtocolAreReportedOnce_data()
    {
        QTest::addColumn<int>("socket");
        QTest::addColumn<std::string>("stream");
        QTest::addColumn<std::string>("message");
        QTest::addColumn<std::string>("hint");
        const auto row = [](const char *name, int socket, std::string stream, const char *message,
                            const char *hint) {
            QTest::newRow(name) << socket << std::move(stream) << std::string(message) << std::string(hint);
        };
        const char *const renew = "Set or renew the credential of this endpoint.";
        row("down", 503, test::httpResponse(503, "no"), "cannot serve requests at the moment (HTTP 503): no",
            "Try again later.");
        row("a credential", 404, test::httpResponse(401, "no"),
            "rejected the credential, or requires one (HTTP 401): no", renew);
        row("a credential, as GraphQL", 404,
            test::httpResponse(200,
                               R"({"errors":[{"message":"who","extensions":{"code":"UNAUTHENTICATED"}}]})"),
            "who", renew);
        const char *const correct = "Correct the operation or its variables as the message says.";
        row("a wrong value", 404,
            test::httpResponse(
                400, R"({"errors":[{"message":"Bad room","extensions":{"code":"BAD_USER_INPUT"}}]})",
                "Content-Type: application/json\r\n"),
            "Bad room", correct);
        row("an operation that cannot be processed", 404,
            test::httpResponse(422, R"({"errors":[{"message":"Too long"}]})",
                               "Content-Type: application/json\r\n"),
            "Too long", correct);
        row("errors of execution", 404,
            test::httpResponse(200, R"({"data":null,"errors":[{"message":"Not you","path":["a"]}]})"),
            "Not you (at a)",
            "Correct the operation if the message is about it; otherwise use a query instead.");
        row("errors of the operation", 404,
            test::httpResponse(
                200, R"({"errors":[{"message":"No room named x","locations":[{"line":1,"column":16}]}]})"),
            "No room named x", correct);
    }
    void errorsOfEveryProtocolAreReportedOnce()
    {
        QFETCH(int, socket);
        QFETCH(std::string, stream);
        QFETCH(std::string, message);
        QFETCH(std::string, hint);
        answerBoth(socket, stream);
        QVERIFY(m_error);
        QVERIFY2(m_error->error.message.ends_with(message), m_error->error.message.c_str());
        QVERIFY(m_error->error.message.find("protocol") == std::string::npos);
        QCOMPARE(m_error->error.hint, hint);
    }

    void aConnectionThatEndsHidesNoAnswer()
    {
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(400, R"({"errors":[{"message":"Not over HTTP."}]})",
                                     {{"Content-Type", "application/json"}}));
        settle();
        m_transport->answer(TransferFailure{.cause = Cause::Reset});
        QVERIFY(m_error);
        QCOMPARE(m_error->error.code, std::string("no_subscription_protocol"));
        QVERIFY2(m_error->error.message.contains("Not over HTTP."), m_error->error.message.c_str());
    }

    void anAPIWithoutTheProtocolsBlamesNoOperation_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<std::string>("message");
        QTest::newRow("it says so") << 200 << std::string("Subscriptions are not supported over HTTP.");
        QTest::newRow("it takes the operation for a query")
            << 200 << std::string("Cannot return null for non-nullable field Subscription.tick.");
        QTest::newRow("it has no streams")
            << 500 << std::string("Subscription field must return Async Iterable. Received: undefined.");
        QTest::newRow("in words of its own") << 400 << std::string("That does not work here.");
    }
    void anAPIWithoutTheProtocolsBlamesNoOperation()
    {
        QFETCH(const int, status);
        QFETCH(const std::string, message);
        answerBoth(400, test::httpResponse(status, R"({"errors":[{"message":")" + message + R"("}]})",
                                           "Content-Type: application/json\r\n"));
        QVERIFY(m_error);
        QCOMPARE(m_error->error.code, std::string("no_subscription_protocol"));
        QCOMPARE(m_error->error.details["tried"].size(), std::size_t(3));
        QCOMPARE(m_error->error.details["errors"][0]["message"].toString(), std::string_view(message));
        QVERIFY2(m_error->error.message.find(message + "\n- graphql-sse with a single connection: ")
                     != std::string::npos,
                 m_error->error.message.c_str());
        QVERIFY2(m_error->error.hint.starts_with("Check that the API supports subscriptions."),
                 m_error->error.hint.c_str());
    }

    void socketsThatAreDownMayComeBack()
    {
        answerBoth(503, test::httpResponse(404, "no"));
        QVERIFY(m_error);
        QCOMPARE(m_error->error.details["tried"].size(), std::size_t(3));
        QVERIFY2(m_error->error.hint.starts_with("Try again later. Check that the API supports"),
                 m_error->error.hint.c_str());
    }

private:
    // What wants a socket gets the status, and every other request the response.
    void answerBoth(int socket, const std::string &stream)
    {
        CurlSetting setting;
        setting.server.onRequest = [&](test::ScriptedUpstream::Peer &peer,
                                       const test::ScriptedUpstream::Asked &asked) {
            peer.send(asked.field("Sec-WebSocket-Protocol") ? test::httpResponse(socket, "no") : stream);
        };
        const auto subscription =
            start({Protocol::TransportWs, Protocol::EventStream, Protocol::SingleStream}, *setting.transport,
                  setting.request());
        QVERIFY(eventually([&] {
            m_clock.advance(0ns);
            return m_error.has_value();
        }));
    }

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
                [this](std::optional<RequestError> error) {
                    m_error = std::move(error);
                    m_seen += m_error ? m_error->error.code : "complete";
                }};
        return subscribe(std::move(way), transport, m_clock, request,
                         {.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
                         std::move(listener));
    }

    // Until the last protocol has been tried.
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            m_clock.advance(0ns);
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<Subscription> start(std::vector<Protocol> protocols)
    {
        return start(std::move(protocols), *m_transport, requestTo("https://api.example.com/graphql"));
    }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::string m_seen;
    std::optional<RequestError> m_error;
};

TOOLTRAY_TEST(SubscribeTest)

#include "subscribetest.moc"
