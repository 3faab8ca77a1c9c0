// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/toolparameters.h"
#include "graphql/rules/validate.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/codec/bindingcodec.h"
#include "workspacewith.h"
#include "json/decode.h"

#include <QTest>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::Step;

namespace {

constexpr const char *kVariablesSdl =
    "type Query { issues(state: State, filter: Filter): Int } enum State { OPEN CLOSED } "
    "input Filter { text: String! not: Filter exact: Boolean words: [String!] any: [Filter!] }";

Step askingStep(const std::string &name, const std::string &variables, const std::string &bindings = "{}")
{
    Step step{.name = name, .action = workspace::GraphqlOperation{"query (" + variables + ") { a }"}};
    const json::Value named = value(bindings);
    for (const json::Member &member : named.members())
        step.bindings.push_back(
            {std::string(member.name.view()), json::decode<workspace::Binding>(member.value).value});
    return step;
}

Step maybeSkipped(Step step)
{
    step.when = workspace::Condition{workspace::ExistsTest{{.source = workspace::ParameterSource{"flag"}}}};
    return step;
}

workspace::ToolVersion versionOfSteps(std::vector<Step> steps)
{
    workspace::ToolVersion version;
    version.operation = workspace::Sequence{.steps = std::move(steps)};
    return version;
}

workspace::ToolVersion versionOfCases(std::vector<Step> steps, const json::Value &parametersOfFirst = {})
{
    workspace::Switch choice{.parameter = "action", .cases = {}};
    for (Step &step : steps)
        choice.cases.push_back({.step = std::move(step), .parameters = {}});
    choice.cases.front().parameters = parametersOfFirst;
    workspace::ToolVersion version;
    version.operation = std::move(choice);
    return version;
}

} // namespace

class NamedParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWhatTheVariablesAre_data()
    {
        addColumns<workspace::ToolVersion, std::string, std::string>("version", "properties", "required");
        const auto row = [](const char *name, workspace::ToolVersion version, const char *properties,
                            const char *required = "null") {
            QTest::newRow(name) << std::move(version) << std::string(properties) << std::string(required);
        };
        row("open", versionOfSteps({askingStep("a", "$id: ID!, $n: Int, $m: Int! = 1")}),
            "{'id':{'type':['string','integer']},'n':{'type':'integer'},'m':{'type':'integer'}}", "['id']");
        row("bound",
            versionOfSteps(
                {askingStep("a", "$id: ID!, $n: Int", "{'id':{'parameter':'i'},'n':{'parameter':'k'}}")}),
            "{'i':{'type':['string','integer']},'k':{'type':'integer'}}", "['i']");
        row("of a second step", versionOfSteps({askingStep("a", "$n: Int"), askingStep("b", "$n: Int!")}),
            "{'n':{'type':'integer'}}", "['n']");
        row("changed on the way",
            versionOfSteps(
                {askingStep("a", "$id: ID!", "{'id':{'parameter':'i','transforms':['gid:Issue']}}")}),
            "{'i':{}}");
        row("part of a value",
            versionOfSteps({askingStep("a", "$id: ID!", "{'id':{'parameter':'i','path':'/id'}}")}),
            "{'i':{}}");
        row("in a list",
            versionOfSteps({askingStep("a", "$ids: [ID!]!", "{'ids':{'list':[{'parameter':'i'}]}}")}),
            "{'i':{'type':['string','integer']}}");
        row("a list that is gone through",
            versionOfSteps(
                {askingStep("a", "$ids: [ID!]!", "{'ids':{'each':{'parameter':'all'},'as':{'item':''}}}")}),
            "{'all':{'type':'array','items':{'type':['string','integer']}}}", "['all']");
        row("a list with gaps", versionOfSteps({askingStep("a", "$n: [Int]")}),
            "{'n':{'type':'array','items':{'anyOf':[{'type':'integer'},{'type':'null'}]}}}");
        row("an object that is gone through",
            versionOfSteps({askingStep("a", "$ids: [ID!]!",
                                       "{'ids':{'each':{'parameter':'all'},'as':{'item':'/value'}}}")}),
            "{'all':{}}");
        row("the first of two",
            versionOfSteps(
                {askingStep("a", "$id: ID!", "{'id':{'first':[{'parameter':'i'},{'parameter':'k'}]}}")}),
            "{'i':{'type':['string','integer']},'k':{'type':['string','integer']}}");
        row("of a step that may be skipped", versionOfSteps({maybeSkipped(askingStep("a", "$id: ID!"))}),
            "{'id':{'type':['string','integer']},'flag':{}}");
        row("of two types", versionOfSteps({askingStep("a", "$x: ID!"), askingStep("b", "$x: Int!")}),
            "{'x':{}}", "['x']");
        row("from the context", versionOfSteps({askingStep("a", "$place: ID!")}),
            "{'place':{'type':['string','integer']}}");
        row("of cases", versionOfCases({askingStep("a", "$id: ID!"), askingStep("b", "$n: Int!")}),
            "{'id':{'type':['string','integer']},'n':{'type':'integer'}}");
        row("of cases that say it themselves",
            versionOfCases({askingStep("a", "$id: ID!"), askingStep("b", "$n: Int!")},
                           value("{'properties':{'n':{'type':'string'}}}")),
            "{'id':{},'n':{}}");
    }
    void areWhatTheVariablesAre()
    {
        QFETCH(const workspace::ToolVersion, version);
        QFETCH(const std::string, properties);
        QFETCH(const std::string, required);
        const json::Value schema = namedParameters(*workspaceWithPlace(), version, nullptr);
        QCOMPARE(shown(schema["properties"]), properties);
        QCOMPARE(shown(schema["required"]), required);
        QCOMPARE(shown(schema["additionalProperties"]), std::string("false"));
    }

    // What a caller passes to a tool whose schema says nothing is used or refused.
    void aBareSchemaHasWhatIsUsed_data()
    {
        const TestRows<workspace::ToolVersion, std::string, std::string> row{"version", "parameters",
                                                                             "taken"};
        const auto single = [](workspace::Operation operation) {
            workspace::ToolVersion version;
            version.operation = std::move(operation);
            return version;
        };
        row("an operation", single(workspace::GraphqlOperation{"query ($id: ID!, $n: Int) { a }"}),
            "{'type':'object','description':'None.','stray':1}",
            "{'type':'object','description':'None.','stray':1,'properties':{'id':{},'n':{}},"
            "'additionalProperties':false}");
        row("a request", single(workspace::RestRequest{.path = "/at/{id}"}), "{}",
            "{'properties':{'id':{}},'additionalProperties':false}");
        row("steps",
            versionOfSteps({maybeSkipped(askingStep("a", "$id: ID!, $n: Int", "{'id':{'parameter':'i'}}"))}),
            "{}", "{'properties':{'n':{},'flag':{},'i':{}},'additionalProperties':false}");
        row("cases", versionOfCases({askingStep("a", "$id: ID!")}), "{'type':'object'}",
            "{'type':'object','properties':{'id':{},'action':{'type':'string','description':'What to do.',"
            "'enum':['a']}},'additionalProperties':false,'required':['action']}");
        row("nothing", single(workspace::GraphqlOperation{"{ a }"}), "{'type':'object'}",
            "{'type':'object','properties':{},'additionalProperties':false}");
        row("conditions on names that are not declared",
            single(workspace::GraphqlOperation{"query ($id: ID, $n: Int) { a }"}),
            "{'anyOf':[{'required':['id']},{'required':['n']}],'minProperties':1}",
            "{'anyOf':[{'required':['id']},{'required':['n']}],'minProperties':1,'properties':{'id':{},'n':{}"
            "},"
            "'additionalProperties':false}");
        row("parts that declare them", single(workspace::GraphqlOperation{"query ($id: ID, $n: Int) { a }"}),
            "{'allOf':[{'properties':{'id':{}}}],'properties':{'n':{}}}",
            "{'allOf':[{'properties':{'id':{}}}],'properties':{'n':{}},'unevaluatedProperties':false}");
        row("a part that opens them", single(workspace::GraphqlOperation{"query ($id: ID) { a }"}),
            "{'anyOf':[{'properties':{'id':{}}}],'additionalProperties':{}}",
            "{'anyOf':[{'properties':{'id':{}}}],'additionalProperties':{}}");
        row("what says that it takes others", single(workspace::GraphqlOperation{"query ($id: ID!) { a }"}),
            "{'additionalProperties':true}", "{'additionalProperties':true}");
    }
    void aBareSchemaHasWhatIsUsed()
    {
        QFETCH(workspace::ToolVersion, version);
        QFETCH(const std::string, parameters);
        version.parameters = value(parameters);
        QTEST(shown(takenParameters(*workspaceWithPlace(), version, nullptr)), "taken");
    }

    // What a caller passes inside of an object is used or refused as well.
    void anObjectThatIsReadInPartHasThoseParts_data()
    {
        // declared: of the parameter
        const TestRows<std::string, std::string> row{"declared", "taken"};
        row("bare", "{'type':'object'}",
            "{'type':'object','properties':{'by':{},'of':{}},'additionalProperties':false}");
        row("with members", "{'type':'object','properties':{'by':{'type':'object'},'to':{}}}",
            "{'type':'object','properties':{'by':{'type':'object','properties':{'id':{}},"
            "'additionalProperties':false},'to':{}},'additionalProperties':false}");
        row("opened", "{'type':'object','additionalProperties':true}",
            "{'type':'object','additionalProperties':true}");
        row("of any kind", "{}", "{}");
        row("a choice", "{'type':'object','anyOf':[{'required':['by']}]}",
            "{'type':'object','anyOf':[{'required':['by']}]}");
    }
    void anObjectThatIsReadInPartHasThoseParts()
    {
        QFETCH(const std::string, declared);
        QFETCH(const std::string, taken);
        workspace::ToolVersion version;
        workspace::RestRequest request{.path = "/at"};
        request.query = {{"a", {workspace::ParameterSource{"p", "/by/id"}}},
                         {"b", {workspace::ParameterSource{"p", "/of"}}},
                         {"c", {workspace::ParameterSource{"q", "/of"}}},
                         {"d", {workspace::ParameterSource{"q"}}}};
        version.operation = request;
        version.parameters = value("{'properties':{'p':" + declared + ",'q':{'type':'object'}}}");
        const json::Value schema = takenParameters(*workspaceWithPlace(), version, nullptr).value();
        QCOMPARE(shown(schema["properties"]["p"]), taken);
        QCOMPARE(shown(schema["properties"]["q"]), std::string("{'type':'object'}")); // all of it is read
    }

    void whatAPathNeedsIsRequired()
    {
        const Step step{.name = "a",
                        .action =
                            workspace::RestRequest{workspace::RestRequest::Method::Get, "/at/{place}/{id}"}};
        const auto requiredBy = [](const workspace::ToolVersion &version) {
            return shown(namedParameters(*workspaceWithPlace(), version, nullptr)["required"]);
        };
        QCOMPARE(requiredBy(versionOfSteps({step})), std::string("['id']"));
        QCOMPARE(requiredBy(versionOfSteps({maybeSkipped(step)})), std::string("null"));
        QCOMPARE(requiredBy(versionOfCases({step})), std::string("null"));
    }

    void whatAsksAStepForAPageIsNone()
    {
        workspace::RestRequest request{workspace::RestRequest::Method::Get, "/items"};
        request.query = {{"offset", {workspace::ParameterSource{"offset"}}},
                         {"q", {workspace::ParameterSource{"text"}}}};
        Step step{.name = "a", .action = request};
        step.pagination.emplace().variables.offset = "offset";
        const json::Value schema = namedParameters(*workspaceWithPlace(), versionOfSteps({step}), nullptr);
        QCOMPARE(shown(schema["properties"]), std::string("{'text':{}}"));
    }

    void theSchemaOfTheEndpointSaysMore()
    {
        Step own = askingStep("a", "$s: State!, $f: Filter");
        own.action =
            workspace::GraphqlOperation{"query ($s: State!, $f: Filter) { issues(state: $s, filter: $f) }"};
        const auto schema = graphql::loadSchema(kVariablesSdl, graphql::Strictness::Strict).schema;
        QVERIFY(schema);
        json::Value known = namedParameters(*workspaceWithPlace(), versionOfSteps({own}), schema.get());
        QCOMPARE(shown(known["properties"]["s"]["enum"]), std::string("['OPEN','CLOSED']"));
        QCOMPARE(shown(known["required"]), std::string("['s']"));
        QVERIFY2(known["$defs"].size() == 1, shown(known).c_str()); // a filter holds another
        own.endpoint = "other";
        known = namedParameters(*workspaceWithPlace(), versionOfSteps({own}), schema.get());
        QCOMPARE(shown(known["properties"]), std::string("{'s':{},'f':{}}"));
        QCOMPARE(shown(known["required"]), std::string("['s']"));
    }

    void whatABindingPutsIntoAnObjectIsWhatItsPlaceIs_data()
    {
        const TestRows<std::string, std::string, std::string> row{"binding", "properties", "required"};
        row("a field", "{'object':{'text':{'parameter':'t'}}}", "{'t':{'type':'string'}}", "['t']");
        row("a field that may be omitted", "{'object':{'text':{'constant':'x'},'exact':{'parameter':'n'}}}",
            "{'n':{'type':['boolean','null']}}", "null");
        row("deeper", "{'object':{'text':{'constant':'x'},'not':{'object':{'text':{'parameter':'t'}}}}}",
            "{'t':{'type':'string'}}", "['t']");
        row("in a list", "{'object':{'text':{'constant':'x'},'words':{'list':[{'parameter':'t'}]}}}",
            "{'t':{'type':'string'}}", "null");
        row("each of a list",
            "{'object':{'text':{'constant':'x'},'any':{'each':{'parameter':'all'},'as':{'object':{'text':"
            "{'item':''}}}}}}",
            "{'all':{'type':'array','items':{'type':'string'}}}", "null");
        row("perhaps", "{'first':[{'context':'PLACE'},{'object':{'text':{'parameter':'t'}}}]}",
            "{'t':{'type':'string'}}", "null");
        row("changed on the way", "{'object':{'text':{'parameter':'t','transforms':['upper']}}}", "{'t':{}}",
            "null");
        row("changed as a whole", "{'object':{'text':{'parameter':'t'}},'transforms':['json']}", "{'t':{}}",
            "null");
        row("a label", "{'object':{'text':{'parameter':'t','mapping':'m'}}}",
            "{'t':{'$ref':'tooltray:mappings/m'}}", "['t']");
        row("a label in an unknown field", "{'object':{'other':{'parameter':'t','mapping':'m'}}}",
            "{'t':{'$ref':'tooltray:mappings/m'}}", "null");
        row("a field that is unknown", "{'object':{'other':{'parameter':'t'}}}", "{'t':{}}", "null");
    }
    void whatABindingPutsIntoAnObjectIsWhatItsPlaceIs()
    {
        QFETCH(const std::string, binding);
        QFETCH(const std::string, properties);
        QFETCH(const std::string, required);
        const workspace::GraphqlOperation operation{"query ($f: Filter!) { issues(filter: $f) }"};
        const auto schema = graphql::loadSchema(kVariablesSdl, graphql::Strictness::Strict).schema;
        QVERIFY(schema);
        Step step = askingStep("a", "$f: Filter!", "{'f':" + binding + "}");
        step.action = operation;
        workspace::ToolVersion alone;
        alone.operation = operation;
        alone.bindings = step.bindings;
        for (const workspace::ToolVersion &version : {alone, versionOfSteps({step})}) {
            const auto taken = takenParameters(*workspaceWithPlace(), version, schema.get());
            QVERIFY(taken);
            QCOMPARE(shown((*taken)["properties"]), properties);
            QCOMPARE(shown((*taken)["required"]), required);
        }
    }

    // A page of the list asks this of a hundred tools.
    void theListsOfToolsThatCallOneAnotherAreFoundOnce()
    {
        const auto asked = [](std::size_t steps) {
            return [workspace = workspaceOfLayers(static_cast<std::size_t>(std::sqrt(steps)))] {
                PagedTools paged;
                for (const auto &[name, entry] : workspace->entries(workspace::ObjectKind::Tool)) {
                    const auto &tool = std::get<workspace::Tool>(entry.object());
                    (void)paged.parametersOf(*workspace, tool.resolved(tool.active));
                }
            };
        };
        const double measured = test::growth(900, asked);
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

private:
    // Each tool calls every tool of the next layer.
    static workspace::WorkspacePtr workspaceOfLayers(std::size_t width)
    {
        constexpr std::size_t kLayers = 5;
        const auto nameOf = [](std::size_t layer, std::size_t number) {
            return "t" + std::to_string(layer) + "_" + std::to_string(number);
        };
        std::vector<workspace::Object> tools;
        for (std::size_t layer = 0; layer < kLayers; ++layer) {
            for (std::size_t number = 0; number < width; ++number) {
                std::vector<Step> steps;
                for (std::size_t called = 0; called < width && layer + 1 < kLayers; ++called) {
                    steps.push_back({.name = "s" + std::to_string(called),
                                     .action = workspace::ToolInvocation{nameOf(layer + 1, called), {}}});
                }
                workspace::Tool tool;
                tool.name = nameOf(layer, number);
                tool.versions[tool.active] = versionOfSteps(std::move(steps));
                tools.emplace_back(std::move(tool));
            }
        }
        return workspaceWith(tools);
    }

    static workspace::WorkspacePtr workspaceWithPlace()
    {
        workspace::ContextVariable variable;
        variable.key = "place";
        variable.value = json::Value("here");
        return workspaceWith({variable});
    }
};

TOOLTRAY_TEST(NamedParametersTest)
#include "namedparameterstest.moc"
