// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diffmodel.h"

#include "support/testcase.h"

#include <QAbstractItemModelTester>

using namespace tooltray::ui;

namespace {

// "3 a|3 b" for each row, ".. 7" for what is left out.
QStringList shownRows(std::string_view before, std::string_view after)
{
    QStringList rows;
    for (const DiffRow &row : diffRows(before, after)) {
        if (row.kind == DiffRow::Kind::Skipped)
            rows.append(QStringLiteral(".. %1").arg(row.skipped));
        else
            rows.append(QStringLiteral("%1 %2%3%4 %5")
                            .arg(row.leftNumber)
                            .arg(row.left, row.kind == DiffRow::Kind::Same ? u"=" : u"|")
                            .arg(row.rightNumber)
                            .arg(row.right));
    }
    return rows;
}

} // namespace

class DiffRowsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsTextsSideBySide_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const char *before, const char *after,
                            const QStringList &rows) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << rows;
        };
        row("nothing", "", "", {});
        row("the same", "a\nb\n", "a\nb\n", {QStringLiteral("1 a=1 a"), QStringLiteral("2 b=2 b")});
        row("a new file", "", "a\n", {QStringLiteral("0 |1 a")});
        row("a change", "a\nb\n", "a\nc\nd\n",
            {QStringLiteral("1 a=1 a"), QStringLiteral("2 b|2 c"), QStringLiteral("0 |3 d")});
        row("line ends do not count as text", "a\r\n", "a\r\nb\r\n",
            {QStringLiteral("1 a=1 a"), QStringLiteral("0 |2 b")});
        row("far lines are left out", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\nx\n",
            {QStringLiteral(".. 6"), QStringLiteral("7 7=7 7"), QStringLiteral("8 8=8 8"),
             QStringLiteral("9 9=9 9"), QStringLiteral("0 |10 x")});
        row("a single far line stays", "1\n2\n3\n4\n", "1\n2\n3\n4\nx\n",
            {QStringLiteral("1 1=1 1"), QStringLiteral("2 2=2 2"), QStringLiteral("3 3=3 3"),
             QStringLiteral("4 4=4 4"), QStringLiteral("0 |5 x")});
    }

    void setsTextsSideBySide()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QTEST(shownRows(before.toStdString(), after.toStdString()), "rows");
    }

    void cutsVeryLongLines()
    {
        const auto rows = diffRows("", std::string(100'000, 'x'));
        QCOMPARE(rows.size(), std::size_t{1});
        QVERIFY(rows.front().right.size() < 500);
        QVERIFY(rows.front().right.endsWith(u'…'));
    }

    // A file that is one line has its change anywhere.
    void showsWhereVeryLongLinesDiffer()
    {
        std::string same;
        for (int i = 0; i < 1'000; ++i)
            same += "ü";
        const auto rows = diffRows(same + "1" + same, same + "2" + same);
        QCOMPARE(rows.size(), std::size_t{1});
        const QString around = QString(40, u'ü');
        for (const auto &[text, change] : {std::pair(rows[0].left, u'1'), std::pair(rows[0].right, u'2')}) {
            QVERIFY2(text.startsWith(u'…' + around + change + around), qPrintable(text));
            QVERIFY(text.endsWith(u'…'));
            QVERIFY(text.size() < 500);
        }
    }

    void aLineThatGoesOnIsShownFromItsEnd()
    {
        const auto rows = diffRows(std::string(2'000, 'a'), std::string(2'000, 'a') + "b");
        QCOMPARE(rows[0].left, u'…' + QString(80, u'a'));
        QCOMPARE(rows[0].right, u'…' + QString(80, u'a') + u'b');
    }

    void tellsListenersWhatChanged()
    {
        DiffModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(diffRows("a\nb\nc\n", "a\nB\n"));
        const auto spoken = [&](int row) {
            return model.index(row, DiffModel::Left).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken(0), QStringLiteral("a"));
        QCOMPARE(spoken(1), QStringLiteral("Changed from b to B"));
        QCOMPARE(spoken(2), QStringLiteral("Removed: c"));
        QCOMPARE(model.firstChange(), 1);
        model.setRows(diffRows("a", "a"));
        QCOMPARE(model.firstChange(), -1);
    }

    // Screen readers read all cells of a row, and what is shown of those that say nothing.
    void aLineIsReadOnce()
    {
        DiffModel model;
        model.setRows(diffRows("a\nb\nc\n", "a\nB\n"));
        const auto read = [&](int row) {
            QStringList cells;
            for (int column = 0; column < DiffModel::ColumnCount; ++column) {
                const QModelIndex cell = model.index(row, column);
                const QString said = cell.data(Qt::AccessibleTextRole).toString();
                cells.append((said.isEmpty() ? cell.data().toString() : said).trimmed());
            }
            return cells.join(u'|');
        };
        QCOMPARE(read(0), QStringLiteral("1|a|1|"));
        QCOMPARE(read(1), QStringLiteral("2|Changed from b to B|2|"));
        QCOMPARE(read(2), QStringLiteral("3|Removed: c||"));
    }
};

TOOLTRAY_TEST(DiffRowsTest)
#include "diffrowstest.moc"
