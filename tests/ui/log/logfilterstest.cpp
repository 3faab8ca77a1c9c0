// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfilters.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class LogFiltersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesWhatIsAskedFor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("without");
        QTest::addColumn<QString>("excluding");
        QTest::addColumn<bool>("contained");
        const auto row = [](const char *name, const char *text, const char *with, const char *without,
                            const char *excluding, bool contained) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(with)
                                << QString::fromLatin1(without) << QString::fromLatin1(excluding)
                                << contained;
        };
        row("nothing", "", "is:error", "", "-is:error", false);
        row("that alone", "is:error", "is:error", "", "-is:error", true);
        row("beside others", "tool:a is:error", "tool:a is:error", "tool:a", "tool:a -is:error", true);
        row("others", "tool:a", "tool:a is:error", "tool:a", "tool:a -is:error", false);
        row("one or the other", "tool:a | tool:b", "(tool:a | tool:b) is:error", "tool:a | tool:b",
            "(tool:a | tool:b) -is:error", false);
        row("the contrary", "tool:a -is:error", "tool:a is:error", "tool:a -is:error", "tool:a -is:error",
            false);
        row("no filter", "toll:a", "is:error", "", "-is:error", false);
    }

    void changesWhatIsAskedFor()
    {
        QFETCH(QString, text);
        QFETCH(QString, with);
        QFETCH(QString, without);
        QFETCH(QString, excluding);
        QFETCH(bool, contained);
        const journal::Filter part = logfilter::is("error");
        QCOMPARE(logfilter::with(text, part), with);
        QCOMPARE(logfilter::without(text, part), without);
        QCOMPARE(logfilter::excluding(text, part), excluding);
        QCOMPARE(logfilter::contains(text, part), contained);
        QVERIFY(logfilter::contains(logfilter::with(text, part), part));
        QVERIFY(!logfilter::contains(logfilter::without(text, part), part));
    }

    void quotesNamesThatNeedIt()
    {
        const QString text = logfilter::with({}, logfilter::tool(QStringLiteral("my \"tool\" | x")));
        QVERIFY(logfilter::contains(text, logfilter::tool(QStringLiteral("my \"tool\" | x"))));
    }
};

TOOLTRAY_TEST(LogFiltersTest)
#include "logfilterstest.moc"
