// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/caseargumentcells.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

json::Value valueOf(QString text)
{
    return json::parse(text.replace(u'\'', u'"').toStdString()).value;
}

} // namespace

class CaseArgumentCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsShownComesBackAsItWas_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("saysMore");
        QTest::newRow("nothing") << "null" << 0 << false;
        QTest::newRow("an object") << "{'type':'object'}" << 0 << false;
        QTest::newRow("no properties") << "{'type':'object','properties':{},'required':[]}" << 0 << false;
        QTest::newRow("of each type")
            << "{'properties':{'a':{'type':'string','default':'x y'},'b':{'default':1.50,'type':'number'},"
               "'c':{},'d':{'$ref':'tooltray:types/Priority','description':'How soon'},"
               "'e':{'$ref':'tooltray:mappings/stages','default':''}},'required':['c','a'],'type':'object'}"
            << 5 << false;
        QTest::newRow("more than rows show")
            << "{'type':'object','additionalProperties':false,'properties':{'a':true,'b':{'type':['string',"
               "'null']},'c':{'type':'string','title':'C','default':5}},'required':['z','c']}"
            << 3 << true;
        QTest::newRow("no rows at all") << "{'anyOf':[{'required':['a']}]}" << 0 << true;
    }

    void whatIsShownComesBackAsItWas()
    {
        QFETCH(QString, parameters);
        QFETCH(int, rows);
        QFETCH(bool, saysMore);
        const json::Value before = valueOf(parameters);
        const QList<QStringList> shown = CaseArgumentCells::rowsOf(before);
        QCOMPARE(shown.size(), rows);
        QCOMPARE(CaseArgumentCells::saysMore(before), saysMore);
        json::Value read = before;
        QCOMPARE(CaseArgumentCells::readRows(shown, read), QString());
        QVERIFY2(read.isIdenticalTo(before), json::write(read).c_str());
    }

    void aCellChangesWhatItIsAbout_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("now");
        using Cells = CaseArgumentCells;
        QTest::newRow("name")
            << int(Cells::Name) << " b "
            << "{'properties':{'b':{'title':'A','type':'string','default':'7'}},'required':['b'],"
               "'x':1}";
        QTest::newRow("type")
            << int(Cells::Type) << "integer"
            << "{'properties':{'a':{'type':'integer','title':'A','default':7}},'required':['a'],"
               "'x':1}";
        QTest::newRow("a saved type") << int(Cells::Type) << "mapping:stages"
                                      << "{'properties':{'a':{'$ref':'tooltray:mappings/stages','title':'A',"
                                         "'default':'7'}},'required':['a'],'x':1}";
        QTest::newRow("required") << int(Cells::Required) << "optional"
                                  << "{'properties':{'a':{'title':'A','type':'string','default':'7'}},'x':1}";
        QTest::newRow("default")
            << int(Cells::Default) << ""
            << "{'properties':{'a':{'title':'A','type':'string'}},'required':['a'],'x':1}";
        QTest::newRow("description") << int(Cells::Description) << "Which"
                                     << "{'properties':{'a':{'title':'A','type':'string','default':'7',"
                                        "'description':'Which'}},'required':['a'],'x':1}";
    }

    void aCellChangesWhatItIsAbout()
    {
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(QString, now);
        const json::Value before = valueOf(QStringLiteral(
            "{'properties':{'a':{'title':'A','type':'string','default':'7'}},'required':['a'],'x':1}"));
        QList<QStringList> rows = CaseArgumentCells::rowsOf(before);
        rows[0][column] = text;
        json::Value read = before;
        QCOMPARE(CaseArgumentCells::readRows(rows, read), QString());
        QVERIFY2(read.isIdenticalTo(valueOf(now)), json::write(read).c_str());
        // The same rows once more change nothing.
        json::Value again = read;
        QCOMPARE(CaseArgumentCells::readRows(rows, again), QString());
        QVERIFY2(again.isIdenticalTo(read), json::write(again).c_str());
    }

    void whatIsTakenBackIsAsItWas()
    {
        const json::Value before = valueOf(QStringLiteral(
            "{'required':['b','elsewhere','a'],'properties':{'a':{'default':1,'type':'integer'},"
            "'b':{'description':'B','x':1}},'type':'object'}"));
        const QList<QStringList> rows = CaseArgumentCells::rowsOf(before);
        json::Value read = before;
        const auto become = [&read](const QList<QStringList> &changed) {
            QCOMPARE(CaseArgumentCells::readRows(changed, read), QString());
        };
        QList<QStringList> changed = rows;
        for (QStringList &row : changed) {
            row[CaseArgumentCells::Name] += u'2';
            become(changed);
            row[CaseArgumentCells::Required] = QStringLiteral("optional");
            become(changed);
            row[CaseArgumentCells::Default].clear();
            row[CaseArgumentCells::Type] = QStringLiteral("any");
            row[CaseArgumentCells::Description].clear();
            become(changed);
        }
        QCOMPARE(QString::fromStdString(json::write(read)),
                 QStringLiteral("{\"required\":[\"elsewhere\"],\"properties\":{\"a2\":{},\"b2\":{}},"
                                "\"type\":\"object\"}"));
        become(rows);
        QVERIFY2(read.isIdenticalTo(before), json::write(read).c_str());
    }

    void whatDoesNotFitIsSaid_data()
    {
        QTest::addColumn<QStringList>("row");
        const auto row = [](const char *name, const char *cells) {
            QTest::newRow(name) << QString::fromUtf8(cells).split(u'|');
        };
        row("no name", "|integer|||What for");
        row("twice", "a|string|||");
        row("no number", "b|integer||five|");
        row("more of what is no object", "c|own|||Why|c|{\"properties\":{\"c\":true}}");
    }

    void whatDoesNotFitIsSaid()
    {
        QFETCH(QStringList, row);
        const json::Value before = valueOf(QStringLiteral("{'properties':{'a':{}}}"));
        json::Value read = before;
        QList<QStringList> rows = CaseArgumentCells::rowsOf(before);
        rows.append(row);
        const QString said = CaseArgumentCells::readRows(rows, read);
        QVERIFY2(said.startsWith(u"Row 2: "), qPrintable(said));
        QVERIFY(read.isIdenticalTo(before));
    }

    void theLastOneTakesAllWithIt()
    {
        json::Value read =
            valueOf(QStringLiteral("{'type':'object','properties':{'a':{}},'required':['a']}"));
        QCOMPARE(CaseArgumentCells::readRows({}, read), QString());
        QVERIFY(read.isNull());
        read =
            valueOf(QStringLiteral("{'type':'object','properties':{'a':{}},'additionalProperties':false}"));
        QCOMPARE(CaseArgumentCells::readRows({}, read), QString());
        QVERIFY(read["additionalProperties"].isBoolean());
    }

    void typesThatAreMissingAreNamed()
    {
        const auto types = CaseArgumentCells::types(test::sampleWorkspace(),
                                                    {{QStringLiteral("a"), QStringLiteral("type:Gone")}});
        QCOMPARE(types.first().word, QStringLiteral("string")); // of a new row
        QCOMPARE(types.last().text, QStringLiteral("Gone (missing)"));
    }
};

TOOLTRAY_TEST(CaseArgumentCellsTest)
#include "caseargumentcellstest.moc"
