// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/fixedvalues.h"
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/derive/curation.h"
#include "workspace/derive/derivedtool.h"
#include "json/parser.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

// Tables have ' in place of ".
json::Value jsonOf(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return json::parse(text).value;
}

// PUT /lists/{list}/tasks, with one parameter or member of each kind.
openapi::ApiPointer tasksApi(const std::string &status = "'open','doing','done'")
{
    return samples::describedApi(
        "{'openapi':'3.1.0','info':{'title':'A','version':'1'},'servers':[{'url':'/'}],'paths':{"
        "'/lists/{list}/tasks':{'put':{'operationId':'putTasks','summary':'Replace tasks','parameters':["
        "{'name':'list','in':'path','required':true,'schema':{'type':'string','pattern':'^[a-z]+$'}},"
        "{'name':'status','in':'query','schema':{'$ref':'#/components/schemas/Status'}},"
        "{'name':'limit','in':'query','schema':{'type':'integer','maximum':50}},"
        "{'name':'due','in':'query','schema':{'type':'string','format':'date'}},"
        "{'name':'tags','in':'query','schema':{'type':'array','items':{'enum':['a','b']}}},"
        "{'name':'mode','in':'query','required':true,'schema':{'type':'string'}},"
        "{'name':'X-Kind','in':'header','schema':{'enum':['x','y']}},"
        "{'name':'lang','in':'cookie','schema':{'enum':['de','en']}}],"
        "'requestBody':{'required':true,'content':{'application/"
        "json':{'schema':{'type':'object','properties':{"
        "'count':{'type':'integer'},'note':{'type':['string','null'],'maxLength':3}}}}}},"
        "'responses':{'200':{'description':''}}}}},'components':{'schemas':{'Status':{'type':'string','enum':"
        "["
        + status + "]}}}}");
}

Tool tasksTool(const openapi::Api &api, const ArgumentChoices &choices)
{
    Tool tool = samples::derivedTool(api, DerivedFor::Saving);
    applyChoices(tool.versions.begin()->second, choices);
    return tool;
}

// The problems of the tool: "code place;".
std::string tasksProblems(const Tool &tool, const openapi::ApiPointer &api, const json::Value &context = {})
{
    ContextVariable variable;
    variable.key = "VALUE";
    variable.value = context;
    std::vector<Object> others;
    if (!context.isNull())
        others.emplace_back(std::move(variable));
    std::string text;
    for (const ToolProblem &problem : samples::problemsWith(tool, api, std::move(others)))
        text += problem.code + ' ' + problem.place + ';';
    return text;
}

ArgumentChoice fixedTo(json::Value value)
{
    return {ArgumentChoice::Use::Fixed, std::move(value)};
}

} // namespace

// What a tool sends in every call is held against the description before any.
class FixedValuesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitIsReported_data()
    {
        addColumns<std::string, std::string, std::string>("argument", "value", "problem");
        const auto row = [](const char *argument, const char *value, const char *problem) {
            QTest::addRow("%s %s", argument, value)
                << std::string(argument) << std::string(value) << std::string(problem);
        };
        row("status", "'doing'", "");
        row("status", "'bogus'", "constant_unfit /operation/query/status;");
        row("status", "null", "");
        row("limit", "50", "");
        row("limit", "51", "constant_unfit /operation/query/limit;");
        row("limit", "'50'", ""); // in a URL there is no difference
        row("limit", "'many'", "constant_unfit /operation/query/limit;");
        row("due", "'2026-11-30'", "");
        row("due", "'tomorrow'", "constant_unfit /operation/query/due;");
        row("tags", "['a','b']", "");
        row("tags", "'a,b'", "");
        row("tags", "'a'", "");
        row("tags", "['a','c']", "constant_unfit /operation/query/tags;");
        row("mode", "''", "");
        row("mode", "null", "constant_unfit /operation/query/mode;");
        row("list", "'abc'", "");
        row("list", "'ABC'", "constant_unfit /bindings/list;");
        row("list", "''", "constant_unfit /bindings/list;constant_unfit /bindings/list;");
        row("list", "null", "constant_unfit /bindings/list;");
        row("lang", "'de'", "");
        row("lang", "'xx'", "constant_unfit /operation/cookies/lang;");
        row("x_kind", "'x'", "");
        row("x_kind", "'z'", "constant_unfit /operation/headers/X-Kind;");
        row("count", "1", "");
        row("count", "'1'", "constant_unfit /operation/body;");
        row("note", "null", "");
        row("note", "'long'", "constant_unfit /operation/body;");
    }

    void whatDoesNotFitIsReported()
    {
        QFETCH(const std::string, argument);
        QFETCH(const std::string, value);
        QFETCH(const std::string, problem);
        const openapi::ApiPointer api = tasksApi();
        QVERIFY(api);
        const Tool tool = tasksTool(*api, {{argument, fixedTo(jsonOf(value))}});
        QCOMPARE(tasksProblems(tool, api), problem);
    }

    void anEmptyValueInThePathNeedsNoDescription()
    {
        const openapi::ApiPointer api = tasksApi();
        const Tool tool = tasksTool(*api, {{"list", fixedTo("")}});
        QCOMPARE(tasksProblems(tool, {}), std::string("constant_unfit /bindings/list;"));
    }

    void contextAndDefaultsCount()
    {
        const openapi::ApiPointer api = tasksApi();
        const Tool ofContext = tasksTool(*api, {{"status", {ArgumentChoice::Use::Context, {}, {}, "VALUE"}}});
        QCOMPARE(tasksProblems(ofContext, api, "doing"), std::string());
        QCOMPARE(tasksProblems(ofContext, api, "bogus"),
                 std::string("context_unfit /operation/query/status;"));
        ArgumentChoice preset;
        preset.schema = jsonOf("{'type':'string','default':'bogus'}");
        QCOMPARE(tasksProblems(tasksTool(*api, {{"status", preset}}), api),
                 std::string("parameter_default_unfit /operation/query/status;"));
    }

    void whatWasFixedMayFitNoLonger()
    {
        const openapi::ApiPointer before = tasksApi();
        const openapi::ApiPointer after = tasksApi("'open','done'");
        const Tool tool = tasksTool(*before, {{"status", fixedTo("doing")}});
        QCOMPARE(tasksProblems(tool, before), std::string());
        QCOMPARE(tasksProblems(tool, after), std::string("constant_unfit /operation/query/status;"));
        const Result<Tool> repaired = repairedTool(*after, tool, samples::describedEndpoint());
        QVERIFY(!repaired);
        QCOMPARE(repaired.error().code, std::string("constant_unfit"));
        QCOMPARE(repaired.error().message.text(),
                 std::string("PUT /lists/{list}/tasks does not accept the fixed value of \"status\": must be "
                             "one of \"open\", \"done\", not the string \"doing\"."));
    }

    void whatDoesNotFitIsToldWithoutPlaces_data()
    {
        addColumns<std::string, std::string, std::string>("argument", "value", "reason");
        const auto row = [](const char *argument, const char *value, const char *reason) {
            QTest::addRow("%s", argument)
                << std::string(argument) << std::string(value) << std::string(reason);
        };
        row("limit", "51", "\"limit\": must be at most 50, not ");
        row("tags", "['a','c']", "\"tags\": `[1]` must be");
        row("note", "'long'", "\"note\": must have at most 3 ");
    }
    void whatDoesNotFitIsToldWithoutPlaces()
    {
        QFETCH(const std::string, argument);
        QFETCH(const std::string, value);
        QFETCH(const std::string, reason);
        const openapi::ApiPointer api = tasksApi();
        const Tool tool = tasksTool(*api, {{argument, fixedTo(jsonOf(value))}});
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        QVERIFY(!repaired);
        QVERIFY2(repaired.error().message.contains(reason), repaired.error().message.c_str());
    }
};

TOOLTRAY_TEST(FixedValuesTest)
#include "fixedvaluestest.moc"
