// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeclock.h"
#include "support/testcase.h"
#include "upstream/policy/quota.h"

#include <QTest>

#include <list>
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;

class LimitsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineKeepsItsOrderAndItsBound()
    {
        WaitingLine line(3);
        std::string called;
        auto a = line.join([&] { called += 'a'; });
        auto b = line.join([&] { called += 'b'; });
        auto c = line.join([&] { called += 'c'; });
        QVERIFY(a && b && c);
        QVERIFY(!line.join([&] { called += 'd'; }));
        b->leave();
        auto e = line.join([&] { called += 'e'; });
        QVERIFY(e);
        while (line.callNext()) {
        }
        QCOMPARE(called, "ace");
        QVERIFY(line.isEmpty());
    }

    void aPlaceMayOutliveItsLine()
    {
        auto line = std::make_unique<WaitingLine>(1);
        auto place = line->join([] {});
        QVERIFY(place);
        line.reset();
        place->leave();
    }

    // Whatever the times at which it is asked: no more than the burst and the rate times the time.
    void aBucketNeverGivesMoreThanItsRate()
    {
        std::mt19937 random(7);
        for (const Rate rate : {Rate{.perSecond = 3, .burst = 1}, Rate{.perSecond = 10, .burst = 5},
                                Rate{.perSecond = 0.1, .burst = 2}, Rate{.perSecond = 1000, .burst = 1}}) {
            MonotonicTime now{};
            TokenBucket bucket(rate, now);
            std::size_t taken = 0;
            for (int i = 0; i < 2000; ++i) {
                const auto wait = bucket.untilNext(now);
                QCOMPARE(wait == 0ns, bucket.tryTake(now));
                taken += wait == 0ns ? 1 : 0;
                const double allowed =
                    rate.burst
                    + rate.perSecond * std::chrono::duration<double>(now.time_since_epoch()).count();
                QVERIFY(static_cast<double>(taken) <= allowed + 1e-6);
                if (random() % 2 == 0)
                    now += std::chrono::nanoseconds(random() % 1'000'000'000);
                else if (wait > 0ns) {
                    QVERIFY(!bucket.tryTake(now + wait - wait / 10));
                    QVERIFY(bucket.untilNext(now + wait) == 0ns);
                    now += wait;
                }
            }
            QVERIFY(taken > 100);
        }
    }

    void aRateLimitsLetsThoseThroughThatWait()
    {
        test::FakeClock clock;
        RateLimit limit(clock, {.perSecond = 2, .burst = 2}, 3);
        std::string called;
        const auto ask = [&](char name) { return limit.ask([&called, name] { called += name; }); };
        QVERIFY(std::holds_alternative<GoAhead>(ask('a')));
        QVERIFY(std::holds_alternative<GoAhead>(ask('b')));
        const auto c = ask('c');
        const auto d = ask('d');
        const auto e = ask('e');
        QVERIFY(std::holds_alternative<WaitingLine::Place>(c)
                && std::holds_alternative<WaitingLine::Place>(e));
        QVERIFY(std::holds_alternative<LineIsFull>(ask('f')));
        clock.advance(499ms);
        QCOMPARE(called, "");
        clock.advance(1ms);
        QCOMPARE(called, "c");
        clock.advance(1s);
        QCOMPARE(called, "cde");
        QCOMPARE(clock.pendingTimers(), std::size_t(0));
    }

    // Who comes later does not overtake, even when there is a token.
    void aRateLimitIsFair()
    {
        test::FakeClock clock;
        RateLimit limit(clock, {.perSecond = 1, .burst = 1}, 3);
        std::string called;
        QVERIFY(std::holds_alternative<GoAhead>(limit.ask([] {})));
        std::optional<RateLimit::Admission> late;
        const auto early = limit.ask([&] {
            called += "early ";
            late.emplace(limit.ask([&] { called += "late"; }));
        });
        clock.advance(1s);
        QCOMPARE(called, "early ");
        clock.advance(1s);
        QCOMPARE(called, "early late");
    }

    void atMostSoManyRunAtOnce()
    {
        std::mt19937 random(11);
        ConcurrencyLimit limit(4, 1000);
        std::list<ConcurrencyLimit::Slot> running;
        std::vector<WaitingLine::Place> places;
        std::size_t begun = 0;
        for (int i = 0; i < 2000; ++i) {
            if (random() % 2 == 0 && places.size() < 900) {
                auto turn = limit.ask([&](ConcurrencyLimit::Slot slot) {
                    running.push_back(std::move(slot));
                    ++begun;
                });
                if (auto *slot = std::get_if<ConcurrencyLimit::Slot>(&turn)) {
                    QCOMPARE(limit.waiting(), std::size_t(0));
                    running.push_back(std::move(*slot));
                    ++begun;
                } else {
                    places.push_back(std::move(std::get<WaitingLine::Place>(turn)));
                }
            } else if (!running.empty()) {
                auto done = std::move(running.front());
                running.pop_front();
            }
            QVERIFY(running.size() <= 4);
            QCOMPARE(limit.atOnce(), running.size());
            QVERIFY(limit.waiting() == 0 || running.size() == 4);
        }
        QVERIFY(begun > 500);
    }

    void aSlotThatGoesCallsTheNext()
    {
        ConcurrencyLimit limit(1, 2);
        std::vector<ConcurrencyLimit::Slot> slots;
        auto turn = limit.ask([](ConcurrencyLimit::Slot) {});
        QVERIFY(std::holds_alternative<ConcurrencyLimit::Slot>(turn));
        const auto waiting =
            limit.ask([&](ConcurrencyLimit::Slot slot) { slots.push_back(std::move(slot)); });
        const auto second = limit.ask([&](ConcurrencyLimit::Slot slot) { slots.push_back(std::move(slot)); });
        QVERIFY(std::holds_alternative<LineIsFull>(limit.ask([](ConcurrencyLimit::Slot) {})));
        std::get<ConcurrencyLimit::Slot>(turn).release();
        QCOMPARE(slots.size(), std::size_t(1));
        QCOMPARE(limit.waiting(), std::size_t(1));
        auto first = std::move(slots.front());
        first.release();
        QCOMPARE(slots.size(), std::size_t(2));
        slots.clear();
        QCOMPARE(limit.atOnce(), std::size_t(0));
    }

    void whoLeavesTheLineIsNotCalled()
    {
        ConcurrencyLimit limit(1, 2);
        auto held = limit.ask([](ConcurrencyLimit::Slot) {});
        bool isCalled = false;
        {
            const auto place = limit.ask([&](ConcurrencyLimit::Slot) { isCalled = true; });
            QCOMPARE(limit.waiting(), std::size_t(1));
        }
        QCOMPARE(limit.waiting(), std::size_t(0));
        std::get<ConcurrencyLimit::Slot>(held).release();
        QVERIFY(!isCalled);
        QCOMPARE(limit.atOnce(), std::size_t(0));
    }

    void limitsMayGoBeforeTheirUsers()
    {
        auto limit = std::make_unique<ConcurrencyLimit>(1, 1);
        auto turn = limit->ask([](ConcurrencyLimit::Slot) {});
        const auto place = limit->ask([](ConcurrencyLimit::Slot) {});
        limit.reset();
        std::get<ConcurrencyLimit::Slot>(turn).release();
    }
};

TOOLTRAY_TEST(LimitsTest)
#include "limitstest.moc"
