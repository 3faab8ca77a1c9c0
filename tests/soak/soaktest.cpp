// SPDX-License-Identifier: GPL-3.0-or-later
#include "livememory.h"
#include "soakserver.h"
#include "support/testcase.h"
#include "visitor.h"

#include <QLoggingCategory>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::uint32_t kVisitors = 50;
constexpr int kPhases = 10; // after each of them everybody leaves, and what is left is counted
constexpr int kWarmUp = 3;

std::uint32_t numberFromEnvironment(const char *name, std::uint32_t otherwise)
{
    const char *text = std::getenv(name);
    return text ? static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10)) : otherwise;
}

} // namespace

class SoakTest : public QObject {
    Q_OBJECT

public:
    // Qt Test would end a slot after five minutes; ctest has its own limit.
    SoakTest() { qputenv("QTEST_FUNCTION_TIMEOUT", "4000000"); }

private Q_SLOTS:
    // The server complains of visitors that never close their sessions, and it is right.
    void initTestCase() { QLoggingCategory::setFilterRules(QStringLiteral("mcp.warning=false")); }
    void answersStayRightAndMemoryFlat();
};

void SoakTest::answersStayRightAndMemoryFlat()
{
    const std::uint32_t seconds = numberFromEnvironment("TOOLTRAY_SOAK_SECONDS", 60);
    const std::uint32_t seed = numberFromEnvironment("TOOLTRAY_SOAK_SEED", 1);
    SoakServer server;
    QVERIFY(server.port() != 0);
    std::vector<std::unique_ptr<Visitor>> visitors;
    for (std::uint32_t i = 0; i < kVisitors; ++i)
        visitors.push_back(std::make_unique<Visitor>(server.port(), seed * 1000 + i));

    std::vector<std::size_t> memory;
    for (int phase = 0; phase < kPhases; ++phase) {
        for (const auto &visitor : visitors)
            visitor->start();
        QTest::qWait(static_cast<int>(seconds * 1000 / kPhases));
        for (const auto &visitor : visitors)
            visitor->stop();
        QTRY_COMPARE_WITH_TIMEOUT(server.statistics().connectionsOpen, std::size_t(0), 30'000);
        server.forgetSessions();
        QTest::qWait(300); // what tools do step by step comes to its end
        memory.push_back(liveMemory());
    }

    std::map<std::string, std::size_t> visits;
    std::string problems;
    for (const auto &visitor : visitors) {
        for (const auto &[kind, count] : visitor->visits())
            visits[kind] += count;
        for (const std::string &problem : visitor->problems())
            problems += problem + '\n';
    }
    for (const auto &[kind, count] : visits)
        std::printf("%8zu %s\n", count, kind.c_str());
    for (const std::size_t bytes : memory)
        std::printf("%8zu KiB live\n", bytes / 1024);
    QVERIFY2(problems.empty(), problems.substr(0, 10'000).c_str());
    QVERIFY(visits.size() > 20);
    for (const auto &[kind, count] : visits)
        QVERIFY2(count > 10, kind.c_str());
    const std::size_t warm = *std::max_element(memory.begin(), memory.begin() + kWarmUp);
    QVERIFY(warm > 0);
    QVERIFY2(memory.back() < warm + warm / 20 + 64 * 1024, "memory grows");
}

TOOLTRAY_TEST(SoakTest)
#include "soaktest.moc"
