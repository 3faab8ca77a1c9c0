// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/conditioncells.h"

#include "support/testcase.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"
#include "json/parse.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

std::optional<workspace::Condition> conditionOf(const QString &text)
{
    auto decoded = json::decode<workspace::Condition>(
        json::parse(QString(text).replace(u'\'', u'"').toStdString()).value);
    return decoded ? std::optional(std::move(decoded.value)) : std::nullopt;
}

QString joined(const ConditionCells::Rows &rows)
{
    QStringList lines;
    for (const QStringList &row : rows.cells)
        lines.append(row.join(u'|'));
    return lines.join(u'\n');
}

} // namespace

class ConditionCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConditionIsRowsAndComesBack_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("isAll");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *condition, bool isAll, const char *rows) {
            QTest::newRow(name) << QString::fromUtf8(condition) << isAll << QString::fromUtf8(rows);
        };
        row("there", "{'exists':{'parameter':'a'}}", true, "parameter|a|exists|");
        row("missing", "{'not':{'exists':{'step':'s','path':'/id'}}}", true, "step|s/id|missing|");
        row("equal", "{'equals':[{'parameter':'a'},{'constant':'open'}]}", true, "parameter|a|equals|open");
        row("different", "{'not':{'equals':[{'context':'C'},{'constant':5}]}}", true, "context|C|differs|5");
        row("matching", "{'matches':{'parameter':'a'},'pattern':'^x'}", true, "parameter|a|matches|^x");
        row("not matching", "{'not':{'matches':{'parameter':'a'},'pattern':'x$'}}", true,
            "parameter|a|mismatches|x$");
        row("all", "{'all':[{'exists':{'parameter':'a'}},{'exists':{'parameter':'b'}}]}", true,
            "parameter|a|exists|\nparameter|b|exists|");
        row("one of one", "{'any':[{'exists':{'parameter':'a'}}]}", false, "parameter|a|exists|");
    }

    void aConditionIsRowsAndComesBack()
    {
        QFETCH(QString, condition);
        QFETCH(bool, isAll);
        QFETCH(QString, rows);
        const auto wanted = conditionOf(condition);
        QVERIFY(wanted);
        const auto shown = ConditionCells::rowsOf(*wanted);
        QVERIFY(shown);
        QCOMPARE(shown->holds == ConditionCells::Holds::All, isAll);
        QCOMPARE(joined(*shown), rows);
        std::optional<workspace::Condition> read;
        QCOMPARE(ConditionCells::readRows(*shown, read), QString());
        QVERIFY2(read == wanted, json::write(workspace::encode(*read)).c_str());
    }

    void whatSaysMoreIsNoTable_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::newRow("nested") << "{'all':[{'any':[{'exists':{'parameter':'a'}}]}]}";
        QTest::newRow("twice not") << "{'not':{'not':{'exists':{'parameter':'a'}}}}";
        QTest::newRow("two values") << "{'equals':[{'parameter':'a'},{'parameter':'b'}]}";
        QTest::newRow("transformed") << "{'exists':{'parameter':'a','transforms':['upper']}}";
        QTest::newRow("none of none") << "{'any':[]}";
    }

    void whatSaysMoreIsNoTable()
    {
        QFETCH(QString, condition);
        const auto wanted = conditionOf(condition);
        QVERIFY(wanted);
        QVERIFY(!ConditionCells::rowsOf(*wanted));
        QVERIFY(!ConditionCells::summary(wanted).isEmpty());
    }

    void noRowsAreNoCondition()
    {
        std::optional<workspace::Condition> read =
            conditionOf(QStringLiteral("{'exists':{'parameter':'a'}}"));
        QCOMPARE(ConditionCells::readRows({{}, {{QString(), QString(), QString(), QString()}}}, read),
                 QString());
        QVERIFY(!read);
        QVERIFY(ConditionCells::summary(read).isEmpty());
    }

    void whatDoesNotFitIsSaid()
    {
        const auto before = conditionOf(QStringLiteral("{'exists':{'parameter':'a'}}"));
        std::optional<workspace::Condition> read = before;
        const QString said = ConditionCells::readRows({{},
                                                       {{QStringLiteral("parameter"), QStringLiteral("a"),
                                                         QStringLiteral("matches"), QStringLiteral("(")}}},
                                                      read);
        QVERIFY2(said.startsWith(u"Row 1: "), qPrintable(said));
        QVERIFY(read == before);
    }

    void isToldInAFewWords()
    {
        QCOMPARE(ConditionCells::summary(
                     conditionOf(QStringLiteral("{'equals':[{'parameter':'kind'},{'constant':'bug'}]}"))),
                 QStringLiteral("If kind is bug"));
    }
};

TOOLTRAY_TEST(ConditionCellsTest)
#include "conditioncellstest.moc"
