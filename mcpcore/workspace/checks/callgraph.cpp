// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/callgraph.h"

#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {

std::optional<graphql::OperationType> typeOf(const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    return found ? std::optional(found.operation()) : std::nullopt;
}

bool mutates(const GraphqlOperation &operation)
{
    return typeOf(operation) == graphql::OperationType::Mutation;
}

bool mutates(const RestRequest &request, const ToolVersion &version)
{
    // Agents and packs cannot say so: see apply().
    const bool isSaidToRead = version.annotations.readOnly == true;
    return !isSaidToRead && mutates(request, version.pagination ? &*version.pagination : nullptr);
}

namespace {

// The facts of tools that call each other in a circle, and of those whose calls are still being followed.
constexpr ToolFacts endless(bool isCyclic)
{
    return {.effect = Effect::Changes, .depth = kMaxCallDepth + 1, .sureMutations = 0, .isCyclic = isCyclic};
}
// The facts of a tool or version that does not exist.
constexpr ToolFacts kMissing{};

constexpr std::size_t kSpareOutlines = 100;

Effect effectBy(const GraphqlOperation &operation)
{
    // An operation that cannot be read may do anything.
    const auto type = typeOf(operation);
    return !type || type == graphql::OperationType::Mutation ? Effect::Changes : Effect::Reads;
}

Effect effectBy(const RestRequest &request, bool isMutation)
{
    if (!isMutation)
        return Effect::Reads;
    const bool isRepeatable =
        request.method == RestRequest::Method::Put || request.method == RestRequest::Method::Delete;
    RestRequest asGet = request;
    asGet.method = RestRequest::Method::Get;
    return isRepeatable && !mutates(asGet) ? Effect::Replaces : Effect::Changes;
}

bool mayReach(const Workspace &workspace, const std::string &endpoint, const RestRequest &request,
              bool hasPages)
{
    return !endpoint.empty()
           && mayReachGraphql(workspace, endpoint, request.path, hasPages || !request.query.empty());
}

const ToolVersion *versionOf(const Tool &tool, const std::optional<Version> &version, ToolVersion &storage)
{
    if (!version && tool.pin)
        return &tool.pin->definition;
    const Version wanted = version.value_or(tool.active);
    if (!tool.versions.contains(wanted))
        return nullptr;
    storage = tool.resolved(wanted);
    return &storage;
}

} // namespace

CallGraph::Outline CallGraph::outlineOf(const Workspace &workspace, const ToolVersion &version,
                                        const std::string &endpoint)
{
    Outline outline;
    if (!version.operation) {
        outline.parts.push_back({.effect = Effect::Changes});
        return outline;
    }
    if (const auto *plain = std::get_if<GraphqlOperation>(&*version.operation)) {
        outline.parts.push_back({.effect = effectBy(*plain), .isMutation = mutates(*plain)});
        return outline;
    }
    if (const auto *request = std::get_if<RestRequest>(&*version.operation)) {
        // Not every request that may reach a GraphQL server writes, and a person may know that it does not.
        const bool isMutation = mutates(*request, version);
        const bool mayWrite = version.annotations.readOnly != true
                              && mayReach(workspace, endpoint, *request, version.pagination.has_value());
        outline.parts.push_back(
            {.effect = effectBy(*request, isMutation || mayWrite), .isMutation = isMutation});
        return outline;
    }
    outline.isChoice = std::holds_alternative<Switch>(*version.operation);
    walkSteps(version, [&](const Step &step) {
        Part part{.isConditional = step.when.has_value()};
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action)) {
            part.effect = effectBy(*operation);
            part.isMutation = mutates(*operation);
        } else if (const auto *one = std::get_if<RestRequest>(&step.action)) {
            const std::string &sender = step.endpoint.empty() ? endpoint : step.endpoint;
            part.isMutation = mutates(*one, step.pagination ? &*step.pagination : nullptr);
            part.effect = effectBy(
                *one, part.isMutation || mayReach(workspace, sender, *one, step.pagination.has_value()));
        } else {
            const auto &call = std::get<ToolInvocation>(step.action);
            part.call = Node{call.tool, call.version, step.endpoint};
        }
        outline.parts.push_back(std::move(part));
    });
    return outline;
}

void CallGraph::turnTo(const Workspace &workspace)
{
    if (m_workspace == &workspace && m_revision == workspace.revision())
        return;
    m_workspace = &workspace;
    m_revision = workspace.revision();
    const Workspace::Entries &tools = workspace.entries(ObjectKind::Tool);
    const Workspace::Entries &endpoints = workspace.entries(ObjectKind::Endpoint);
    bool isElsewhere = false; // what is sent goes to other URLs than before
    Workspace::Entries::compare(
        m_endpoints, endpoints, [&](const std::string &, const Entry *was, const Entry *is) {
            isElsewhere = isElsewhere || !was || !is || was->definition() != is->definition();
        });
    m_endpoints = endpoints;
    // Those of removed versions and missing tools stay until there are too many.
    if (isElsewhere || std::max(m_outlines.size(), m_facts.size()) > 4 * tools.size() + kSpareOutlines) {
        m_facts.clear();
        m_outlines.clear();
        m_callers.clear();
    }
    if (!m_facts.empty()) {
        std::vector<std::string> changed;
        Workspace::Entries::compare(m_tools, tools,
                                    [&](const std::string &name, const Entry *was, const Entry *is) {
                                        if (!was || !is || was->definition() != is->definition())
                                            changed.push_back(name);
                                    });
        forget(std::move(changed));
    }
    m_tools = tools;
}

// The facts of these tools, and of all that call them, directly or not.
void CallGraph::forget(std::vector<std::string> tools)
{
    std::set<std::string> forgotten(tools.begin(), tools.end());
    while (!tools.empty()) {
        const std::string tool = std::move(tools.back());
        tools.pop_back();
        auto fact = m_facts.lower_bound(Node{tool, {}});
        while (fact != m_facts.end() && fact->first.tool == tool)
            fact = m_facts.erase(fact);
        const auto callers = m_callers.find(tool);
        if (callers == m_callers.end())
            continue;
        for (const std::string &caller : callers->second) {
            if (forgotten.insert(caller).second)
                tools.push_back(caller);
        }
        // Those that still call it say so again when they are followed.
        m_callers.erase(callers);
    }
}

bool CallGraph::isPermitted(const Workspace &workspace, const std::string &tool) const
{
    return !m_permits || m_permits(workspace, tool);
}

const CallGraph::Outline *CallGraph::outline(const Workspace &workspace, const Node &node)
{
    const Entry *entry = workspace.find(ObjectKey{ObjectKind::Tool, node.tool});
    if (entry == nullptr)
        return nullptr;
    const auto known = m_outlines.find(node);
    if (known != m_outlines.end() && known->second.definition == entry->definition())
        return &known->second;
    ToolVersion storage;
    const ToolVersion *version = versionOf(std::get<Tool>(entry->object()), node.version, storage);
    if (version == nullptr)
        return nullptr;
    if (version->annotations.readOnly == true && !isPermitted(workspace, node.tool)) {
        if (version != &storage)
            storage = *version;
        storage.annotations.readOnly.reset();
        version = &storage;
    }
    const auto &tool = std::get<Tool>(entry->object());
    const std::string &own = !node.version && tool.pin ? tool.pin->endpoint : tool.endpoint;
    const Result<std::string> endpoint =
        resolvedEndpoint(workspace, node.endpoint.empty() ? own : node.endpoint);
    Outline made = outlineOf(workspace, *version, endpoint.valueOr({}));
    made.definition = entry->definition();
    return &m_outlines.insert_or_assign(node, std::move(made)).first->second;
}

// Goes deep without recursion, as a chain may be as long as the workspace is big.
void CallGraph::follow(const Workspace &workspace, const Outline &from)
{
    struct Place {
        const Node *node; // null: where it begins
        const Outline *outline;
        std::size_t next = 0; // of its parts
    };
    std::vector<Place> way{{nullptr, &from}};
    while (!way.empty()) {
        Place &place = way.back();
        if (place.next == place.outline->parts.size()) {
            if (place.node != nullptr)
                m_facts[*place.node] = combined(*place.outline);
            way.pop_back();
            continue;
        }
        ++m_steps;
        const std::optional<Node> &call = place.outline->parts[place.next++].call;
        if (!call)
            continue;
        const auto [facts, isNew] = m_facts.try_emplace(*call, endless(true)); // until it was followed
        if (!isNew)
            continue;
        if (const Outline *next = outline(workspace, *call)) {
            way.push_back({&facts->first, next});
            for (const Part &part : next->parts) {
                if (part.call)
                    m_callers[part.call->tool].insert(call->tool);
            }
        } else {
            facts->second = kMissing;
        }
    }
}

ToolFacts CallGraph::factsOf(const Part &part) const
{
    if (!part.call)
        return {part.effect, 0, part.isMutation ? std::size_t(1) : 0};
    const auto called = m_facts.find(*part.call);
    return called == m_facts.end() ? kMissing : called->second;
}

// Precondition: what the parts call has been followed, or leads back to here.
ToolFacts CallGraph::combined(const Outline &outline)
{
    ToolFacts facts{.effect = Effect::Reads, .depth = 1, .sureMutations = 0};
    std::optional<std::size_t> least;
    for (const Part &part : outline.parts) {
        ++m_steps;
        const ToolFacts inner = factsOf(part);
        facts.effect = std::max(facts.effect, inner.effect);
        facts.depth = std::max(facts.depth, inner.depth + 1);
        facts.isCyclic = facts.isCyclic || inner.isCyclic;
        const std::size_t sure = part.isConditional ? 0 : inner.sureMutations;
        facts.sureMutations = std::min<std::size_t>(facts.sureMutations + sure, 2);
        least = std::min(least.value_or(sure), sure);
    }
    if (outline.isChoice)
        facts.sureMutations = least.value_or(0);
    if (facts.depth > kMaxCallDepth)
        return endless(facts.isCyclic);
    return facts;
}

ToolFacts CallGraph::of(const Workspace &workspace, const Tool &tool)
{
    turnTo(workspace);
    // A draft need not be what the workspace has under its name.
    if (workspace.find<Tool>(tool.name) != &tool) {
        ToolVersion storage;
        const ToolVersion *version = versionOf(tool, {}, storage);
        const std::string &own = tool.pin ? tool.pin->endpoint : tool.endpoint;
        return version == nullptr ? kMissing
                                  : of(workspace, *version, resolvedEndpoint(workspace, own).valueOr({}));
    }
    Outline calling;
    calling.parts.push_back({.call = Node{tool.name, {}}});
    follow(workspace, calling);
    return factsOf(calling.parts.front());
}

ToolFacts CallGraph::of(const Workspace &workspace, const ToolVersion &version, std::string_view endpoint)
{
    turnTo(workspace);
    const Outline outline = outlineOf(workspace, version, std::string(endpoint));
    follow(workspace, outline);
    return combined(outline);
}

std::optional<std::size_t> CallGraph::surplusMutation(const Workspace &workspace, const ToolVersion &version)
{
    turnTo(workspace);
    const Outline outline = outlineOf(workspace, version, {});
    follow(workspace, outline);
    std::size_t count = 0;
    for (std::size_t i = 0; i < outline.parts.size(); ++i) {
        const Part &part = outline.parts[i];
        count += part.isConditional ? 0 : factsOf(part).sureMutations;
        if (count > 1)
            return i;
    }
    return std::nullopt;
}

std::vector<std::string> CallGraph::chainFrom(const Workspace &workspace, const Tool &tool)
{
    std::vector<std::string> chain{tool.name};
    const Outline *at = outline(workspace, {tool.name, {}});
    while (at != nullptr && chain.size() <= kMaxCallDepth) {
        const auto deepest = std::ranges::max_element(
            at->parts, {}, [&](const Part &part) { return part.call ? factsOf(part).depth : 0; });
        if (deepest == at->parts.end() || !deepest->call)
            break;
        chain.push_back(deepest->call->tool);
        at = outline(workspace, *deepest->call);
    }
    return chain;
}

std::vector<std::string> CallGraph::tooDeep(const Workspace &before, const Workspace &after)
{
    CallGraph then;
    CallGraph now;
    for (const auto &[name, entry] : after.entries(ObjectKind::Tool)) {
        const auto &tool = std::get<Tool>(entry.object());
        if (now.of(after, tool).depth <= kMaxCallDepth)
            continue;
        const auto *known = before.find<Tool>(name);
        if (known == nullptr || then.of(before, *known).depth <= kMaxCallDepth)
            return now.chainFrom(after, tool);
    }
    return {};
}

} // namespace tooltray::workspace
