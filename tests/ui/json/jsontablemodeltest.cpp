// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonmodels.h"

#include "support/testcase.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

JsonDocument issueTable()
{
    return readJsonDocument(std::make_shared<const std::string>(
                                R"({"data":{"issues":[{"id":1,"title":"A\tb"},{"id":2,"labels":["x"]}]}})"),
                            JsonLayout::Pretty);
}

} // namespace

class JsonTableModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        const JsonDocument document = issueTable();
        JsonTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(document.value, document.tables.front());
        QCOMPARE(model.rowCount(), 2);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void hasAColumnForEveryName()
    {
        const JsonDocument document = issueTable();
        JsonTableModel model;
        model.setTable(document.value, document.tables.front());
        QStringList names;
        for (int column = 0; column < model.columnCount(); ++column)
            names.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        QCOMPARE(names,
                 QStringList({QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("labels")}));
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("[\"x\"]"));
        QCOMPARE(model.index(0, 2).data().toString(), QString());
        QVERIFY(!model.index(0, 2).data(JsonTableModel::TypeRole).isValid());
        QVERIFY(!model.value(model.index(0, 2)));
    }

    void theTipOfALongCellHasAllOfIt()
    {
        const std::string value(300, 'x');
        const JsonDocument document =
            readJsonDocument(std::make_shared<const std::string>(R"([{"name":"Set-Cookie","value":")" + value
                                                                 + R"("},{"name":"Date"}])"),
                             JsonLayout::Pretty);
        JsonTableModel model;
        model.setTable(document.value, document.tables.front());
        QVERIFY(model.index(0, 1).data().toString().size() < 200);
        QCOMPARE(model.index(0, 1).data(Qt::ToolTipRole).toString(), QString::fromStdString(value));
    }

    void pointersLeadThereAndBack()
    {
        const JsonDocument document = issueTable();
        JsonTableModel model;
        model.setTable(document.value, document.tables.front());
        const json::Pointer pointer = model.pointer(model.index(1, 2));
        QCOMPARE(pointer.toString(), std::string("/data/issues/1/labels"));
        QCOMPARE(model.indexOf(pointer), model.index(1, 2));
        QCOMPARE(model.indexOf(pointer / 0), model.index(1, 2)); // within the cell
        QVERIFY(!model.indexOf(json::Pointer{"data", "other", "1", "labels"}).isValid());
        QVERIFY(!model.indexOf(json::Pointer{"data", "issues", "9", "labels"}).isValid());
    }

    void copiesForSpreadsheets()
    {
        const JsonDocument document = issueTable();
        JsonTableModel model;
        model.setTable(document.value, document.tables.front());
        QCOMPARE(model.tabSeparated({model.index(0, 0), model.index(1, 0), model.index(0, 1)}),
                 QStringLiteral("id\ttitle\n1\tA b\n2\t"));
    }
};

TOOLTRAY_TEST(JsonTableModelTest)
#include "jsontablemodeltest.moc"
