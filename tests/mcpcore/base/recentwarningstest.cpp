// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log/log.h"

#include "support/testcase.h"

using namespace tooltray;

namespace {

class Marking final : public LogFilter {
public:
    std::string filtered(std::string line) const override { return line + " (masked)"; }
};

std::string lineOf(QtMsgType type, const std::string &message)
{
    return LogOutput::line(WallTime(), type, "tooltray.http", message);
}

} // namespace

class RecentWarningsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsWorseThanNewsAsItIsWritten()
    {
        const RecentWarnings recent(std::make_shared<Marking>());
        QVERIFY(recent.filtered(lineOf(QtInfoMsg, "warning signs")).ends_with("(masked)"));
        const std::string warning = recent.filtered(lineOf(QtWarningMsg, "one"));
        const std::string critical = recent.filtered(lineOf(QtCriticalMsg, "two"));
        QCOMPARE(recent.lines(), (std::vector<std::string>{warning, critical}));
        QVERIFY(warning.ends_with("one (masked)"));
    }

    void theOldestGo()
    {
        const RecentWarnings recent(nullptr);
        for (std::size_t i = 0; i <= RecentWarnings::kKept; ++i)
            recent.filtered(lineOf(QtWarningMsg, std::to_string(i)));
        QCOMPARE(recent.lines().size(), RecentWarnings::kKept);
        QVERIFY(recent.lines().front().ends_with(": 1"));
    }
};

TOOLTRAY_TEST(RecentWarningsTest)
#include "recentwarningstest.moc"
