// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/checkchange.h"

#include "workspace/health/checkdefinition.h"
#include "workspace/health/touchedobjects.h"
#include "workspace/pin/pinning.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::workspace {
namespace {

constexpr std::size_t kMostToolsNamed = 5;

class ChangeChecker {
public:
    ChangeChecker(const Workspace &before, const Workspace &after, const Schemas &schemas)
        : m_before(before)
        , m_after(after)
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
        // Of a pinned tool the approved version is what calls get.
        if (known != nullptr && tool.enabled && tool.pin)
            checkBreaking(served(*known), served(tool), tool.pin->version);
    }

    void checkBrought(const Tool &tool, Version version)
    {
        ToolProblems problems = checkVersion(m_after, m_schemas, tool, version, m_graphAfter).problems;
        checkDefinition(m_after, tool, version, problems);
        if (!problems.empty())
            m_check.refused.push_back({tool.name, version, std::move(problems)});
    }

    void checkBreaking(const Tool &known, const Tool &tool, Version version)
    {
        ToolProblems problems = checkVersion(m_after, m_schemas, tool, version, m_graphAfter).problems;
        if (problems.empty() || !known.versions.contains(version)
            || !checkVersion(m_before, m_schemas, known, version, m_graphBefore).problems.empty())
            return;
        m_check.broken.push_back({tool.name, version, std::move(problems)});
    }

    const Workspace &m_before;
    const Workspace &m_after;
    const Schemas &m_schemas;
    CallGraph m_graphBefore;
    CallGraph m_graphAfter;
    ChangeCheck m_check;
};

} // namespace

ChangeCheck checkChange(const Workspace &before, const Workspace &after, const Schemas &schemas)
{
    return ChangeChecker(before, after, schemas).run();
}

std::string withPlace(const ToolProblem &problem)
{
    if (problem.place.empty())
        return problem.message;
    std::string text = "At " + problem.place;
    if (problem.position)
        text += ", line " + std::to_string(problem.position->line) + ", column "
                + std::to_string(problem.position->column);
    return text + ": " + problem.message;
}

json::Value encode(const ToolFindings &findings)
{
    json::Value list = json::Value::array();
    for (const ToolFinding &finding : findings) {
        json::Value &one = list.append(
            json::Value::object({{"name", finding.tool}, {"version", finding.version.toString()}}));
        json::Value &errors = one.set("errors", json::Value::array());
        for (const ToolProblem &problem : finding.problems)
            errors.append(json::Value(withPlace(problem)));
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
        if (told == kMostToolsNamed)
            break;
        text.append(told++ == 0 ? "\"" : ", \"").append(name).append("\"");
    }
    if (names.size() > told)
        text += " and " + std::to_string(names.size() - told) + " more";
    return text;
}

} // namespace tooltray::workspace
