// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/queueslot.h"

#include "samples.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

#include <array>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(tooltray::upstream::Outcome)

namespace {

constexpr WallTime kNow{std::chrono::sys_days(std::chrono::year(2026) / 1 / 1)};

std::optional<std::chrono::nanoseconds> delay(const Request &request, const Outcome &outcome, int retry = 1,
                                              double chance = 1)
{
    return RetrySchedule({}, [chance] { return chance; }).delayBefore(retry, request, outcome, kNow);
}

} // namespace

class RetryScheduleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void repeatsWhatMayPass_data()
    {
        addColumns<Outcome, bool, bool>("outcome", "query", "mutation");
        for (const int status : {429, 502, 503, 504})
            QTest::addRow("%d", status) << Outcome(test::response(status)) << true << false;
        for (const int status : {200, 204, 301, 400, 401, 403, 404, 408, 409, 422, 500, 501, 505})
            QTest::addRow("%d", status) << Outcome(test::response(status)) << false << false;
        for (int number = 0; number <= static_cast<int>(Cause::Internal); ++number) {
            const auto cause = static_cast<Cause>(number);
            const std::array passing{Cause::NameNotFound, Cause::Refused, Cause::Unreachable, Cause::Timeout,
                                     Cause::Reset};
            const bool passes = std::ranges::find(passing, cause) != passing.end();
            const std::string name(nameOf(cause));
            QTest::addRow("%s, left", name.c_str())
                << Outcome(failureOf(cause, Departure::MayHaveLeft)) << passes << false;
            QTest::addRow("%s, never left", name.c_str())
                << Outcome(failureOf(cause, Departure::NeverLeft)) << passes << passes;
        }
        TransferFailure broken = failureOf(Cause::Protocol);
        broken.report.version = HttpVersion::Http2;
        QTest::newRow("a broken connection of HTTP/2") << Outcome(broken) << true << false;
    }
    void repeatsWhatMayPass()
    {
        QFETCH(Outcome, outcome);
        QFETCH(bool, query);
        QFETCH(bool, mutation);
        QCOMPARE(delay(requestTo("http://a.example/"), outcome).has_value(), query);
        QCOMPARE(delay(mutationTo("http://a.example/"), outcome).has_value(), mutation);
    }

    void backsOffExponentially()
    {
        const Request request = requestTo("http://a.example/");
        const RetrySchedule policy({.maxRetries = 9, .firstDelay = 250ms, .maxDelay = 3s},
                                   [] { return 1.0; });
        const std::array expected{250ms, 500ms, 1000ms, 2000ms, 3000ms, 3000ms, 3000ms, 3000ms, 3000ms};
        int retry = 0;
        for (const auto wait : expected)
            QCOMPARE(policy.delayBefore(++retry, request, test::response(503), kNow), wait);
        QVERIFY(!policy.delayBefore(10, request, test::response(503), kNow));
    }

    void spreadsDelaysFromNothingToTheWhole()
    {
        const Request request = requestTo("http://a.example/");
        QCOMPARE(delay(request, test::response(503), 2, 0), 0ns);
        QCOMPARE(delay(request, test::response(503), 2, 0.5), 250ms);
        // By the machine's own chance: within bounds, and not always the same.
        const RetrySchedule policy;
        std::chrono::nanoseconds least = 1h;
        std::chrono::nanoseconds most = 0ns;
        for (int i = 0; i < 200; ++i) {
            const auto wait = policy.delayBefore(1, request, test::response(503), kNow).value_or(-1ns);
            QVERIFY(wait >= 0ns && wait < 250ms);
            least = std::min(least, wait);
            most = std::max(most, wait);
        }
        QVERIFY(most - least > 125ms);
    }

    void obeysRetryAfter()
    {
        const Request request = requestTo("http://a.example/");
        QCOMPARE(delay(request, test::response(429, {}, {{"Retry-After", "7"}})), 7s);
        QCOMPARE(delay(request, test::response(503, {}, {{"retry-after", "Thu, 01 Jan 2026 00:01:00 GMT"}})),
                 60s);
        QCOMPARE(delay(request, test::response(503, {}, {{"Retry-After", "soon"}})), 250ms);
        QVERIFY(!delay(request, test::response(403, {}, {{"Retry-After", "7"}})));
        QVERIFY(!delay(mutationTo("http://a.example/"), test::response(429, {}, {{"Retry-After", "7"}})));
    }

    void knowsStaleConnections()
    {
        TransferFailure failure = failureOf(Cause::Reset);
        QVERIFY(!isStaleConnection(failure));
        failure.report.isConnectionReused = true;
        QVERIFY(isStaleConnection(failure));
        failure.report.sizes.responseHead = 1;
        QVERIFY(!isStaleConnection(failure));
        QVERIFY(!isStaleConnection(test::response(200)));
    }
};

TOOLTRAY_TEST(RetryScheduleTest)
#include "retryscheduletest.moc"
