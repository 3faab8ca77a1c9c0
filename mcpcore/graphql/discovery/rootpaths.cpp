// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/rootpaths.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::uint32_t kStep = 10;
constexpr std::uint32_t kRequiredArgument = 4;
constexpr std::uint32_t kDeprecated = 40;
constexpr std::uint32_t kNarrowing = 25;
constexpr std::uint32_t kPossibleType = 2; // each makes it less likely that this one is meant
constexpr std::uint32_t kMaxPossible = 20;
// A question is seldom about the data of the current user.
constexpr std::uint32_t kViewerCost = 10;
constexpr std::uint32_t kBehindViewer = 10;
constexpr std::uint32_t kRoots[] = {0, 200, 300}; // by OperationType: any query is better than a mutation

SchemaField findViewer(const Schema &schema)
{
    const SchemaType query = schema.queryType();
    for (const std::string_view name : {"viewer", "me", "currentUser", "myself", "self"})
        if (const SchemaField field = query ? query.field(name) : SchemaField())
            return field;
    return {};
}

} // namespace

RootPaths::RootPaths(SchemaPointer schema)
    : m_schema(std::move(schema))
    , m_viewer(findViewer(*m_schema))
    , m_steps(m_schema->types().size())
{
    findPaths();
}

// The cheapest path to every type, from all roots at once.
void RootPaths::findPaths()
{
    using Entry = std::pair<std::uint32_t, std::uint32_t>; // cost, type
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto offer = [&](SchemaType type, const Step &step) {
        if (!type || step.cost >= m_steps[type.index()].cost)
            return;
        m_steps[type.index()] = step;
        open.emplace(step.cost, type.index());
    };
    for (const OperationType operation :
         {OperationType::Query, OperationType::Mutation, OperationType::Subscription})
        offer(m_schema->rootType(operation), {.cost = kRoots[static_cast<std::size_t>(operation)]});
    while (!open.empty()) {
        const auto [cost, index] = open.top();
        open.pop();
        const Step step = m_steps[index];
        if (cost != step.cost)
            continue;
        const SchemaType type = m_schema->type(index);
        for (const SchemaField field : type.fields())
            offer(field.namedType(), {.cost = cost + costOf(field), .field = field.index(), .from = index});
        const auto possibleCount = static_cast<std::uint32_t>(type.possibleTypes().size());
        const std::uint32_t narrowing = kNarrowing + kPossibleType * std::min(possibleCount, kMaxPossible);
        if (type.isAbstract())
            for (const SchemaType possible : type.possibleTypes())
                offer(possible,
                      {.cost = cost + narrowing, .field = step.field, .from = index, .isNarrowed = true});
    }
}

std::uint32_t RootPaths::costOf(SchemaField field) const
{
    std::uint32_t cost = kStep + (field.isDeprecated() ? kDeprecated : 0);
    if (field == m_viewer)
        cost += kViewerCost;
    else if (m_viewer && m_steps[field.parent().index()].field == m_viewer.index()
             && field.namedType().isComposite())
        cost += kBehindViewer;
    for (const SchemaInput argument : field.arguments())
        cost += argument.isRequired() ? kRequiredArgument : 0;
    return cost;
}

RootPath RootPaths::pathTo(SchemaType type) const
{
    RootPath path;
    SchemaType narrowedTo;
    for (std::uint32_t index = type.index(); m_steps[index].field != kNoIndex; index = m_steps[index].from) {
        const Step &step = m_steps[index];
        if (step.isNarrowed) {
            narrowedTo = m_schema->type(index);
            continue;
        }
        path.push_back({SchemaField(m_schema.get(), step.field), std::exchange(narrowedTo, {})});
    }
    std::reverse(path.begin(), path.end());
    return path;
}

RootPath RootPaths::pathTo(SchemaField field) const
{
    const SchemaType parent = field.parent();
    if (!parent || !isReachable(parent))
        return {};
    RootPath path = pathTo(parent);
    path.push_back({field, {}});
    return path;
}

} // namespace tooltray::graphql
