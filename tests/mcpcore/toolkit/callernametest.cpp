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
        tooltray::addColumns<std::string, std::string>("claimed", "clean");
        QTest::newRow("as it is") << std::string("VS Code") << std::string("VS Code");
        QTest::newRow("lines") << std::string("\n a\r\n\tb \n") << std::string("a b");
        QTest::newRow("a zero") << std::string("a\0b", 3) << std::string("a b");
        QTest::newRow("turned round") << std::string("a\xE2\x80\xAE"
                                                     "b")
                                      << std::string("ab");
        QTest::newRow("no width") << std::string("a\xE2\x80\x8B"
                                                 "b")
                                  << std::string("ab");
        QTest::newRow("no UTF-8") << std::string("a\xFF"
                                                 "b")
                                  << std::string("ab");
        QTest::newRow("long") << std::string(200, 'x') << std::string(60, 'x');
        QTest::newRow("cut between letters") << std::string(59, 'x') + "\xC3\xA4" << std::string(59, 'x');
        QTest::newRow("nothing") << std::string(" \n ") << std::string();
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
