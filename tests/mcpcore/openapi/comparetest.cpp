// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/changes/compare.h"

#include "openapisample.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

QByteArray said(const ApiChanges &changes)
{
    QByteArray text;
    for (const ApiChange &change : changes)
        text +=
            (text.isEmpty() ? "" : "|")
            + QByteArray::fromStdString(change.coordinate + ' ' + std::string(changeKindName(change.kind)));
    return text;
}

std::string withSchema(const std::string &schema, bool isRequest)
{
    const std::string content = "'content':{'application/json':{'schema':" + schema + "}}";
    return isRequest ? "{'requestBody':{" + content + "},'responses':{}}"
                     : "{'responses':{'200':{'description':''," + content + "}}}";
}

ApiChanges compared(const std::string &before, const std::string &after, const UsedOperationParts &used = {})
{
    const ApiPointer first = samples::withOperation(before, "{}", "3.1.0");
    const ApiPointer second = samples::withOperation(after, "{}", "3.1.0");
    return compareOperation(*first, first->operations.front(), *second, used);
}

} // namespace

class CompareTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void schemasChange_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("response");
        const auto row = [](const char *before, const char *after, const char *request,
                            const char *response) {
            QTest::addRow("%s %s", before, after)
                << QByteArray(before) << QByteArray(after) << QByteArray(request) << QByteArray(response);
        };
        row("{'type':'string'}", "{'type':'string'}", "", "");
        row("{'type':'string'}", "{'type':'integer'}", "breaking", "breaking");
        row("{'type':'number'}", "{'type':'integer'}", "breaking", "safe");
        row("{'type':'integer'}", "{'type':'number'}", "safe", "dangerous");
        row("{'type':'string'}", "{'type':['string','null']}", "safe", "dangerous");
        row("{'type':['string','null']}", "{'type':'string'}", "breaking", "safe");
        row("{'type':['string','null']}", "{'anyOf':[{'type':'string'},{'type':'null'}]}", "", "");
        row("{'type':'string','enum':['a','b']}", "{'type':'string','enum':['a']}", "breaking", "safe");
        row("{'type':'string','enum':['a']}", "{'type':'string','enum':['a','b']}", "safe", "dangerous");
        row("{'type':'string','enum':['a','b']}", "{'type':'string','enum':['b','a']}", "", "");
        row("{'type':'string'}", "{'type':'string','maxLength':3}", "breaking", "safe");
        row("{'type':'string','maxLength':3}", "{'type':'string','maxLength':4}", "safe", "dangerous");
        row("{'type':'integer','minimum':3}", "{'type':'integer','minimum':4}", "breaking", "safe");
        row("{'type':'string'}", "{'type':'string','minLength':0}", "", "");
        row("{'type':'string'}", "{'type':'string','pattern':'a'}", "breaking", "safe");
        row("{'type':'string','default':'a'}", "{'type':'string','default':'b'}", "notice", "notice");
        row("{'type':'string','description':'a'}", "{'type':'string','description':'b'}", "notice", "notice");
        row("{'allOf':[{'type':'string'}]}", "{'type':'string'}", "", "");
        row("{'type':'string','x-a':1,'example':'x'}", "{'type':'string'}", "", "");
        row("{'type':'array','items':{'type':'string'}}", "{'type':'array','items':{'type':'integer'}}",
            "breaking", "breaking");
        row("{'oneOf':[{'type':'string'},{'type':'integer'}]}",
            "{'oneOf':[{'type':'string'},{'type':'integer'},{'type':'boolean'}]}", "safe", "dangerous");
        row("{'type':'object'}", "{'type':'object','additionalProperties':false}", "breaking", "safe");
    }

    void schemasChange()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, response);
        for (const bool isRequest : {true, false}) {
            QByteArray kinds;
            for (const ApiChange &change : compared(withSchema(before.toStdString(), isRequest),
                                                    withSchema(after.toStdString(), isRequest)))
                kinds += (kinds.isEmpty() ? "" : "|")
                         + QByteArray::fromStdString(std::string(changeKindName(change.kind)));
            QCOMPARE(kinds, isRequest ? request : response);
        }
    }

    void operationsChange_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("changes");
        const auto row = [](const char *before, const char *after, const char *changes) {
            QTest::addRow("%s %s", before, after)
                << QByteArray(before) << QByteArray(after) << QByteArray(changes);
        };
        row("{}", "{'parameters':[{'name':'q','in':'query'}]}", "POST /a#query.q safe");
        row("{}", "{'parameters':[{'name':'q','in':'query','required':true}]}", "POST /a#query.q breaking");
        row("{'parameters':[{'name':'q','in':'query'}]}", "{}", "POST /a#query.q breaking");
        row("{'parameters':[{'name':'q','in':'query'}]}", "{'parameters':[{'name':'q','in':'header'}]}",
            "POST /a#query.q breaking");
        row("{'parameters':[{'name':'q','in':'query','schema':{'type':'array'}}]}",
            "{'parameters':[{'name':'q','in':'query','explode':false,'schema':{'type':'array'}}]}",
            "POST /a#query.q breaking");
        row("{'parameters':[{'name':'q','in':'query','schema':{'type':'string'}}]}",
            "{'parameters':[{'name':'q','in':'query','explode':false,'schema':{'type':'string'}}]}", "");
        row("{'operationId':'a'}", "{'operationId':'b'}", "POST /a safe");
        row("{}", "{'deprecated':true}", "POST /a notice");
        row("{}", "{'requestBody':{'required':true,'content':{'application/json':{}}}}",
            "POST /a.body breaking");
        row("{'requestBody':{'content':{'application/json':{}}}}",
            "{'requestBody':{'content':{'text/plain':{}}}}", "POST /a.body breaking");
        row("{}", "{'security':[{'k':[]}]}", "POST /a breaking");
        row("{'security':[{'k':[]}]}", "{'security':[{'k':[]},{'l':[]}]}", "POST /a safe");
        row("{'security':[{'k':['a']}]}", "{'security':[{'k':['a','b']}]}", "POST /a breaking");
        row("{'security':[{'k':[]}]}", "{}", "POST /a safe");
        row("{}", "{'servers':[{'url':'https://b.org'}]}", "POST /a dangerous");
    }

    void operationsChange()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, changes);
        QCOMPARE(said(compared(before.toStdString(), after.toStdString())), changes);
    }

    void onlyWhatIsUsedBreaks()
    {
        const std::string before = "{'parameters':[{'name':'q','in':'query'}],'responses':{'200':{'"
                                   "description':'','content':{'application/json':{"
                                   "'schema':{'type':'object','properties':{'l':{'type':'array','items':{'"
                                   "properties':{'id':{},'n':{}}}}}}}}}}}";
        const std::string after = "{'responses':{'200':{'description':'','content':{'application/json':{"
                                  "'schema':{'type':'object','properties':{'l':{'type':'array','items':{'"
                                  "properties':{'id':{}}}}}}}}}}}";
        QCOMPARE(said(compared(before, after, {false, {}, {"/l/0/id"}})),
                 QByteArray("POST /a#query.q safe|POST /a.200/l/n safe"));
        QCOMPARE(said(compared(before, after, {false, {"query:q"}, {"/l/*/n"}})),
                 QByteArray("POST /a#query.q breaking|POST /a.200/l/n breaking"));
        QCOMPARE(said(compared(before, after, {false, {"query.q"}, {}})),
                 QByteArray("POST /a#query.q breaking|POST /a.200/l/n safe"));
        QCOMPARE(said(compared(before, after, {false, {}, {"/l"}})),
                 QByteArray("POST /a#query.q safe|POST /a.200/l/n breaking"));
    }

    void partsOfTheBodyHaveSeveralNames()
    {
        for (const char *name : {"body", "body/l", "body:/l", "body.l", "l", "body_l", "/l/0"})
            QVERIFY2((UsedOperationParts{false, {name}, {}}.usesBody("/l")), name);
        for (const char *name : {"body/m", "m", "query:l", "lx"})
            QVERIFY2(!(UsedOperationParts{false, {name}, {}}.usesBody("/l")), name);
    }

    void editionsMeanTheSame()
    {
        const std::string nullable = withSchema("{'type':'string','nullable':true}", false);
        const ApiPointer first = samples::withOperation(nullable);
        const ApiPointer second =
            samples::withOperation(withSchema("{'type':['string','null']}", false), "{}", "3.1.0");
        QCOMPARE(said(compareOperation(*first, first->operations.front(), *second, {})), QByteArray());
    }

    void operationsAreFoundAgain()
    {
        const auto at = [](const char *path, const char *id) {
            return samples::read(samples::quoted(std::string("{'openapi':'3.1.0','paths':{'") + path
                                                 + "':{'get':{'operationId':'" + id + "'}}}}"))
                .api;
        };
        const ApiPointer before = at("/a/{b}", "x");
        QCOMPARE(said(compare(*before, *at("/a/{c}", "x"))), QByteArray("GET /a/{b} safe"));
        QCOMPARE(said(compare(*before, *at("/a/{b}", "y"))), QByteArray("GET /a/{b} safe"));
        QCOMPARE(said(compare(*before, *at("/z/{b}", "x"))),
                 QByteArray("GET /a/{b} breaking|GET /z/{b} safe"));
    }

    // Some descriptions have several operations whose paths differ in placeholders alone.
    void anOperationBesideItIsAnother()
    {
        const std::string first = "'/a/{b}':{'get':{'operationId':'x'}}";
        const std::string second = "'/a/{c}':{'get':{'operationId':'y'}}";
        const auto with = [](const std::string &paths) {
            return samples::read(samples::quoted("{'openapi':'3.1.0','paths':{" + paths + "}}")).api;
        };
        const ApiPointer both = with(first + "," + second);
        QCOMPARE(said(compare(*both, *both)), QByteArray());
        QCOMPARE(said(compare(*both, *with(second))), QByteArray("GET /a/{b} breaking"));
        QCOMPARE(said(compare(*both, *with(first))), QByteArray("GET /a/{c} breaking"));
    }

    void whatWasRemovedIsNamed()
    {
        const std::string before = "{'type':'array','items':{'type':'object','properties':{'stars':{}}}}";
        const std::string after = "{'type':'array','items':{'type':'object','properties':{}}}";
        const UsedOperationParts used{.isAll = false, .arguments = {"body"}, .response = {"stars"}};
        const ApiChanges response = compared(withSchema(before, false), withSchema(after, false), used);
        QCOMPARE(said(response), QByteArray("POST /a.200/stars breaking"));
        QVERIFY(response.front().message == "stars was removed from the response.");
        const ApiChanges request = compared(withSchema(before, true), withSchema(after, true), used);
        QVERIFY(request.front().message == "stars was removed.");
    }

    void deepSchemasAreCompared()
    {
        std::string components = "{'schemas':{";
        for (int i = 0; i < 10'000; ++i)
            components += "'S" + std::to_string(i)
                          + "':{'type':'object','properties':{'p':{'$ref':'#/components/schemas/S"
                          + std::to_string(i + 1) + "'}}},";
        const std::string operation = withSchema("{'$ref':'#/components/schemas/S0'}", false);
        const ApiPointer first =
            samples::withOperation(operation, components + "'S10000':{'type':'string'}}}");
        const ApiPointer second =
            samples::withOperation(operation, components + "'S10000':{'type':'integer'}}}");
        QCOMPARE(compareOperation(*first, first->operations.front(), *second, {}).size(), std::size_t{1});
    }

    void recursiveSchemasEnd()
    {
        const char *components = "{'schemas':{'T':{'type':'object','properties':{'t':{'$ref':'#/components/"
                                 "schemas/T'},'n':{'type':'string'}}}}}";
        const char *other = "{'schemas':{'T':{'type':'object','properties':{'t':{'$ref':'#/components/"
                            "schemas/T'},'n':{'type':'integer'}}}}}";
        const std::string operation = withSchema("{'$ref':'#/components/schemas/T'}", false);
        const ApiPointer first = samples::withOperation(operation, components);
        const ApiPointer second = samples::withOperation(operation, other);
        QCOMPARE(said(compareOperation(*first, first->operations.front(), *second, {})),
                 QByteArray("POST /a.200/n breaking"));
    }
};

TOOLTRAY_TEST(CompareTest)
#include "comparetest.moc"
