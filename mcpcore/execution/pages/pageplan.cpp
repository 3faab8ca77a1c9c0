// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pageplan.h"

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <span>

namespace tooltray::execution {
namespace {

using namespace graphql;
using Variables = workspace::Pagination::Variables;

// The usual names of these arguments in APIs.
constexpr std::array<std::string_view, 5> kCursorNames{"after", "cursor", "pageToken", "nextToken",
                                                       "startCursor"};
constexpr std::array<std::string_view, 3> kOffsetNames{"offset", "skip", "start"};
constexpr std::array<std::string_view, 2> kPageNames{"page", "pageNumber"};
constexpr std::array<std::string_view, 7> kSizeNames{"first",   "limit",    "take", "pageSize",
                                                     "perPage", "per_page", "size"};

std::string variableFor(Arguments arguments, std::span<const std::string_view> names)
{
    for (const Argument argument : arguments) {
        if (std::ranges::find(names, argument.name()) == names.end())
            continue;
        if (const Variable variable = as<Variable>(argument.value()))
            return std::string(variable.name());
    }
    return {};
}

Variables variablesOf(Field field)
{
    const Arguments arguments = field.arguments();
    return {variableFor(arguments, kSizeNames), variableFor(arguments, kCursorNames),
            variableFor(arguments, kOffsetNames), variableFor(arguments, kPageNames)};
}

bool pages(const Variables &variables)
{
    return !variables.cursor.empty() || !variables.offset.empty() || !variables.page.empty();
}

// Calls back with each field of a selection set, those of fragments included; each fragment is entered once.
template <typename F>
void forEachField(SelectionSet set, std::set<std::string_view> &entered, F &&callback)
{
    for (const Selection selection : set.selections()) {
        if (const Field field = as<Field>(selection)) {
            callback(field);
        } else if (const InlineFragment inlined = as<InlineFragment>(selection)) {
            forEachField(inlined.selectionSet(), entered, callback);
        } else if (const FragmentSpread spread = as<FragmentSpread>(selection)) {
            if (!entered.insert(spread.name()).second)
                continue;
            if (const FragmentDefinition fragment = findFragment(spread.document(), spread.name()))
                forEachField(fragment.selectionSet(), entered, callback);
        }
    }
}

// A field that takes the arguments of a page from variables, and where its value is in the response.
struct PagedField {
    graphql::Field field;
    json::Pointer place;
    workspace::Pagination::Variables variables;
};

// The one nearest to the root; if a place is given, the one there or, as it may be the list within, around it.
std::optional<PagedField> findPagedField(OperationDefinition operation,
                                         const std::optional<json::Pointer> &place)
{
    struct Inside {
        SelectionSet set;
        json::Pointer place;
        std::set<std::string_view> entered; // fragments on the way, which are not entered again
    };
    std::deque<Inside> open{{operation.selectionSet(), {}, {}}};
    for (; !open.empty(); open.pop_front()) {
        Inside &inside = open.front();
        std::optional<PagedField> found;
        std::vector<Inside> deeper;
        std::set<std::string_view> entered = inside.entered;
        forEachField(inside.set, entered, [&](Field field) {
            json::Pointer here = inside.place / field.responseName();
            Variables variables = variablesOf(field);
            const bool isMeant = !place || *place == here || place->parent() == here;
            if (!found && isMeant && pages(variables))
                found = PagedField{field, here, std::move(variables)};
            if (const SelectionSet set = field.selectionSet())
                deeper.push_back({set, std::move(here), {}});
        });
        if (found)
            return found;
        for (Inside &next : deeper) {
            next.entered = entered;
            open.push_back(std::move(next));
        }
    }
    return std::nullopt;
}

// True where a field is selected there, also through fragments: {"pageInfo", "endCursor"}.
bool selects(SelectionSet set, std::span<const std::string_view> path)
{
    if (!set)
        return false;
    bool isFound = false;
    std::set<std::string_view> entered;
    forEachField(set, entered, [&](Field field) {
        if (field.responseName() == path.front())
            isFound = isFound || path.size() == 1 || selects(field.selectionSet(), path.subspan(1));
    });
    return isFound;
}

using Pagination = workspace::Pagination;
using Style = PagePlan::Style;
using Merge = PagePlan::Merge;

Error paginationError(std::string message, std::string hint)
{
    return {ErrorKind::Invalid, "pagination_invalid", std::move(message), std::move(hint)};
}

Result<std::vector<json::Pointer>> pointers(const std::vector<std::string> &paths)
{
    std::vector<json::Pointer> pointers;
    for (const std::string &path : paths) {
        std::optional<json::Pointer> pointer = json::Pointer::parse(path);
        if (!pointer)
            return paginationError("The pagination path \"" + path + "\" is no JSON Pointer.",
                                   "Begin it with a slash, such as /issues.");
        pointers.push_back(*std::move(pointer));
    }
    return pointers;
}

// The tool's own settings count; the rest is what was found.
Pagination::Variables merged(const Pagination::Variables &said, Pagination::Variables found)
{
    const auto take = [](const std::string &value, std::string &target) {
        if (!value.empty())
            target = value;
    };
    take(said.size, found.size);
    take(said.cursor, found.cursor);
    take(said.offset, found.offset);
    take(said.page, found.page);
    return found;
}

std::optional<Style> styleOf(const Pagination::Variables &variables, graphql::SelectionSet selections,
                             const Pagination &pagination)
{
    constexpr std::array<std::string_view, 1> kPageInfo{"pageInfo"};
    if (!variables.cursor.empty() && selections && selects(selections, kPageInfo))
        return Style::Relay;
    if (!variables.cursor.empty() && !pagination.nextCursorPath.empty())
        return Style::Cursor;
    if (!variables.offset.empty())
        return Style::Offset;
    if (!variables.page.empty())
        return Style::Page;
    return std::nullopt;
}

std::optional<Error> checkVariables(const PagePlan &plan)
{
    const auto need = [](const std::string &variable, const char *what) -> std::optional<Error> {
        if (!variable.empty())
            return std::nullopt;
        return paginationError(
            std::string("No variable of the operation asks for ") + what + ".",
            "Pass it to the field through a variable, or name that variable in the pagination.");
    };
    switch (plan.style) {
    case Style::Relay:
    case Style::Cursor: return need(plan.variables.cursor, "the items after a cursor");
    case Style::Offset: return need(plan.variables.offset, "the items from an offset on");
    case Style::Page: return need(plan.variables.page, "a page by its number");
    case Style::Link: break;
    }
    return std::nullopt;
}

std::optional<Error> checkConnection(graphql::Field field, Merge merge)
{
    constexpr std::array<std::string_view, 2> kEndCursor{"pageInfo", "endCursor"};
    constexpr std::array<std::string_view, 2> kHasNext{"pageInfo", "hasNextPage"};
    constexpr std::array<std::string_view, 1> kNodes{"nodes"};
    constexpr std::array<std::string_view, 1> kEdges{"edges"};
    constexpr std::array<std::string_view, 2> kEdgeNodes{"edges", "node"};
    const graphql::SelectionSet set = field.selectionSet();
    const std::string name(field.responseName());
    if (!selects(set, kEndCursor) || !selects(set, kHasNext))
        return paginationError("The operation does not select where the pages of \"" + name + "\" go on.",
                               "Add pageInfo { hasNextPage endCursor } to it.");
    if (merge == Merge::ConcatEdges && !selects(set, kEdges))
        return paginationError("The operation selects no edges of \"" + name + "\".",
                               "Select them, or choose the merge strategy concat_nodes.");
    if (merge == Merge::ConcatNodes && !selects(set, kNodes) && !selects(set, kEdgeNodes))
        return paginationError("The operation selects no nodes of \"" + name + "\".",
                               "Add nodes { ... } to it.");
    return std::nullopt;
}

Result<PagePlan> explicitPlan(const Pagination &pagination)
{
    PagePlan plan;
    plan.merge = pagination.mergeStrategy;
    plan.variables = pagination.variables;
    Result<std::vector<json::Pointer>> places = pointers(pagination.paths);
    if (!places)
        return std::move(places).error();
    plan.places = *std::move(places);
    if (!pagination.nextCursorPath.empty()) {
        plan.nextCursor = json::Pointer::parse(pagination.nextCursorPath);
        if (!plan.nextCursor)
            return paginationError("The path of the next cursor \"" + pagination.nextCursorPath
                                       + "\" is no JSON Pointer.",
                                   "Begin it with a slash, such as /page/next.");
    }
    return plan;
}

} // namespace

Result<PagePlan> planPages(graphql::OperationDefinition operation, const Pagination &pagination)
{
    Result<PagePlan> plan = explicitPlan(pagination);
    if (!plan)
        return plan;
    const bool isCustom = plan->merge == Merge::Custom;
    const bool hasPlace = !isCustom && plan->places.size() == 1;
    const std::optional<PagedField> found =
        findPagedField(operation, hasPlace ? std::optional(plan->places.front()) : std::nullopt);
    if (found)
        plan->variables = merged(pagination.variables, found->variables);
    if (!found && plan->places.empty())
        return paginationError(
            "No field of the operation takes the arguments of a page from variables.",
            "Give the list arguments such as first: $first, after: $after, or name its path and variables in "
            "the pagination.");
    if (plan->places.empty())
        plan->places.push_back(found->place);

    const graphql::SelectionSet selections = found ? found->field.selectionSet() : graphql::SelectionSet();
    const std::optional<Style> style =
        pagination.style ? pagination.style : styleOf(plan->variables, selections, pagination);
    if (!style)
        return paginationError("How the pages of this list are asked for is not clear.",
                               "Say the style in the pagination: relay, offset, cursor or page.");
    plan->style = *style;
    if (std::optional<Error> error = checkVariables(*plan))
        return *std::move(error);
    if (plan->style == Style::Cursor && !plan->nextCursor)
        return paginationError("Where an answer holds the cursor of the next page is not said.",
                               "Set next_cursor_path in the pagination.");
    if (plan->style == Style::Relay && found && isCustom)
        plan->connection = found->place;
    if (plan->style == Style::Relay && found && !isCustom) {
        plan->places = {found->place};
        if (std::optional<Error> error = checkConnection(found->field, plan->merge))
            return *std::move(error);
    }
    return plan;
}

Result<PagePlan> planRestPages(const Pagination &pagination)
{
    Result<PagePlan> plan = explicitPlan(pagination);
    if (!plan)
        return plan;
    if (plan->places.empty())
        plan->places.emplace_back(); // the whole answer is the list
    if (!pagination.style)
        plan->style = !plan->variables.offset.empty() ? Style::Offset
                      : !plan->variables.page.empty() ? Style::Page
                      : plan->nextCursor              ? Style::Cursor
                                                      : Style::Link;
    else
        plan->style = *pagination.style;
    if (plan->style == Style::Relay)
        return paginationError("A REST tool has no connections.",
                               "Choose the style offset, page, cursor or link.");
    if (std::optional<Error> error = checkVariables(*plan))
        return *std::move(error);
    return plan;
}

} // namespace tooltray::execution
