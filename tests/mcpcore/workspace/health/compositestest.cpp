// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/health.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Schemas schemasOfTracker(const std::string &from = {}, const std::string &to = {})
{
    std::string sdl = trackerSdl();
    if (!from.empty())
        sdl.replace(sdl.find(from), from.size(), to);
    return {{"main", schemaFrom(sdl)}};
}

WorkspacePtr workspaceWithSteps(const WorkspacePtr &workspace, std::vector<EditStep> steps)
{
    return workspace::apply(*workspace, {{}, Origin::Person, std::move(steps)}).value().workspace;
}

EditStep putTool(const char *name, const std::string &version)
{
    return PutObject{toolFrom(name, version)};
}

std::string shownFindingsOf(const ToolFindings &findings)
{
    std::string text;
    for (const ToolFinding &finding : findings) {
        for (const ToolProblem &problem : finding.problems)
            text.append(text.empty() ? "" : "; ")
                .append(finding.tool + ": " + problem.code + ' ' + problem.place);
    }
    return text;
}

// A step that calls the tool.
std::string calling(const char *name, const char *tool, const char *bindings = "{}")
{
    return std::string("{\"name\": \"") + name + "\", \"operation\": {\"tool\": \"" + tool
           + "\"}, \"bindings\": " + bindings + '}';
}

std::string composite(const std::string &steps, const char *result = "")
{
    return R"({"operation": {"steps": [)" + steps + ']'
           + (*result == '\0' ? std::string() : std::string(", \"result\": ") + result) + "}}";
}

constexpr const char *kTake =
    R"({"operation": {"path": "/x/{id}", "query": {"mode": {"parameter": "mode"}}}, "parameters": {"properties":
        {"id": {"type": "string"}, "mode": {"type": "string", "enum": ["a", "b"]}}, "required": ["id"]}})";
constexpr const char *kFind =
    R"({"operation": {"document": "{ me { id name } issue(by: {id: 1}) { state } }"}})";
constexpr const char *kMiddle = R"({"object": {"key": {"step": "f", "path": "/me/id"},
    "person": {"object": {"name": {"step": "f", "path": "/me/name"}}},
    "all": {"each": {"step": "f", "path": "/issue/labels"}, "as": {"object": {"text": {"item": "/text"}}}},
    "fixed": {"constant": {"deep": [{"a": 1}, {"b": 2}]}}, "state": {"step": "f", "path": "/issue/state"}}})";

// "find" is called by "middle", that by "outer", and that by "outermost", which hands on what "middle" makes.
WorkspacePtr composites()
{
    return workspaceWithSteps(
        smallWorkspace(),
        {putTool("take", kTake), putTool("find", kFind),
         putTool("middle", composite(calling("f", "find"), R"({"object":
                    {"key": {"step": "f", "path": "/me/id"}, "name": {"step": "f", "path": "/me/name"}}})")),
         putTool("outer", composite(calling("m", "middle") + ", "
                                        + calling("t", "take", R"({"id": {"step": "m", "path": "/key"}})"),
                                    R"({"object": {"all": {"step": "m"}}})")),
         putTool("outermost", composite(calling("o", "outer"), R"({"step": "o", "path": "/all/name"})"))});
}

} // namespace

class CompositesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatACalledCompositeNoLongerMakesIsListed_data()
    {
        // result: of "middle"
        const TestRows<QByteArray, QByteArray> row{"result", "broken"};
        row("the same",
            R"({"object": {"name": {"step": "f", "path": "/me/name"}, "key": {"step": "f", "path": "/me/id"}}})",
            "");
        row("without a member", R"({"object": {"key": {"step": "f", "path": "/me/id"}}})",
            "outermost: step_path_unknown /operation/result");
        row("without another member", R"({"object": {"name": {"step": "f", "path": "/me/name"}}})",
            "outer: step_path_unknown /operation/steps/1/bindings/id; "
            "outermost: called_tool_broken /operation/steps/0/operation");
        row("an object in place of a text",
            R"({"object": {"key": {"step": "f", "path": "/me"}, "name": {"step": "f", "path": "/me/name"}}})",
            "outer: made_value_unfit /operation/steps/1/bindings/id; "
            "outermost: called_tool_broken /operation/steps/0/operation");
        row("a number in place of a text",
            R"({"object": {"key": {"constant": 5}, "name": {"step": "f", "path": "/me/name"}}})",
            "outer: made_value_unfit /operation/steps/1/bindings/id; "
            "outermost: called_tool_broken /operation/steps/0/operation");
        row("made anew",
            R"({"object": {"key": {"step": "f", "path": "/me/id", "transforms": ["upper"]}, "name": {"first": [{"constant": 1}]}}})",
            "");
        row("as the last step returns it", "",
            "outer: step_path_unknown /operation/steps/1/bindings/id; outermost: step_path_unknown "
            "/operation/result");
    }

    void whatACalledCompositeNoLongerMakesIsListed()
    {
        QFETCH(const QByteArray, result);
        QFETCH(const QByteArray, broken);
        const WorkspacePtr before = composites();
        QVERIFY(Health::check(before, schemasOfTracker(), {}).broken().empty());
        const WorkspacePtr after = workspaceWithSteps(
            before, {putTool("middle", composite(calling("f", "find"), result.constData()))});
        const ChangeCheck check = checkChange(*before, *after, schemasOfTracker());
        QCOMPARE(shownFindingsOf(check.refused), std::string());
        QCOMPARE(shownFindingsOf(check.broken), broken.toStdString());
    }

    void aToolThatReadsWhatAnotherNeverMakesIsRefused_data()
    {
        const TestRows<QByteArray, QByteArray> row{"result", "refused"};
        const char *unknown = "new: step_path_unknown /operation/result";
        row("what there is", R"({"step": "m", "path": "/key"})", "");
        row("nonsense", R"({"step": "m", "path": "/nonsense"})", unknown);
        row("nonsense in an object", R"({"step": "m", "path": "/person/nonsense"})", unknown);
        row("nonsense below a leaf of the operation", R"({"step": "m", "path": "/person/name/first"})",
            unknown);
        row("a member of a list", R"({"step": "m", "path": "/all/text"})", unknown);
        row("a member of an element", R"({"step": "m", "path": "/all/0/text"})", "");
        row("nonsense in an element", R"({"step": "m", "path": "/all/0/title"})", unknown);
        row("a member of some element of a constant",
            R"({"each": {"step": "m", "path": "/fixed/deep"}, "as": {"item": "/b"}})", "");
        row("nonsense in a constant",
            R"({"each": {"step": "m", "path": "/fixed/deep"}, "as": {"item": "/c"}})",
            "new: step_path_unknown /operation/result/as");
        row("what only the call knows", R"({"step": "r", "path": "/any/thing"})", "");
    }

    void aToolThatReadsWhatAnotherNeverMakesIsRefused()
    {
        QFETCH(const QByteArray, result);
        QFETCH(const QByteArray, refused);
        const char *labelled =
            R"({"operation": {"document": "{ me { id name } issue(by: {id: 1}) { state labels: extra } }"}})";
        const WorkspacePtr before = workspaceWithSteps(
            smallWorkspace(),
            {putTool("take", kTake), putTool("find", labelled),
             putTool("middle", composite(calling("f", "find"), kMiddle)),
             putTool("requests", composite(calling("t", "take", R"({"id": {"constant": "1"}})")))});
        const WorkspacePtr after = workspaceWithSteps(
            before, {putTool("new", composite(calling("m", "middle") + ", " + calling("r", "requests"),
                                              result.constData()))});
        const ChangeCheck check = checkChange(*before, *after, schemasOfTracker());
        QCOMPARE(shownFindingsOf(check.refused), refused.toStdString());
    }

    void valuesThatACalledToolNeverTakesAreFound_data()
    {
        addColumns<QByteArray, QByteArray>("version", "refused");
        const auto row = [](const char *name, const std::string &version, const char *refused) {
            QTest::newRow(name) << QByteArray::fromStdString(version) << QByteArray(refused);
        };
        const auto passing = [](const char *schema) {
            std::string version =
                composite(calling("t", "take", R"({"id": {"constant": "1"}, "mode": {"parameter": "m"}})"));
            version.pop_back();
            return version + ", \"parameters\": {\"properties\": {\"m\": " + schema + "}}}";
        };
        const char *unfit = "new: made_value_unfit /operation/steps/0/bindings/mode";
        row("a parameter with one of them", passing(R"({"enum": ["b", "c"]})"), "");
        row("a parameter with none of them", passing(R"({"type": "string", "enum": ["c", "d"]})"), unfit);
        row("a parameter with another constant", passing(R"({"const": "c"})"), unfit);
        row("a parameter with any text", passing(R"({"type": "string"})"), "");
        row("a result with none of them",
            composite(
                calling("f", "find") + ", "
                + calling("t", "take",
                          R"({"id": {"constant": "1"}, "mode": {"step": "f", "path": "/issue/state"}})")),
            "new: made_value_unfit /operation/steps/1/bindings/mode");
        row("a result that an operation never takes",
            composite(calling("m", "coloured")
                      + ", {\"name\": \"l\", \"operation\": {\"document\": \"query($s: State) { "
                        "project(path: 1) { issues(state: $s) { nodes { id } } } }\"}, \"bindings\": {\"s\": "
                        "{\"step\": \"m\", \"path\": \"/colour\"}}}"),
            "new: made_value_unfit /operation/steps/1/bindings/s");
    }

    void valuesThatACalledToolNeverTakesAreFound()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const QByteArray, refused);
        const WorkspacePtr before = workspaceWithSteps(
            smallWorkspace(),
            {putTool("take", kTake), putTool("find", kFind),
             putTool("coloured",
                     composite(calling("f", "find"), R"({"object": {"colour": {"constant": "RED"}}})"))});
        const WorkspacePtr after = workspaceWithSteps(before, {putTool("new", version.toStdString())});
        QCOMPARE(shownFindingsOf(checkChange(*before, *after, schemasOfTracker()).refused),
                 refused.toStdString());
    }

    void aValueThatACalledToolLosesIsListed()
    {
        const WorkspacePtr before = workspaceWithSteps(
            smallWorkspace(),
            {putTool("take", kTake),
             putTool("passing",
                     R"({"operation": {"steps": [)"
                         + calling("t", "take", R"({"id": {"constant": "1"}, "mode": {"parameter": "m"}})")
                         + "]}, \"parameters\": {\"properties\": {\"m\": {\"enum\": [\"b\"]}}}}")});
        std::string without(kTake);
        without.replace(without.find("\"a\", \"b\""), 8, "\"a\", \"c\"");
        const WorkspacePtr after = workspaceWithSteps(before, {putTool("take", without)});
        QCOMPARE(shownFindingsOf(checkChange(*before, *after, schemasOfTracker()).broken),
                 std::string("passing: made_value_unfit /operation/steps/0/bindings/mode"));
    }

    void whoCallsABrokenToolIsBroken()
    {
        const WorkspacePtr workspace = composites();
        const Health before = Health::check(workspace, schemasOfTracker(), {});
        QVERIFY(before.broken().empty());
        const Health after = Health::check(
            workspace, schemasOfTracker("type User { id: ID! name: String }", "type User { id: ID! }"),
            before);
        QCOMPARE(newlyBroken(before, after),
                 (std::vector<std::string>{"find", "middle", "outer", "outermost"}));
        const ToolProblem &problem = after.of("outer")->served.problems.front();
        QCOMPARE(problem.code, std::string("called_tool_broken"));
        QCOMPARE(problem.place, std::string("/operation/steps/0/operation"));
        QCOMPARE(
            problem.message,
            std::string("It calls the tool \"middle\", which cannot work. It calls the tool \"find\", which "
                        "cannot work. Cannot query field \"name\" on type \"User\"."));
        QVERIFY(Health::check(workspace, schemasOfTracker(), after).broken().empty());
    }

    // Not with the ways through them.
    void timeGrowsWithTheToolsThatCallEachOther()
    {
        const double measured = test::growth(20, [](std::size_t size) {
            std::vector<EditStep> steps{putTool("t0", kFind)};
            for (int level = 1; level < int(kMaxCallDepth); ++level) {
                std::string calls;
                std::string members;
                for (std::size_t i = 0; i < size; ++i) {
                    const std::string name = "s" + std::to_string(i);
                    calls += (i == 0 ? "" : ", ")
                             + calling(name.c_str(), ("t" + std::to_string(level - 1)).c_str());
                    members += (i == 0 ? "" : ", ") + std::string("{\"step\": \"") + name
                               + "\", \"path\": \"/none\"}";
                }
                steps.push_back(putTool(
                    ("t" + std::to_string(level)).c_str(),
                    composite(calls, (R"({"object": {"none": {"first": [)" + members + "]}}}").c_str())));
            }
            const WorkspacePtr workspace = workspaceWithSteps(smallWorkspace(), std::move(steps));
            return
                [workspace] { QVERIFY(!Health::check(workspace, schemasOfTracker(), {}).broken().empty()); };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    // Not with those of the called tool for each step that calls it.
    void timeGrowsWithTheStepsOfACalledTool_data()
    {
        QTest::addColumn<std::string>("bindings");
        QTest::newRow("nothing is passed") << std::string("{}");
        QTest::newRow("a constant is passed")
            << std::string(R"({"state": {"constant": "OPEN"}, "number": {"constant": 1}})");
    }
    void timeGrowsWithTheStepsOfACalledTool()
    {
        QFETCH(const std::string, bindings);
        const double measured = test::growth(40, [&](std::size_t size) {
            std::string own;
            std::string calls;
            for (std::size_t i = 0; i < size; ++i) {
                const std::string name = "s" + std::to_string(i);
                const char *comma = i == 0 ? "" : ", ";
                own +=
                    comma
                    + (R"({"name": ")" + name
                       + R"(", "operation": {"document": "query ($number: Int, $state: String) { __typename }"}})");
                calls += comma + calling(name.c_str(), "many", bindings.c_str());
            }
            const WorkspacePtr workspace = workspaceWithSteps(
                smallWorkspace(), {putTool("many", composite(own)), putTool("caller", composite(calls))});
            return [workspace] {
                const Tool &caller = *workspace->find<Tool>("caller");
                QVERIFY(!checkVersion(*workspace, schemasOfTracker(), caller, caller.active).lacksEndpoint);
            };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }
};

TOOLTRAY_TEST(CompositesTest)

#include "compositestest.moc"
