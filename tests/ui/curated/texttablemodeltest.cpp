// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/texttablemodel.h"

#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class TextTableModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        TextTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setHeaders({QStringLiteral("a"), QStringLiteral("b")});
        model.setRows(
            {{QStringLiteral("1"), QStringLiteral("2")}, {QStringLiteral("3"), QStringLiteral("4")}});
        model.addRow();
        model.moveRow(2, -1);
        model.moveRow(0, 1);
        model.removeRow(1);
        QCOMPARE(model.rowCount(), 2);
    }

    void tellsWhatAPersonDoes()
    {
        TextTableModel model;
        model.setHeaders({QStringLiteral("a")});
        const QSignalSpy edits(&model, &TextTableModel::edited);
        model.setRows({{QStringLiteral("1")}, {QStringLiteral("2")}});
        QCOMPARE(edits.size(), 0);
        model.setData(model.index(0, 0), QStringLiteral("1"), Qt::EditRole); // the same
        QCOMPARE(edits.size(), 0);
        model.setData(model.index(0, 0), QStringLiteral("x"), Qt::EditRole);
        model.moveRow(0, 1);
        model.addRow();
        model.removeRow(0);
        QCOMPARE(edits.size(), 4);
        QCOMPARE(model.rows(), (QList<QStringList>{{QStringLiteral("x")}, {QString()}}));
        model.moveRow(0, -1); // nowhere to go
        model.removeRow(7);
        QCOMPARE(edits.size(), 4);
    }

    void singleCellsHaveChoices()
    {
        TextTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setHeaders({QStringLiteral("name"), QStringLiteral("from"), QStringLiteral("value")});
        const QString fixed = QStringLiteral("constant");
        model.setRows({{QStringLiteral("state"), fixed, QString()},
                       {QStringLiteral("other"), fixed, QString()},
                       {QStringLiteral("state"), QStringLiteral("parameter"), QStringLiteral("state")}});
        model.setCellChoices(
            {.column = 2,
             .wordColumn = 1,
             .word = fixed,
             .ofName = {{QStringLiteral("state"), {{QStringLiteral("5"), QStringLiteral("five")}}}}});
        const auto at = [&model](int row, int role) { return model.data(model.index(row, 2), role); };
        QCOMPARE(at(0, ChoicesRole).toStringList(), QStringList(QStringLiteral("five")));
        QCOMPARE(at(0, Qt::EditRole).toInt(), -1); // none of them yet
        QVERIFY(model.setData(model.index(0, 2), 0, Qt::EditRole));
        QCOMPARE(model.rows()[0][2], QStringLiteral("5"));
        QCOMPARE(at(0, Qt::DisplayRole).toString(), QStringLiteral("five"));
        QVERIFY(!at(1, ChoicesRole).isValid());
        QVERIFY(!at(2, ChoicesRole).isValid());
        QVERIFY(model.setData(model.index(2, 1), fixed, Qt::EditRole));
        QVERIFY(at(2, ChoicesRole).isValid());
    }

    void whatIsAboutAWordGoesWithIt()
    {
        TextTableModel model;
        model.setHeaders({QStringLiteral("name"), QStringLiteral("from"), QStringLiteral("value")});
        model.setChoices(1, {{QStringLiteral("parameter"), QStringLiteral("Argument")},
                             {QStringLiteral("constant"), QStringLiteral("Constant")}});
        model.setDependent(2, 1);
        model.setRows({{QStringLiteral("id"), QStringLiteral("parameter"), QStringLiteral("filter/id")},
                       {QStringLiteral("state"), QString(), QStringLiteral("open")}});
        const QSignalSpy edits(&model, &TextTableModel::edited);
        QVERIFY(model.setData(model.index(0, 1), 0, Qt::EditRole)); // the same
        QCOMPARE(model.rows()[0][2], QStringLiteral("filter/id"));
        QVERIFY(model.setData(model.index(0, 1), 1, Qt::EditRole));
        QCOMPARE(model.rows()[0], QStringList({QStringLiteral("id"), QStringLiteral("constant"), QString()}));
        QCOMPARE(edits.size(), 1);
        QVERIFY(model.setData(model.index(0, 1), 0, Qt::EditRole));
        QCOMPARE(model.rows()[0][2], QStringLiteral("filter/id"));
        // It was typed before a word was chosen.
        QVERIFY(model.setData(model.index(1, 1), 1, Qt::EditRole));
        QCOMPARE(model.rows()[1][2], QStringLiteral("open"));
    }

    void whatIsNoChoiceIsOneUntilAnotherIsChosen()
    {
        TextTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setHeaders({QStringLiteral("name"), QStringLiteral("from")});
        model.setChoices(1, {{QStringLiteral("parameter"), QStringLiteral("Argument")},
                             {QStringLiteral("constant"), QStringLiteral("Constant")}});
        model.setRows({{QStringLiteral("id"), QStringLiteral("newer")}});
        const QModelIndex cell = model.index(0, 1);
        QCOMPARE(
            cell.data(ChoicesRole).toStringList(),
            (QStringList{QStringLiteral("newer"), QStringLiteral("Argument"), QStringLiteral("Constant")}));
        QCOMPARE(cell.data(Qt::EditRole).toInt(), 0);
        QVERIFY(model.setData(cell, 0, Qt::EditRole));
        QCOMPARE(model.rows()[0][1], QStringLiteral("newer"));
        QVERIFY(model.setData(cell, 1, Qt::EditRole));
        QCOMPARE(model.rows()[0][1], QStringLiteral("parameter"));
        QCOMPARE(cell.data(ChoicesRole).toStringList().size(), 2);
        QCOMPARE(cell.data(Qt::EditRole).toInt(), 0);
    }

    void aChoiceIsShownInItsWordsAndKeptAsItsOwn()
    {
        TextTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setHeaders({QStringLiteral("name"), QStringLiteral("from")});
        model.setChoices(1, {{QStringLiteral("parameter"), QStringLiteral("Argument")},
                             {QStringLiteral("constant"), QStringLiteral("Constant")}});
        model.setRows({{QStringLiteral("id"), QString()},
                       {QStringLiteral("state"), QStringLiteral("constant")},
                       {QStringLiteral("other"), QStringLiteral("something newer")}});
        const auto at = [&model](int row, int role) { return model.data(model.index(row, 1), role); };
        QCOMPARE(at(0, Qt::DisplayRole).toString(), QStringLiteral("Argument"));
        QCOMPARE(at(1, Qt::DisplayRole).toString(), QStringLiteral("Constant"));
        QCOMPARE(at(2, Qt::DisplayRole).toString(), QStringLiteral("something newer"));
        QCOMPARE(at(1, Qt::EditRole).toInt(), 1);
        QCOMPARE(at(1, ChoicesRole).toStringList().size(), 2);
        QVERIFY(model.data(model.index(0, 0), ChoicesRole).isNull());
        QVERIFY(model.setData(model.index(0, 1), 1, Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, 1), 7, Qt::EditRole));
        QCOMPARE(model.rows().at(0).at(1), QStringLiteral("constant"));
    }
};

TOOLTRAY_TEST(TextTableModelTest)
#include "texttablemodeltest.moc"
