// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::journal;
using namespace tooltray::journal::test;
using namespace std::chrono_literals;

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsByToolClientAndEndpoint()
    {
        Statistics statistics;
        LogEntry entry = sampleEntry();
        statistics.add(entry);
        entry.outcome = Outcome::Error;
        entry.exchanges.front().status = 500;
        statistics.add(entry);
        entry.tool = "create_issue";
        entry.outcome = Outcome::Cancelled;
        entry.exchanges.clear();
        statistics.add(entry);

        const Counter &list = statistics.tools.at("list_issues");
        QCOMPARE(list.calls(), std::uint64_t(2));
        QCOMPARE(list.errors, std::uint64_t(1));
        QVERIFY(list.durations.longest() == 120ms);
        QCOMPARE(statistics.tools.at("create_issue").cancelled, std::uint64_t(1));
        QCOMPARE(statistics.tools.at("create_issue").errors, std::uint64_t(0));
        QCOMPARE(statistics.clients.at("editor").calls(), std::uint64_t(3));
        QCOMPARE(statistics.endpoints.at("github").ok, std::uint64_t(1));
        QCOMPARE(statistics.endpoints.at("github").errors, std::uint64_t(1));
        QCOMPARE(statistics.calls.calls(), std::uint64_t(3));
    }

    void dataWithErrorsCountsAsAnError()
    {
        Statistics statistics;
        LogEntry entry = sampleEntry();
        entry.outcome = Outcome::Ok;
        entry.level = EntryLevel::Graphql;
        statistics.add(entry);
        QVERIFY(entry.isPartial() && entry.hasErrors());
        QCOMPARE(statistics.calls.errors, std::uint64_t(1));
        QCOMPARE(statistics.calls.ok, std::uint64_t(0));
        QCOMPARE(statistics.tools.at("list_issues").errors, std::uint64_t(1));
    }

    void anExchangeWithoutAnAnswerIsAnError()
    {
        Statistics statistics;
        LogEntry entry = sampleEntry();
        entry.exchanges.front().status = 0;
        entry.exchanges.front().error = "The connection was reset.";
        entry.exchanges.push_back(entry.exchanges.front());
        entry.exchanges.back().isFromCache = true;
        statistics.add(entry);
        QCOMPARE(statistics.endpoints.at("github").errors, std::uint64_t(1));
        QCOMPARE(statistics.endpoints.at("github").calls(), std::uint64_t(1));
    }

    void testsAreCountedApart()
    {
        StatisticsPair statistics;
        LogEntry entry = sampleEntry();
        statistics.add(entry);
        entry.isTest = true;
        statistics.add(entry);
        statistics.add(entry);
        QCOMPARE(statistics.production.calls.calls(), std::uint64_t(1));
        QCOMPARE(statistics.test.tools.at("list_issues").calls(), std::uint64_t(2));
    }

    void namesFromOutsideDoNotFillTheMemory()
    {
        Statistics statistics;
        LogEntry entry = sampleEntry();
        for (std::size_t i = 0; i < Statistics::kMaxNames + 500; ++i) {
            entry.tool = "tool" + std::to_string(i);
            statistics.add(entry);
        }
        QCOMPARE(statistics.tools.size(), Statistics::kMaxNames + 1);
        QCOMPARE(statistics.tools.find(Statistics::kOthers)->second.calls(), std::uint64_t(500));
        entry.tool = "tool5";
        statistics.add(entry);
        QCOMPARE(statistics.tools.at("tool5").calls(), std::uint64_t(2));
    }

    void callsWithoutAToolHaveNone()
    {
        Statistics statistics;
        LogEntry entry = sampleEntry();
        entry.tool.clear();
        statistics.add(entry);
        QVERIFY(statistics.tools.empty());
        QCOMPARE(statistics.calls.calls(), std::uint64_t(1));
    }
};

TOOLTRAY_TEST(StatisticsTest)
#include "statisticstest.moc"
