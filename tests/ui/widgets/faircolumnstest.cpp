// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/faircolumns.h"

#include "support/testcase.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <numeric>

using namespace tooltray::ui;

class FairColumnsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRoomIsShared_data()
    {
        QTest::addColumn<QList<int>>("wanted");
        QTest::addColumn<int>("room");
        QTest::addColumn<QList<int>>("given");
        QTest::newRow("alike") << QList<int>{10, 20, 30} << 150 << QList<int>{50, 50, 50};
        QTest::newRow("one needs more") << QList<int>{10, 90, 20} << 150 << QList<int>{30, 90, 30};
        QTest::newRow("just enough") << QList<int>{10, 90, 50} << 150 << QList<int>{10, 90, 50};
        QTest::newRow("the long ones give way") << QList<int>{10, 90, 200} << 150 << QList<int>{10, 70, 70};
        QTest::newRow("nobody has enough") << QList<int>{90, 90, 200} << 150 << QList<int>{50, 50, 50};
        QTest::newRow("what cannot be parted") << QList<int>{0, 0, 0} << 50 << QList<int>{16, 17, 17};
        QTest::newRow("no columns") << QList<int>() << 50 << QList<int>();
    }

    void theRoomIsShared()
    {
        QFETCH(QList<int>, wanted);
        QFETCH(int, room);
        QTEST(FairColumns::widths(wanted, room), "given");
    }

    void noneGetsLessThanItsLeast_data()
    {
        QTest::addColumn<QList<int>>("wanted");
        QTest::addColumn<QList<int>>("least");
        QTest::addColumn<int>("room");
        QTest::addColumn<QList<int>>("given");
        QTest::newRow("enough") << QList<int>{10, 20, 30} << QList<int>{5, 5, 5} << 150
                                << QList<int>{50, 50, 50};
        QTest::newRow("some left") << QList<int>{200, 60, 200} << QList<int>{20, 60, 20} << 150
                                   << QList<int>{45, 60, 45};
        QTest::newRow("too little") << QList<int>{90, 90, 90} << QList<int>{60, 60, 60} << 150
                                    << QList<int>{60, 60, 60};
    }

    void noneGetsLessThanItsLeast()
    {
        QFETCH(QList<int>, wanted);
        QFETCH(QList<int>, least);
        QFETCH(int, room);
        QTEST(FairColumns::widths(wanted, least, room), "given");
    }

    void noHeadingIsCut()
    {
        QStandardItemModel model(1, 4);
        model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Comes from"),
                                         QStringLiteral("Which one"), QStringLiteral("Transforms")});
        for (const int column : {0, 1})
            model.setItem(0, column, new QStandardItem(QStringLiteral("Rather a long text for a column")));
        QTableView view;
        view.setModel(&model);
        view.verticalHeader()->hide();
        new FairColumns(view);
        QHeaderView &header = *view.horizontalHeader();
        for (const int width : {420, 120}) {
            view.resize(width, 200);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            for (int column = 0; column < model.columnCount(); ++column)
                QVERIFY(header.sectionSize(column) >= header.sectionSizeHint(column));
        }
    }

    void theColumnsOfATableFollow()
    {
        QStandardItemModel model(2, 3);
        QTableView view;
        view.setModel(&model);
        view.verticalHeader()->hide();
        new FairColumns(view);
        view.resize(400, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto total = [&view] {
            return view.columnWidth(0) + view.columnWidth(1) + view.columnWidth(2);
        };
        QCOMPARE(total(), view.viewport()->width());
        QVERIFY(qAbs(view.columnWidth(0) - view.columnWidth(2)) <= 1);
        const QString text = QStringLiteral("Rather a long text for a column");
        model.setItem(1, 1, new QStandardItem(text));
        QVERIFY(view.columnWidth(1) > view.fontMetrics().horizontalAdvance(text));
        QCOMPARE(total(), view.viewport()->width());
        view.resize(700, 200);
        QCOMPARE(total(), view.viewport()->width());
        model.removeRow(1);
        QVERIFY(qAbs(view.columnWidth(0) - view.columnWidth(1)) <= 1);
    }
};

TOOLTRAY_TEST(FairColumnsTest)
#include "faircolumnstest.moc"
