// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/texttablemodel.h"

#include "support/testcase.h"

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
};

TOOLTRAY_TEST(TextTableModelTest)
#include "texttablemodeltest.moc"
