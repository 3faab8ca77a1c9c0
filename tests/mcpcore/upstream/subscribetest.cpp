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
        // first: the status of the first protocol
        // second: of the second one; 0: it is not tried
        addColumns<int, std::string, std::string, int, std::string>("first", "type", "body", "second",
                                                                    "code");
        const auto row = [](const std::string &name, int first, const char *type, const char *body,
                            int second, const std::string &code) {
            QTest::newRow(name.c_str()) << first << std::string(type) << std::string(body) << second << code;
        };
        constexpr const char *kText = "text/plain";
        constexpr const char *kJson = "application/json";
        constexpr const char *kNoProtocol = "no_subscription_protocol";
        row("neither", 404, kText, "no", 404, kNoProtocol);
        row("a page", 200, "text/html", "<html>", 200, kNoProtocol);
        row("a failure without errors of GraphQL", 500, kText, "no", 405, kNoProtocol);
        row("a credential that is none", 401, kText, "no", 0, "http_401");
        row("the second one knows the credential", 404, kText, "no", 403, "http_403");
        row("the second one is down", 404, kText, "no", 503, "http_503");
        row("a failed operation as a stream", 500, "text/event-stream",
            "event: next\ndata: {\"errors\":[{\"message\":\"m\"}]}\n\n", 0, "http_500");
        for (const int status : {502, 503, 504})
            row("down with " + std::to_string(status), status, kText, "down for maintenance", 0,
                "http_" + std::to_string(status));
        const auto ofTheOperation = [&](const char *name, int status, const char *json) {
            row(name, status, kJson, json, 0, "graphql_errors");
        };
        ofTheOperation("an answer to the operation", 400,
                       R"({"errors":[{"message":"m","locations":[{"line":1,"column":16}]}]})");
        ofTheOperation("a value that is wrong", 400,
                       R"({"errors":[{"message":"m","extensions":{"code":"BAD_USER_INPUT"}}]})");
        ofTheOperation("a value that is wrong, as a success", 200,
                       R"({"errors":[{"message":"m","extensions":{"code":"BAD_USER_INPUT"}}]})");
        ofTheOperation("an operation that cannot be processed", 422, R"({"errors":[{"message":"m"}]})");
        const auto inPlaceOfAStream = [&](const char *name, int status, const char *json) {
            row(name, status, kJson, json, 405, kNoProtocol);
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
    }
    void everythingThatWasTriedIsNamed()
    {
        QFETCH(int, first);
        QFETCH(std::string, type);
        QFETCH(std::string, body);
        QFETCH(int, second);
        QFETCH(std::string, code);
        const auto subscription = start({Protocol::EventStream, Protocol::SingleStream});
        m_transport->answer(response(first, body, {{"Content-Type", type}}));
        settle();
        if (second != 0)
            m_transport->answer(response(second, "no"));
        QCOMPARE(m_transport->requests.size(), std::size_t(second == 0 ? 1 : 2));
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
        const TestRows<int, std::string, std::string, std::string> row{"socket", "stream", "message", "hint"};
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
        addColumns<int, std::string>("status", "message");
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
    // Subscribes where each WebSocket handshake gets the status and every other request the response.
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
        SubscriptionTransport chosen{.protocols = std::move(protocols)};
        chosen.onFound = [this](Protocol protocol) {
            m_seen += "found " + std::string(protocolName(protocol)) + ';';
        };
        SubscriptionListener listener{
            .onEvent = [this](std::string_view event) { m_seen += std::string(event) + ';'; },
            .onEnd =
                [this](std::optional<RequestError> error) {
                    m_error = std::move(error);
                    m_seen += m_error ? m_error->error.code : "complete";
                }};
        return subscribe(std::move(chosen), transport, m_clock, request,
                         {.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
                         std::move(listener));
    }

    // Lets the event loop and the clock go on until the next protocol is tried.
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
