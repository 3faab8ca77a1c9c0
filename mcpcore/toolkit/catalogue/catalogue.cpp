// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/catalogue.h"

#include "execution/preparation/schemas.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pinning.h"
#include "workspace/edits/permissions.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/write.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// Of anything else the effect hangs on what the workspace has beside it: tools that it calls, URLs of endpoints.
bool isOnlyGraphql(const Tool &tool)
{
    const auto isGraphql = [](const ToolVersion &version) {
        return !version.operation || std::holds_alternative<GraphqlOperation>(*version.operation);
    };
    return (!tool.pin || isGraphql(tool.pin->definition))
           && std::ranges::all_of(tool.versions,
                                  [&](const auto &version) { return isGraphql(version.second); });
}

// The room for all tools of an automatic surface, where the settings do not say how much it is.
constexpr std::uint64_t kListBytes = 24'000;

// Where a page begins: behind the saved tool of that name.
Workspace::Entries::Iterator behind(const Workspace::Entries &tools, std::string_view name)
{
    auto place = tools.lowerBound(name);
    if (place != tools.end() && place->name == name)
        ++place;
    return place;
}

const Tool &toolAt(const Workspace::Entries::Iterator &place)
{
    return std::get<Tool>(place->value.object());
}

// About what it takes in a list, with the names of its members and its hints.
std::size_t bytesOf(const mcp::Tool &tool)
{
    constexpr std::size_t kFrame = 180;
    return kFrame + tool.name.size() + json::writtenStringSize(tool.title)
           + json::writtenStringSize(tool.description) + json::writtenSize(tool.inputSchema)
           + (tool.outputSchema.isNull() ? 0 : json::writtenSize(tool.outputSchema));
}
} // namespace

SavedTools::SavedTools(CallGraph::Permits permits) : m_permits(std::move(permits)), m_graph(m_permits) {}

SavedTools::Known &SavedTools::known(const Workspace &workspace, const std::string &name)
{
    const DefinitionPtr &definition = workspace.find(ObjectKey{ObjectKind::Tool, name})->definition();
    // Names that are gone stay until there are more of them than tools.
    if (m_known.size() > 2 * workspace.entries(ObjectKind::Tool).size() + 100)
        m_known.clear();
    Known &known = m_known[name];
    if (known.definition == definition) {
        if (known.effectAt != 0 && known.effectAt != workspace.revision()) {
            known.effect = m_graph.of(workspace, std::get<Tool>(definition->object)).effect;
            known.effectAt = workspace.revision();
        }
        return known;
    }
    const auto &tool = std::get<Tool>(definition->object);
    known.definition = definition;
    known.served = made(workspace, definition);
    known.effect = m_graph.of(workspace, tool).effect;
    known.effectAt = isOnlyGraphql(tool) ? 0 : workspace.revision();
    return known;
}

SavedTools::ToolPointer SavedTools::made(const Workspace &workspace, const DefinitionPtr &definition) const
{
    const auto &tool = std::get<Tool>(definition->object);
    if (m_permits && !m_permits(workspace, tool.name)) {
        Tool plain = workspace::served(tool);
        withdrawReading(plain);
        return std::make_shared<const Tool>(std::move(plain));
    }
    return tool.pin ? std::make_shared<const Tool>(workspace::served(tool)) : ToolPointer(definition, &tool);
}

void SavedTools::clear()
{
    m_known.clear();
    m_graph = CallGraph(m_permits);
}

SavedTools::ToolPointer SavedTools::served(const Workspace &workspace, const std::string &name)
{
    return known(workspace, name).served;
}

Effect SavedTools::effectOf(const Workspace &workspace, const std::string &name)
{
    return known(workspace, name).effect;
}

bool SavedTools::isVisible(const ClientView &client, const Workspace &workspace, const Tool &tool)
{
    // Most clients have no policy: then nobody needs to know what the operation does.
    if (client.maySee(tool, Effect::Changes))
        return true;
    if (!client.maySee(tool, Effect::Reads))
        return false;
    // One that was saved by the call that asks is none of its workspace yet.
    const bool isKnown = workspace.find({ObjectKind::Tool, tool.name}) != nullptr;
    return client.maySee(tool, isKnown ? effectOf(workspace, tool.name) : toolkit::effectOf(workspace, tool));
}

void Catalogue::add(std::unique_ptr<BuiltIn> builtIn, Listed listed)
{
    auto compiled = jsonschema::Schema::compile(builtIn->tool().inputSchema);
    if (!compiled.schema)
        qFatal("The parameters of %s are described wrongly.", builtIn->tool().name.c_str());
    m_own.push_back({std::move(builtIn), *std::move(compiled.schema), listed == Listed::AsTool});
}

namespace {

bool hasDescription(const Workspace &workspace)
{
    const auto &endpoints = workspace.entries(ObjectKind::Endpoint);
    return std::ranges::any_of(endpoints, [](const auto &item) {
        return !std::get<workspace::Endpoint>(item.value.object()).api.location.empty();
    });
}

} // namespace

std::string_view Catalogue::nameBehind(std::string_view alias)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> names{
        {{"execute_operation", "execute_graphql_query"},
         {"validate_operation", "validate_graphql_query"},
         {"create_saved_tool", "create_saved_query_tool"}}};
    const auto *const found =
        std::ranges::find(names, alias, &std::pair<std::string_view, std::string_view>::first);
    return found == names.end() ? std::string_view() : found->second;
}

bool Catalogue::isOffered(const ClientView &client, const BuiltIn &builtIn)
{
    if (builtIn.changesWorkspace() && client.policy.readOnly)
        return false;
    const auto group = builtIn.group();
    if (group && !client.hasGroup(*group))
        return false;
    // A client that may call certain tools only does not get round that by running any operation or saving one.
    const workspace::ClientPolicy &policy = client.policy;
    const bool isRestricted = !policy.allowedTools.empty() || !policy.allowedTags.empty();
    const bool reachesFurther = group == BuiltInGroup::Execute || builtIn.changesWorkspace();
    return !isRestricted || !reachesFurther
           || std::ranges::find(policy.allowedTools, builtIn.tool().name) != policy.allowedTools.end();
}

const OwnCommand *Catalogue::findOwn(const ClientView &client, std::string_view name) const
{
    const auto found =
        std::ranges::find_if(m_own, [&](const OwnCommand &own) { return own.builtIn->tool().name == name; });
    return found == m_own.end() || !isOffered(client, *found->builtIn) ? nullptr : &*found;
}

std::optional<Workspace::NamedTool> Catalogue::findSaved(const ClientView &client, const Workspace &workspace,
                                                         std::string_view name)
{
    auto called = workspace.namedTool(name);
    if (!called || !m_saved.isVisible(client, workspace, *called->tool))
        return {};
    if (!called->version || *called->version == called->tool->active)
        return called;
    // Another version may do more than the one that is listed.
    const SavedTools::ToolPointer served = m_saved.served(workspace, called->tool->name);
    const Tool &tool = served->versions.contains(*called->version) ? *served : *called->tool;
    const ToolVersion version = tool.resolved(*called->version);
    if (!version.operation
        || !client.maySee(*called->tool, m_saved.effectOf(workspace, version, endpointOf(workspace, tool))))
        return {};
    return called;
}

ShownTool Catalogue::shown(const Workspace &workspace, const Tool &tool, std::optional<Version> version,
                           execution::EnumStyle style)
{
    const auto served = m_saved.served(workspace, tool.name);
    const Version wanted = version && served->versions.contains(*version) ? *version : served->active;
    const std::string endpoint = endpointOf(workspace, *served);
    const Effect effect = wanted == served->active
                              ? m_saved.effectOf(workspace, tool.name)
                              : m_saved.effectOf(workspace, served->resolved(wanted), endpoint);
    return shownTool(workspace, *served, wanted, m_schemas.state(endpoint).schema, style, m_paged, effect);
}

mcp::Tool Catalogue::toolFor(const Workspace &workspace, const BuiltIn &builtIn)
{
    mcp::Tool tool = builtIn.tool();
    if (!builtIn.restNote().empty() && hasDescription(workspace))
        tool.description.append(" ").append(builtIn.restNote());
    return tool;
}

mcp::Tool Catalogue::listedTool(const Workspace &workspace, const OwnCommand &own)
{
    mcp::Tool listed = toolFor(workspace, *own.builtIn);
    listed.outputSchema = {};
    return listed;
}

mcp::Tool Catalogue::listedTool(const ClientView &client, const Workspace &workspace, const Tool &tool)
{
    return toolkit::listedTool(shown(workspace, tool, {}, client.enums).tool);
}

bool Catalogue::isCommandsOnly(const ClientView &client, const Workspace &workspace)
{
    switch (client.surface.mode) {
    case SurfaceMode::Direct: return false;
    case SurfaceMode::Commands: return true;
    case SurfaceMode::Auto: break;
    }
    return !client.fitsDirectly && exceeds(client, workspace);
}

bool Catalogue::isListed(const ClientView &client, const OwnCommand &own)
{
    if (!own.isListed || !isOffered(client, *own.builtIn))
        return false;
    switch (client.surface.mode) {
    case SurfaceMode::Direct: return true;
    case SurfaceMode::Auto: return own.builtIn->isEssential() || isPair(own.builtIn->tool().name);
    case SurfaceMode::Commands: break;
    }
    return isPair(own.builtIn->tool().name);
}

bool Catalogue::exceeds(const ClientView &client, const Workspace &workspace)
{
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    for (const OwnCommand &own : m_own) {
        if (isListed(client, own))
            bytes += bytesOf(listedTool(workspace, own));
    }
    const std::uint64_t most = client.surface.maxBytes.value_or(kListBytes);
    const auto &tools = workspace.entries(ObjectKind::Tool);
    for (auto place = tools.begin(); place != tools.end(); ++place) {
        const Tool &tool = toolAt(place);
        if (!tool.enabled || !m_saved.isVisible(client, workspace, tool))
            continue;
        if (++count > client.surface.maxTools)
            return true;
    }
    for (auto place = tools.begin(); place != tools.end() && bytes <= most; ++place) {
        const Tool &tool = toolAt(place);
        if (tool.enabled && m_saved.isVisible(client, workspace, tool))
            bytes += bytesOf(listedTool(client, workspace, tool));
    }
    return bytes > most;
}

std::optional<std::set<std::string, std::less<>>> Catalogue::listedDirectly(const ClientView &client,
                                                                            const Workspace &workspace)
{
    if (isCommandsOnly(client, workspace))
        return std::nullopt;
    std::set<std::string, std::less<>> names;
    const auto &tools = workspace.entries(ObjectKind::Tool);
    for (auto place = tools.begin(); place != tools.end(); ++place) {
        const Tool &tool = toolAt(place);
        if (tool.enabled && m_saved.isVisible(client, workspace, tool))
            names.insert(tool.name);
    }
    return names;
}

mcp::ListPage<mcp::Tool> Catalogue::page(const ClientView &client, const Workspace &workspace,
                                         const mcp::Cursor &cursor)
{
    mcp::ListPage<mcp::Tool> page;
    const bool isCutDown = isCommandsOnly(client, workspace);
    // A list does not shrink while it is in use: what is new is behind the pair then.
    const bool isPairOnly = isCutDown && !client.shownBefore;
    const auto isWanted = [&](const Tool &tool) {
        return !isCutDown || tool.alwaysListed
               || (client.shownBefore && client.shownBefore->contains(tool.name));
    };
    if (cursor.position.empty()) {
        for (const OwnCommand &own : m_own) {
            if (isListed(client, own) && (!isPairOnly || isPair(own.builtIn->tool().name)))
                page.items.push_back(listedTool(workspace, own));
        }
    }
    const auto &tools = workspace.entries(ObjectKind::Tool);
    std::string last;
    std::size_t bytes = 0;
    for (auto place = behind(tools, cursor.position); place != tools.end(); ++place) {
        const Tool &tool = toolAt(place);
        if (!tool.enabled || !isWanted(tool) || !m_saved.isVisible(client, workspace, tool))
            continue;
        mcp::Tool next = page.items.size() < kPageItems ? listedTool(client, workspace, tool) : mcp::Tool();
        bytes += bytesOf(next);
        if (page.items.size() >= kPageItems || (bytes > kPageBytes && !last.empty())) {
            page.next.position = last;
            break;
        }
        page.items.push_back(std::move(next));
        last = tool.name;
    }
    return page;
}

} // namespace tooltray::toolkit
