// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/subsequence.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::ui;

class SubsequenceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesLettersInTheirOrder_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("matches");
        QTest::addColumn<QList<qsizetype>>("positions");
        using Positions = QList<qsizetype>;
        const auto row = [](const char *name, const char *typed, const char *text, bool matches,
                            const Positions &positions) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text) << matches
                                << positions;
        };
        row("nothing typed matches all", "", "Copy address", true, {});
        row("whole word", "copy", "Copy address", true, {0, 1, 2, 3});
        row("initials", "ca", "Copy address", true, {0, 5});
        row("spaces typed are ignored", "copy ad", "Copy address", true, {0, 1, 2, 3, 5, 6});
        row("beginning of a word before the middle of one", "s", "Use system", true, {4});
        row("neighbours before scattered letters", "tem", "Other system", true, {9, 10, 11});
        row("capitals inside a name begin words", "sd", "loadSchemaDocument", true, {4, 10});
        row("underscores separate words", "so", "search_orders", true, {0, 7});
        row("other case", "LOG", "Log", true, {0, 1, 2});
        row("umlauts", "öf", "Datenordner öffnen", true, {12, 13});
        row("wrong order", "ac", "Ca", false, {});
        row("missing letter", "logx", "Log", false, {});
        row("too many letters", "ll", "l", false, {});
        row("nothing to find in", "a", "", false, {});
    }

    void matchesLettersInTheirOrder()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QFETCH(bool, matches);
        QFETCH(QList<qsizetype>, positions);
        const auto match = matchSubsequence(typed, text);
        QCOMPARE(match.has_value(), matches);
        if (match)
            QCOMPARE(match->positions, positions);
    }

    void betterMatchesScoreHigher_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::newRow("beginning of the text") << "lo"
                                               << "Log"
                                               << "Theme: Colours";
        QTest::newRow("beginning of a word") << "se"
                                             << "Stop server"
                                             << "Use colours";
        QTest::newRow("together") << "tool"
                                  << "Tools"
                                  << "Types of old logs";
        QTest::newRow("same case") << "Log"
                                   << "Log"
                                   << "log";
    }

    void betterMatchesScoreHigher()
    {
        QFETCH(QString, typed);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        const auto high = matchSubsequence(typed, better);
        const auto low = matchSubsequence(typed, worse);
        QVERIFY(high && low);
        QVERIFY2(high->score > low->score,
                 qPrintable(QStringLiteral("%1, %2").arg(high->score).arg(low->score)));
    }

    void positionsAlwaysSpellWhatWasTyped()
    {
        const QString text = QStringLiteral("Edit and resend the log entry of search_orders");
        for (qsizetype a = 0; a < text.size(); ++a) {
            for (qsizetype b = a + 1; b < text.size(); b += 3) {
                if (text[a].isSpace() || text[b].isSpace())
                    continue;
                const QString typed = QString(text[a]) + text[b];
                const auto match = matchSubsequence(typed, text);
                QVERIFY(match);
                QCOMPARE(match->positions.size(), 2);
                QVERIFY(match->positions[0] < match->positions[1]);
                for (qsizetype i = 0; i < 2; ++i)
                    QCOMPARE(text[match->positions[i]].toLower(), typed[i].toLower());
            }
        }
    }
};

TOOLTRAY_TEST(SubsequenceTest)
#include "subsequencetest.moc"
