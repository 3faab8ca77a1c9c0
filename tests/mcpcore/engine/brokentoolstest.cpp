// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/health.h"

#include "support/fakeclock.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using namespace tooltray;
using namespace tooltray::engine;

class BrokenToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineNamesTheFirstAndCountsAll_data()
    {
        const TestRows<int, std::string> row{"count", "line"};
        row("one", 1, "The tool t0 of the workspace home no longer works. Gone.");
        row("two", 2, "2 tools of the workspace home no longer work: t0, t1. t0: Gone.");
        row("as many as are named", 5,
            "5 tools of the workspace home no longer work: t0, t1, t2, t3, t4. t0: Gone.");
        row("thousands", 10000,
            "10000 tools of the workspace home no longer work: t0, t1, t2, t3, t4 "
            "and 9995 more. t0: Gone.");
    }
    void aLineNamesTheFirstAndCountsAll()
    {
        QFETCH(int, count);
        QFETCH(std::string, line);
        std::vector<std::string> tools;
        for (int i = 0; i < count; ++i)
            tools.push_back("t" + std::to_string(i));
        QCOMPARE(brokenToolsLine(tools, "home", "Gone."), line);
    }

    void init()
    {
        m_told.clear();
        m_broken.clear();
        m_isSchemaAwaited = false;
        m_news = std::make_unique<BrokenToolsNews>(
            m_clock, BrokenToolsNews::Source{
                         [this] { return m_isSchemaAwaited; },
                         [this](const std::string &tool) { return m_broken.contains(tool); },
                         [this](const std::vector<std::string> &tools) { m_told.push_back(tools); }});
    }

    void whatFitsAMomentLaterIsNoAlarm()
    {
        find({"a", "b"});
        m_broken.clear(); // its endpoint came, and the schema with it
        m_clock.advance(1h);
        QVERIFY(m_told.empty());
    }

    void whatStaysBrokenIsToldOnceAndTogether()
    {
        find({"b"});
        m_clock.advance(kBrokenToldAfter - 1ms);
        find({"a", "c"});
        m_broken.erase("c");
        QVERIFY(m_told.empty());
        m_clock.advance(1ms);
        QCOMPARE(m_told, (Told{{"a", "b"}}));
        m_clock.advance(1h);
        QCOMPARE(m_told.size(), std::size_t(1));
        find({"b"});
        m_clock.advance(kBrokenToldAfter);
        QCOMPARE(m_told.back(), (std::vector<std::string>{"b"}));
    }

    void aFirstSchemaIsWaitedForHoweverLongItTakes()
    {
        m_isSchemaAwaited = true;
        find({"a", "b"});
        m_clock.advance(1min);
        QVERIFY(m_told.empty());
        m_isSchemaAwaited = false;
        m_broken.erase("a");
        m_clock.advance(kBrokenToldAfter);
        QCOMPARE(m_told, (Told{{"b"}}));
    }

    void nothingBrokenStartsNothing()
    {
        find({});
        QCOMPARE(m_clock.pendingTimers(), std::size_t(0));
    }

private:
    using Told = std::vector<std::vector<std::string>>;

    void find(const std::vector<std::string> &tools)
    {
        m_broken.insert(tools.begin(), tools.end());
        m_news->add(tools);
    }

    test::FakeClock m_clock;
    std::set<std::string> m_broken;
    bool m_isSchemaAwaited = false;
    Told m_told;
    std::unique_ptr<BrokenToolsNews> m_news;
};

TOOLTRAY_TEST(BrokenToolsTest)
#include "brokentoolstest.moc"
