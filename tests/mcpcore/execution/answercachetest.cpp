// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/answercache.h"
#include "support/fakeclock.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

struct JobCounts {
    int started = 0;
    int cancelled = 0;
    std::function<void(AnswerCache::Outcome)> finish; // of the last one
};

class CountedJob final : public Run {
public:
    explicit CountedJob(JobCounts &counts) : m_counts(counts) {}
    ~CountedJob() override { ++m_counts.cancelled; }

private:
    JobCounts &m_counts;
};

AnswerCache::Start counted(JobCounts &counts)
{
    return [&counts](const AnswerCache::Teller &teller) {
        ++counts.started;
        counts.finish = [teller](AnswerCache::Outcome outcome) { teller.finish(std::move(outcome)); };
        return std::make_unique<CountedJob>(counts);
    };
}

AnswerCache::Outcome answer(int number, std::uint64_t bytes = 10)
{
    return std::make_shared<const OperationOutcome>(
        OperationAnswer{.data = json::Value(number), .bytes = bytes});
}

AnswerCache::Outcome cacheFailure(ErrorKind kind, std::string code)
{
    return std::make_shared<const OperationOutcome>(
        CallFailure{Level::Network, {kind, std::move(code), "No."}});
}

std::string textOf(const AnswerCache::Shared &shared)
{
    const auto *failure = std::get_if<CallFailure>(shared.outcome.get());
    return failure == nullptr ? shown(std::get<OperationAnswer>(*shared.outcome).data) : failure->error.code;
}

} // namespace

class AnswerCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyCallsShareOneJob()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        std::vector<std::string> received;
        std::vector<AnswerCache::Ticket> tickets;
        for (int i = 0; i < 100; ++i)
            tickets.push_back(cache.join("key", counted(counts), [&](const auto &shared) {
                received.push_back(textOf(shared));
                QVERIFY(!shared.age);
            }));
        QCOMPARE(counts.started, 1);
        QVERIFY(received.empty());
        counts.finish(answer(7, 10));
        QCOMPARE(received, std::vector<std::string>(100, "7"));
        QCOMPARE(counts.started, 1);
        counts.finish(answer(8, 10)); // once is enough
        QCOMPARE(received.size(), std::size_t(100));
    }

    void anAnswerIsKeptAsLongAsItMay()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        const auto ticket = cache.join("key", counted(counts), [](const auto &) {});
        QVERIFY(!cache.find("key", 60s));
        counts.finish(answer(7, 10));
        clock.advance(42s);
        const auto found = cache.find("key", 60s);
        QVERIFY(found);
        QCOMPARE(textOf(*found), std::string("7"));
        QCOMPARE(found->age, std::optional<std::chrono::nanoseconds>(42s));
        QVERIFY(!cache.find("key", 42s));
        QVERIFY(!cache.find("other", 60s));
        clock.advance(18s);
        QVERIFY(!cache.find("key", 60s));
    }

    void anErrorReachesAllAndIsNotKept()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        std::vector<std::string> received;
        const auto receive = [&](const auto &shared) { received.push_back(textOf(shared)); };
        const auto first = cache.join("key", counted(counts), receive);
        const auto second = cache.join("key", counted(counts), receive);
        counts.finish(cacheFailure(ErrorKind::Unavailable, "refused"));
        QCOMPARE(received, (std::vector<std::string>{"refused", "refused"}));
        QVERIFY(!cache.find("key", 60s));
        const auto third = cache.join("key", counted(counts), receive);
        QCOMPARE(counts.started, 2);
    }

    void dataWithErrorsIsNotKept()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        const auto ticket = cache.join("key", counted(counts), [](const auto &) {});
        counts.finish(std::make_shared<const OperationOutcome>(
            OperationAnswer{.data = json::Value(7), .errors = value("[{'message':'half'}]"), .bytes = 10}));
        QVERIFY(!cache.find("key", 60s));
    }

    void theJobEndsWithTheLastWhoWaits()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        int received = 0;
        {
            auto first = cache.join("key", counted(counts), [&](const auto &) { ++received; });
            const auto second = cache.join("key", counted(counts), [&](const auto &) { ++received; });
            first = {};
            QCOMPARE(counts.cancelled, 0);
        }
        QCOMPARE(counts.cancelled, 1);
        counts.finish(answer(7, 10));
        QCOMPARE(received, 0);
        QVERIFY(!cache.find("key", 60s)); // nobody knows whether that was all of it
        const auto again = cache.join("key", counted(counts), [&](const auto &) { ++received; });
        QCOMPARE(counts.started, 2);
        counts.finish(answer(8, 10));
        QCOMPARE(received, 1);
    }

    void aReceiverMayLeaveAndComeBack()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        JobCounts counts;
        AnswerCache::Ticket first;
        AnswerCache::Ticket second;
        AnswerCache::Ticket third;
        int secondReceived = 0;
        first = cache.join("key", counted(counts), [&](const auto &) {
            second = {};
            first = {};
            third = cache.join("key", counted(counts), [](const auto &) {});
        });
        second = cache.join("key", counted(counts), [&](const auto &) { ++secondReceived; });
        counts.finish(cacheFailure(ErrorKind::Timeout, "timeout"));
        QCOMPARE(secondReceived, 0);
        QCOMPARE(counts.started, 2);
    }

    void aJobMayBeDoneAtOnce()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 1'000);
        std::string received;
        const auto ticket = cache.join(
            "key",
            [](const AnswerCache::Teller &teller) -> std::unique_ptr<Run> {
                teller.finish(answer(7));
                return nullptr;
            },
            [&](const auto &shared) { received = textOf(shared); });
        QCOMPARE(received, std::string("7"));
        QVERIFY(cache.find("key", 1s));
    }

    void theOldestMakeRoom()
    {
        test::FakeClock clock;
        AnswerCache cache(clock, 100);
        JobCounts counts;
        const auto add = [&](const std::string &key, std::size_t bytes) {
            const auto ticket = cache.join(key, counted(counts), [](const auto &) {});
            counts.finish(answer(1, bytes));
        };
        add("a", 40);
        add("b", 40);
        add("c", 40);
        QVERIFY(!cache.find("a", 1h) && cache.find("b", 1h) && cache.find("c", 1h));
        QCOMPARE(cache.bytes(), std::size_t(80));
        add("b", 60);
        QVERIFY(cache.find("b", 1h) && cache.find("c", 1h));
        QCOMPARE(cache.bytes(), std::size_t(100));
        add("huge", 101);
        QVERIFY(!cache.find("huge", 1h) && cache.find("b", 1h));
        cache.clear();
        QVERIFY(!cache.find("b", 1h));
        QCOMPARE(cache.bytes(), std::size_t(0));
    }

    void ticketsMayOutliveTheCache()
    {
        test::FakeClock clock;
        JobCounts counts;
        AnswerCache::Ticket ticket;
        {
            AnswerCache cache(clock, 100);
            ticket = cache.join("key", counted(counts), [](const auto &) { QFAIL("nobody is there"); });
        }
        QCOMPARE(counts.cancelled, 1);
        counts.finish(answer(7, 1));
    }
};

TOOLTRAY_TEST(AnswerCacheTest)

#include "answercachetest.moc"
