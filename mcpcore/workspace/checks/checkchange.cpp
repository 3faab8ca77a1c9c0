// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkchange.h"

#include "graphql/changes/compareschemas.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/checks/checkdefinition.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>
#include <variant>

namespace tooltray::workspace {
namespace {

constexpr std::array kPartKinds{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping, ObjectKind::Endpoint,
                                ObjectKind::Context};

std::set<ObjectKey> changedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> changed;
    for (const ObjectKind kind : kPartKinds) {
        Workspace::Entries::compare(before.entries(kind), after.entries(kind),
                                    [&](const std::string &name, const Entry *was, const Entry *is) {
                                        if (!was || !is || was->definition() != is->definition())
                                            changed.insert({kind, name});
                                    });
    }
    return changed;
}

} // namespace

std::set<ObjectKey> touchedObjects(const Workspace &before, const Workspace &after)
{
    std::set<ObjectKey> touched = changedObjects(before, after);
    const auto usesTouched = [&touched](const Entry &entry) {
        return std::ranges::any_of(entry.definition()->references,
                                   [&](const ObjectKey &used) { return touched.contains(used); });
    };
    // Once over all for each link of the longest chain of users, most often twice: an index of all users would take longer to make.
    for (std::size_t known = 0; known != touched.size();) {
        known = touched.size();
        for (const ObjectKind kind : {ObjectKind::Tool, ObjectKind::Type}) {
            for (const auto &[name, entry] : after.entries(kind)) {
                if (usesTouched(entry))
                    touched.insert({kind, name});
            }
        }
    }
    return touched;
}

namespace {

constexpr std::size_t kMaxToolsNamed = 5;

class ChangeChecker {
public:
    ChangeChecker(const Workspace &before, const Workspace &after, const Schemas &schemas)
        : m_before(before)
        , m_after(after)
        , m_checksBefore(before, schemas)
        , m_checksAfter(after, schemas)
        , m_schemas(schemas)
    {}

    ChangeCheck run()
    {
        std::set<ObjectKey> touched = touchedObjects(m_before, m_after);
        if (std::ranges::any_of(touched,
                                [](const ObjectKey &key) { return key.kind == ObjectKind::Endpoint; }))
            addToolsOfOtherEndpoints(touched);
        for (const ObjectKey &key : touched) {
            const Tool *tool = key.kind == ObjectKind::Tool ? m_after.find<Tool>(key.name) : nullptr;
            if (tool != nullptr)
                compare(m_before.find<Tool>(key.name), *tool);
        }
        return std::move(m_check);
    }

private:
    // A tool that names no endpoint may mean another one now.
    void addToolsOfOtherEndpoints(std::set<ObjectKey> &touched) const
    {
        for (const auto &[name, entry] : m_after.entries(ObjectKind::Tool)) {
            const Tool *known = m_before.find<Tool>(name);
            if (known && endpointOf(m_before, *known) != endpointOf(m_after, std::get<Tool>(entry.object())))
                touched.insert({ObjectKind::Tool, name});
        }
    }

    void compare(const Tool *known, const Tool &tool)
    {
        const bool isSameEndpoint = known != nullptr && known->endpoint == tool.endpoint;
        for (const auto &[number, version] : tool.versions) {
            const bool isKnown = isSameEndpoint && known->versions.contains(number)
                                 && known->resolved(number) == tool.resolved(number);
            if (!isKnown)
                checkBrought(tool, number);
            else if (tool.enabled && !tool.pin)
                checkBreaking(*known, tool, number);
        }
        // Calls of a pinned tool get the approved version.
        if (known != nullptr && tool.enabled && tool.pin)
            checkBreaking(served(*known), served(tool), tool.pin->version);
    }

    void checkBrought(const Tool &tool, Version version)
    {
        ToolProblems problems = m_checksAfter.check(tool, version).problems;
        checkDefinition(m_after, m_schemas, tool, version, problems);
        if (!problems.empty())
            m_check.refused.push_back({tool.name, version, std::move(problems)});
    }

    void checkBreaking(const Tool &known, const Tool &tool, Version version)
    {
        ToolProblems problems = m_checksAfter.check(tool, version).problems;
        if (problems.empty() || !known.versions.contains(version)
            || !m_checksBefore.check(known, version).problems.empty())
            return;
        m_check.broken.push_back({tool.name, version, std::move(problems)});
    }

    const Workspace &m_before;
    const Workspace &m_after;
    VersionChecks m_checksBefore;
    VersionChecks m_checksAfter;
    const Schemas &m_schemas;
    ChangeCheck m_check;
};

} // namespace

ChangeCheck checkChange(const Workspace &before, const Workspace &after, const Schemas &schemas)
{
    return ChangeChecker(before, after, schemas).run();
}

Message withPlace(const ToolProblem &problem)
{
    if (problem.place.empty())
        return problem.message;
    if (!problem.position)
        return {CORE_TEXT("Core", "At {place}: {problem}"),
                {{"place", problem.place}, {"problem", problem.message}}};
    return {CORE_TEXT("Core", "At {place}, line {line}, column {column}: {problem}"),
            {{"place", problem.place},
             {"line", problem.position->line},
             {"column", problem.position->column},
             {"problem", problem.message}}};
}

json::Value encode(const ToolFindings &findings)
{
    json::Value list = json::Value::array();
    for (const ToolFinding &finding : findings) {
        json::Value &one = list.append(
            json::Value::object({{"name", finding.tool}, {"version", finding.version.toString()}}));
        json::Value &errors = one.set("errors", json::Value::array());
        for (const ToolProblem &problem : finding.problems)
            errors.append(json::Value(withPlace(problem).text()));
    }
    return list;
}

std::string toolNames(const ToolFindings &findings)
{
    std::set<std::string> names;
    for (const ToolFinding &finding : findings)
        names.insert(finding.tool);
    std::string text = names.size() == 1 ? "the tool " : "the tools ";
    std::size_t told = 0;
    for (const std::string &name : names) {
        if (told == kMaxToolsNamed)
            break;
        text.append(told++ == 0 ? "\"" : ", \"").append(name).append("\"");
    }
    if (names.size() > told)
        text += " and " + std::to_string(names.size() - told) + " more";
    return text;
}

namespace {

using graphql::ChangeImpact;

ToolVersion servedVersion(const Tool &tool)
{
    return tool.pin ? tool.pin->definition : tool.resolved(tool.active);
}

// The changes that break the operation, by their index.
void addBreaking(const GraphqlOperation &operation, const SchemaStep &step, std::set<std::size_t> &breaking)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    if (!document.isValid())
        return;
    const auto meant = graphql::findOperation(document, operation.operationName);
    if (!meant)
        return;
    for (const graphql::AffectedOperation &affected :
         graphql::findAffectedOperations(step.before, step.after, step.changes, document)) {
        if (affected.node != meant.index())
            continue;
        std::ranges::copy_if(
            affected.changes, std::inserter(breaking, breaking.end()),
            [&](std::size_t index) { return step.changes[index].impact() == ChangeImpact::Breaking; });
    }
}

std::set<std::size_t> breakingChanges(const ToolVersion &version, const std::string &ownEndpoint,
                                      std::string_view endpoint, const SchemaStep &step)
{
    std::set<std::size_t> breaking;
    if (version.operation && ownEndpoint == endpoint) {
        if (const auto *single = std::get_if<GraphqlOperation>(&*version.operation))
            addBreaking(*single, step, breaking);
    }
    walkSteps(version, [&](const Step &each) {
        const std::string &asked = each.endpoint.empty() ? ownEndpoint : each.endpoint;
        const auto *operation = std::get_if<GraphqlOperation>(&each.action);
        if (operation != nullptr && asked == endpoint)
            addBreaking(*operation, step, breaking);
    });
    return breaking;
}

} // namespace

ToolsBroken toolsBroken(const Workspace &workspace, std::string_view endpoint, const SchemaStep &step)
{
    ToolsBroken broken;
    const bool breaksSomething = std::ranges::any_of(step.changes, [](const graphql::SchemaChange &change) {
        return change.impact() == ChangeImpact::Breaking;
    });
    if (!breaksSomething)
        return broken;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const auto &tool = std::get<Tool>(entry.object());
        if (!tool.enabled || (!tool.pin && !tool.versions.contains(tool.active)))
            continue;
        const std::string own = tool.pin ? endpointOf(workspace, served(tool)) : endpointOf(workspace, tool);
        for (const std::size_t change : breakingChanges(servedVersion(tool), own, endpoint, step))
            broken[change].push_back(name);
    }
    return broken;
}

VersionCheck VersionChecks::check(const Tool &tool, Version version)
{
    VersionCheck check = checkVersion(m_workspace, m_schemas, tool, version, m_memory);
    if (check.problems.empty())
        addBrokenCall(tool.resolved(version), check.problems);
    return check;
}

// The first is enough: what is wrong with a tool is told in full where that tool is.
void VersionChecks::addBrokenCall(const ToolVersion &definition, ToolProblems &problems)
{
    walkPlacedSteps(definition, [&](const Step &step, const std::string &place) {
        const auto *call = std::get_if<ToolInvocation>(&step.action);
        if (call == nullptr || !problems.empty())
            return;
        if (const WhyBroken &why = whyBroken(*call))
            problems.push_back(
                {"called_tool_broken",
                 place + "/operation",
                 std::nullopt,
                 {CORE_TEXT("Core", "It calls the tool \"{tool}\", which cannot work. {problem}"),
                  {{"tool", call->tool}, {"problem", *why}}}});
    });
}

// That tools call each other in a circle is found before anybody follows it here.
const VersionChecks::WhyBroken &VersionChecks::whyBroken(const ToolInvocation &call)
{
    const auto [known, isNew] = m_called.try_emplace({call.tool, call.version});
    const Tool *tool = isNew ? m_workspace.find<Tool>(call.tool) : nullptr;
    if (tool == nullptr)
        return known->second;
    const Tool called = call.version ? *tool : served(*tool);
    const Version version = call.version.value_or(called.active);
    if (!called.versions.contains(version))
        return known->second;
    const ToolProblems problems = check(called, version).problems;
    if (!problems.empty())
        known->second = problems.front().message;
    return known->second;
}

} // namespace tooltray::workspace
