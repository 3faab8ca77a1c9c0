// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/toolparameters.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/checks/takenparameters.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::Switch;

namespace {

Switch issueActions(const std::string &createParameters, const std::string &closeParameters)
{
    Switch choice{.parameter = "action", .cases = {}};
    choice.cases.push_back({.step = {.name = "create", .action = workspace::GraphqlOperation{}},
                            .parameters = value(createParameters)});
    choice.cases.push_back({.step = {.name = "close", .action = workspace::GraphqlOperation{}},
                            .parameters = value(closeParameters)});
    return choice;
}

} // namespace

class SwitchCaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picksACase_data()
    {
        const TestRows<std::string, std::string> row{"arguments", "expected"};
        row("{'action':'create'}", "create");
        row("{'action':'close','id':7}", "close");
        row("{'action':'Close'}", "case_unknown");
        row("{'action':7}", "case_unknown");
        row("{'action':['close']}", "case_unknown");
        row("{'action':null}", "case_missing");
        row("{}", "case_missing");
    }
    void picksACase()
    {
        QFETCH(std::string, arguments);
        QFETCH(std::string, expected);
        const Switch choice = issueActions("null", "null");
        const auto chosen = chosenCase(choice, value(arguments));
        QCOMPARE(chosen ? (*chosen)->step.name : chosen.error().code, expected);
    }

    void anErrorNamesTheCases()
    {
        const Switch choice = issueActions("null", "null");
        const auto chosen = chosenCase(choice, value("{'action':'craete'}"));
        QCOMPARE(chosen.error().hint, std::string("Pass \"create\" or \"close\"."));
        QVERIFY(chosen.error().message.find("action") != std::string::npos);
    }

    void joinsTheSchemasOfACase_data()
    {
        const TestRows<std::string, std::string, std::string> row{"tool", "own", "joined"};
        const char *const kPicking = "'action':{'type':'string','description':'What to do.',"
                                     "'enum':['create','close']}";
        const std::string alone =
            std::string("{'type':'object','properties':{") + kPicking + "},'required':['action']}";
        row("neither", "null", "null", alone.c_str());
        const std::string own = std::string("{'type':'object','properties':{") + kPicking
                                + ",'title':{'type':'string'}},'required':['action','title'],"
                                  "'additionalProperties':false}";
        row("its own", "null",
            "{'type':'object','properties':{'title':{'type':'string'}},'required':['title'],"
            "'additionalProperties':false}",
            own.c_str());
        row("both", "{'properties':{'action':{},'id':{}},'required':['id'],'additionalProperties':false}",
            "{'properties':{'id':{'type':'integer'},'title':{}},'required':['id','title']}",
            "{'properties':{'action':{'enum':['create','close']},'id':{'type':'integer'},'title':{}},"
            "'required':['id','action','title'],'additionalProperties':false}");
        row("a closed tool stays closed", "{'additionalProperties':false}", "{'additionalProperties':true}",
            ("{'additionalProperties':false,'properties':{" + std::string(kPicking)
             + "},'required':['action']}")
                .c_str());
        row("its own choice of values",
            "{'properties':{'action':{'enum':['create','close','other']}},'minProperties':1}",
            "{'minProperties':2}",
            "{'properties':{'action':{'enum':['create','close','other']}},'minProperties':1,"
            "'required':['action'],'allOf':[{'minProperties':2}]}");
        row("definitions", "{'properties':{'action':{'$ref':'#/$defs/a'}},'$defs':{'a':{'type':'string'}}}",
            "{'$defs':{'a':{'type':'string'},'b':true}}",
            "{'properties':{'action':{'$ref':'#/$defs/a'}},'$defs':{'a':{'type':'string'},'b':true},"
            "'required':['action']}");
        row("a conflict", "{'$defs':{'a':{'type':'string'}}}", "{'$defs':{'a':{'type':'integer'}}}",
            "case_parameters_conflict");
    }
    void joinsTheSchemasOfACase()
    {
        QFETCH(std::string, tool);
        QFETCH(std::string, own);
        QFETCH(std::string, joined);
        const Switch choice = issueActions(own, "null");
        QCOMPARE(shown(parametersOf(choice, choice.cases.front(), value(tool))), joined);
    }

    void makesOneSchemaOfAllCases()
    {
        const Switch choice = issueActions(
            "{'properties':{'title':{'type':'string','description':'What it is about.'},'id':{}},"
            "'required':['title'],'additionalProperties':false}",
            "{'properties':{'id':{},'title':{'type':'integer'},'project':{'type':'number'}},"
            "'additionalProperties':false}");
        QCOMPARE(shown(parametersOf(choice, value("{'type':'object','properties':{'project':{}}}"))),
                 std::string("{'type':'object','properties':{'project':{},'action':{'type':'string',"
                             "'description':'What to do.','enum':['create','close']},"
                             "'title':{'anyOf':[{'type':'string','description':'What it is about.'},"
                             "{'type':'integer'}],'description':'For: create, close.'},"
                             "'id':{'description':'For: create, close.'}},"
                             "'required':['action'],'additionalProperties':false}"));
    }

    void whatDiffersInWordsIsOneSchema_data()
    {
        const TestRows<std::string, std::string, std::string> row{"one", "other", "shown"};
        row("only one has a description",
            "{'type':'array','items':{'type':'string','description':'A label.'}}",
            "{'type':'array','items':{'type':'string'}}",
            "{'type':'array','items':{'type':'string','description':'A label.'},"
            "'description':'For: create, close.'}");
        row("the other has", "{'type':'string'}", "{'type':'string','description':'Which.'}",
            "{'type':'string','description':'Which. For: create, close.'}");
        row("both have", "{'type':'string','description':'To open.'}",
            "{'type':'string','description':'To close.'}",
            "{'type':'string','description':'To open. To close. For: create, close.'}");
        row("a member of that name", "{'type':'object','properties':{'description':{'type':'string'}}}",
            "{'type':'object','properties':{'description':{'type':'string','title':'T'}}}",
            "{'type':'object','properties':{'description':{'type':'string','title':'T'}},"
            "'description':'For: create, close.'}");
        row("another member", "{'properties':{'description':{}}}", "{'properties':{'title':{}}}",
            "{'anyOf':[{'properties':{'description':{}}},{'properties':{'title':{}}}],"
            "'description':'For: create, close.'}");
    }

    void whatDiffersInWordsIsOneSchema()
    {
        QFETCH(std::string, one);
        QFETCH(std::string, other);
        QFETCH(std::string, shown);
        const Switch choice =
            issueActions("{'properties':{'a':" + one + "}}", "{'properties':{'a':" + other + "}}");
        const Result<json::Value> schema = parametersOf(choice, json::Value());
        VERIFY_RESULT(schema);
        QCOMPARE((*schema)["properties"]["a"], value(shown));
    }

    void staysOpenWhereACaseIs()
    {
        const Switch choice = issueActions("{'properties':{'title':{}},'additionalProperties':false}",
                                           "{'properties':{'id':{}},'additionalProperties':true}");
        const Result<json::Value> schema = parametersOf(choice, json::Value());
        VERIFY_RESULT(schema);
        QVERIFY(!schema->contains("additionalProperties"));
    }

    void whatSaysNothingOfOthersIsClosed()
    {
        const Switch choice = issueActions("{'properties':{'id':{}}}", "null");
        const json::Value closed(false);
        QCOMPARE((*parametersOf(choice, json::Value()))["additionalProperties"], closed);
        const json::Value declared = value("{'properties':{'id':{}}}");
        for (const Switch::Case &one : choice.cases)
            QCOMPARE((*parametersOf(choice, one, declared))["additionalProperties"], closed);
        QCOMPARE((*parametersOf(choice, choice.cases.front(), json::Value()))["additionalProperties"],
                 closed);
        // What nobody declares may be anything.
        QVERIFY(!parametersOf(choice, choice.cases.back(), json::Value())->contains("additionalProperties"));
        QVERIFY(!parametersOf(choice, choice.cases.front(), value("{'type':'object'}"))
                     ->contains("additionalProperties"));
    }
};

TOOLTRAY_TEST(SwitchCaseTest)

#include "switchcasetest.moc"
