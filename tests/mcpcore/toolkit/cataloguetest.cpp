// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/catalogue.h"

#include "support/testcase.h"
#include "testbed.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <chrono>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;
using workspace::SurfaceMode;

namespace {

workspace::ClientPolicy surface(SurfaceMode mode)
{
    workspace::ClientPolicy policy;
    policy.surface.emplace().mode = mode;
    return policy;
}

std::string namesOf(const mcp::ListPage<mcp::Tool> &page)
{
    std::string names;
    for (const mcp::Tool &tool : page.items)
        names.append(names.empty() ? "" : " ").append(tool.name);
    return names;
}

std::vector<workspace::Object> manyTools(int count)
{
    std::vector<workspace::Object> objects;
    for (int i = 0; i < count; ++i)
        objects.emplace_back(graphqlTool("tool_" + std::to_string(100'000 + i)));
    return objects;
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { EchoTool::isChanging = false; }

    void aSurfaceListsAllOrThePair_data()
    {
        const TestRows<int, int, std::string> row{"mode", "maxTools", "names"};
        row("direct", int(SurfaceMode::Direct), 0, "list_commands invoke_command echo close list pinned");
        row("commands", int(SurfaceMode::Commands), 40, "list_commands invoke_command pinned");
        row("few", int(SurfaceMode::Auto), 3, "list_commands invoke_command echo close list pinned");
        row("too many", int(SurfaceMode::Auto), 2, "list_commands invoke_command pinned");
    }

    void aSurfaceListsAllOrThePair()
    {
        QFETCH(const int, mode);
        QFETCH(const int, maxTools);
        QFETCH(const std::string, names);
        workspace::Tool pinned = graphqlTool("pinned");
        pinned.alwaysListed = true;
        workspace::Tool off = graphqlTool("off");
        off.enabled = false;
        Testbed bed({graphqlTool("list"), graphqlTool("close", "mutation { close { id } }"), pinned, off});
        workspace::ClientPolicy policy = surface(static_cast<SurfaceMode>(mode));
        policy.surface->maxTools = static_cast<std::uint32_t>(maxTools);
        QCOMPARE(
            namesOf(bed.toolkit.catalogue().page(bed.view(policy), *bed.workspaceAccess.workspace(), {})),
            names);
    }

    void bytesAreABoundToo()
    {
        Testbed bed({graphqlTool("list")});
        workspace::ClientPolicy policy = surface(SurfaceMode::Auto);
        policy.surface->maxBytes = 10;
        QVERIFY(bed.toolkit.catalogue().isCommandsOnly(bed.view(policy), *bed.workspaceAccess.workspace()));
        policy.surface->maxBytes = 10'000;
        QVERIFY(!bed.toolkit.catalogue().isCommandsOnly(bed.view(policy), *bed.workspaceAccess.workspace()));
    }

    // Clients show the model the structured content in place of the text where a tool has an output schema, and
    // refuse answers that do not keep it.
    void onlyWhatTheAuthorPromisesIsListed_data()
    {
        addColumns<std::string, int, bool>("outputSchema", "format", "isListed");
        using Format = workspace::ResultShape::Format;
        const std::string object = "{'type':'object','properties':{'issues':{'type':'array'}}}";
        QTest::newRow("by the author") << object << int(Format::Json) << true;
        QTest::newRow("inferred from the selection") << std::string("null") << int(Format::Json) << false;
        QTest::newRow("of no object") << std::string("{'type':'array'}") << int(Format::Json) << false;
        QTest::newRow("of a table") << object << int(Format::Csv) << false;
        QTest::newRow("of what is smallest") << object << int(Format::Auto) << false;
    }
    void onlyWhatTheAuthorPromisesIsListed()
    {
        QFETCH(const std::string, outputSchema);
        QFETCH(const int, format);
        QFETCH(const bool, isListed);
        workspace::Tool tool = graphqlTool("list");
        workspace::ToolVersion &version = tool.versions[tool.active];
        version.outputSchema = quoted(outputSchema);
        version.result.format = static_cast<workspace::ResultShape::Format>(format);
        tool.endpoint = "demo";
        workspace::Endpoint endpoint;
        endpoint.name = "demo";
        endpoint.url = "https://api.example.com/graphql";
        Testbed bed({endpoint, tool});
        bed.schemas.set("demo", "type Query { issues: [Issue] } type Issue { id: ID }");
        const auto page = bed.toolkit.catalogue().page(bed.view(surface(SurfaceMode::Direct)),
                                                       *bed.workspaceAccess.workspace(), {});
        const mcp::Tool &listed = page.items.back();
        QCOMPARE(listed.name, std::string("list"));
        QCOMPARE(listed.outputSchema, isListed ? quoted(outputSchema) : json::Value());
    }

    void aReadOnlyClientSeesWhatReads()
    {
        EchoTool::isChanging = true;
        Testbed bed({graphqlTool("list"), graphqlTool("close", "mutation { close { id } }")});
        workspace::ClientPolicy policy = surface(SurfaceMode::Direct);
        policy.readOnly = true;
        Catalogue &catalogue = bed.toolkit.catalogue();
        const ClientView view = bed.view(policy);
        QCOMPARE(namesOf(catalogue.page(view, *bed.workspaceAccess.workspace(), {})),
                 std::string("list_commands invoke_command list"));
        QVERIFY(!catalogue.findSaved(view, *bed.workspaceAccess.workspace(), "close"));
        QVERIFY(catalogue.findSaved(view, *bed.workspaceAccess.workspace(), "list"));
        QVERIFY(catalogue.findOwn(view, "echo") == nullptr);
    }

    void aClaimCountsOnceItIsPermitted()
    {
        workspace::Tool search = graphqlTool("search");
        workspace::ToolVersion &version = search.versions.begin()->second;
        version.operation =
            workspace::RestRequest{.method = workspace::RestRequest::Method::Post, .path = "/s"};
        version.annotations.readOnly = true;
        workspace::Tool composite = graphqlTool("wraps");
        composite.versions.begin()->second.operation = workspace::Sequence{
            .steps = {{.name = "one", .action = workspace::ToolInvocation{"search", {}}}}};
        Testbed bed({search, composite});
        bed.executor.permitsClaims = false;
        workspace::ClientPolicy policy = surface(SurfaceMode::Direct);
        policy.readOnly = true;
        Catalogue &catalogue = bed.toolkit.catalogue();
        const workspace::WorkspacePtr workspace = bed.workspaceAccess.workspace();
        const auto seen = [&] { return namesOf(catalogue.page(bed.view(policy), *workspace, {})); };
        const auto saysItReads = [&](const char *name) {
            const auto *tool = workspace->find<workspace::Tool>(name);
            return catalogue.shown(*workspace, *tool, {}, {}).tool.hints.readOnly == true;
        };
        QCOMPARE(seen(), std::string("list_commands invoke_command echo"));
        QVERIFY(!catalogue.findSaved(bed.view(policy), *workspace, "search@0.1.0"));
        for (const char *name : {"search", "wraps"})
            QVERIFY2(!saysItReads(name), name);

        bed.executor.permitsClaims = true;
        bed.toolkit.backend().consentsChanged();
        QCOMPARE(seen(), std::string("list_commands invoke_command echo search wraps"));
        for (const char *name : {"search", "wraps"})
            QVERIFY2(saysItReads(name), name);
    }

    void anotherVersionMayBeForbidden()
    {
        workspace::Tool tool = graphqlTool("list");
        tool.versions[{0, 2, 0}].operation = workspace::GraphqlOperation{"mutation { close { id } }"};
        Testbed bed({tool});
        workspace::ClientPolicy policy;
        policy.readOnly = true;
        Catalogue &catalogue = bed.toolkit.catalogue();
        QVERIFY(catalogue.findSaved(bed.view(policy), *bed.workspaceAccess.workspace(), "list@0.1.0"));
        QVERIFY(!catalogue.findSaved(bed.view(policy), *bed.workspaceAccess.workspace(), "list@0.2.0"));
        QVERIFY(catalogue.findSaved(bed.view(), *bed.workspaceAccess.workspace(), "list@0.2.0"));
    }

    void aGroupCanBeSwitchedOff()
    {
        Testbed bed;
        workspace::ClientPolicy policy;
        policy.groupsOff = {workspace::BuiltInGroup::Execute};
        QCOMPARE(
            namesOf(bed.toolkit.catalogue().page(bed.view(policy), *bed.workspaceAccess.workspace(), {})),
            std::string("list_commands invoke_command"));
    }

    void whoMayCallCertainToolsRunsNoOthers_data()
    {
        const TestRows<std::string, std::string, std::string> row{"allowed", "tag", "names"};
        row("a tool", "list", std::string(), "list_commands invoke_command list");
        row("a tag", std::string(), "daily", "list_commands invoke_command");
        row("one of ours", "echo", std::string(), "list_commands invoke_command echo");
    }

    void whoMayCallCertainToolsRunsNoOthers()
    {
        QFETCH(const std::string, allowed);
        QFETCH(const std::string, tag);
        QFETCH(const std::string, names);
        Testbed bed({graphqlTool("list"), graphqlTool("other")});
        workspace::ClientPolicy policy = surface(SurfaceMode::Direct);
        if (!allowed.empty())
            policy.allowedTools = {allowed};
        if (!tag.empty())
            policy.allowedTags = {tag};
        QCOMPARE(
            namesOf(bed.toolkit.catalogue().page(bed.view(policy), *bed.workspaceAccess.workspace(), {})),
            names);
    }

    void pagesFollowOneAnotherWithoutGapOrRepeat()
    {
        Testbed bed(manyTools(250));
        const ClientView view = bed.view(surface(SurfaceMode::Direct));
        std::vector<std::string> names;
        mcp::Cursor cursor;
        int pages = 0;
        do {
            const auto page = bed.toolkit.catalogue().page(view, *bed.workspaceAccess.workspace(), cursor);
            QVERIFY(page.items.size() <= Catalogue::kPageItems);
            for (const mcp::Tool &tool : page.items)
                names.push_back(tool.name);
            cursor = page.next;
            ++pages;
        } while (!cursor.position.empty());
        QCOMPARE(pages, 3);
        QCOMPARE(names.size(), std::size_t(253));
        QVERIFY(std::is_sorted(names.begin() + 3, names.end()));
        QVERIFY(std::adjacent_find(names.begin() + 3, names.end()) == names.end());
    }

    void aPageIsBoundedInBytes()
    {
        std::vector<workspace::Object> tools = manyTools(60);
        for (workspace::Object &object : tools) {
            auto &tool = std::get<workspace::Tool>(object);
            workspace::ToolVersion &version = tool.versions.begin()->second;
            version.description = std::string(100'000, 'd');
            json::Value values = json::Value::array();
            for (int i = 0; i < 1'000; ++i)
                values.append(json::Value("value number " + std::to_string(i)));
            version.parameters = json::Value::object(
                {{"type", "object"},
                 {"properties",
                  json::Value::object({{"choice", json::Value::object({{"enum", std::move(values)}})}})}});
        }
        Testbed bed(tools);
        const auto view = bed.view(surface(SurfaceMode::Direct));
        std::size_t seen = 0;
        mcp::Cursor cursor;
        do {
            const auto page = bed.toolkit.catalogue().page(view, *bed.workspaceAccess.workspace(), cursor);
            std::size_t bytes = 0;
            for (const mcp::Tool &tool : page.items) {
                bytes += tool.description.size() + json::writtenSize(tool.inputSchema);
                seen += tool.name.starts_with("tool_") ? 1 : 0;
            }
            QVERIFY(bytes < 2 * Catalogue::kPageBytes);
            cursor = page.next;
        } while (!cursor.position.empty());
        QCOMPARE(seen, std::size_t(60));
    }

    void aThousandToolsListTheirPinsAndThePairInUnder4kB()
    {
        Testbed bed(manyTools(1'000));
        workspace::Tool pinned = graphqlTool("pinned");
        pinned.alwaysListed = true;
        bed.workspaceAccess.put(pinned);
        const auto page = bed.toolkit.catalogue().page(bed.view(), *bed.workspaceAccess.workspace(), {});
        QCOMPARE(namesOf(page), std::string("list_commands invoke_command pinned"));
        std::size_t bytes = 0;
        for (const mcp::Tool &tool : page.items)
            bytes += tool.name.size() + tool.description.size() + json::write(tool.inputSchema).size() + 150;
        QVERIFY2(bytes < 4'000, std::to_string(bytes).c_str());
    }

    void injectedVariablesAreHidden()
    {
        workspace::ContextVariable variable;
        variable.key = "WORKSPACE_ID";
        variable.value = json::Value("w1");
        workspace::Endpoint endpoint;
        endpoint.name = "default";
        endpoint.url = "https://api.example.com/graphql";
        Testbed bed(
            {variable, endpoint,
             graphqlTool("list", "query ($workspaceId: ID!, $n: Int) { items(w: $workspaceId, n: $n) }")});
        bed.schemas.set("default", "type Query { items(w: ID!, n: Int): Int }");
        const workspace::WorkspacePtr now = bed.workspaceAccess.workspace();
        const ShownTool shown = bed.toolkit.catalogue().shown(*now, *now->find<workspace::Tool>("list"), {},
                                                              execution::EnumStyle::Plain);
        QCOMPARE(shown.injected, std::vector<std::string>{"workspaceId"});
        QVERIFY(!shown.tool.inputSchema["properties"].contains("workspaceId"));
        QVERIFY(shown.tool.inputSchema["properties"].contains("n"));
        QVERIFY(!shown.tool.inputSchema.contains("required"));
    }

    void hintsFollowFromTheOperationUnlessTheToolSaysOtherwise()
    {
        const mcp::ToolHints query = hintsOf({}, Effect::Reads);
        QCOMPARE(query.readOnly, std::optional(true));
        QCOMPARE(query.destructive, std::optional(false));
        const mcp::ToolHints mutation = hintsOf({}, Effect::Changes);
        QCOMPARE(mutation.readOnly, std::optional(false));
        QCOMPARE(mutation.destructive, std::optional(true));
        QCOMPARE(mutation.idempotent, std::optional(false));
        workspace::Annotations said;
        said.destructive = false;
        QCOMPARE(hintsOf(said, Effect::Changes).destructive, std::optional(false));
        said.readOnly = false;
        QCOMPARE(hintsOf(said, Effect::Reads).readOnly, std::optional(false));
    }

    void whatWritesIsNeverCalledReadOnly()
    {
        workspace::Annotations said;
        said.readOnly = true;
        for (const Effect effect : {Effect::Replaces, Effect::Changes}) {
            QCOMPARE(hintsOf(said, effect).readOnly, std::optional(false));
            QCOMPARE(hintsOf(said, effect).destructive, std::optional(true));
        }
        QCOMPARE(hintsOf(said, Effect::Reads).readOnly, std::optional(true));
    }

    void servedToolsKeepTheirPointer()
    {
        Testbed bed({graphqlTool("list"), graphqlTool("other")});
        SavedTools &saved = bed.toolkit.catalogue().saved();
        const auto before = saved.served(*bed.workspaceAccess.workspace(), "list");
        bed.workspaceAccess.put(graphqlTool("other", "query { other }"));
        bed.toolkit.backend().consentsChanged(); // as after each change, of whatever
        QCOMPARE(saved.served(*bed.workspaceAccess.workspace(), "list"), before);
        bed.workspaceAccess.put(graphqlTool("list", "query { changed }"));
        QVERIFY(saved.served(*bed.workspaceAccess.workspace(), "list") != before);
    }
};

TOOLTRAY_TEST(CatalogueTest)
#include "cataloguetest.moc"
