// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/subscriptionrun.h"

#include "graphql/rules/validate.h"
#include "restsamples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "upstream/policy/endpoint.h"
#include "values.h"
#include "json/parser.h"

#include <QTest>
#include <QThreadPool>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using test::response;
using Protocol = upstream::SubscriptionTransport::Protocol;

namespace {

CheckedOperation::Pointer subscriptionTo(const std::string &document)
{
    const auto schema =
        graphql::loadSchema("type Query { a: Int } type Subscription { count(from: Int): Int }",
                            graphql::Strictness::Strict)
            .schema;
    return std::get<0>(CheckedOperation::check(schema, document));
}

std::string nextEvent(const std::string &result)
{
    return "event: next\ndata: " + result + "\n\n";
}

} // namespace

class SubscriptionRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
        m_endpoint = std::make_unique<upstream::Endpoint>(*m_transport, m_clock, upstream::QueueLimits{});
        m_outcome.reset();
    }

    void knowsTheProtocols()
    {
        using Named = workspace::Subscriptions::Protocol;
        using List = std::vector<Protocol>;
        QVERIFY((protocolsOf({.protocol = Named::GraphqlSse, .url = {}})
                 == List{Protocol::EventStream, Protocol::SingleStream}));
        QVERIFY(
            (protocolsOf({.protocol = Named::GraphqlTransportWs, .url = {}}) == List{Protocol::TransportWs}));
        QVERIFY(
            (protocolsOf({}) == List{Protocol::TransportWs, Protocol::EventStream, Protocol::SingleStream}));
        QVERIFY((protocolsOf({}, Protocol::SingleStream)
                 == List{Protocol::SingleStream, Protocol::TransportWs, Protocol::EventStream}));
        QVERIFY((protocolsOf({.protocol = Named::GraphqlTransportWs, .url = {}}, Protocol::EventStream)
                 == List{Protocol::TransportWs}));
    }

    void collectsAsManyAsAreWanted()
    {
        SubscriptionOrder order = orderOf();
        order.maxEvents = 3;
        std::vector<std::uint64_t> progress;
        order.onProgress = [&](std::uint64_t events) { progress.push_back(events); };
        const auto run = start(std::move(order));
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}") + nextEvent("{\"data\":{\"count\":2}}"));
        QVERIFY(!m_outcome);
        m_transport->pass(nextEvent("{\"data\":null,\"errors\":[{\"message\":\"no\"}]}")
                          + nextEvent("{\"data\":{\"count\":4}}"));
        QCOMPARE(shown(answer().data), std::string("[{'data':{'count':1}},{'data':{'count':2}},"
                                                   "{'data':null,'errors':[{'message':'no'}]}]"));
        QCOMPARE(shown(answer().extensions), std::string("{'events':3,'ended_by':'count'}"));
        QCOMPARE(answer().note, std::string("Stopped at the item limit after 3 events."));
        QCOMPARE(progress, (std::vector<std::uint64_t>{1, 2}));
        QCOMPARE(m_transport->underWay(), std::size_t(0)); // it is closed at once
        const json::Value sent = json::parse(*m_transport->requests.at(0).body).value;
        QCOMPARE(sent["variables"]["n"].toInt64(), std::optional<std::int64_t>(1));
        QCOMPARE(sent["operationName"].toString(), std::string_view("C"));
    }

    void endsAfterItsTime()
    {
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}"));
        m_clock.advance(29s);
        QVERIFY(!m_outcome);
        m_clock.advance(1s);
        QCOMPARE(shown(answer().data), std::string("[{'data':{'count':1}}]"));
        QCOMPARE(answer().extensions["ended_by"].toString(), std::string_view("time"));
        QCOMPARE(answer().note, std::string("Stopped at the time limit after 1 event."));
        QCOMPARE(m_transport->underWay(), std::size_t(0));
    }

    void noEventInTimeIsAnEmptyList()
    {
        const auto run = start(orderOf());
        open();
        m_clock.advance(30s);
        QCOMPARE(shown(answer().data), std::string("[]"));
    }

    void aServerThatDoesNotBeginInTimeIsAFailure()
    {
        SubscriptionOrder order = orderOf();
        order.maxTime = 3s;
        const auto run = start(std::move(order));
        m_clock.advance(3s);
        QCOMPARE(failure().error.message,
                 std::string("https://api.example.com did not start the subscription within 3 s."));
        QCOMPARE(failure().error.hint, std::string("Allow the subscription more time."));
        QVERIFY(failure().error.kind == ErrorKind::Timeout);
    }

    void endsWithTheServer()
    {
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}") + "event: complete\n\n");
        QCOMPARE(shown(answer().data), std::string("[{'data':{'count':1}}]"));
        QCOMPARE(answer().extensions["ended_by"].toString(), std::string_view("server"));
        QVERIFY(answer().note.empty());
    }

    void nobodysNumberEndsIt()
    {
        const auto run = start(orderOf());
        open();
        for (int i = 0; i < 50; ++i)
            m_transport->pass(nextEvent("{\"data\":{\"count\":1}}"));
        QVERIFY(!m_outcome);
        m_transport->pass("event: complete\n\n");
        QCOMPARE(answer().data.size(), std::size_t(50));
    }

    void theItemsOfTheCallEndIt()
    {
        workspace::Endpoint endpoint;
        endpoint.limits.callItems = 2;
        SubscriptionOrder order = orderOf();
        order.share = EndpointBudget(std::make_shared<CallBudget>(m_clock), endpoint);
        const auto run = start(std::move(order));
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}") + nextEvent("{\"data\":{\"count\":2}}"));
        QCOMPARE(answer().data.size(), std::size_t(2));
        QCOMPARE(answer().note, std::string("This call reached the limit of 2 items after 2 events."));
    }

    void aRefusedOperationIsAFailure()
    {
        m_transport->willAnswer(response(200, "{\"errors\":[{\"message\":\"not you\"}]}",
                                         {{"Content-Type", "application/graphql-response+json"}}));
        const auto run = start(orderOf());
        m_clock.advance(0ns);
        QVERIFY(failure().level == Level::GraphQL);
        QCOMPARE(failure().error.message, std::string("not you"));
        QVERIFY(failure().data.isNull());
    }

    // Read as the errors of a query are.
    void aRefusalByAnEventHasItsMeaning_data()
    {
        addColumns<std::string, int, ErrorKind, std::string>("code", "status", "kind", "hint");
        QTest::newRow("unauthenticated") << std::string("UNAUTHENTICATED") << 401 << ErrorKind::Denied
                                         << std::string("Set or renew the credential of this endpoint.");
        QTest::newRow("forbidden") << std::string("FORBIDDEN") << 403 << ErrorKind::Denied
                                   << std::string("Use a credential with the permissions that this needs.");
        QTest::newRow("another") << std::string("MINE") << 200 << ErrorKind::Invalid
                                 << std::string(
                                        "Correct the operation or its variables as the message says.");
    }
    void aRefusalByAnEventHasItsMeaning()
    {
        QFETCH(std::string, code);
        QFETCH(int, status);
        QFETCH(ErrorKind, kind);
        QFETCH(std::string, hint);
        const std::string event =
            nextEvent("{\"data\":null,\"errors\":[{\"message\":\"who are you\",\"path\":"
                      "[\"count\"],\"extensions\":{\"code\":\""
                      + code + "\"}}]}");
        for (const bool isCounted : {false, true}) {
            init();
            SubscriptionOrder order = orderOf();
            if (isCounted)
                order.maxEvents = 1;
            const auto run = start(std::move(order));
            open();
            m_transport->pass(event + (isCounted ? std::string() : "event: complete\n\n"));
            QVERIFY(failure().level == Level::GraphQL);
            QCOMPARE(failure().error.code, std::string("graphql_errors"));
            QCOMPARE(failure().error.message, std::string("who are you (at count)"));
            QCOMPARE(failure().error.hint, hint);
            QVERIFY(failure().error.kind == kind);
            QCOMPARE(failure().status, status);
            QCOMPARE(failure().error.details["errors"][0]["extensions"]["code"].toString(),
                     std::string_view(code));
            QVERIFY(failure().data.isNull());
        }
    }

    void aRefusalMayBeSilent()
    {
        for (const char *event : {"{\"errors\":[{}]}", "{\"errors\":{\"x\":1}}"}) {
            init();
            const auto run = start(orderOf());
            open();
            m_transport->pass(nextEvent(event) + "event: complete\n\n");
            QVERIFY2(m_outcome && std::holds_alternative<CallFailure>(*m_outcome), event);
            QCOMPARE(failure().error.message, std::string("The server gives no message."));
            QCOMPARE(failure().error.hint, std::string("Report it to the user."));
        }
    }

    void anErrorBlamesTheOperationIfItPointsIntoIt_data()
    {
        addColumns<std::string, bool>("place", "isInIt");
        QTest::newRow("nowhere") << std::string() << false;
        QTest::newRow("at its keyword") << std::string(",'locations':[{'line':1,'column':1}]") << false;
        QTest::newRow("at its variable") << std::string(",'locations':[{'line':1,'column':16}]") << true;
        QTest::newRow("of a field") << std::string(",'path':['count']") << true;
    }

    void anErrorBlamesTheOperationIfItPointsIntoIt()
    {
        QFETCH(std::string, place);
        QFETCH(const bool, isInIt);
        std::ranges::replace(place, '\'', '"');
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"errors\":[{\"message\":\"Not here\"" + place + "}]}")
                          + "event: complete\n\n");
        QVERIFY(failure().error.message.starts_with("Not here"));
        QCOMPARE(failure().error.hint,
                 isInIt
                     ? std::string("Correct the operation or its variables as the message says.")
                     : std::string(
                         "Correct the operation if the message is about it; otherwise use a query instead."));
    }

    void aStatusIsAFailure()
    {
        m_transport->willAnswer(response(401, "no"));
        const auto run = start(orderOf());
        m_clock.advance(0ns);
        QVERIFY(failure().level == Level::Http);
        QCOMPARE(failure().status, 401);
    }

    void aFailureKeepsTheEventsBefore()
    {
        const auto budget = std::make_shared<CallBudget>(m_clock);
        SubscriptionOrder order = orderOf();
        order.share = EndpointBudget(budget, {});
        const auto run = start(std::move(order));
        open();
        const std::string event = "{\"data\":{\"count\":1}}";
        m_transport->pass(nextEvent(event));
        m_transport->answer(upstream::TransferFailure{.cause = upstream::Cause::Reset});
        QVERIFY(failure().level == Level::Network);
        QCOMPARE(shown(failure().data), std::string("[{'data':{'count':1}}]"));
        QCOMPARE(budget->items, std::uint64_t(1));
        QCOMPARE(budget->bytes, std::uint64_t(event.size()));
    }

    void theEndThatTheServerTellsCountsWhileAnEventIsRead()
    {
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"text\":\"" + std::string(300'000, 'x') + "\"}}"));
        m_transport->answer(upstream::TransferFailure{.cause = upstream::Cause::Reset});
        m_clock.advance(30s);
        QTRY_VERIFY(m_outcome);
        QVERIFY(failure().level == Level::Network);
        QCOMPARE(failure().data.size(), std::size_t(1));
    }

    void moreThanTheEndpointAllowsIsAFailure()
    {
        SubscriptionOrder order = orderOf();
        order.request.limits.decoded = 50;
        const auto run = start(std::move(order));
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1111111111}}"));
        QVERIFY(!m_outcome);
        m_transport->pass(nextEvent("{\"data\":{\"count\":2222222222}}"));
        QCOMPARE(failure().error.code, std::string("answer_too_big"));
        QCOMPARE(shown(failure().data), std::string("[{'data':{'count':1111111111}}]"));
    }

    void noneAreWanted()
    {
        SubscriptionOrder order = orderOf();
        order.maxEvents = 0;
        const auto run = start(std::move(order));
        QVERIFY(!m_outcome);
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(shown(answer().data), std::string("[]"));
        QVERIFY(m_transport->requests.empty());
    }

    void closesWhenItIsDestroyed()
    {
        auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}"));
        run.reset();
        QCOMPARE(m_transport->underWay(), std::size_t(0));
        m_clock.advance(1h);
        QVERIFY(!m_outcome);
        QCOMPARE(m_clock.pendingTimers(), std::size_t(0));
    }

    void mayBeDestroyedByItsAnswer_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("by an event") << nextEvent("{\"data\":{\"count\":1}}");
        QTest::newRow("by what is no event") << nextEvent("no JSON");
        QTest::newRow("by the end") << std::string("event: complete\n\n");
    }
    void mayBeDestroyedByItsAnswer()
    {
        QFETCH(std::string, bytes);
        SubscriptionOrder order = orderOf();
        order.maxEvents = 1;
        std::unique_ptr<Run> run;
        bool isDone = false;
        run = started<SubscriptionRun>(*m_endpoint, m_clock, std::move(order), [&](const OperationOutcome &) {
            run.reset();
            isDone = true;
        });
        open();
        m_transport->pass(bytes);
        QVERIFY(isDone && !run);
    }

    // They are read elsewhere, and neither overtaken nor lost.
    void bigEventsStayInTheirOrder_data()
    {
        QTest::addColumn<std::string>("endedBy");
        for (const char *how : {"count", "time", "server"})
            QTest::newRow(how) << std::string(how);
    }
    void bigEventsStayInTheirOrder()
    {
        QFETCH(const std::string, endedBy);
        SubscriptionOrder order = orderOf();
        order.maxEvents = endedBy == "count" ? 4 : 10;
        order.onProgress = [](std::uint64_t) {};
        const auto run = start(std::move(order));
        open();
        const std::string big(300'000, 'x');
        const auto event = [&](int count, const std::string &text) {
            return nextEvent("{\"data\":{\"count\":" + std::to_string(count) + ",\"text\":\"" + text
                             + "\"}}");
        };
        m_transport->pass(event(1, "") + event(2, big) + event(3, "") + event(4, big)
                          + (endedBy == "count" ? event(5, "") : std::string()));
        QVERIFY(!m_outcome);
        if (endedBy == "time")
            m_clock.advance(30s);
        else if (endedBy == "server")
            m_transport->pass("event: complete\n\n");
        QTRY_VERIFY(m_outcome);
        QCOMPARE(answer().data.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(answer().data[i]["data"]["count"].toInt64(), std::optional<std::int64_t>(i + 1));
        QCOMPARE(answer().data[3]["data"]["text"].toString().size(), big.size());
        QCOMPARE(answer().extensions["ended_by"].toString(), std::string_view(endedBy));
        QCOMPARE(m_transport->underWay(), std::size_t(0));
    }

    void aBigEventThatIsNoLongerWantedIsForgotten()
    {
        auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"text\":\"" + std::string(300'000, 'x') + "\"}}"));
        run.reset();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!m_outcome);
    }

    void waitsForItsTurnAmongTheEndpointsRequests()
    {
        limitEndpoint({.maxAtOnce = 1});
        const auto call =
            m_endpoint->send(restTo("https://api.example.com/graphql"), {.onDone = [](const auto &) {}});
        const auto run = start(orderOf());
        QCOMPARE(m_transport->requests.size(), std::size_t(1)); // the other one
        m_transport->answer(response(200, "{}"));
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
        open();
        // And they for its end.
        bool isAnswered = false;
        const auto next = m_endpoint->send(restTo("https://api.example.com/graphql"),
                                           {.onDone = [&](const auto &) { isAnswered = true; }});
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
        m_transport->pass("event: complete\n\n");
        QVERIFY(m_outcome);
        QCOMPARE(m_transport->requests.size(), std::size_t(3));
    }

    void keepsToTheRates()
    {
        limitEndpoint({.rate = upstream::Rate{.perSecond = 1, .burst = 1}});
        SubscriptionOrder order = orderOf();
        order.clientRate =
            std::make_shared<upstream::RateLimit>(m_clock, upstream::Rate{.perSecond = 0.1, .burst = 2}, 10);
        const auto first = start(order);
        const auto second = start(order);
        const auto third = start(order);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        m_clock.advance(1s);
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
        m_clock.advance(8s);
        QCOMPARE(m_transport->requests.size(),
                 std::size_t(2)); // what the endpoint allows, the client may not
        m_clock.advance(1s);
        QCOMPARE(m_transport->requests.size(), std::size_t(3));
    }

    void whoWaitsTooLongIsTold()
    {
        limitEndpoint({.maxAtOnce = 1, .maxWaiting = 1});
        const auto call =
            m_endpoint->send(restTo("https://api.example.com/graphql"), {.onDone = [](const auto &) {}});
        SubscriptionOrder order = orderOf();
        order.maxTime = 10s; // less than the request before it may take
        const auto waiting = start(std::move(order));
        m_clock.advance(10s);
        QCOMPARE(failure().error.message,
                 std::string("The request waited too long for its turn at https://api.example.com."));
        QVERIFY(failure().data.isNull());
        m_outcome.reset();
        const auto also = start(orderOf());
        const auto tooMany = start(orderOf());
        QVERIFY(!m_outcome);
        QTRY_VERIFY(m_outcome);
        QCOMPARE(failure().error.code, std::string("endpoint_busy"));
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    void speaksToWebSockets()
    {
        test::ScriptedUpstream upstream;
        std::string asked;
        upstream.onRequest = [&](test::ScriptedUpstream::Peer &peer,
                                 const test::ScriptedUpstream::Asked &request) {
            asked = request.field("Sec-WebSocket-Protocol").value_or("");
            peer.send(test::httpResponse(403, "no"));
        };
        SubscriptionOrder order = orderOf();
        order.request = restTo(upstream.url());
        order.transport.protocols = {Protocol::TransportWs};
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(asked, std::string("graphql-transport-ws"));
        QVERIFY(std::holds_alternative<CallFailure>(*m_outcome));
        QVERIFY(failure().level == Level::Network || failure().level == Level::Http);
    }

    void isOneExchange_data()
    {
        addColumns<std::string, int, std::string, std::string>("sent", "status", "body", "problem");
        QTest::newRow("events") << nextEvent("{\"data\":{\"count\":1}}") + "event: complete\n\n"
                                << 200 << std::string("[{'data':{'count':1}}]") << std::string();
        QTest::newRow("broken off")
            << std::string() << 0 << std::string()
            << std::string("https://api.example.com ended the stream before it was complete.");
    }

    void isOneExchange()
    {
        QFETCH(const std::string, sent);
        SubscriptionOrder order = orderOf();
        int count = 0;
        order.onExchange = [&](const upstream::Attempt &attempt) {
            ++count;
            QCOMPARE(attempt.request.method, std::string("POST"));
            QVERIFY(attempt.request.body->find("subscription C") != std::string::npos);
            const auto *answered = std::get_if<upstream::Response>(&attempt.outcome);
            QTEST(answered == nullptr ? 0 : answered->head.status, "status");
            QTEST(answered == nullptr ? std::string() : shown(json::parse(answered->body).value), "body");
            QTEST(std::string(attempt.problem), "problem");
        };
        const auto run = start(std::move(order));
        open();
        m_clock.advance(1s);
        if (!sent.empty())
            m_transport->pass(sent);
        if (!m_outcome)
            m_transport->answer(response(200, {}, {{"Content-Type", "text/event-stream"}}));
        QVERIFY(m_outcome);
        QCOMPARE(count, 1);
    }

    void whatWasNeverSentIsNoExchange()
    {
        SubscriptionOrder order = orderOf();
        order.maxEvents = 0;
        order.onExchange = [](const upstream::Attempt &) { QFAIL("Nothing was sent."); };
        const auto run = start(std::move(order));
        QTRY_VERIFY(m_outcome);
    }

private:
    void limitEndpoint(const upstream::QueueLimits &limits)
    {
        m_endpoint = std::make_unique<upstream::Endpoint>(*m_transport, m_clock, limits);
    }

    static SubscriptionOrder orderOf()
    {
        return {.operation = subscriptionTo("subscription C($n: Int) { count(from: $n) }"),
                .variables = value("{'n':1}"),
                .request = restTo("https://api.example.com/graphql"),
                .transport = {.protocols = {Protocol::EventStream}}};
    }

    std::unique_ptr<Run> start(SubscriptionOrder order)
    {
        return started<SubscriptionRun>(*m_endpoint, m_clock, std::move(order),
                                        [this](OperationOutcome outcome) { m_outcome = std::move(outcome); });
    }

    void open() { m_transport->begin(response(200, {}, {{"Content-Type", "text/event-stream"}}).head); }

    const OperationAnswer &answer() const { return std::get<OperationAnswer>(m_outcome.value()); }
    const CallFailure &failure() const { return std::get<CallFailure>(m_outcome.value()); }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::unique_ptr<upstream::Endpoint> m_endpoint;
    std::optional<OperationOutcome> m_outcome;
};

TOOLTRAY_TEST(SubscriptionRunTest)

#include "subscriptionruntest.moc"
