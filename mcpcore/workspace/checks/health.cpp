// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/health.h"

#include "graphql/changes/compareschemas.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/pinning.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

struct Health::CheckedTool {
    DefinitionPtr definition;
    std::string endpoint; // that it was taken to mean
    ToolHealth health;
    std::vector<std::pair<std::string, graphql::UsedParts>> uses;
    std::vector<std::string> missingSchemas;
    std::vector<std::string> wantedContext;
    std::vector<std::string> described;
    bool lacksEndpoint = false;
};

namespace {

HealthState stateOf(const VersionCheck &check)
{
    if (!check.problems.empty())
        return HealthState::Broken;
    return check.missingSchemas.empty() && !check.isUnmatched ? HealthState::Ok : HealthState::Unchecked;
}

// What is said of a missing endpoint names those that there are, and tells whether the missing one is disabled.
bool haveSameEndpoints(const Workspace &a, const Workspace &b)
{
    return a.disabledEndpoints() == b.disabledEndpoints() && endpointNames(a) == endpointNames(b);
}

// The tools that call one of these, however deep.
void addCallers(const Workspace &workspace, std::set<std::string> &tools)
{
    if (tools.empty())
        return;
    std::map<std::string_view, std::vector<std::string_view>> callers;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        for (const ObjectKey &used : entry.definition()->references) {
            if (used.kind == ObjectKind::Tool)
                callers[used.name].push_back(name);
        }
    }
    std::vector<std::string> added(tools.begin(), tools.end());
    while (!added.empty()) {
        const std::string called = std::move(added.back());
        added.pop_back();
        const auto found = callers.find(called);
        if (found == callers.end())
            continue;
        for (const std::string_view caller : found->second) {
            if (tools.emplace(caller).second)
                added.emplace_back(caller);
        }
    }
}

} // namespace

// The differences from the state in which tools were last checked.
class Health::Difference {
public:
    Difference(const Health &before, const Workspace &workspace, const Schemas &schemas)
        : m_before(before)
        , m_workspace(workspace)
        , m_schemas(schemas)
        , m_touched(before.m_workspace ? touchedObjects(*before.m_workspace, workspace)
                                       : std::set<ObjectKey>())
        , m_hasOtherEndpoints(before.m_workspace && !haveSameEndpoints(*before.m_workspace, workspace))
    {}

    bool isTouched(const CheckedTool &tool, const DefinitionPtr &definition)
    {
        if (tool.definition != definition || (tool.lacksEndpoint && m_hasOtherEndpoints)
            || tool.endpoint != endpointOf(m_workspace, std::get<Tool>(definition->object)))
            return true;
        const bool isContextTouched = std::ranges::any_of(tool.wantedContext, [&](const std::string &name) {
            return (m_before.m_workspace->contextFor(name) == nullptr)
                   != (m_workspace.contextFor(name) == nullptr);
        });
        return isContextTouched || m_touched.contains(keyOf(definition->object))
               || std::ranges::any_of(tool.missingSchemas,
                                      [&](const std::string &endpoint) {
                                          return schemasOf(m_schemas, endpoint).graphql != nullptr;
                                      })
               || std::ranges::any_of(tool.described,
                                      [&](const std::string &endpoint) {
                                          return schemasOf(m_before.m_schemas, endpoint).api
                                                 != schemasOf(m_schemas, endpoint).api;
                                      })
               || std::ranges::any_of(tool.uses, [&](const auto &use) {
                      return isSchemaTouched(use.first, use.second, tool.health);
                  });
    }

private:
    bool isSchemaTouched(const std::string &endpoint, const graphql::UsedParts &parts,
                         const ToolHealth &health)
    {
        const graphql::SchemaPointer &then = schemasOf(m_before.m_schemas, endpoint).graphql;
        const graphql::SchemaPointer &now = schemasOf(m_schemas, endpoint).graphql;
        if (then == now)
            return false;
        // Any change of the schema may fix a broken tool.
        const auto isOneBroken = [](const VersionHealth &version) {
            return !version.problems.empty(); // also of a disabled one
        };
        const bool isBroken = isOneBroken(health.served) || std::ranges::any_of(health.versions, isOneBroken);
        if (!now || isBroken)
            return true;
        auto changes = m_changes.find(endpoint);
        if (changes == m_changes.end())
            changes = m_changes.emplace(endpoint, graphql::ChangedParts(graphql::compareSchemas(*then, *now)))
                          .first;
        return parts.mayBeTouchedBy(changes->second);
    }

    const Health &m_before;
    const Workspace &m_workspace;
    const Schemas &m_schemas;
    std::set<ObjectKey> m_touched; // by what is other than when the tools were last looked at
    bool m_hasOtherEndpoints;
    std::map<std::string, graphql::ChangedParts> m_changes;
};

Health::CheckedTool Health::look(const Workspace &workspace, const DefinitionPtr &definition,
                                 VersionChecks &checks)
{
    const auto &tool = std::get<Tool>(definition->object);
    CheckedTool checked{definition, endpointOf(workspace, tool), {}, {}, {}, {}, {}, false};
    const auto lookAt = [&](const Tool &which, Version version) -> VersionHealth {
        VersionCheck check = checks.check(which, version);
        std::ranges::move(check.uses, std::back_inserter(checked.uses));
        std::ranges::move(check.missingSchemas, std::back_inserter(checked.missingSchemas));
        std::ranges::move(check.awaitedSchemas, std::back_inserter(checked.missingSchemas));
        std::ranges::move(check.wantedContext, std::back_inserter(checked.wantedContext));
        std::ranges::move(check.described, std::back_inserter(checked.described));
        checked.lacksEndpoint = checked.lacksEndpoint || check.lacksEndpoint;
        return {version, stateOf(check), std::move(check.problems)};
    };
    if (!tool.enabled) {
        checked.health.served =
            tool.pin ? lookAt(workspace::served(tool), tool.pin->version) : lookAt(tool, tool.active);
        checked.health.served.state = HealthState::Disabled;
        return checked;
    }
    for (const auto &[number, version] : tool.versions) {
        checked.health.versions.push_back(lookAt(tool, number));
        if (number == tool.active)
            checked.health.served = checked.health.versions.back();
    }
    if (tool.pin)
        checked.health.served = lookAt(workspace::served(tool), tool.pin->version);
    return checked;
}

const ToolHealth *Health::of(std::string_view tool) const
{
    const auto *found = m_tools.find(tool);
    return found == nullptr ? nullptr : &(*found)->health;
}

std::vector<std::string> Health::broken() const
{
    std::vector<std::string> names;
    for (const auto &[name, tool] : m_tools) {
        if (tool->health.state() == HealthState::Broken)
            names.push_back(name);
    }
    return names;
}

Health Health::check(WorkspacePtr workspace, Schemas schemas, const Health &before)
{
    Health result;
    SharedMap<std::shared_ptr<const CheckedTool>>::Editor tools(before.m_tools);
    for (const auto &item : before.m_tools) {
        if (workspace->find<Tool>(item.name) == nullptr)
            tools.remove(item.name);
    }
    Difference difference(before, *workspace, schemas);
    std::set<std::string> touched;
    for (const auto &[name, entry] : workspace->entries(ObjectKind::Tool)) {
        const auto *known = before.m_tools.find(name);
        if (known == nullptr || difference.isTouched(**known, entry.definition()))
            touched.insert(name);
    }
    addCallers(*workspace, touched);
    VersionChecks checks(*workspace, schemas);
    for (const std::string &name : touched) {
        ++result.m_checked;
        CheckedTool checked =
            look(*workspace, workspace->entries(ObjectKind::Tool).find(name)->definition(), checks);
        tools.set(name, std::make_shared<const CheckedTool>(std::move(checked)));
    }
    result.m_tools = std::move(tools).finish();
    result.m_workspace = std::move(workspace);
    result.m_schemas = std::move(schemas);
    return result;
}

std::vector<std::string> newlyBroken(const Health &before, const Health &after)
{
    std::vector<std::string> names = after.broken();
    std::erase_if(names, [&](const std::string &name) {
        const ToolHealth *then = before.of(name);
        return then != nullptr && then->state() == HealthState::Broken;
    });
    return names;
}

bool hasNewProblems(std::string_view tool, const Health &before, const Health &after)
{
    const ToolHealth *then = before.of(tool);
    const ToolHealth *now = after.of(tool);
    return now != nullptr && std::ranges::any_of(now->served.problems, [&](const ToolProblem &problem) {
               return then == nullptr
                      || std::ranges::find(then->served.problems, problem) == then->served.problems.end();
           });
}

} // namespace tooltray::workspace
