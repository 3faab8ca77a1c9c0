// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bindingcells.h"

#include "support/testcase.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// JSON with simple quotes.
QString inJson(const char *text)
{
    return QString::fromUtf8(text).replace(u'\'', u'"');
}

QStringList bindingRow(const char *text)
{
    QStringList row = inJson(text).split(u'|');
    while (row.size() < BindingCells::ColumnCount)
        row.append(QString());
    return row;
}

} // namespace

class BindingCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBindingIsARowAndComesBack_data()
    {
        QTest::addColumn<QString>("binding");
        QTest::addColumn<QString>("row");
        const auto row = [](const char *name, const char *binding, const char *cells) {
            QTest::newRow(name) << inJson(binding) << inJson(cells);
        };
        row("an argument", "{'parameter':'state'}", "n|parameter|state||");
        row("a part of one", "{'parameter':'by','path':'/key'}", "n|parameter|by/key||");
        row("a number", "{'constant':20}", "n|constant|20||");
        row("a text", "{'constant':'open'}", "n|constant|open||");
        row("a text of digits", "{'constant':'20'}", "n|constant|'20'||");
        row("no text", "{'constant':''}", "n|constant|''||");
        row("a text with blanks", "{'constant':' a '}", "n|constant|' a '||");
        row("an object", "{'constant':{'a':[1]}}", "n|constant|{'a':[1]}||");
        row("nothing", "{'constant':null}", "n|constant|null||");
        row("context", "{'context':'WORKSPACE'}", "n|context|WORKSPACE||");
        row("a step", "{'step':'find','path':'/user/id'}", "n|step|find/user/id||");
        row("all of a step", "{'step':'find'}", "n|step|find||");
        row("an element", "{'item':'/id'}", "n|item|/id||");
        row("all of an element", "{'item':''}", "n|item|||");
        row("a mapping", "{'parameter':'a','mapping':'states'}", "n|parameter|a|states|");
        row("transforms", "{'parameter':'a','transforms':['gid:Project','upper']}",
            "n|parameter|a||gid:Project, upper");
        row("a comma in a transform", "{'parameter':'a','transforms':['join:, ']}",
            "n|parameter|a||['join:, ']");
        row("an Arabic comma in a transform", "{'parameter':'a','transforms':['join:، ']}",
            "n|parameter|a||['join:، ']");
        row("others", "{'first':[{'parameter':'a'},{'constant':1}]}",
            "n|json|{'first':[{'parameter':'a'},{'constant':1}]}||");
        row("others with a mapping", "{'list':[{'parameter':'a'}],'mapping':'m'}",
            "n|json|{'list':[{'parameter':'a'}]}|m|");
        row("a name with a slash", "{'parameter':'a/b'}", "n|json|{'parameter':'a/b'}||");
    }

    void aBindingIsARowAndComesBack()
    {
        QFETCH(QString, binding);
        QFETCH(QString, row);
        const auto decoded = json::decode<workspace::Binding>(json::parse(binding.toStdString()).value);
        QVERIFY(decoded);
        const std::vector<workspace::NamedBinding> bindings{{"n", decoded.value}};
        const QList<QStringList> rows = BindingCells::rowsOf(bindings);
        QCOMPARE(rows, QList<QStringList>{row.split(u'|')});
        std::vector<workspace::NamedBinding> read;
        QCOMPARE(BindingCells::readRows(rows, read), QString());
        QVERIFY2(read == bindings, json::write(workspace::encode(read)).c_str());
    }

    void whatIsTypedShortMeansTheSame()
    {
        std::vector<workspace::NamedBinding> read;
        QCOMPARE(BindingCells::readRows({bindingRow("state"), bindingRow(""), bindingRow("n|constant|{half"),
                                         bindingRow("k|step|a/b")},
                                        read),
                 QString());
        QCOMPARE(QString::fromStdString(json::write(workspace::encode(read))),
                 inJson("{'state':{'parameter':'state'},'n':{'constant':'{half'},"
                        "'k':{'step':'a','path':'/b'}}"));
    }

    void whatDoesNotFitIsSaidWithItsRow_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no name") << "|parameter|a"
                                 << "name is missing";
        QTest::newRow("twice") << "first|constant|1"
                               << "used twice";
        QTest::newRow("no step") << "n|step|"
                                 << "Enter a step";
        QTest::newRow("no context") << "n|context|"
                                    << "Expected";
        QTest::newRow("no JSON") << "n|json|[1]"
                                 << "JSON object";
        QTest::newRow("no such source") << "n|json|{'somewhere':1}"
                                        << "";
        QTest::newRow("no such transform") << "n|parameter|a||louder"
                                           << "transform";
        QTest::newRow("no pointer") << "n|item|id"
                                    << "Pointer";
    }

    void whatDoesNotFitIsSaidWithItsRow()
    {
        QFETCH(QString, row);
        QFETCH(QString, problem);
        const std::vector<workspace::NamedBinding> before{
            {"kept", workspace::Binding{workspace::ConstantSource{1}, {}, {}}}};
        std::vector<workspace::NamedBinding> read = before;
        const QString said =
            BindingCells::readRows({bindingRow("first"), bindingRow(row.toUtf8().constData())}, read);
        QVERIFY2(said.startsWith(u"Row 2: ") && said.contains(problem, Qt::CaseInsensitive),
                 qPrintable(said));
        QVERIFY(read == before);
    }

    void everySourceHasItsWords()
    {
        for (const TextTableModel::Choice &source : BindingCells::sources())
            QVERIFY(!source.text.isEmpty() && !source.word.isEmpty());
        QCOMPARE(BindingCells::headers().size(), qsizetype(BindingCells::ColumnCount));
    }
};

TOOLTRAY_TEST(BindingCellsTest)
#include "bindingcellstest.moc"
