// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/operationrun.h"

#include "execution/delivery/mutations.h"
#include "graphql/rules/validate.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "values.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using test::response;

namespace {

graphql::SchemaPointer issuesSchema()
{
    return graphql::loadSchema(
               "type Query { a: Int issues(first: Int, after: String): Issues } "
               "type Issues { nodes: [Int] pageInfo: PageInfo! } "
               "type PageInfo { hasNextPage: Boolean! endCursor: String } type Mutation { close: Int }",
               graphql::Strictness::Strict)
        .schema;
}

CheckedOperation::Pointer operationOf(const std::string &document)
{
    return std::get<0>(CheckedOperation::check(issuesSchema(), document));
}

std::string quotes(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string pageBody(int from, int to, bool hasNext)
{
    std::string nodes;
    for (int i = from; i < to; ++i)
        nodes.append(i == from ? "" : ",").append(std::to_string(i));
    return quotes("{'data':{'issues':{'nodes':[" + nodes + "],'pageInfo':{'hasNextPage':"
                  + (hasNext ? "true" : "false") + ",'endCursor':'" + std::to_string(to) + "'}}}}");
}

constexpr const char *kIssues =
    "query ($n: Int, $c: String) { issues(first: $n, after: $c) { nodes pageInfo { "
    "hasNextPage endCursor } } }";

} // namespace

class OperationRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
        m_endpoint = std::make_unique<upstream::Endpoint>(*m_transport, m_clock, upstream::QueueLimits(),
                                                          upstream::RetrySchedule({0}, [] { return 0.0; }));
        m_outcome.reset();
    }

    void bringsData()
    {
        m_transport->willAnswer(response(200, quotes("{'data':{'a':1},'extensions':{'cost':2}}")));
        const auto run = start("query A { a }");
        QVERIFY(!m_outcome);
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), std::string("{'a':1}"));
        QCOMPARE(shown(answer().extensions), std::string("{'cost':2}"));
        QVERIFY(answer().errors.isEmpty() && !answer().pages);
        QCOMPARE(sent(0)["operationName"].toString(), std::string_view("A"));
    }

    void dataMayComeWithErrors()
    {
        m_transport->willAnswer(response(200, quotes("{'data':{'a':null},'errors':[{'message':'no'}]}")));
        const auto run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), std::string("{'a':null}"));
        QCOMPARE(shown(answer().errors), std::string("[{'message':'no'}]"));
    }

    void errorsWithoutDataAreAFailure()
    {
        m_transport->willAnswer(response(200, quotes("{'data':null,'errors':[{'message':'no'}]}")));
        const auto run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(std::string(levelName(failure().level)), std::string("graphql"));
        QVERIFY(failure().error.message.find("no") != std::string::npos);
    }

    void theDelayThatAServerAsksForIsKept()
    {
        const std::string errors = "'errors':[{'message':'no','extensions':{'code':'RATE_LIMITED'}}]}";
        m_transport->willAnswer(response(200, quotes("{'data':null," + errors), {{"Retry-After", "20"}}));
        auto run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(failure().retryAfter, 20s);
        QCOMPARE(failure().error.hint, std::string("Wait 20 s, as the server asks."));
        m_transport->willAnswer(
            response(200, quotes("{'data':{'a':null}," + errors), {{"Retry-After", "30"}}));
        run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(answer().retryAfter, 30s);
    }

    void theStatusGoesBeforeTheData_data()
    {
        addColumns<int, std::string, std::string, std::string, std::string>("status", "document", "data",
                                                                            "level", "hint");
        const auto row = [](int status, const char *document, const char *data, const char *level,
                            const char *hint) {
            QTest::addRow("%d %s", status, data) << status << std::string(document) << std::string(data)
                                                 << std::string(level) << std::string(hint);
        };
        const std::string look = "The request may have taken effect: check before you retry.";
        row(401, "{ a }", "{'a':1}", "http", "Set or renew the credential of this endpoint.");
        row(403, "{ a }", "{'a':null}", "http", "Use a credential with the permissions that this needs.");
        row(429, "{ a }", "{'a':1}", "http", "Wait before the next request.");
        row(400, "{ a }", "{'a':1}", "graphql",
            "Correct the operation or its variables as the message says.");
        row(403, "mutation { close }", "{'close':null}", "http",
            "Use a credential with the permissions that this needs.");
        row(403, "mutation { close }", "{'close':1}", "http",
            (look + " Use a credential with the permissions that this needs.").c_str());
    }

    void theStatusGoesBeforeTheData()
    {
        QFETCH(const int, status);
        QFETCH(const std::string, document);
        QFETCH(const std::string, data);
        m_transport->willAnswer(
            response(status, quotes("{'errors':[{'message':'no'}],'data':" + data + "}")));
        const auto run = start(document);
        m_clock.advance(0ns);
        QTEST(std::string(levelName(failure().level)), "level");
        QTEST(failure().error.hint.text(), "hint");
        QCOMPARE(failure().status, status);
        QCOMPARE(shown(failure().data), data);
        QCOMPARE(failure().error.details["errors"][0]["message"].toString(), std::string_view("no"));
        const bool mayHave = data == "{'close':1}";
        if (document != "{ a }")
            QCOMPARE(effectOf(failure()), mayHave ? Mutations::Effect::MayHave : Mutations::Effect::None);
    }

    void otherFailuresKeepTheirLevel()
    {
        m_transport->willAnswer(response(404, "nothing here"));
        auto run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(std::string(levelName(failure().level)), std::string("http"));
        QCOMPARE(failure().status, 404);
        m_transport->willAnswer(upstream::TransferFailure{.cause = upstream::Cause::Refused});
        run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(std::string(levelName(failure().level)), std::string("network"));
    }

    void largeAnswersAreReadOnAPool()
    {
        const std::string text(1'000'000, 'x');
        m_transport->willAnswer(response(200, quotes("{'data':{'a':'" + text + "'}}")));
        const auto run = start("{ a }");
        m_clock.advance(0ns);
        QVERIFY(!m_outcome);
        QTRY_VERIFY(m_outcome);
        QCOMPARE(answer().data["a"].toString(), std::string_view(text));
    }

    void fetchesAllPages()
    {
        m_transport->willAnswer(response(200, pageBody(0, 100, true)));
        m_transport->willAnswer(response(200, pageBody(100, 200, true)));
        m_transport->willAnswer(response(200, pageBody(200, 250, false)));
        std::vector<std::uint64_t> progress;
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        order.onProgress = [&](std::uint64_t, std::uint64_t items) { progress.push_back(items); };
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(answer().data["issues"]["nodes"].size(), std::size_t(250));
        QCOMPARE(answer().pages->pages, std::uint64_t(3));
        QCOMPARE(progress, (std::vector<std::uint64_t>{100, 200}));
        QVERIFY(!sent(0)["variables"].contains("c"));
        QCOMPARE(sent(1)["variables"]["c"].toString(), std::string_view("100"));
        QCOMPARE(sent(2)["variables"]["n"].toInt64(), std::optional<std::int64_t>(100));
    }

    void aPageThatFailsLeavesTheOthers()
    {
        m_transport->willAnswer(response(200, pageBody(0, 100, true)));
        m_transport->willAnswer(response(500, "broken"));
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(failure().status, 500);
        QCOMPARE(failure().data["issues"]["nodes"].size(), std::size_t(100));
        const auto position = decodePosition(failure().error.details["next_cursor"].toString());
        QVERIFY(position);
        QCOMPARE(position->cursor.toString(), std::string_view("100"));
    }

    void aPageWithoutDataLeavesTheOthers()
    {
        m_transport->willAnswer(response(200, pageBody(0, 100, true)));
        m_transport->willAnswer(response(200, quotes("{'data':null}")));
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(failure().error.message,
                 std::string("Page 2 failed: issues: The operation returned no data."));
        QCOMPARE(failure().data["issues"]["nodes"].size(), std::size_t(100));
        QVERIFY(decodePosition(failure().error.details["next_cursor"].toString()));
    }

    void theFirstPageIsNotTakenForTheSecond()
    {
        m_transport->willAnswer(response(200, quotes("{'data':{'issues':{'total':1}}}")));
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(failure().error.message, std::string("The response has no list at \"/issues/nodes\"."));
    }

    void aPageWithErrorsIsTheLast()
    {
        std::string body = pageBody(0, 100, true);
        body.insert(1, quotes("'errors':[{'message':'half'}],"));
        m_transport->willAnswer(response(200, body));
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QVERIFY(answer().pages->end == PageEnd::Errors);
        QCOMPARE(answer().pages->next->cursor.toString(), std::string_view("100"));
        QCOMPARE(answer().errors.size(), std::size_t(1));
    }

    void timeEndsTheWalk()
    {
        m_transport->willAnswer({.outcome = response(200, pageBody(0, 100, true)), .after = 2s});
        OperationOrder order = orderOf(kIssues);
        order.pages = pages();
        order.pages->time = 1s;
        const auto run = start(std::move(order));
        m_clock.advance(3s);
        QVERIFY(answer().pages->end == PageEnd::TimeLimit);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    void cancelsWhenItIsDestroyed()
    {
        auto run = start("{ a }");
        m_clock.advance(0ns);
        QCOMPARE(m_transport->underWay(), std::size_t(1));
        run.reset();
        QCOMPARE(m_transport->underWay(), std::size_t(0));
        m_clock.advance(1h);
        QVERIFY(!m_outcome);
    }

    void mayBeDestroyedByItsAnswer()
    {
        m_transport->willAnswer(response(200, quotes("{'data':{'a':1}}")));
        std::unique_ptr<OperationRun> run;
        bool isDone = false;
        run = started<OperationRun>(*m_endpoint, m_clock, orderOf("{ a }"), [&](const OperationOutcome &) {
            run.reset();
            isDone = true;
        });
        m_clock.advance(0ns);
        QVERIFY(isDone && !run);
    }

private:
    static OperationOrder orderOf(const std::string &document)
    {
        return {.operation = operationOf(document),
                .request = std::make_shared<const upstream::Request>(
                    upstream::Request{.url = *upstream::Url::parse("https://api.example.com/graphql")})};
    }

    static PageOrder pages()
    {
        PageOrder order;
        order.plan.variables = {"n", "c", "", ""};
        order.plan.places = {json::Pointer{"issues"}};
        return order;
    }

    std::unique_ptr<OperationRun> start(OperationOrder order)
    {
        return started<OperationRun>(*m_endpoint, m_clock, std::move(order),
                                     [this](OperationOutcome outcome) { m_outcome = std::move(outcome); });
    }
    std::unique_ptr<OperationRun> start(const std::string &document) { return start(orderOf(document)); }

    const OperationAnswer &answer() const { return std::get<OperationAnswer>(m_outcome.value()); }
    const CallFailure &failure() const { return std::get<CallFailure>(m_outcome.value()); }
    json::Value sent(std::size_t number) const
    {
        return json::parse(*m_transport->requests.at(number).body).value;
    }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::unique_ptr<upstream::Endpoint> m_endpoint;
    std::optional<OperationOutcome> m_outcome;
};

TOOLTRAY_TEST(OperationRunTest)

#include "operationruntest.moc"
