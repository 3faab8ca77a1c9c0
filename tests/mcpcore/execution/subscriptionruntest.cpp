// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/subscription/subscriptionrun.h"

#include "graphql/validation/loadschema.h"
#include "restsamples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "values.h"
#include "json/parse.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using test::response;
using Protocol = upstream::SubscriptionWay::Protocol;

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
        m_outcome.reset();
    }

    void knowsTheProtocols()
    {
        using Named = workspace::Subscriptions::Protocol;
        QVERIFY(protocolOf({.protocol = Named::GraphqlSse, .url = {}}) == Protocol::EventStream);
        QVERIFY(protocolOf({.protocol = Named::GraphqlTransportWs, .url = {}}) == Protocol::TransportWs);
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
        QCOMPARE(m_transport->underWay(), std::size_t(0));
    }

    void noEventInTimeIsAnEmptyList()
    {
        const auto run = start(orderOf());
        open();
        m_clock.advance(30s);
        QCOMPARE(shown(answer().data), std::string("[]"));
    }

    void endsWithTheServer()
    {
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}") + "event: complete\n\n");
        QCOMPARE(shown(answer().data), std::string("[{'data':{'count':1}}]"));
        QCOMPARE(answer().extensions["ended_by"].toString(), std::string_view("server"));
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
        const auto run = start(orderOf());
        open();
        m_transport->pass(nextEvent("{\"data\":{\"count\":1}}"));
        m_transport->answer(upstream::Failure{.cause = upstream::Cause::Reset});
        QVERIFY(failure().level == Level::Network);
        QCOMPARE(shown(failure().data), std::string("[{'data':{'count':1}}]"));
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
        run = std::make_unique<SubscriptionRun>(*m_transport, m_clock, std::move(order),
                                                [&](const OperationOutcome &) {
                                                    run.reset();
                                                    isDone = true;
                                                });
        open();
        m_transport->pass(bytes);
        QVERIFY(isDone && !run);
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
        order.way.protocol = Protocol::TransportWs;
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(asked, std::string("graphql-transport-ws"));
        QVERIFY(std::holds_alternative<CallFailure>(*m_outcome));
        QVERIFY(failure().level == Level::Network || failure().level == Level::Http);
    }

private:
    static SubscriptionOrder orderOf()
    {
        return {.operation = subscriptionTo("subscription C($n: Int) { count(from: $n) }"),
                .variables = value("{'n':1}"),
                .request = restTo("https://api.example.com/graphql"),
                .way = {.protocol = Protocol::EventStream}};
    }

    std::unique_ptr<Run> start(SubscriptionOrder order)
    {
        return std::make_unique<SubscriptionRun>(
            *m_transport, m_clock, std::move(order),
            [this](OperationOutcome outcome) { m_outcome = std::move(outcome); });
    }

    void open() { m_transport->begin(response(200, {}, {{"Content-Type", "text/event-stream"}}).head); }

    const OperationAnswer &answer() const { return std::get<OperationAnswer>(m_outcome.value()); }
    const CallFailure &failure() const { return std::get<CallFailure>(m_outcome.value()); }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::optional<OperationOutcome> m_outcome;
};

TOOLTRAY_TEST(SubscriptionRunTest)

#include "subscriptionruntest.moc"
