// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/endpoint.h"

#include "samples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using test::response;

namespace {

// An endpoint over a transport without a network, on a clock that stands still, with all delays in full.
class Setting {
public:
    explicit Setting(const QueueLimits &limits = {})
        : endpoint(transport, clock, limits, RetrySchedule(limits.retry, [] { return 1.0; }))
    {}

    std::unique_ptr<EndpointRequest> send(Request request, SendOptions options = {})
    {
        options.onAttempt = [this](const Attempt &attempt) {
            constexpr std::string_view kReasons[] = {"first", "retry", "redirect"};
            attempts += std::to_string(attempt.number) + ' '
                        + std::string(kReasons[static_cast<std::size_t>(attempt.reason)]) + ' '
                        + attempt.request.url.target() + ": " + textOf(attempt.outcome) + "; ";
            lastAttempt = reportOf(attempt.outcome);
        };
        return endpoint.send(std::move(request),
                             {.onHead = {},
                              .onBody = {},
                              .onDone =
                                  [this](Outcome outcome) {
                                      outcomes.push_back(textOf(outcome));
                                      lastReport = reportOf(outcome);
                                  }},
                             std::move(options));
    }

    test::FakeClock clock;
    test::FakeTransport transport{clock};
    Endpoint endpoint;
    std::vector<std::string> outcomes;
    std::string attempts;
    Report lastReport;
    Report lastAttempt;
};

const std::string kUrl = "http://api.example.com/graphql";

} // namespace

class EndpointRequestTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passesAResponseOn()
    {
        Setting setting;
        setting.transport.willAnswer({.outcome = response(200, "hello"), .after = 5ms});
        const auto call = setting.send(requestTo(kUrl));
        QVERIFY(setting.outcomes.empty());
        setting.clock.advance(5ms);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"200 hello"});
        QCOMPARE(setting.attempts, "1 first /graphql: 200 hello; ");
        QCOMPARE(setting.clock.pendingTimers(), std::size_t(0));
    }

    void triesAgainUntilItSucceeds()
    {
        Setting setting;
        setting.transport.willAnswer(failureOf(Cause::Refused, Departure::NeverLeft, Phase::Connect));
        setting.transport.willAnswer(response(503, "busy"));
        setting.transport.willAnswer(response(200, "hello"));
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(249ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(1));
        setting.clock.advance(1ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
        setting.clock.advance(499ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
        setting.clock.advance(1ms);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"200 hello"});
        QCOMPARE(setting.attempts,
                 "1 first /graphql: refused connect never left; 2 retry /graphql: 503 busy; 3 "
                 "retry /graphql: 200 hello; ");
    }

    void honoursRetryAfterTwice()
    {
        Setting setting;
        setting.transport.willAnswer(response(429, {}, {{"Retry-After", "3"}}));
        setting.transport.willAnswer(response(429, {}, {{"Retry-After", "Thu, 01 Jan 2026 00:00:10 GMT"}}));
        setting.transport.willAnswer(response(200));
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(2999ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(1));
        setting.clock.advance(1ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
        setting.clock.advance(6999ms);
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
        setting.clock.advance(1ms);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"200"});
    }

    void givesUpAfterSoManyTries()
    {
        Setting setting({.rate = {}, .retry = {.maxRetries = 2}});
        for (int i = 0; i < 5; ++i)
            setting.transport.willAnswer(response(502));
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(20s);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"502"});
        QCOMPARE(setting.transport.requests.size(), std::size_t(3));
    }

    void neverRepeatsAMutationThatMayHaveLeft_data()
    {
        QTest::addColumn<int>("cause");
        for (int cause = 0; cause <= static_cast<int>(Cause::Internal); ++cause)
            QTest::newRow(std::string(nameOf(static_cast<Cause>(cause))).c_str()) << cause;
        for (const int status : {429, 500, 502, 503, 504})
            QTest::addRow("%d", status) << -status;
    }
    void neverRepeatsAMutationThatMayHaveLeft()
    {
        QFETCH(int, cause);
        Setting setting;
        TransferFailure failure = failureOf(static_cast<Cause>(std::max(cause, 0)));
        failure.report.isConnectionReused = true;
        failure.report.version = HttpVersion::Http2;
        setting.transport.willAnswer(cause < 0 ? Outcome(response(-cause, {}, {{"Retry-After", "0"}}))
                                               : Outcome(failure));
        const auto call = setting.send(mutationTo(kUrl));
        setting.clock.advance(30s);
        QCOMPARE(setting.outcomes.size(), std::size_t(1));
        QCOMPARE(setting.transport.requests.size(), std::size_t(1));
    }

    void repeatsAMutationThatNeverLeft()
    {
        Setting setting;
        setting.transport.willAnswer(failureOf(Cause::Refused, Departure::NeverLeft, Phase::Connect));
        setting.transport.willAnswer(response(200, "done"));
        const auto call = setting.send(mutationTo(kUrl));
        setting.clock.advance(250ms);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"200 done"});
        QCOMPARE(setting.transport.requests[1].body,
                 setting.transport.requests[0].body); // the same, not a copy
    }

    void takesAStaleConnectionLightly()
    {
        Setting setting({.rate = {}, .retry = {.maxRetries = 0}});
        TransferFailure stale = failureOf(Cause::Reset);
        stale.report.isConnectionReused = true;
        setting.transport.willAnswer(stale);
        setting.transport.willAnswer(stale);
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(0ns); // at once, beside all retries; but once
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
        QCOMPARE(setting.outcomes, std::vector<std::string>{"reset waiting may have left"});
    }

    void leavesHttp2WhenItBreaks()
    {
        Setting setting;
        TransferFailure broken = failureOf(Cause::Protocol);
        broken.report.version = HttpVersion::Http2;
        setting.transport.willAnswer(broken);
        setting.transport.willAnswer(response(200));
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(250ms);
        QVERIFY(!setting.transport.requests[0].connectivity);
        QCOMPARE(setting.transport.requests[1].connectivity->version, HttpPreference::Http11);
    }

    void keepsOneDeadlineForAllTries()
    {
        Setting setting;
        setting.transport.willAnswer({.outcome = response(503), .after = 10s});
        setting.transport.willAnswer({.outcome = response(503), .after = 15s});
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(10s + 250ms);
        QCOMPARE(setting.transport.requests[0].timeouts.total, 30s);
        QCOMPARE(setting.transport.requests[1].timeouts.total, 19750ms);
        setting.clock.advance(15s + 500ms);
        QCOMPARE(setting.transport.requests[2].timeouts.total, 4250ms);
        setting.clock.advance(4250ms);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"timeout waiting may have left"});
        QCOMPARE(setting.transport.underWay(), std::size_t(0));
    }

    void doesNotWaitBeyondItsDeadline()
    {
        Setting setting;
        setting.transport.willAnswer(response(429, {}, {{"Retry-After", "30"}}));
        const auto call = setting.send(requestTo(kUrl));
        setting.clock.advance(0ns);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"429"}); // and not a timeout half a minute later
    }

    void capsTheTimeOfAll()
    {
        Setting setting;
        Request request = requestTo(kUrl);
        request.timeouts.total = 24h;
        const auto call = setting.send(request);
        QCOMPARE(setting.transport.requests[0].timeouts.total, 300s);
    }

    void tellsOfTheQueue()
    {
        Setting setting({.rate = Rate{.perSecond = 1, .burst = 1}});
        std::string told;
        SendOptions options;
        options.onQueue = [&](QueueEvent event) {
            told += event == QueueEvent::Joined ? "joined " : "left ";
        };
        setting.transport.willAnswer(response(200, "one"));
        const auto first = setting.send(requestTo(kUrl), options);
        setting.clock.advance(0ns);
        QCOMPARE(told, std::string());
        setting.transport.willAnswer(response(200, "two"));
        const auto second = setting.send(requestTo(kUrl), options);
        QCOMPARE(told, std::string("joined "));
        setting.clock.advance(1s);
        QCOMPARE(told, std::string("joined left "));
        QCOMPARE(setting.outcomes.size(), std::size_t(2));
    }

    void timesOutInTheQueue()
    {
        Setting setting({.rate = {}, .maxAtOnce = 1});
        Request endless = requestTo(kUrl);
        endless.timeouts.total.reset();
        const auto first = setting.send(endless);
        const auto second = setting.send(requestTo(kUrl));
        setting.clock.advance(30s);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"timeout queued never left"});
        QCOMPARE(setting.transport.requests.size(), std::size_t(1));
    }

    void followsRedirects()
    {
        Setting setting;
        setting.transport.willAnswer(response(307, {}, {{"Location", "/one"}}));
        setting.transport.willAnswer(response(308, {}, {{"Location", "http://other.example/two"}}));
        setting.transport.willAnswer(response(200, "there"));
        Request request = requestTo(kUrl);
        request.fields.push_back({"Authorization", credentials::Secret("t")});
        const auto call = setting.send(request);
        setting.clock.advance(0ns);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"200 there"});
        QCOMPARE(call->request().url.text(), "http://other.example/two");
        QCOMPARE(setting.attempts,
                 "1 first /graphql: 307; 2 redirect /one: 308; 3 redirect /two: 200 there; ");
        QCOMPARE(fieldOf(setting.transport.requests[1], "Authorization"), "t");
        QCOMPARE(fieldOf(setting.transport.requests[2], "Authorization"), "-");
    }

    void takesABodyNowhereElse()
    {
        Setting setting;
        setting.transport.willAnswer(response(307, {}, {{"Location", "/one"}}));
        setting.transport.willAnswer(response(308, {}, {{"Location", "http://other.example/two"}}));
        const auto call = setting.send(mutationTo(kUrl));
        setting.clock.advance(0ns);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"redirect receiving may have left"});
        QCOMPARE(setting.attempts, "1 first /graphql: 307; 2 redirect /one: 308; ");
        QCOMPARE(setting.transport.requests.size(), std::size_t(2));
    }

    void stopsARedirectLoop()
    {
        Setting setting;
        for (int i = 0; i < 10; ++i)
            setting.transport.willAnswer(response(302, {}, {{"Location", i % 2 == 0 ? "/b" : "/a"}}));
        const auto call = setting.send(requestTo("http://api.example.com/a"));
        setting.clock.advance(0ns);
        QCOMPARE(setting.outcomes, std::vector<std::string>{"redirect receiving may have left"});
        QCOMPARE(setting.transport.requests.size(), std::size_t(6));
    }

    void refusesWhenTheLineIsFull()
    {
        Setting setting({.rate = {}, .maxAtOnce = 2, .maxWaiting = 3});
        std::vector<std::unique_ptr<EndpointRequest>> calls;
        for (int i = 0; i < 7; ++i)
            calls.push_back(setting.send(requestTo(kUrl)));
        QVERIFY(setting.outcomes.empty()); // not from within send()
        QCoreApplication::processEvents();
        QCOMPARE(setting.outcomes, std::vector<std::string>(2, "queue_full queued never left"));
        QCOMPARE(setting.transport.underWay(), std::size_t(2));
        setting.clock.advance(10ms);
        for (int i = 0; i < 5; ++i)
            setting.transport.answer(response(200));
        QCOMPARE(setting.outcomes.size(), std::size_t(7));
        QCOMPARE(setting.transport.requests.size(), std::size_t(5));
        QCOMPARE(setting.lastReport.times.queued, 10ms);
    }

    void waitsForBothRates()
    {
        Setting setting({.rate = Rate{.perSecond = 10, .burst = 2}});
        const SendOptions options{
            .clientRate = std::make_shared<RateLimit>(setting.clock, Rate{.perSecond = 2, .burst = 1}, 10)};
        std::vector<std::unique_ptr<EndpointRequest>> calls;
        for (int i = 0; i < 3; ++i)
            calls.push_back(setting.send(requestTo(kUrl), options));
        for (int i = 0; i < 3; ++i)
            calls.push_back(setting.send(requestTo(kUrl)));
        const auto sentAfter = [&](auto time) {
            setting.clock.advance(time);
            return setting.transport.requests.size();
        };
        QCOMPARE(sentAfter(0ms), std::size_t(2));   // one of the client, one of another
        QCOMPARE(sentAfter(200ms), std::size_t(4)); // the others
        QCOMPARE(sentAfter(299ms), std::size_t(4));
        QCOMPARE(sentAfter(1ms), std::size_t(5));
        QCOMPARE(sentAfter(500ms), std::size_t(6));
    }

    void refusesWhatCannotBeSent()
    {
        Setting setting;
        Request request = requestTo(kUrl);
        request.fields.push_back({"X-A", "a\r\nX-B: b"});
        const auto call = setting.send(request);
        QVERIFY(setting.outcomes.empty());
        QCoreApplication::processEvents();
        QCOMPARE(setting.outcomes, std::vector<std::string>{"invalid queued never left"});
        QVERIFY(setting.transport.requests.empty());
    }

    void cancelsAtEveryStage_data()
    {
        addColumns<int, std::string>("stage", "outcome");
        QTest::newRow("before it begins") << 0 << std::string("cancelled queued never left");
        QTest::newRow("in the queue") << 1 << std::string("cancelled queued never left");
        QTest::newRow("under way") << 2 << std::string("cancelled waiting may have left");
        QTest::newRow("between two tries") << 3 << std::string("cancelled queued may have left");
    }
    void cancelsAtEveryStage()
    {
        QFETCH(int, stage);
        QFETCH(std::string, outcome);
        Setting setting({.rate = {}, .maxAtOnce = 1});
        CancellationSource source;
        if (stage == 0)
            source.cancel();
        std::unique_ptr<EndpointRequest> blocking;
        if (stage == 1)
            blocking = setting.endpoint.send(requestTo(kUrl), {});
        if (stage == 3)
            setting.transport.willAnswer(response(503));
        const auto call = setting.send(requestTo(kUrl), {.cancellation = source.token()});
        setting.clock.advance(0ns);
        source.cancel();
        QVERIFY(eventually([&] { return !setting.outcomes.empty(); }));
        QCOMPARE(setting.outcomes, std::vector<std::string>{outcome});
        blocking.reset();
        setting.clock.advance(30s);
        QCOMPARE(setting.outcomes.size(), std::size_t(1));
        QCOMPARE(setting.transport.underWay(), std::size_t(0));
        QCOMPARE(setting.clock.pendingTimers(), std::size_t(0));
    }

    void tellsOfWhatIsGivenUp_data()
    {
        const TestRows<bool, bool, std::string> row{"isDestroyed", "hasBegun", "attempts"};
        row("cancelled", false, false, "1 first /graphql: cancelled waiting may have left; ");
        row("destroyed", true, false, "1 first /graphql: cancelled waiting may have left; ");
        row("in the answer", true, true, "1 first /graphql: cancelled receiving may have left; ");
    }
    void tellsOfWhatIsGivenUp()
    {
        QFETCH(bool, isDestroyed);
        QFETCH(bool, hasBegun);
        QFETCH(std::string, attempts);
        Setting setting;
        CancellationSource source;
        auto call = setting.send(requestTo(kUrl), {.cancellation = source.token()});
        setting.clock.advance(2s);
        if (hasBegun)
            setting.transport.begin(response(200).head);
        if (isDestroyed)
            call.reset();
        else
            source.cancel();
        QVERIFY(eventually([&] { return !setting.attempts.empty(); }));
        QCOMPARE(setting.attempts, attempts);
        call.reset();
        QCOMPARE(setting.attempts, attempts);
        QVERIFY(setting.lastAttempt.times.total == 2s);
    }

    void cancelsFromAnotherThread()
    {
        Setting setting;
        CancellationSource source;
        const auto call = setting.send(requestTo(kUrl), {.cancellation = source.token()});
        std::thread([&] { source.cancel(); }).join();
        QVERIFY(eventually([&] { return !setting.outcomes.empty(); }));
        QCOMPARE(setting.transport.cancelled(), std::size_t(1));
    }

    void endsWithoutAWordWhenDestroyed()
    {
        for (const bool isQueued : {false, true}) {
            Setting setting({.rate = {}, .maxAtOnce = 1});
            std::unique_ptr<EndpointRequest> blocking;
            if (isQueued)
                blocking = setting.endpoint.send(requestTo(kUrl), {});
            CancellationSource source;
            auto call = setting.send(requestTo(kUrl), {.cancellation = source.token()});
            source.cancel(); // on its way when the call goes
            call.reset();
            blocking.reset();
            QCoreApplication::processEvents();
            setting.clock.advance(60s);
            QVERIFY(setting.outcomes.empty());
            QCOMPARE(setting.transport.underWay(), std::size_t(0));
        }
    }

    void mayBeDestroyedByItsCallback()
    {
        Setting setting;
        std::unique_ptr<EndpointRequest> call;
        int ended = 0;
        const auto send = [&](SendOptions options) {
            call = setting.endpoint.send(requestTo(kUrl),
                                         {.onHead = {},
                                          .onBody = {},
                                          .onDone =
                                              [&](const Outcome &) {
                                                  ++ended;
                                                  call.reset();
                                              }},
                                         std::move(options));
        };
        setting.transport.willAnswer(response(200));
        send({});
        setting.clock.advance(0ns);
        QCOMPARE(ended, 1);
        CancellationSource source;
        send({.cancellation = source.token()});
        source.cancel();
        QVERIFY(eventually([&] { return ended == 2; }));
        send({});
        setting.clock.advance(30s);
        QCOMPARE(ended, 3);
        call = setting.endpoint.send(
            requestTo(kUrl),
            {.onHead = [&](const ResponseHead &) { call.reset(); }, .onBody = {}, .onDone = {}});
        setting.transport.answer(response(200));
        QVERIFY(!call);
    }
};

TOOLTRAY_TEST(EndpointRequestTest)
#include "endpointrequesttest.moc"
