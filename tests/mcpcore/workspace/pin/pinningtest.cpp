// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/pinning.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

constexpr const char *kTime = "2026-11-01T09:30:00Z";

WorkspacePtr workspaceWithState(const char *values)
{
    const CustomType type{"state", {}, {}, json::parse(values).value};
    return workspace::apply(*Workspace::create({}), {{}, Origin::Person, {PutObject{type}}})
        .value()
        .workspace;
}

Tool approvable()
{
    ToolVersion version;
    version.description = "Lists issues.\nAll of them.";
    version.operation =
        GraphqlOperation{"query($state: State) {\n  issues(state: $state) {\n    id\n  }\n}", {}};
    version.parameters = json::parse(R"({"properties": {"state": {"$ref": "tooltray:types/state"}}})").value;
    Tool tool;
    tool.name = "list_issues";
    tool.endpoint = "main";
    tool.versions = {{Version{0, 1, 0}, version}};
    return tool;
}

std::vector<std::string> placesOf(const std::vector<PinDifference> &differences)
{
    std::vector<std::string> places;
    for (const PinDifference &difference : differences)
        places.push_back(difference.place);
    return places;
}

} // namespace

class PinningTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsApprovedIsServedWhateverComesAfter()
    {
        const WorkspacePtr workspace = workspaceWithState(R"({"enum": ["a"]})");
        const Tool approved = accepted(*workspace, approvable(), kTime);
        Tool changed = approved;
        changed.endpoint = "elsewhere";
        changed.title = "Not part of it";
        changed.active = {0, 2, 0};
        ToolVersion second;
        second.description = "Does something else";
        changed.versions.emplace(changed.active, second);
        const Tool now = served(changed);
        QCOMPARE(now.endpoint, std::string("main"));
        QCOMPARE(now.title, std::string("Not part of it"));
        QCOMPARE(now.versions.size(), std::size_t{1});
        QVERIFY(now.active == (Version{0, 1, 0}));
        QVERIFY(now.versions.at(now.active) == approved.pin->definition);
        QVERIFY(served(approvable()) == approvable());
    }

    void aTypeCannotChangeUnderneath()
    {
        const Tool approved = accepted(*workspaceWithState(R"({"enum": ["a"]})"), approvable(), kTime);
        QCOMPARE(approved.pin->definition.parameters["properties"]["state"]["enum"].size(), std::size_t{1});
        QVERIFY(pinDifferences(*workspaceWithState(R"({"enum": ["a"]})"), approved).empty());
        const auto differences = pinDifferences(*workspaceWithState(R"({"enum": ["a", "b"]})"), approved);
        QCOMPARE(placesOf(differences),
                 std::vector<std::string>{"/definition/parameters/properties/state/enum"});
    }

    void differencesAreToldByMemberAndTextsByLine()
    {
        const WorkspacePtr workspace = workspaceWithState(R"({"enum": ["a"]})");
        Tool tool = accepted(*workspace, approvable(), kTime);
        ToolVersion &version = tool.versions.begin()->second;
        version.description = "Lists issues.\nSome of them.";
        std::get<GraphqlOperation>(*version.operation).document =
            "query($state: State) {\n  issues(state: $state) {\n    id\n    title\n  }\n}";
        version.annotations.readOnly = true;
        const auto differences = pinDifferences(*workspace, tool);
        QCOMPARE(placesOf(differences),
                 (std::vector<std::string>{"/definition/description", "/definition/operation/document",
                                           "/definition/annotations"}));
        QVERIFY((differences[0].lines
                 == std::vector<DiffLine>{{DiffLine::Kind::Same, "Lists issues."},
                                          {DiffLine::Kind::Removed, "All of them."},
                                          {DiffLine::Kind::Added, "Some of them."}}));
        QVERIFY(differences[2].approved.isNull());
        QCOMPARE(toText(differences), std::string("/definition/description:\n"
                                                  "  Lists issues.\n"
                                                  "- All of them.\n"
                                                  "+ Some of them.\n"
                                                  "\n"
                                                  "/definition/operation/document:\n"
                                                  "  ...\n"
                                                  "    issues(state: $state) {\n"
                                                  "      id\n"
                                                  "+     title\n"
                                                  "    }\n"
                                                  "  }\n"
                                                  "\n"
                                                  "/definition/annotations:\n"
                                                  "+ {\n"
                                                  "+   \"read_only\": true\n"
                                                  "+ }\n"));
    }

    void anotherVersionAndEndpointAreDifferences()
    {
        const WorkspacePtr workspace = workspaceWithState(R"({"enum": ["a"]})");
        Tool tool = accepted(*workspace, approvable(), kTime);
        tool.endpoint = "elsewhere";
        tool.versions.emplace(Version{0, 2, 0}, tool.versions.begin()->second);
        tool.active = {0, 2, 0};
        QCOMPARE(placesOf(pinDifferences(*workspace, tool)),
                 (std::vector<std::string>{"/endpoint", "/version"}));
    }

    void acceptingAndRestoringLeaveNoDifference()
    {
        const WorkspacePtr workspace = workspaceWithState(R"({"enum": ["a"]})");
        Tool tool = accepted(*workspace, approvable(), kTime);
        tool.versions.begin()->second.description = "Changed";
        QVERIFY(!pinDifferences(*workspace, tool).empty());
        const Tool taken = accepted(*workspace, tool, kTime);
        QVERIFY(pinDifferences(*workspace, taken).empty());
        QCOMPARE(served(taken).versions.begin()->second.description, std::string("Changed"));
        const Tool back = restored(tool);
        QVERIFY(pinDifferences(*workspace, back).empty());
        QCOMPARE(back.versions.begin()->second.description,
                 approvable().versions.begin()->second.description);
    }

    void aToolThatIsNotPinnedDiffersFromNothing()
    {
        QVERIFY(pinDifferences(*workspaceWithState("{}"), approvable()).empty());
        QVERIFY(toText({}).empty());
    }

    void onlyAPersonPins()
    {
        const WorkspacePtr workspace = workspaceWithState("{}");
        Tool tool = approvable();
        tool.endpoint.clear();
        const WorkspacePtr saved =
            workspace::apply(*workspace, {{}, Origin::Agent, {PutObject{tool}}}).value().workspace;
        const Edit pinning{"Pin", Origin::Agent, {PutObject{accepted(*saved, tool, kTime)}}};
        QCOMPARE(workspace::apply(*saved, pinning).error().code, std::string("pinned"));
        QVERIFY(workspace::apply(*saved, {"Pin", Origin::Person, pinning.steps}).hasValue());
    }
};

TOOLTRAY_TEST(PinningTest)

#include "pinningtest.moc"
