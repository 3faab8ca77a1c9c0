// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkchange.h"

#include "ailing.h"
#include "graphql/changes/compareschemas.h"
#include "support/testcase.h"
#include "workspace/checks/pinning.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

using BrokenNames = std::vector<std::string>;

constexpr const char *kAsksForName = R"({"operation": {"document": "{ me { name } }"}})";
constexpr const char *kAsksForId = R"({"operation": {"document": "{ me { id } }"}})";

WorkspacePtr withTools(const std::vector<Tool> &tools)
{
    Edit edit{{}, Origin::Person, {}};
    for (const Tool &tool : tools)
        edit.steps.emplace_back(PutObject{tool});
    return workspace::apply(*smallWorkspace(), edit).value().workspace;
}

// The tools that a change of these words breaks.
BrokenNames brokenBy(const WorkspacePtr &workspace, std::string_view from, std::string_view to,
                     std::string_view endpoint = "main")
{
    std::string changed = trackerSdl();
    changed.replace(changed.find(from), from.size(), to);
    const graphql::SchemaPointer before = schemaFrom(trackerSdl());
    const graphql::SchemaPointer after = schemaFrom(changed);
    const graphql::SchemaChanges changes = graphql::compareSchemas(*before, *after);
    const ToolsBroken broken = toolsBroken(*workspace, endpoint, {*before, *after, changes});
    return broken.empty() ? BrokenNames() : broken.begin()->second;
}

} // namespace

class ToolsBrokenTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangeIsSaidToBreakTheToolsThatUseWhatItTakes()
    {
        const WorkspacePtr workspace =
            withTools({toolFrom("a", kAsksForName), toolFrom("b", kAsksForId), toolFrom("c", kAsksForName)});
        QCOMPARE(brokenBy(workspace, " name: String", ""), (BrokenNames{"a", "c"}));
        QCOMPARE(brokenBy(workspace, " title: String", ""), BrokenNames());
        QCOMPARE(brokenBy(workspace, " name: String", "", "elsewhere"), BrokenNames());
    }

    void eachChangeHasItsOwn()
    {
        const WorkspacePtr workspace = withTools({toolFrom("a", kAsksForName), toolFrom("b", kAsksForId)});
        const graphql::SchemaPointer before =
            schemaFrom("type Query { me: User } type User { id: ID name: ID x: ID }");
        const graphql::SchemaPointer after = schemaFrom("type Query { me: User } type User { y: ID }");
        const graphql::SchemaChanges changes = graphql::compareSchemas(*before, *after);
        const ToolsBroken broken = toolsBroken(*workspace, "main", {*before, *after, changes});
        QCOMPARE(broken.size(), std::size_t{2});
        for (const auto &[index, names] : broken) {
            const bool isName = changes.at(index).coordinate == "User.name";
            QCOMPARE(names, isName ? BrokenNames{"a"} : (BrokenNames{"b", "other"}));
        }
    }

    void whatBreaksNothingHasNoTools()
    {
        const WorkspacePtr workspace = withTools({toolFrom("a", kAsksForName)});
        QCOMPARE(brokenBy(workspace, " name: String", " name: String nick: String"), BrokenNames());
    }

    void ofADocumentOnlyTheOperationThatIsMeantCounts()
    {
        const WorkspacePtr workspace = withTools(
            {toolFrom("a", R"({"operation": {"document": "query A { me { name } } query B { me { id } }",
                                            "operation_name": "B"}})")});
        QCOMPARE(brokenBy(workspace, " name: String", ""), BrokenNames());
    }

    void aStepOfAToolCountsAsTheTool()
    {
        const WorkspacePtr workspace = withTools({toolFrom("a", R"({"operation": {"steps": [
                {"name": "one", "operation": {"document": "{ me { name } }"}},
                {"name": "two", "operation": {"document": "{ me { name id } }"}}]}})")});
        QCOMPARE(brokenBy(workspace, " name: String", ""), BrokenNames{"a"});
    }

    void aToolThatIsOffIsNotSaidToBreak()
    {
        Tool tool = toolFrom("a", kAsksForName);
        tool.enabled = false;
        QCOMPARE(brokenBy(withTools({tool}), " name: String", ""), BrokenNames());
    }
};

TOOLTRAY_TEST(ToolsBrokenTest)
#include "toolsbrokentest.moc"
