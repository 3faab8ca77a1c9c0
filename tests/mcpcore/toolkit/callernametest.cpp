// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/trafficjournal.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::toolkit;

class CallerNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guestsAreToldApartByTheirPrograms()
    {
        QCOMPARE(callerName("(stdio)", "Claude Desktop"), std::string("Claude Desktop (stdio)"));
        QCOMPARE(callerName("(stdio)", ""), std::string("(stdio)"));
        QCOMPARE(callerName("claude-code", "Somebody Else"), std::string("claude-code"));
    }

    void aProgramCannotGarbleALine_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"claimed", "clean"};
        row("as it is", "VS Code", "VS Code");
        row("lines", "\n a\r\n\tb \n", "a b");
        row("a zero", std::string("a\0b", 3), "a b");
        row("turned round",
            "a\xE2\x80\xAE"
            "b",
            "ab");
        row("no width",
            "a\xE2\x80\x8B"
            "b",
            "ab");
        row("no UTF-8",
            "a\xFF"
            "b",
            "ab");
        row("long", std::string(200, 'x'), std::string(60, 'x'));
        row("cut between letters", std::string(59, 'x') + "\xC3\xA4", std::string(59, 'x'));
        row("nothing", " \n ", std::string());
    }

    void aProgramCannotGarbleALine()
    {
        QFETCH(const std::string, claimed);
        QFETCH(const std::string, clean);
        QCOMPARE(cleanProgramName(claimed), clean);
    }
};

TOOLTRAY_TEST(CallerNameTest)

#include "callernametest.moc"
