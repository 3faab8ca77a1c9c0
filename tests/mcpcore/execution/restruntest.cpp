// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrun.h"

#include "restsamples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using test::response;
using Style = workspace::PagePlan::Style;

namespace {

constexpr const char *kList = "https://api.example.com/v1/issues?state=open";

upstream::Response jsonAnswer(std::string text, std::string link = {})
{
    std::ranges::replace(text, '\'', '"');
    if (link.empty())
        return response(200, std::move(text), {{"Content-Type", "application/json"}});
    return response(200, std::move(text),
                    {{"Content-Type", "application/json; charset=utf-8"}, {"Link", std::move(link)}});
}

std::string numbers(int from, int to)
{
    std::string text = "[";
    for (int i = from; i < to; ++i)
        text.append(i == from ? "" : ",").append(std::to_string(i));
    return text + ']';
}

} // namespace

class RestRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
        m_endpoint = std::make_unique<upstream::Endpoint>(*m_transport, m_clock, upstream::QueueLimits(),
                                                          upstream::RetrySchedule({1}, [] { return 0.0; }));
        m_outcome.reset();
    }

    void bringsAValue()
    {
        m_transport->willAnswer(jsonAnswer("{'a':1}"));
        const auto run = start(orderOf());
        QVERIFY(!m_outcome);
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), std::string("{'a':1}"));
        QCOMPARE(answer().status, 200);
        QCOMPARE(answer().bytes, std::uint64_t(7));
        QVERIFY(answer().errors.isEmpty() && !answer().pages);
        QCOMPARE(asked(0), std::string(kList));
    }

    void anExpectedStatusIsAnAnswer()
    {
        m_transport->willAnswer(response(404, "{\"gone\":true}", {{"Content-Type", "application/json"}}));
        RestOrder order = orderOf();
        order.expectedStatus = {200, 404};
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(answer().status, 404);
        QCOMPARE(shown(answer().data), std::string("{'gone':true}"));
    }

    void noContentIsNull()
    {
        m_transport->willAnswer(response(204));
        const auto run = start(orderOf("DELETE"));
        m_clock.advance(0ns);
        QVERIFY(answer().data.isNull());
        QCOMPARE(answer().status, 204);
    }

    void anAnswerWithoutABodyIsItsHeaders_data()
    {
        QTest::addColumn<std::string>("method");
        for (const char *method : {"HEAD", "OPTIONS"})
            QTest::newRow(method) << std::string(method);
    }
    void anAnswerWithoutABodyIsItsHeaders()
    {
        QFETCH(std::string, method);
        m_transport->willAnswer(response(200, {}, {{"Allow", "GET"}}));
        const auto run = start(orderOf(method));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), std::string("{'status':200,'headers':{'allow':'GET'}}"));
    }

    void anotherStatusIsAFailureWithItsExplanation()
    {
        m_transport->willAnswer(response(422, "{\"message\":{\"title\":[\"can't be blank\"]}}"));
        const auto run = start(orderOf("POST"));
        m_clock.advance(0ns);
        QCOMPARE(levelName(failure().level), std::string_view("http"));
        QCOMPARE(failure().status, 422);
        QCOMPARE(json::write(failure().data), std::string("{\"message\":{\"title\":[\"can't be blank\"]}}"));
        QVERIFY(failure().error.message.find("can't be blank") != std::string::npos);
    }

    void whatIsNoJsonIsAFailure()
    {
        m_transport->willAnswer(jsonAnswer("<html>"));
        const auto run = start(orderOf());
        m_clock.advance(0ns);
        QCOMPARE(levelName(failure().level), std::string_view("http"));
        QCOMPARE(failure().error.code, std::string("answer_not_json"));
        QCOMPARE(failure().status, 200);
    }

    void aWebPageIsAFailureUnlessItIsAskedFor_data()
    {
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("accept");
        QTest::addColumn<bool>("isFailure");
        QTest::newRow("a login page") << std::string("text/html; charset=utf-8") << std::string() << true;
        QTest::newRow("XHTML") << std::string("application/xhtml+xml") << std::string() << true;
        QTest::newRow("a page that is wanted")
            << std::string("text/html") << std::string("text/html") << false;
        QTest::newRow("text") << std::string("text/plain") << std::string() << false;
    }

    void aWebPageIsAFailureUnlessItIsAskedFor()
    {
        QFETCH(const std::string, type);
        QFETCH(const std::string, accept);
        m_transport->willAnswer(
            response(200, "<html><head><title>Log in</title></head></html>", {{"Content-Type", type}}));
        RestOrder order = orderOf();
        if (!accept.empty())
            order.request.fields.push_back({"Accept", accept});
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QTEST(std::holds_alternative<CallFailure>(m_outcome.value()), "isFailure");
        if (std::holds_alternative<CallFailure>(*m_outcome)) {
            QCOMPARE(failure().error.code, std::string("html_answer"));
            QVERIFY(failure().error.message.find("Log in") != std::string::npos);
        }
    }

    void noAnswerIsAFailure()
    {
        m_transport->willAnswer(upstream::TransferFailure{.cause = upstream::Cause::NameNotFound});
        m_transport->willAnswer(upstream::TransferFailure{.cause = upstream::Cause::NameNotFound});
        const auto run = start(orderOf());
        m_clock.advance(1min);
        QCOMPARE(levelName(failure().level), std::string_view("network"));
    }

    void repeatsOnlyWhatIsHarmless_data()
    {
        QTest::addColumn<std::string>("method");
        QTest::addColumn<int>("requests");
        for (const char *method : {"GET", "HEAD", "OPTIONS", "QUERY", "PUT", "DELETE"})
            QTest::newRow(method) << std::string(method) << 2;
        for (const char *method : {"POST", "PATCH"})
            QTest::newRow(method) << std::string(method) << 1;
    }
    void repeatsOnlyWhatIsHarmless()
    {
        QFETCH(std::string, method);
        QFETCH(int, requests);
        m_transport->willAnswer(response(503));
        m_transport->willAnswer(response(204));
        const auto run = start(orderOf(method));
        m_clock.advance(1min);
        QVERIFY(m_outcome);
        QCOMPARE(int(m_transport->requests.size()), requests);
    }

    void largeAnswersAreReadOnAPool()
    {
        const std::string text(1'000'000, 'x');
        m_transport->willAnswer(jsonAnswer("{'a':'" + text + "'}"));
        const auto run = start(orderOf());
        m_clock.advance(0ns);
        QVERIFY(!m_outcome);
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(answer().data["a"].toString(), std::string_view(text));
    }

    void followsLinks()
    {
        m_transport->willAnswer(
            jsonAnswer(numbers(0, 3), "<https://api.example.com/v1/issues?page=2>; rel=next"));
        m_transport->willAnswer(jsonAnswer(numbers(3, 6), "</v1/issues?page=3>; rel=\"next\""));
        m_transport->willAnswer(jsonAnswer(numbers(6, 7), "</v1/issues?page=1>; rel=\"first\""));
        std::vector<std::uint64_t> progress;
        RestOrder order = pagedOrder(Style::Link);
        order.onProgress = [&](std::uint64_t, std::uint64_t items) { progress.push_back(items); };
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), numbers(0, 7));
        QCOMPARE(asked(0), std::string(kList) + "&per_page=3");
        QCOMPARE(asked(1), std::string("https://api.example.com/v1/issues?page=2"));
        QCOMPARE(asked(2), std::string("https://api.example.com/v1/issues?page=3"));
        QCOMPARE(progress, (std::vector<std::uint64_t>{3, 6}));
        QVERIFY(answer().pages->end == PageEnd::LastPage && !answer().pages->next);
    }

    void goesOnFromALinkItGave()
    {
        m_transport->willAnswer(jsonAnswer(numbers(0, 3), "</v1/issues?page=2>; rel=next"));
        RestOrder first = pagedOrder(Style::Link);
        first.pages->limits.pages = 1;
        auto run = start(std::move(first));
        m_clock.advance(0ns);
        QVERIFY(answer().pages->end == PageEnd::PageLimit);
        const Result<PagePosition> position = decodePosition(encodePosition(answer().pages->next.value()));
        QVERIFY(position);

        m_transport->willAnswer(jsonAnswer(numbers(3, 5)));
        RestOrder second = pagedOrder(Style::Link);
        second.pages->from = *position;
        run = start(std::move(second));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), numbers(3, 5));
        QCOMPARE(asked(1), std::string("https://api.example.com/v1/issues?page=2"));
    }

    void goesNowhereElse_data()
    {
        QTest::addColumn<std::string>("link");
        QTest::newRow("a link") << std::string("https://api.example.com/v1/secrets");
        QTest::newRow("another host") << std::string("https://evil.example/");
        QTest::newRow("a wrong seal") << std::string("AAAA https://api.example.com/v1/secrets");
        QTest::newRow("for another request")
            << sealedLink("key", "https://api.example.com/v1/other", "https://api.example.com/v1/secrets");
    }
    void goesNowhereElse()
    {
        QFETCH(std::string, link);
        RestOrder order = pagedOrder(Style::Link);
        order.pages->from.link = link;
        const auto run = start(std::move(order));
        QVERIFY(!m_outcome);
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(failure().error.code, std::string("cursor_invalid"));
        QVERIFY(m_transport->requests.empty());
    }

    void aLinkToAnotherOriginEndsTheWalk()
    {
        m_transport->willAnswer(jsonAnswer(numbers(0, 3), "<https://evil.example/?page=2>; rel=next"));
        const auto run = start(pagedOrder(Style::Link));
        m_clock.advance(0ns);
        QCOMPARE(failure().error.code, std::string("page_link_foreign"));
        QCOMPARE(shown(failure().data), numbers(0, 3));
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    void countsPages()
    {
        m_transport->willAnswer(jsonAnswer(numbers(0, 3)));
        m_transport->willAnswer(jsonAnswer(numbers(3, 6)));
        m_transport->willAnswer(jsonAnswer(numbers(6, 7)));
        const auto run = start(pagedOrder(Style::Page));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), numbers(0, 7));
        QCOMPARE(asked(1), std::string(kList) + "&per_page=3&page=2");
        QCOMPARE(m_transport->requests.size(), std::size_t(3));
    }

    void asksForOffsets()
    {
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(0, 3) + "}"));
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(3, 4) + "}"));
        RestOrder order = pagedOrder(Style::Offset);
        order.pages->plan.places = {json::Pointer{"items"}};
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), "{'items':" + numbers(0, 4) + "}");
        QCOMPARE(asked(1), std::string(kList) + "&per_page=3&offset=3");
    }

    void handsCursorsOn()
    {
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(0, 3) + ",'next':'c/1'}"));
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(3, 4) + ",'next':null}"));
        RestOrder order = pagedOrder(Style::Cursor);
        order.pages->plan.places = {json::Pointer{"items"}};
        order.pages->plan.nextCursor = json::Pointer{"next"};
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data["items"]), numbers(0, 4));
        QCOMPARE(asked(1), std::string(kList) + "&per_page=3&cursor=c%2F1");
    }

    void followsUrlsInAnswers()
    {
        m_transport->willAnswer(
            jsonAnswer("{'items':" + numbers(0, 3) + ",'next':'https://api.example.com/v1/issues?c=a'}"));
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(3, 5) + ",'next':'?c=b&key=***'}"));
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(5, 6) + ",'next':''}"));
        RestOrder order = pagedOrder(Style::NextUrl);
        order.pages->plan.places = {json::Pointer{"items"}};
        order.pages->plan.nextCursor = json::Pointer{"next"};
        order.request.url = *upstream::Url::parse("https://api.example.com/v1/issues?key=k%201");
        order.fixedParameters = {"key"};
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(shown(answer().data), "{'items':" + numbers(0, 6) + ",'next':null}");
        QCOMPARE(asked(1), std::string("https://api.example.com/v1/issues?c=a&key=k%201"));
        QCOMPARE(asked(2), std::string("https://api.example.com/v1/issues?c=b&key=k%201"));
    }

    void aUrlOfAnotherOriginEndsTheWalk_data()
    {
        QTest::addColumn<std::string>("url");
        QTest::addColumn<std::string>("code");
        QTest::newRow("host") << std::string("https://evil.example/?page=2")
                              << std::string("page_link_foreign");
        QTest::newRow("scheme") << std::string("http://api.example.com/v1")
                                << std::string("page_link_foreign");
        QTest::newRow("no host") << std::string("//evil.example/v1") << std::string("page_link_foreign");
        QTest::newRow("writes") << std::string("?_method=DELETE") << std::string("page_would_write");
    }

    void aUrlOfAnotherOriginEndsTheWalk()
    {
        QFETCH(const std::string, url);
        QFETCH(const std::string, code);
        m_transport->willAnswer(jsonAnswer("{'items':" + numbers(0, 3) + ",'next':'" + url + "'}"));
        RestOrder order = pagedOrder(Style::NextUrl);
        order.pages->plan.places = {json::Pointer{"items"}};
        order.pages->plan.nextCursor = json::Pointer{"next"};
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] {
            m_clock.advance(0ns);
            return m_outcome.has_value();
        }));
        QCOMPARE(failure().error.code, code);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    void handsTheLastItemOn()
    {
        m_transport->willAnswer(jsonAnswer("{'data':[{'id':'a'},{'id':'b/c'}],'has_more':true}"));
        m_transport->willAnswer(jsonAnswer("{'data':[{'id':'d'}],'has_more':false}"));
        RestOrder order = pagedOrder(Style::LastItem);
        order.pages->plan.places = {json::Pointer{"data"}};
        order.pages->plan.nextCursor = json::Pointer{"id"};
        const auto run = start(std::move(order));
        m_clock.advance(0ns);
        QCOMPARE(answer().data["data"].size(), std::size_t(3));
        QCOMPARE(answer().data["has_more"], json::Value(false));
        QCOMPARE(asked(1), std::string(kList) + "&per_page=3&cursor=b%2Fc");
    }

    void aPageThatFailsLeavesTheOthers()
    {
        m_transport->willAnswer(jsonAnswer(numbers(0, 3), "</v1/issues?page=2>; rel=next"));
        m_transport->willAnswer(response(403, "no"));
        const auto run = start(pagedOrder(Style::Link));
        m_clock.advance(0ns);
        QCOMPARE(failure().status, 403);
        QCOMPARE(shown(failure().data), numbers(0, 3));
        const auto position = decodePosition(failure().error.details["next_cursor"].toString());
        QVERIFY(position);
        QCOMPARE(openedLink("key", kList, position->link),
                 std::optional<std::string>("https://api.example.com/v1/issues?page=2"));
    }

    void aPageWithoutAListIsAFailure()
    {
        m_transport->willAnswer(jsonAnswer("{'a':1}"));
        const auto run = start(pagedOrder(Style::Page));
        m_clock.advance(0ns);
        QCOMPARE(failure().error.code, std::string("page_without_list"));
        QCOMPARE(
            failure().error.message,
            std::string("The response is neither a list nor an object with exactly one list.")); // no page 2
    }

    void onlyGetIsFetchedByPages()
    {
        RestOrder order = pagedOrder(Style::Page);
        order.request.method = "POST";
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(failure().error.code, std::string("pagination_invalid"));
        QVERIFY(m_transport->requests.empty());
    }

    void timeEndsTheWalk()
    {
        m_transport->willAnswer({.outcome = jsonAnswer(numbers(0, 3)), .after = 2s});
        RestOrder order = pagedOrder(Style::Page);
        order.pages->time = 1s;
        const auto run = start(std::move(order));
        m_clock.advance(3s);
        QVERIFY(answer().pages->end == PageEnd::TimeLimit);
        QCOMPARE(answer().pages->next->page, std::uint64_t(2));
    }

    void cancelsWhenItIsDestroyed()
    {
        auto run = start(orderOf());
        m_clock.advance(0ns);
        QCOMPARE(m_transport->underWay(), std::size_t(1));
        run.reset();
        QCOMPARE(m_transport->underWay(), std::size_t(0));
        m_clock.advance(1h);
        QVERIFY(!m_outcome);
    }

    void mayBeDestroyedByItsAnswer()
    {
        m_transport->willAnswer(jsonAnswer("1"));
        std::unique_ptr<RestRun> run;
        bool isDone = false;
        run = started<RestRun>(*m_endpoint, m_clock, orderOf(), [&](const OperationOutcome &) {
            run.reset();
            isDone = true;
        });
        m_clock.advance(0ns);
        QVERIFY(isDone && !run);
    }

private:
    static RestOrder orderOf(const std::string &method = "GET")
    {
        RestOrder order{.request = restTo(kList, method), .linkKey = "key"};
        order.request.repetition =
            upstream::isIdempotent(method) ? upstream::Repetition::Harmless : upstream::Repetition::Never;
        return order;
    }

    static RestOrder pagedOrder(Style style)
    {
        RestOrder order = orderOf();
        PageOrder pages;
        pages.plan.style = style;
        pages.plan.variables = {"per_page", "cursor", "offset", "page"};
        pages.plan.places = {json::Pointer()};
        pages.limits.pageSize = 3;
        order.pages = std::move(pages);
        return order;
    }

    std::unique_ptr<RestRun> start(RestOrder order)
    {
        return started<RestRun>(*m_endpoint, m_clock, std::move(order),
                                [this](OperationOutcome outcome) { m_outcome = std::move(outcome); });
    }

    const OperationAnswer &answer() const { return std::get<OperationAnswer>(m_outcome.value()); }
    const CallFailure &failure() const { return std::get<CallFailure>(m_outcome.value()); }
    std::string asked(std::size_t number) const { return m_transport->requests.at(number).url.text(); }

    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::unique_ptr<upstream::Endpoint> m_endpoint;
    std::optional<OperationOutcome> m_outcome;
};

TOOLTRAY_TEST(RestRunTest)

#include "restruntest.moc"
