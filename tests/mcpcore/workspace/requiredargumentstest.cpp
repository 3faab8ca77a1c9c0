// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/derive/curation.h"
#include "workspace/derive/derivedtool.h"
#include "json/parser.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

// An operation that takes "kind" as a member of its body, a query parameter, a header or a cookie.
openapi::ApiPointer thingsApi(const std::string &place, bool isRequired)
{
    std::string operation = "'operationId':'addThing','summary':'Add a thing',";
    if (place == "body")
        operation +=
            "'requestBody':{'required':true,'content':{'application/json':{'schema':{'type':'object',"
            "'required':['title'"
            + std::string(isRequired ? ",'kind'" : "")
            + "],'properties':{'title':{'type':'string'},'kind':{'type':'string'}}}}}},";
    else
        operation += "'parameters':[{'name':'kind','in':'" + place
                     + "','required':" + (isRequired ? "true" : "false") + ",'schema':{'type':'string'}}],";
    return samples::describedApi(
        "{'openapi':'3.0.3','info':{'title':'A','version':'1'},'servers':[{'url':'/'}],'paths':{"
        "'/things':{'post':{"
        + operation + "'responses':{'200':{'description':''}}}}}}");
}

Tool thingTool(const openapi::Api &api)
{
    return samples::derivedTool(api, DerivedFor::Saving);
}

ToolVersion &thingVersion(Tool &tool)
{
    return tool.versions[tool.active];
}

Binding &kindBinding(Tool &tool)
{
    auto &request = std::get<RestRequest>(*thingVersion(tool).operation);
    for (auto *fields : {&request.query, &request.headers, &request.cookies}) {
        const auto found = std::ranges::find(*fields, "kind", &NamedBinding::name);
        if (found != fields->end())
            return found->binding;
    }
    auto &members = std::get<ObjectSource>(request.body->source).members;
    return std::ranges::find(members, "kind", &NamedBinding::name)->binding;
}

// The problems that the tool has with the description: "code place name;".
std::string thingProblems(const Tool &tool, const openapi::ApiPointer &api,
                          const std::vector<Tool> &others = {})
{
    Mapping mapping;
    mapping.name = "kinds";
    mapping.entries = {{"Task", json::Value("task")}};
    ContextVariable variable;
    variable.key = "KIND";
    variable.value = json::Value("task");
    std::vector<Object> objects{mapping, variable};
    objects.insert(objects.end(), others.begin(), others.end());
    std::string text;
    for (const ToolProblem &problem : samples::problemsWith(tool, api, std::move(objects))) {
        const Message *name = problem.message.argument("name");
        text += problem.code + ' ' + problem.place + ' ' + (name == nullptr ? "" : name->text()) + ';';
    }
    return text;
}

using ToolChange = void (*)(Tool &);

void chooseKind(Tool &tool, ArgumentChoice choice)
{
    applyChoices(thingVersion(tool), {{"kind", std::move(choice)}});
}

} // namespace

Q_DECLARE_METATYPE(ToolChange)

// What a tool has as optional, and a later description requires.
class RequiredArgumentsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatBecomesRequiredIsReportedAndRepaired_data()
    {
        addColumns<std::string, ToolChange, bool, bool>("place", "change", "fits", "isPassed");
        struct Row {
            const char *name;
            ToolChange change;
            bool fits;
            bool isPassed; // by clients, once it is repaired
        };
        const std::initializer_list<Row> rows{
            {"optional", [](Tool & /*tool*/) {}, false, true},
            {"required",
             [](Tool &tool) {
                 json::Value required = thingVersion(tool).parameters["required"];
                 if (!required.isArray())
                     required = json::Value::array();
                 required.append(json::Value("kind"));
                 thingVersion(tool).parameters.set("required", std::move(required));
             },
             true, true},
            {"fixed",
             [](Tool &tool) {
                 chooseKind(tool, {.use = ArgumentChoice::Use::Fixed, .value = json::Value("task")});
             },
             true, false},
            {"from the context",
             [](Tool &tool) { chooseKind(tool, {.use = ArgumentChoice::Use::Context, .variable = "KIND"}); },
             true, false},
            {"with a default",
             [](Tool &tool) {
                 chooseKind(tool, {.schema = json::Value::object({{"type", "string"}, {"default", "task"}})});
             },
             true, false},
            {"with a default of the binding",
             [](Tool &tool) {
                 kindBinding(tool).transforms = {{Transform::Kind::Default, "task"}};
             },
             true, false},
            // A mapping has no value for a label that nobody passes.
            {"by a label",
             [](Tool &tool) { chooseKind(tool, {.use = ArgumentChoice::Use::Mapping, .variable = "kinds"}); },
             false, true},
            {"of another name",
             [](Tool &tool) {
                 kindBinding(tool).source = ParameterSource{"sort"};
                 ToolVersion &version = thingVersion(tool);
                 const json::Value schema = version.parameters["properties"]["kind"];
                 removeArgument(version, "kind");
                 version.parameters.find("properties")->set("sort", schema);
             },
             false, true},
        };
        for (const char *place : {"body", "query", "header", "cookie"}) {
            for (const Row &row : rows)
                QTest::addRow("%s, %s", place, row.name)
                    << std::string(place) << row.change << row.fits << row.isPassed;
        }
    }

    void whatBecomesRequiredIsReportedAndRepaired()
    {
        QFETCH(const std::string, place);
        QFETCH(const ToolChange, change);
        QFETCH(const bool, fits);
        QFETCH(const bool, isPassed);
        const openapi::ApiPointer before = thingsApi(place, false);
        const openapi::ApiPointer after = thingsApi(place, true);
        Tool tool = thingTool(*before);
        QVERIFY(!isRequiredArgument(thingVersion(tool), "kind"));
        change(tool);
        const auto *source = std::get_if<ParameterSource>(&kindBinding(tool).source);
        const std::string name = source == nullptr ? "kind" : source->name;
        QCOMPARE(thingProblems(tool, before), std::string());
        QCOMPARE(thingProblems(tool, after),
                 fits ? std::string()
                      : "argument_optional /parameters/properties/" + name + ' ' + name + ';');
        Result<Tool> repaired = repairedTool(*after, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(isRequiredArgument(thingVersion(*repaired), name), isPassed);
        QCOMPARE(thingProblems(*repaired, after), std::string());
        QVERIFY(kindBinding(*repaired) == kindBinding(tool));
    }

    void aCaseOfAToolIsReportedAndRepaired()
    {
        Tool tool = thingTool(*thingsApi("query", false));
        ToolVersion &version = thingVersion(tool);
        Switch::Case one;
        one.step.name = "add";
        one.step.action = std::get<RestRequest>(*version.operation);
        one.parameters = version.parameters;
        version.parameters = {};
        version.operation = Operation(Switch{"action", {one}});
        const auto isReported = [&](bool isRequired) {
            return thingProblems(tool, thingsApi("query", isRequired)).find("argument_optional ")
                   != std::string::npos;
        };
        QVERIFY(!isReported(false));
        const std::string problems = thingProblems(tool, thingsApi("query", true));
        QVERIFY2(problems.find("argument_optional /operation/cases/add/parameters/properties/kind kind;")
                     != std::string::npos,
                 problems.c_str());
        Result<Tool> repaired = repairedTool(*thingsApi("query", true), tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(thingProblems(*repaired, thingsApi("query", true)),
                 thingProblems(tool, thingsApi("query", false)));
        const auto &cases = std::get<Switch>(*thingVersion(*repaired).operation).cases;
        QCOMPARE(cases.front().parameters["required"].size(), std::size_t(1));
        QVERIFY(cases.front().step.action == one.step.action);
        one.step.when = Condition{EqualsTest{{ParameterSource{"kind"}}, {ConstantSource{json::Value("a")}}}};
        version.operation = Operation(Switch{"action", {one}});
        QVERIFY(!isReported(true));
    }

    void stepsAreHeldAgainstIt()
    {
        Tool tool = thingTool(*thingsApi("query", false));
        ToolVersion &version = thingVersion(tool);
        Step step{.name = "add", .action = std::get<RestRequest>(*version.operation)};
        const auto problemsWhen = [&](std::optional<Condition> when, bool isRequired) {
            step.when = std::move(when);
            version.operation = Operation(Sequence{{step}, {}});
            return thingProblems(tool, thingsApi("query", isRequired));
        };
        const auto isGiven = [](const char *name) { return Condition{ExistsTest{{ParameterSource{name}}}}; };
        const std::string reported = "argument_optional /parameters/properties/kind kind;";
        QCOMPARE(problemsWhen({}, false), std::string());
        QCOMPARE(problemsWhen({}, true), reported);
        version.parameters.find("properties")->set("other", json::Value::object());
        QCOMPARE(problemsWhen(isGiven("other"), true), reported);
        QCOMPARE(problemsWhen(isGiven("kind"), true), std::string());
    }

    void stepsThatCallAToolPassIt_data()
    {
        QTest::addColumn<bool>("isInStep"); // of a sequence that is called
        QTest::newRow("a request") << false;
        QTest::newRow("a sequence") << true;
    }
    void stepsThatCallAToolPassIt()
    {
        QFETCH(const bool, isInStep);
        Tool called = thingTool(*thingsApi("query", false));
        ToolVersion &version = thingVersion(called);
        if (isInStep)
            version.operation = Operation(
                Sequence{{Step{.name = "in", .action = std::get<RestRequest>(*version.operation)}}, {}});
        Step step{.name = "add", .action = ToolInvocation{called.name}};
        Tool caller;
        caller.name = "caller";
        caller.endpoint = "api";
        const auto problems = [&](bool isRequired) {
            thingVersion(caller).operation = Operation(Sequence{{step}, {}});
            return thingProblems(caller, thingsApi("query", isRequired), {called});
        };
        QCOMPARE(problems(false), std::string());
        QCOMPARE(problems(true), std::string("call_parameter_missing /operation/steps/0/bindings kind;"));
        step.bindings = {{"kind", {ConstantSource{json::Value("task")}}}};
        QCOMPARE(problems(true),
                 std::string("called_tool_broken /operation/steps/0/operation ;")); // its own fault
    }

    // Declared in another way than by a list of names, or by nobody: calls are checked, the definition is not.
    void whatCannotBeToldIsNotReported()
    {
        const openapi::ApiPointer after = thingsApi("query", true);
        Tool tool = thingTool(*thingsApi("query", false));
        const auto isReported = [&] {
            return thingProblems(tool, after).find("argument_optional") != std::string::npos;
        };
        QVERIFY(isReported());
        ToolVersion &version = thingVersion(tool);
        version.parameters.set("allOf", json::parse(R"([{"required": ["kind"]}])").value);
        QVERIFY(!isReported());
        version.parameters = {};
        QVERIFY(!isReported());
    }
};

TOOLTRAY_TEST(RequiredArgumentsTest)
#include "requiredargumentstest.moc"
