// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemavalues.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

jsonschema::Schema compiledJson(const char *text)
{
    return *jsonschema::Schema::compile(json::parse(text).value).schema;
}

void nameColumns(SchemaExampleModel &model)
{
    model.setHeaders({QStringLiteral("Example"), QStringLiteral("Verdict")});
}

QString verdictIn(const SchemaExampleModel &model, int row)
{
    return model.index(row, SchemaExampleModel::VerdictColumn).data().toString();
}

} // namespace

class SchemaExampleModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        SchemaExampleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        nameColumns(model);
        const jsonschema::Schema schema = compiledJson(R"({"type":"integer"})");
        model.show({json::Value(1), json::Value("a")}, schema);
        model.addRow();
        model.setData(model.index(2, 0), QStringLiteral("7"), Qt::EditRole);
        model.show(model.examples(), schema);
        model.moveRow(2, -1);
        model.removeRow(0);
        model.show({}, schema);
        QCOMPARE(model.rowCount(), 0);
    }

    void saysWhatTheSchemaDoesNotTake()
    {
        SchemaExampleModel model;
        nameColumns(model);
        model.show({json::Value(1), json::Value("{\"a\":")}, compiledJson(R"({"type":"integer"})"));
        QCOMPARE(verdictIn(model, 0), QStringLiteral("Valid"));
        QVERIFY2(verdictIn(model, 1).startsWith(u"Not JSON, so it is used as a string. "),
                 qPrintable(verdictIn(model, 1)));
        const QModelIndex verdict = model.index(1, SchemaExampleModel::VerdictColumn);
        QCOMPARE(verdict.data(Qt::ToolTipRole).toString(), verdictIn(model, 1));
        QVERIFY(verdict.data(Qt::AccessibleTextRole).toString().startsWith(u"Verdict Not JSON"));
        model.show(model.examples(), compiledJson(R"({"type":"string"})"));
        QVERIFY(verdictIn(model, 0) != u"Valid");
        QCOMPARE(verdictIn(model, 1), QStringLiteral("Valid"));
    }

    void aVerdictIsNotWritten()
    {
        SchemaExampleModel model;
        nameColumns(model);
        model.show({json::Value(1)}, compiledJson("{}"));
        const QModelIndex verdict = model.index(0, SchemaExampleModel::VerdictColumn);
        QVERIFY(!(verdict.flags() & Qt::ItemIsEditable));
        QVERIFY(!model.setData(verdict, QStringLiteral("fine"), Qt::EditRole));
        QVERIFY(model.index(0, SchemaExampleModel::ValueColumn).flags() & Qt::ItemIsEditable);
    }

    void aRowThatIsWrittenStaysWhereItIs()
    {
        SchemaExampleModel model;
        nameColumns(model);
        const jsonschema::Schema schema = compiledJson(R"({"type":"object"})");
        model.show({json::Value("a")}, schema);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy edits(&model, &TextTableModel::edited);
        model.setData(model.index(0, 0), QStringLiteral("{ \"a\": 1 }"), Qt::EditRole);
        QCOMPARE(edits.size(), 1);
        model.show(model.examples(), schema); // as its schema comes back
        QCOMPARE(verdictIn(model, 0), QStringLiteral("Valid"));
        const QModelIndex fresh = model.addRow();
        model.show(model.examples(), schema);
        QVERIFY(fresh.data().toString().isEmpty());
        QCOMPARE(resets.size(), 0);
    }
};

TOOLTRAY_TEST(SchemaExampleModelTest)
#include "schemaexamplemodeltest.moc"
