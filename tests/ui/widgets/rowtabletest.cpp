// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include "support/testcase.h"

#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

using namespace tooltray::ui;

class RowTableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoeverChoosesARowIsHeard()
    {
        QStandardItemModel model(4, 2);
        RowTable table(model);
        QSignalSpy chosen(&table, &RowTable::rowChosen);
        table.showRow(1);
        QCOMPARE(table.currentIndex().row(), 1);
        QVERIFY(table.selectionModel()->isRowSelected(1));
        QCOMPARE(chosen.count(), 0); // that was the program
        QTest::keyClick(&table, Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), 2);
        QTest::keyClick(&table, Qt::Key_Right); // the same row
        QCOMPARE(chosen.count(), 1);
        table.showRow(-1);
        QVERIFY(!table.currentIndex().isValid());
        QCOMPARE(chosen.count(), 1);
    }

    void itIsAsHighAsItsRows()
    {
        QStandardItemModel model(3, 2);
        RowTable table(model);
        const auto heightOf = [&](int rows) {
            model.setRowCount(rows);
            table.fitRows();
            return table.height();
        };
        const int row = table.rowHeight(0);
        QCOMPARE(heightOf(4) - heightOf(3), row);
        QCOMPARE(heightOf(9), heightOf(7));
        QCOMPARE(heightOf(1), heightOf(2));
        QCOMPARE(heightOf(0), heightOf(2));
    }
};

TOOLTRAY_TEST(RowTableTest)
#include "rowtabletest.moc"
