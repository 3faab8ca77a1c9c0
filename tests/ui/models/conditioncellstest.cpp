// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/conditioncells.h"

#include "support/testcase.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <QRandomGenerator>
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

QString joined(const QList<QStringList> &rows)
{
    QStringList lines;
    for (const QStringList &row : rows)
        lines.append(row.join(u'|'));
    return lines.join(u'\n');
}

QString randomBinding(QRandomGenerator &random)
{
    static const QStringList all{
        QStringLiteral("{'parameter':'a'}"),
        QStringLiteral("{'parameter':'a/b','path':'/c '}"),
        QStringLiteral("{'parameter':' a'}"),
        QStringLiteral("{'parameter':'{a}'}"),
        QStringLiteral("{'context':'KEY','transforms':['upper','default:a, b']}"),
        QStringLiteral("{'step':'find','path':'/id'}"),
        QStringLiteral("{'item':'/key '}"),
        QStringLiteral("{'constant':1.50}"),
        QStringLiteral("{'constant':'5'}"),
        QStringLiteral("{'constant':' open'}"),
        QStringLiteral("{'constant':{'b':[1e3,null],'a':''}}"),
        QStringLiteral("{'constant':'x','mapping':'stages'}"),
        QStringLiteral("{'first':[{'parameter':'a'},{'list':[{'constant':null}]}]}"),
        QStringLiteral("{'each':{'parameter':'a'},'as':{'object':{'k':{'item':''}}}}"),
    };
    return all[random.bounded(all.size())];
}

QString randomCondition(QRandomGenerator &random, int depth)
{
    switch (random.bounded(depth > 0 ? 6 : 3)) {
    case 0: return QStringLiteral("{'exists':%1}").arg(randomBinding(random));
    case 1: return QStringLiteral("{'equals':[%1,%2]}").arg(randomBinding(random), randomBinding(random));
    case 2: return QStringLiteral("{'matches':%1,'pattern':' ^x|y '}").arg(randomBinding(random));
    case 3: return QStringLiteral("{'not':%1}").arg(randomCondition(random, depth - 1));
    default: break;
    }
    QStringList inner;
    for (int i = random.bounded(4); i > 0; --i)
        inner.append(randomCondition(random, depth - 1));
    return QStringLiteral("{'%1':[%2]}")
        .arg(random.bounded(2) == 0 ? QStringLiteral("all") : QStringLiteral("any"),
             inner.join(QLatin1String(",")));
}

} // namespace

class ConditionCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConditionIsRowsAndComesBack_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *condition, const char *rows) {
            QTest::newRow(name) << QString::fromUtf8(condition) << QString::fromUtf8(rows);
        };
        row("there", "{'exists':{'parameter':'a'}}", "parameter|a|exists||0");
        row("missing", "{'not':{'exists':{'step':'s','path':'/id'}}}", "step|s/id|missing||0");
        row("equal", "{'equals':[{'parameter':'a'},{'constant':'open'}]}", "parameter|a|equals|open|0");
        row("different", "{'not':{'equals':[{'context':'C'},{'constant':5}]}}", "context|C|differs|5|0");
        row("the same as another", "{'equals':[{'step':'s'},{'parameter':'b','path':'/c'}]}",
            "step|s|same|b/c|0");
        row("unlike another", "{'not':{'equals':[{'parameter':'a'},{'context':'C'}]}}",
            "parameter|a|unlike|{\"context\":\"C\"}|0");
        row("matching", "{'matches':{'parameter':'a'},'pattern':'^x'}", "parameter|a|matches|^x|0");
        row("not matching", "{'not':{'matches':{'parameter':'a'},'pattern':'x$'}}",
            "parameter|a|mismatches|x$|0");
        row("transformed", "{'exists':{'parameter':'a','transforms':['upper']}}",
            "json|{\"parameter\":\"a\",\"transforms\":[\"upper\"]}|exists||0");
        row("all", "{'all':[{'exists':{'parameter':'a'}},{'exists':{'parameter':'b'}}]}",
            "parameter|a|exists||0\nparameter|b|exists||0");
        row("all of one", "{'all':[{'exists':{'parameter':'a'}}]}", "all||||0\nparameter|a|exists||1");
        row("all of none", "{'all':[]}", "all||||0");
        row("one of none", "{'any':[]}", "any||||0");
        row("none", "{'not':{'any':[{'exists':{'parameter':'a'}}]}}", "none||||0\nparameter|a|exists||1");
        row("not all", "{'not':{'all':[]}}", "not_all||||0");
        row("twice not", "{'not':{'not':{'exists':{'parameter':'a'}}}}", "not||||0\nparameter|a|missing||1");
        row("nested",
            "{'all':[{'any':[{'exists':{'parameter':'a'}},{'all':[{'exists':{'parameter':'b'}}]}]},"
            "{'exists':{'parameter':'c'}}]}",
            "any||||0\nparameter|a|exists||1\nall||||1\nparameter|b|exists||2\nparameter|c|exists||0");
    }

    void aConditionIsRowsAndComesBack()
    {
        QFETCH(QString, condition);
        QFETCH(QString, rows);
        const auto wanted = conditionOf(condition);
        QVERIFY(wanted);
        const auto shown = ConditionCells::rowsOf(*wanted);
        QCOMPARE(joined(shown), rows);
        std::optional<workspace::Condition> read;
        QCOMPARE(ConditionCells::readRows(shown, read), QString());
        QVERIFY2(read == wanted, json::write(workspace::encode(*read)).c_str());
        QVERIFY(!ConditionCells::summary(wanted).isEmpty());
    }

    void whateverJsonCanSayComesBackAsItWas()
    {
        QRandomGenerator random(20261122);
        int deepest = 0;
        for (int i = 0; i < 2000; ++i) {
            const QString text = randomCondition(random, 4);
            const auto wanted = conditionOf(text);
            QVERIFY2(wanted, qPrintable(text));
            const auto rows = ConditionCells::rowsOf(*wanted);
            for (const QStringList &row : rows)
                deepest = std::max(deepest, row[ConditionCells::Level].toInt());
            std::optional<workspace::Condition> read;
            QCOMPARE(ConditionCells::readRows(rows, read), QString());
            QVERIFY(read);
            QVERIFY2(workspace::encode(*read).isIdenticalTo(workspace::encode(*wanted)), qPrintable(text));
        }
        QVERIFY(deepest >= 3);
    }

    void noRowsAreNoCondition()
    {
        std::optional<workspace::Condition> read =
            conditionOf(QStringLiteral("{'exists':{'parameter':'a'}}"));
        QCOMPARE(ConditionCells::readRows({QStringList(ConditionCells::ColumnCount + 1)}, read), QString());
        QVERIFY(!read);
        QVERIFY(ConditionCells::summary(read).isEmpty());
    }

    void whatDoesNotFitIsSaid_data()
    {
        QTest::addColumn<QString>("row");
        QTest::newRow("no pattern") << "parameter|a|matches|(|0";
        QTest::newRow("no other") << "parameter|a|same||0";
        QTest::newRow("no value") << "parameter||exists||0";
        QTest::newRow("the opposite of nothing") << "not||||0";
    }

    void whatDoesNotFitIsSaid()
    {
        QFETCH(QString, row);
        const auto before = conditionOf(QStringLiteral("{'exists':{'parameter':'a'}}"));
        std::optional<workspace::Condition> read = before;
        const QString said = ConditionCells::readRows({row.split(u'|')}, read);
        QVERIFY2(said.startsWith(u"Row 1: "), qPrintable(said));
        QVERIFY(read == before);
    }

    void isToldInAFewWords()
    {
        QCOMPARE(ConditionCells::summary(
                     conditionOf(QStringLiteral("{'equals':[{'parameter':'kind'},{'constant':'bug'}]}"))),
                 QStringLiteral("If kind equals bug"));
    }
};

TOOLTRAY_TEST(ConditionCellsTest)
#include "conditioncellstest.moc"
