// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/restdrift.h"

#include "openapi/changes/compare.h"
#include "workspace/checks/pinning.h"
#include "workspace/definitions/walk.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::workspace {

namespace {

// A tool that gives a member of the response another name returns it for sure.
std::vector<std::string> renamedFields(const ResultShape &result)
{
    std::vector<std::string> fields;
    for (const ResultShape::Renaming &renaming : result.rename)
        fields.push_back(renaming.from.starts_with('/') ? result.path + renaming.from : renaming.from);
    return fields;
}

openapi::UsedOperationParts usedParts(const RestRequest &request, const Shared<Pagination> &pagination,
                                      const ResultShape *result)
{
    openapi::UsedOperationParts used{.isAll = false};
    const auto addQuery = [&](std::string_view name) {
        used.arguments.push_back(std::string("query:").append(name.substr(0, name.find('['))));
    };
    for (const NamedBinding &sent : request.query) {
        addQuery(sent.name);
        used.arguments.push_back("querystring:" + sent.name);
    }
    for (const NamedBinding &sent : request.headers)
        used.arguments.push_back("header:" + sent.name);
    for (const NamedBinding &sent : request.cookies)
        used.arguments.push_back("cookie:" + sent.name);
    if (request.body) {
        const auto *object = std::get_if<ObjectSource>(&request.body->source);
        if (object == nullptr)
            used.arguments.emplace_back("body");
        else
            for (const NamedBinding &member : object->members)
                used.arguments.push_back("body/" + member.name.substr(0, member.name.find('[')));
    }
    if (pagination && pagination->enabled) {
        for (const std::string &name : pagedQuery(request, pagination))
            addQuery(name);
        used.response = pagination->paths;
        const bool isInItem = pagination->style == Pagination::Style::LastItem;
        if (!pagination->nextCursorPath.empty())
            used.response.push_back((isInItem && !pagination->paths.empty() ? pagination->paths.front() + "/*"
                                     : isInItem                             ? "/*"
                                                                            : "")
                                    + pagination->nextCursorPath);
    }
    if (result != nullptr && !result->path.empty())
        used.response.push_back(result->path);
    if (result != nullptr)
        std::ranges::copy(renamedFields(*result), std::back_inserter(used.response));
    return used;
}

// Coordinates leave out that there are several elements.
bool isRenamed(std::string_view part, const ResultShape *result)
{
    const auto isIt = [part](const std::string &field) {
        const auto pointer = field.starts_with('/') ? json::Pointer::parse(field) : std::nullopt;
        if (!pointer)
            return part.ends_with('/' + field);
        std::string place;
        for (const std::string &token : pointer->tokens())
            place += token == "*" ? std::string() : '/' + token;
        return part == place;
    };
    return result != nullptr && std::ranges::any_of(renamedFields(*result), isIt);
}

// The change is about a part of the items of a paged list, which the tool hands out as they are.
bool isPartOfItem(const openapi::ApiChange &change, const openapi::ApiOperation &operation,
                  const Shared<Pagination> &pagination, const ResultShape *result)
{
    std::string_view part = change.coordinate;
    part.remove_prefix(std::min(part.size(), operation.method.size() + 1 + operation.path.size()));
    const bool isOfAnswer = part.starts_with('.') && !part.starts_with(".body");
    if (!isOfAnswer || !pagination || !pagination->enabled)
        return false;
    part.remove_prefix(std::min(part.size(), part.find('/')));
    if (isRenamed(part, result))
        return false;
    const bool isCursor =
        pagination->style == Pagination::Style::LastItem && part.ends_with(pagination->nextCursorPath);
    return !isCursor && std::ranges::any_of(pagination->paths, [&](const std::string &path) {
        return part.starts_with(path + '/');
    });
}

class DriftFinder {
public:
    DriftFinder(const Endpoint &endpoint, const openapi::Api &before, const openapi::Api &after)
        : m_endpoint(endpoint)
        , m_before(before)
        , m_after(after)
    {}

    openapi::ApiChanges of(const ToolVersion &version, const std::string &ofTool) const
    {
        openapi::ApiChanges changes;
        const auto add = [&](const RestRequest &request, const Shared<Pagination> &pagination,
                             const ResultShape *result) {
            const openapi::ApiOperation *operation = operationOf(m_before, request, m_endpoint);
            if (operation == nullptr)
                return;
            std::ranges::copy_if(openapi::compareOperation(m_before, *operation, m_after,
                                                           usedParts(request, pagination, result)),
                                 std::back_inserter(changes), [&](const openapi::ApiChange &change) {
                                     return (change.kind == openapi::ApiChangeKind::Breaking
                                             || change.kind == openapi::ApiChangeKind::Dangerous)
                                            && !isPartOfItem(change, *operation, pagination, result);
                                 });
        };
        if (version.operation && ofTool == m_endpoint.name) {
            if (const auto *request = std::get_if<RestRequest>(&*version.operation))
                add(*request, version.pagination, &version.result);
        }
        walkSteps(version, [&](const Step &step) {
            const auto *request = std::get_if<RestRequest>(&step.action);
            if (request != nullptr && (step.endpoint.empty() ? ofTool : step.endpoint) == m_endpoint.name)
                add(*request, step.pagination, nullptr);
        });
        return changes;
    }

private:
    const Endpoint &m_endpoint;
    const openapi::Api &m_before;
    const openapi::Api &m_after;
};

} // namespace

std::vector<ToolDrift> restDrift(const Workspace &workspace, std::string_view endpoint,
                                 const openapi::Api &before, const openapi::Api &after)
{
    std::vector<ToolDrift> drift;
    const auto *definition = workspace.find<Endpoint>(endpoint);
    if (definition == nullptr)
        return drift;
    const DriftFinder finder(*definition, before, after);
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        const auto &tool = std::get<Tool>(entry.object());
        if (!tool.enabled)
            continue;
        const Tool now = served(tool);
        openapi::ApiChanges changes = finder.of(now.resolved(now.active), endpointOf(workspace, now));
        if (!changes.empty())
            drift.push_back({name, std::move(changes)});
    }
    return drift;
}

} // namespace tooltray::workspace
