// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/yamlreader.h"

#include "support/result.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

class YamlDocumentTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsBecomeValues_data()
    {
        addColumns<QByteArray, QByteArray>("yaml", "json");
        const auto row = [](const char *name, const char *text, const char *json) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(json).replace('\'', '"');
        };
        row("scalars", "[1, 1.50, -0, 1e3, true, False, null, ~, x]",
            "[1,1.50,-0,1e3,true,false,null,null,'x']");
        row("texts of other editions", "[yes, no, on, 012, 0x1f, 1_000, 12:30, +1, .5, .inf]",
            "['yes','no','on','012','0x1f','1_000','12:30','+1','.5','.inf']");
        row("dates", "a: 2020-01-01\nb: 2020-01-01T00:00:00Z\n",
            "{'a':'2020-01-01','b':'2020-01-01T00:00:00Z'}");
        row("quotes", "['1', \"true\", 'null']", "['1','true','null']");
        row("names", "200: a\ntrue: b\nnull: c\n1.0: d\n~: e\n",
            "{'200':'a','true':'b','null':'c','1.0':'d','~':'e'}");
        row("alias", "a: &x {b: 1}\nc: *x\n", "{'a':{'b':1},'c':{'b':1}}");
        row("alias as a name", "a: &x b\n*x : 1\n", "{'a':'b','b':1}");
        row("merge", "x: &x {a: 1, b: 2}\ny:\n  <<: *x\n  b: 3\n", "{'x':{'a':1,'b':2},'y':{'b':3,'a':1}}");
        row("merges", "x: &x {a: 1}\nz: &z {a: 2, c: 4}\ny: {<<: [*x, *z]}\n",
            "{'x':{'a':1},'z':{'a':2,'c':4},'y':{'a':1,'c':4}}");
        row("a name that looks like one", "\"<<\": {a: 1}\n", "{'<<':{'a':1}}");
        row("duplicate", "a: 1\na: 2\n", "{'a':2}");
        row("mark", "\xEF\xBB\xBF- 1\r\n- 2\r\n", "[1,2]");
        row("blocks", "a: |\n  one\n  two\nb: >-\n  three\n  four\n",
            "{'a':'one\\ntwo\\n','b':'three four'}");
        row("tags", "a: !!str 1\nb: !foo x\n", "{'a':'1','b':'x'}");
        row("nothing", "", "null");
    }

    void textsBecomeValues()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, json);
        const auto value = readYamlDocument(yaml.toStdString());
        VERIFY_RESULT(value);
        QCOMPARE(QByteArray::fromStdString(json::write(*value)), json);
    }

    void whatCannotBeReadIsSaidWithItsLine_data()
    {
        addColumns<QByteArray, QByteArray>("yaml", "said");
        QByteArray bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 10; ++i) {
            const QByteArray before = "*a" + QByteArray::number(i - 1);
            QByteArray list;
            for (int k = 0; k < 10; ++k)
                list += (k == 0 ? "" : ", ") + before;
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + list + "]\n";
        }
        QTest::newRow("indentation") << QByteArray("a: 1\n  b: 2\n") << QByteArray("invalid at line 2: ");
        QTest::newRow("second document") << QByteArray("a: 1\n---\nb: 2\n") << QByteArray("a second one");
        QTest::newRow("bytes") << QByteArray("a: \xFF\n") << QByteArray("not UTF-8");
        QTest::newRow("deep") << QByteArray(1'000'000, '[') << QByteArray("deeper than 256 levels");
        QTest::newRow("deep by aliases") << QByteArray("a: &a [[[[1]]]]\n") + QByteArray("b: ")
                                                + QByteArray(253, '[') + "*a" + QByteArray(253, ']')
                                         << QByteArray("deeper than 256 levels");
        QTest::newRow("bomb") << bomb << QByteArray("more than 1000000 values");
        QTest::newRow("circle") << QByteArray("a: &a [*a]\n") << QByteArray("inside the value it refers to");
        QTest::newRow("list as a name") << QByteArray("[1]: 2\n") << QByteArray("cannot be the name");
        QTest::newRow("merge of a text") << QByteArray("a: {<<: x}\n") << QByteArray("merge key");
        QTest::newRow("unknown alias") << QByteArray("a: *x\n") << QByteArray("invalid at line 1: ");
    }

    void whatCannotBeReadIsSaidWithItsLine()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, said);
        const auto value = readYamlDocument(yaml.toStdString());
        QVERIFY(!value);
        QVERIFY2(value.error().message.contains(said.toStdString()), value.error().message.c_str());
    }
};

TOOLTRAY_TEST(YamlDocumentTest)
#include "yamldocumenttest.moc"
