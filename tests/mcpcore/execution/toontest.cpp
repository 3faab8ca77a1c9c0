// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/textformats.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class ToonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesValues_data()
    {
        const TestRows<std::string, std::string> row{"json", "toon"};
        row("{}", "");
        row("[]", "[]");
        row("null", "null");
        row("12345678901234567890", "12345678901234567890");
        row("'text'", "text");
        row("{'id':1,'name':'Ada','ok':true,'none':null}", "id: 1\nname: Ada\nok: true\nnone: null");
        row("{'a':{'b':{'c':1}}}", "a:\n  b:\n    c: 1");
        row("{'a':{},'b':[]}", "a:\nb: []");
        row("[1,'a',null]", "[3]: 1,a,null");
        row("{'tags':['a','b']}", "tags[2]: a,b");
        row("{'users':[{'id':1,'name':'a'},{'name':'b','id':2}]}", "users[2]{id,name}:\n  1,a\n  2,b");
        row("[{'id':1,'by':{'name':'a'}},{'id':2,'by':{'name':'b'}}]", "[2]{id,by{name}}:\n  1,a\n  2,b");
        row("{'x':{'id':1},'y':{'id':2}}", "[2:]{id}:\n  x: 1\n  y: 2");
        row("{'m':{'x':{'id':1},'y':{'id':2}}}", "m[2:]{id}:\n  x: 1\n  y: 2");
        row("[{'id':1},{'id':2,'a':1}]", "[2]:\n  - id: 1\n  - id: 2\n    a: 1");
        row("[[1,2],[]]", "[2]:\n  - [2]: 1,2\n  - [0]:");
        row("[{},1,[{'a':1}]]", "[3]:\n  -\n  - 1\n  - [1]:\n    - a: 1");
        row("[{'a':[{'b':1},{'b':2}],'c':1},{}]", "[2]:\n  - a[2]{b}:\n      1\n      2\n    c: 1\n  -");
        row("[{'a':{'b':1},'c':1},2]", "[2]:\n  - a:\n      b: 1\n    c: 1\n  - 2");
        row("[{'a':[[1],2],'c':1},2]", "[2]:\n  - a[2]:\n      - [1]: 1\n      - 2\n    c: 1\n  - 2");
    }

    void writesValues()
    {
        QFETCH(const std::string, json);
        QFETCH(const std::string, toon);
        QCOMPARE(writeToon(value(json)), toon);
    }

    void quotesWhatWouldReadAsSomethingElse_data()
    {
        addColumns<std::string, std::string>("text", "written");
        const auto quoted = [](const std::string &text) {
            QTest::addRow("%s", text.c_str()) << text << '"' + text + '"';
        };
        for (const char *text :
             {"",        " a",  "a ", "true", "false", "null", "1",   "-1", "+1", "1.5", "1e5",
              "-1.0E+3", "007", "-",  "-a",   "#a",    "a:b",  "a,b", "[a", "a]", "{",   "}"})
            quoted(text);
        for (const char *text :
             {"a", "a b", "True", "1.", ".5", "1e", "1e+", "1.5.1", "a-b", "a#b", "+", "ä", "1 2"})
            QTest::addRow("%s", text) << std::string(text) << std::string(text);
        QTest::addRow("escapes") << std::string("a\"\\\n\r\t\x01")
                                 << std::string("\"a\\\"\\\\\\n\\r\\t\\u0001\"");
        QTest::addRow("mark") << std::string("\xEF\xBB\xBFx") << std::string("\"\xEF\xBB\xBFx\"");
    }

    void quotesWhatWouldReadAsSomethingElse()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, written);
        QCOMPARE(writeToon(json::Value(text)), written);
    }

    void quotesNamesThatAreNoIdentifiers()
    {
        QCOMPARE(writeToon(value("{'a.b_1':1,'a-b':2,'1a':3,'':4,'ä':5}")),
                 std::string("a.b_1: 1\n\"a-b\": 2\n\"1a\": 3\n\"\": 4\n\"ä\": 5"));
        QCOMPARE(writeToon(value("[{'a b':1}]")), std::string("[1]{\"a b\"}:\n  1"));
    }
};

TOOLTRAY_TEST(ToonTest)

#include "toontest.moc"
