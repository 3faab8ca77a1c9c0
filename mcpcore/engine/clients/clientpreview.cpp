// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/clientpreview.h"

#include "base/task/post.h"
#include "engine/workspaces/openworkspace.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "mcp/types/offer.h"
#include "mcp/types/revision.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/results.h"
#include "toolkit/access/clientview.h"
#include "toolkit/catalogue/showntool.h"
#include "toolkit/server/toolkit.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pageplan.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

namespace {

workspace::Annotations inheritedHints(const workspace::Annotations &said, toolkit::Effect effect)
{
    using workspace::Annotations;
    const auto without = [&](std::optional<bool> Annotations::*hint) {
        Annotations others = said;
        (others.*hint).reset();
        return toolkit::hintsOf(others, effect);
    };
    return {.readOnly = without(&Annotations::readOnly).readOnly,
            .destructive = without(&Annotations::destructive).destructive,
            .idempotent = without(&Annotations::idempotent).idempotent,
            .openWorld = without(&Annotations::openWorld).openWorld};
}

graphql::OperationDefinition operationIn(const graphql::Document &document,
                                         const workspace::GraphqlOperation &operation)
{
    return document.isValid() ? findOperation(document, operation.operationName)
                              : graphql::OperationDefinition();
}

std::vector<std::string> pagedVariables(const workspace::ToolVersion &version)
{
    if (const auto *request =
            version.operation ? std::get_if<workspace::RestRequest>(&*version.operation) : nullptr)
        return workspace::pagedPlaceholders(*request, version.pagination);
    const auto *operation =
        version.operation ? std::get_if<workspace::GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr || !version.pagination || !version.pagination->enabled)
        return {};
    const graphql::Document document = graphql::parseDocument(operation->document);
    const graphql::OperationDefinition found = operationIn(document, *operation);
    if (!found)
        return {};
    const auto plan = workspace::planPages(found, *version.pagination);
    if (!plan)
        return {};
    const auto &[size, cursor, offset, page] = plan->variables;
    std::vector<std::string> names;
    for (const std::string *name : {&size, &cursor, &offset, &page}) {
        if (!name->empty())
            names.push_back(*name);
    }
    return names;
}

constexpr int kDeepestInput = 16;

// The bounds of a GraphQL Int (September 2025, 3.5.1: a signed 32-bit integer), which a declared parameter need not say.
void boundInts(json::Value &schema, const graphql::Schema &types, graphql::TypeRef type, int depth = 0)
{
    if (!schema.isObject() || !type.isKnown() || depth > kDeepestInput)
        return;
    const graphql::TypeRef own = type.nullable();
    if (own.isList()) {
        if (json::Value *items = schema.find("items"))
            boundInts(*items, types, own.inner(), depth + 1);
        return;
    }
    const graphql::SchemaType named(&types, own.type);
    if (named.symbol() == graphql::Symbol::IntType && schema["type"].toString() == "integer") {
        if (!schema.contains("minimum") && !schema.contains("exclusiveMinimum"))
            schema.set("minimum", std::int64_t(std::numeric_limits<std::int32_t>::min()));
        if (!schema.contains("maximum") && !schema.contains("exclusiveMaximum"))
            schema.set("maximum", std::int64_t(std::numeric_limits<std::int32_t>::max()));
    }
    json::Value *properties = schema.find("properties");
    if (properties == nullptr)
        return;
    for (auto &[name, property] : properties->members()) {
        if (const graphql::SchemaInput field = named.inputField(name))
            boundInts(property, types, field.type(), depth + 1);
    }
}

using TypesOf = std::function<graphql::SchemaPointer(const std::string &endpoint)>; // empty: that of the tool

// For the arguments that become variables as they are.
void boundVariables(json::Value &properties, const workspace::GraphqlOperation &operation,
                    const std::vector<workspace::NamedBinding> &bindings, const graphql::SchemaPointer &types)
{
    if (types == nullptr)
        return;
    const graphql::Document document = graphql::parseDocument(operation.document);
    const graphql::OperationDefinition found = operationIn(document, operation);
    if (!found)
        return;
    for (const graphql::VariableDefinition variable : found.variables()) {
        std::string_view passedAs = variable.variable().name();
        const auto bound = std::ranges::find(bindings, passedAs, &workspace::NamedBinding::name);
        if (bound != bindings.end()) {
            const auto *source = std::get_if<workspace::ParameterSource>(&bound->binding.source);
            const bool isAsItIs = source != nullptr && source->path.empty() && bound->binding.mapping.empty()
                                  && bound->binding.transforms.empty();
            passedAs = isAsItIs ? std::string_view(source->name) : std::string_view();
        }
        if (json::Value *property = passedAs.empty() ? nullptr : properties.find(passedAs))
            boundInts(*property, *types, types->typeRef(variable.type()));
    }
}

void boundVariables(json::Value &properties, const workspace::Step &step, const TypesOf &typesOf)
{
    if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&step.action))
        boundVariables(properties, *operation, step.bindings, typesOf(step.endpoint));
}

json::Value formOf(json::Value schema, const workspace::ToolVersion &version, const TypesOf &typesOf)
{
    json::Value *properties = schema.find("properties");
    if (properties == nullptr && !version.operation) // no operation takes arguments
        schema.set("properties", json::Value::object());
    if (properties == nullptr || !version.operation)
        return schema;
    if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&*version.operation)) {
        boundVariables(*properties, *operation, version.bindings, typesOf({}));
    } else if (const auto *sequence = std::get_if<workspace::Sequence>(&*version.operation)) {
        for (const workspace::Step &step : sequence->steps)
            boundVariables(*properties, step, typesOf);
    } else if (const auto *choice = std::get_if<workspace::Switch>(&*version.operation)) {
        for (const workspace::Switch::Case &one : choice->cases)
            boundVariables(*properties, one.step, typesOf);
    }
    return schema;
}

std::string listText(const mcp::ListPage<mcp::Tool> &page)
{
    std::string text;
    {
        mcp::ObjectWriter writer(text);
        mcp::writeToolPage(writer, page, {}, mcp::newestRevision(mcp::Era::Modern).features);
    }
    return text;
}

std::string listText(const mcp::Tool &shown)
{
    mcp::ListPage<mcp::Tool> page;
    page.items.push_back(toolkit::listedTool(shown));
    return listText(page);
}

} // namespace

std::size_t listedBytes(const workspace::Workspace &snapshot, const workspace::Tool &tool,
                        const graphql::SchemaPointer &types)
{
    execution::PagedTools paged;
    const toolkit::ShownTool shown =
        toolkit::shownTool(snapshot, tool, tool.active, types, execution::EnumStyle::Plain, paged);
    static const std::size_t frame = listText(mcp::ListPage<mcp::Tool>()).size();
    return listText(shown.tool).size() - frame + 1;
}

Result<ClientPreview> previewOf(OpenWorkspace &workspace, const workspace::Tool &tool)
{
    if (!tool.versions.contains(tool.active)) {
        return Error{ErrorKind::NotFound,
                     "version_missing",
                     {CORE_TEXT("Core", "The tool {tool} has no version {version}."),
                      {{"tool", tool.name}, {"version", tool.active.toString()}}},
                     CORE_TEXT("Core", "Choose one of its versions as the active one.")};
    }
    const workspace::WorkspacePtr snapshot = workspace.live().workspace();
    const std::string endpoint = workspace::endpointOf(*snapshot, tool);
    const graphql::SchemaPointer types = workspace.schemas().state(endpoint).schema;
    execution::PagedTools paged;
    toolkit::ShownTool shown =
        toolkit::shownTool(*snapshot, tool, tool.active, types, execution::EnumStyle::Plain, paged);
    ClientPreview preview;
    preview.tool = json::parse(listText(shown.tool)).value["tools"][std::size_t(0)];
    preview.bytes = json::writtenSize(preview.tool);
    preview.injected = std::move(shown.injected);
    const workspace::ToolVersion resolved = tool.resolved(tool.active);
    preview.paged = pagedVariables(resolved);
    preview.form = formOf(std::move(shown.tool.inputSchema), resolved, [&](const std::string &named) {
        const auto other =
            named.empty() ? endpoint : workspace::resolvedEndpoint(*snapshot, named).valueOr("");
        return workspace.schemas().state(other).schema;
    });
    const toolkit::Effect effect = toolkit::effectOf(*snapshot, resolved, endpoint);
    preview.inherited = inheritedHints(resolved.annotations, effect);
    return preview;
}

namespace {

class ListingMeasure final : public execution::Run {
public:
    ListingMeasure(OpenWorkspace &workspace, const std::string &client, ResultPromise<ListingSize> answer)
        : m_open(workspace)
        , m_answer(std::move(answer))
        , m_workspace(workspace.live().workspace())
        , m_client(viewOf(*m_workspace, client))
    {
        m_size.isCommandsOnly = workspace.toolkit().catalogue().isCommandsOnly(m_client, *m_workspace);
    }

    void next()
    {
        const auto page = m_open.toolkit().catalogue().page(m_client, *m_workspace, m_cursor);
        m_size.tools += page.items.size();
        m_size.bytes += listText(page).size();
        m_cursor = page.next;
        if (!m_cursor.position.empty())
            return later([this] { next(); });
        m_answer.give(m_size);
        m_open.pendingTasks().end(*this); // and with it this
    }

private:
    static toolkit::ClientView viewOf(const workspace::Workspace &workspace, const std::string &name)
    {
        const auto *client = workspace.find<workspace::Client>(name);
        return toolkit::ClientView::of(workspace.settings(), client ? *client : workspace::Client(), name);
    }

    OpenWorkspace &m_open;
    ResultPromise<ListingSize> m_answer;
    workspace::WorkspacePtr m_workspace;
    toolkit::ClientView m_client;
    mcp::Cursor m_cursor;
    ListingSize m_size;
};

} // namespace

void measureListing(OpenWorkspace &workspace, const std::string &client, ResultPromise<ListingSize> answer)
{
    workspace.pendingTasks()
        .begin(std::make_unique<ListingMeasure>(workspace, client, std::move(answer)))
        .next();
}

} // namespace tooltray::engine
