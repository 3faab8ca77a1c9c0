// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolmove.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

using namespace workspace;

// Whether it asks the tool's own endpoint for paths.
bool asksForPaths(const ToolVersion &version)
{
    const auto isPath = [](const Step &step) {
        return step.endpoint.empty() && std::holds_alternative<RestRequest>(step.action);
    };
    if (!version.operation)
        return false;
    if (const auto *sequence = std::get_if<Sequence>(&*version.operation))
        return std::ranges::any_of(sequence->steps, isPath);
    if (const auto *choice = std::get_if<Switch>(&*version.operation))
        return std::ranges::any_of(choice->cases, isPath, &Switch::Case::step);
    return std::holds_alternative<RestRequest>(*version.operation);
}

} // namespace

ToolMove::Rows ToolMove::plan(const Workspace &workspace, const Schemas &schemas, const ToolNames &names,
                              const std::string &endpoint)
{
    Rows rows;
    const auto *there = workspace.find<Endpoint>(endpoint);
    if (there == nullptr)
        return rows;
    for (const std::string &name : names) {
        const auto *tool = workspace.find<Tool>(name);
        if (tool != nullptr && tool->endpoint != endpoint)
            rows.push_back(rowOf(workspace, schemas, *tool, *there));
    }
    return rows;
}

ToolMove::Row ToolMove::rowOf(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                              const Endpoint &endpoint)
{
    Row row{.tool = tool.name};
    Tool moved = tool;
    moved.endpoint = endpoint.name;
    bool isUnknown = false;
    for (const auto &[version, definition] : moved.versions) {
        const VersionCheck check = checkVersion(workspace, schemas, moved, version);
        // What is called by nobody is worth less than what is.
        if (!check.problems.empty() && (row.fit == Fit::Fits || version == moved.active)) {
            row.fit = Fit::Misfit;
            row.problem = worded(check.problems.front().code, check.problems.front().message);
            if (version != moved.active)
                row.problem = tr("Version %1: %2").arg(fromUtf8(version.toString()), row.problem);
        }
        isUnknown =
            isUnknown || std::ranges::find(check.missingSchemas, endpoint.name) != check.missingSchemas.end();
        const auto schema = schemas.find(endpoint.name);
        const bool isGraphql = schema != schemas.end() && schema->second;
        if (row.fit == Fit::Fits && endpoint.restUrl.empty() && isGraphql
            && asksForPaths(moved.resolved(version))) {
            row.fit = Fit::Misfit;
            row.problem = tr("It asks for paths, and %1 is a GraphQL endpoint without a REST URL.")
                              .arg(fromUtf8(endpoint.name));
        }
    }
    if (row.fit == Fit::Fits && isUnknown) {
        row.fit = Fit::Unknown;
        row.problem =
            tr("The schema of %1 is not there yet, so nobody can tell.").arg(fromUtf8(endpoint.name));
    }
    return row;
}

} // namespace tooltray::ui
