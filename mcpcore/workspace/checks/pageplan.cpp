// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/pageplan.h"

#include "workspace/snapshot/restparameters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <ranges>
#include <set>
#include <span>
#include <utility>

namespace tooltray::workspace {
namespace {

using PageVariables = Pagination::Variables;
using PageStyle = PagePlan::Style;
using PageMerge = PagePlan::Merge;

// The usual names of these arguments in APIs.
constexpr std::array<std::string_view, 5> kCursorNames{"after", "cursor", "pageToken", "nextToken",
                                                       "startCursor"};
constexpr std::array<std::string_view, 3> kOffsetNames{"offset", "skip", "start"};
constexpr std::array<std::string_view, 2> kPageNames{"page", "pageNumber"};
constexpr std::array<std::string_view, 7> kSizeNames{"first",   "limit",    "take", "pageSize",
                                                     "perPage", "per_page", "size"};

std::string pageVariable(graphql::Arguments arguments, std::span<const std::string_view> names)
{
    for (const graphql::Argument argument : arguments) {
        if (std::ranges::find(names, argument.name()) == names.end())
            continue;
        if (const auto variable = graphql::as<graphql::Variable>(argument.value()))
            return std::string(variable.name());
    }
    return {};
}

PageVariables pageVariablesOf(graphql::Field field)
{
    const graphql::Arguments arguments = field.arguments();
    return {pageVariable(arguments, kSizeNames), pageVariable(arguments, kCursorNames),
            pageVariable(arguments, kOffsetNames), pageVariable(arguments, kPageNames)};
}

bool leadOn(const PageVariables &variables)
{
    return !variables.cursor.empty() || !variables.offset.empty() || !variables.page.empty();
}

// Calls back with each field of a selection set, those of fragments included; each fragment is entered once.
template <typename F>
void forEachSelectedField(graphql::SelectionSet set, std::set<std::string_view> &entered, F &&callback)
{
    for (const graphql::Selection selection : set.selections()) {
        if (const auto field = graphql::as<graphql::Field>(selection)) {
            callback(field);
        } else if (const auto inlined = graphql::as<graphql::InlineFragment>(selection)) {
            forEachSelectedField(inlined.selectionSet(), entered, callback);
        } else if (const auto spread = graphql::as<graphql::FragmentSpread>(selection)) {
            if (!entered.insert(spread.name()).second)
                continue;
            if (const auto fragment = graphql::findFragment(spread.document(), spread.name()))
                forEachSelectedField(fragment.selectionSet(), entered, callback);
        }
    }
}

// A field that takes the arguments of a page from variables, and where its value is in the response.
struct PagedField {
    graphql::Field field;
    json::Pointer place;
    PageVariables variables;
};

bool isBeginning(const json::Pointer &beginning, const json::Pointer &place)
{
    const auto tokens = beginning.tokens();
    const auto all = place.tokens();
    return tokens.size() <= all.size() && std::ranges::equal(tokens, all.first(tokens.size()));
}

// The one nearest to the root; if a place is given, the one there or, as it may be the list within, around it.
std::optional<PagedField> findPagedField(graphql::OperationDefinition operation,
                                         const std::optional<json::Pointer> &place)
{
    struct Inside {
        graphql::SelectionSet set;
        json::Pointer place;
    };
    std::deque<Inside> open{{operation.selectionSet(), {}}};
    std::set<std::pair<std::uint32_t, std::size_t>> seen; // sets of fragments are reached in many ways
    for (; !open.empty(); open.pop_front()) {
        const Inside inside = open.front();
        std::optional<PagedField> found;
        std::set<std::string_view> entered;
        forEachSelectedField(inside.set, entered, [&](graphql::Field field) {
            json::Pointer here = inside.place / field.responseName();
            PageVariables variables = pageVariablesOf(field);
            const bool isMeant = !place || *place == here || place->parent() == here;
            if (!found && isMeant && leadOn(variables))
                found = PagedField{field, here, std::move(variables)};
            const graphql::SelectionSet set = field.selectionSet();
            const bool mayLeadThere = !place || isBeginning(here, *place);
            const std::size_t depth = place ? here.tokens().size() : 0;
            if (set && mayLeadThere && seen.emplace(set.index(), depth).second)
                open.push_back({set, std::move(here)});
        });
        if (found)
            return found;
    }
    return std::nullopt;
}

// True where a field is selected there, also through fragments: {"pageInfo", "endCursor"}.
bool selectsPath(graphql::SelectionSet set, std::span<const std::string_view> path)
{
    if (!set)
        return false;
    bool isFound = false;
    std::set<std::string_view> entered;
    forEachSelectedField(set, entered, [&](graphql::Field field) {
        if (field.responseName() == path.front())
            isFound = isFound || path.size() == 1 || selectsPath(field.selectionSet(), path.subspan(1));
    });
    return isFound;
}

Error paginationError(Message message, Message hint)
{
    return {ErrorKind::Invalid, "pagination_invalid", std::move(message), std::move(hint)};
}

Result<std::vector<json::Pointer>> pagePointers(const std::vector<std::string> &paths)
{
    std::vector<json::Pointer> pointers;
    for (const std::string &path : paths) {
        std::optional<json::Pointer> pointer = json::Pointer::parse(path);
        if (!pointer)
            return paginationError(
                {CORE_TEXT("Core", "The pagination path \"{path}\" is not a JSON Pointer."),
                 {{"path", path}}},
                CORE_TEXT("Core", "Begin it with a slash, such as /issues."));
        pointers.push_back(*std::move(pointer));
    }
    return pointers;
}

// The tool's own settings count; the rest is what was found.
PageVariables mergedVariables(const PageVariables &said, PageVariables found)
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

std::optional<PageStyle> pageStyleOf(const PageVariables &variables, graphql::SelectionSet selections,
                                     const Pagination &pagination)
{
    constexpr std::array<std::string_view, 1> kPageInfo{"pageInfo"};
    if (!variables.cursor.empty() && selections && selectsPath(selections, kPageInfo))
        return PageStyle::Relay;
    if (!variables.cursor.empty() && !pagination.nextCursorPath.empty())
        return PageStyle::Cursor;
    if (!variables.offset.empty())
        return PageStyle::Offset;
    if (!variables.page.empty())
        return PageStyle::Page;
    return std::nullopt;
}

enum class Paged : std::uint8_t { Operation, Request };

// The style that the operation has a variable for.
Message styleAdvice(const PagePlan &plan, Paged paged)
{
    const PageVariables &variables = plan.variables;
    if (!variables.page.empty())
        return {CORE_TEXT("Core", "Choose the style page: the variable \"{name}\" is the page number."),
                {{"name", variables.page}}};
    if (!variables.offset.empty())
        return {CORE_TEXT("Core", "Choose the style offset: the variable \"{name}\" is the offset."),
                {{"name", variables.offset}}};
    if (paged == Paged::Request)
        return CORE_TEXT("Core", "Name the query parameter in the \"variables\" of the pagination.");
    return CORE_TEXT("Core",
                     "Pass it to the field through a variable, or name that variable in the pagination.");
}

std::optional<Error> checkPageVariables(const PagePlan &plan, Paged paged)
{
    const PageVariables &all = plan.variables;
    std::set<std::string_view> known;
    for (const std::string *name : {&all.size, &all.cursor, &all.offset, &all.page}) {
        if (!name->empty() && !known.insert(*name).second)
            return paginationError(
                {CORE_TEXT("Core", "The pagination uses the variable \"{name}\" for two things."),
                 {{"name", *name}}},
                CORE_TEXT("Core",
                          "Use one variable for the page size and another for the position in the list."));
    }
    const auto need = [&](const std::string &variable, Template what) -> std::optional<Error> {
        if (!variable.empty())
            return std::nullopt;
        return paginationError({paged == Paged::Request
                                    ? CORE_TEXT("Core", "No query parameter takes {thing}.")
                                    : CORE_TEXT("Core", "The operation has no variable for {thing}."),
                                {{"thing", what}}},
                               styleAdvice(plan, paged));
    };
    switch (plan.style) {
    case PageStyle::Relay:
    case PageStyle::LastItem:
    case PageStyle::Cursor: return need(plan.variables.cursor, CORE_TEXT("Core", "the cursor"));
    case PageStyle::Offset: return need(plan.variables.offset, CORE_TEXT("Core", "the offset"));
    case PageStyle::Page: return need(plan.variables.page, CORE_TEXT("Core", "the page number"));
    case PageStyle::Link:
    case PageStyle::NextUrl: break;
    }
    return std::nullopt;
}

// The place of what leads to the next page.
std::optional<Error> settleNextCursor(PagePlan &plan)
{
    if (plan.style == PageStyle::LastItem && !plan.nextCursor)
        plan.nextCursor = json::Pointer() / "id";
    if (plan.nextCursor && !plan.nextCursor->isRoot())
        return std::nullopt;
    if (plan.style == PageStyle::NextUrl)
        return paginationError(
            CORE_TEXT("Core", "The pagination does not name the field with the URL of the next page."),
            CORE_TEXT("Core", "Set next_cursor_path in the pagination."));
    if (plan.style == PageStyle::LastItem)
        return paginationError(
            CORE_TEXT("Core", "The pagination does not name the field of an item that is its cursor."),
            CORE_TEXT("Core", "Set next_cursor_path in the pagination, such as /id."));
    return std::nullopt;
}

std::optional<Error> checkConnection(graphql::Field field, PageMerge merge)
{
    constexpr std::array<std::string_view, 2> kEndCursor{"pageInfo", "endCursor"};
    constexpr std::array<std::string_view, 2> kHasNext{"pageInfo", "hasNextPage"};
    constexpr std::array<std::string_view, 1> kNodes{"nodes"};
    constexpr std::array<std::string_view, 1> kEdges{"edges"};
    constexpr std::array<std::string_view, 2> kEdgeNodes{"edges", "node"};
    const graphql::SelectionSet set = field.selectionSet();
    const std::string name(field.responseName());
    if (!selectsPath(set, kEndCursor) || !selectsPath(set, kHasNext))
        return paginationError(
            {CORE_TEXT("Core", "The operation does not select the cursor of the next page of \"{name}\"."),
             {{"name", name}}},
            CORE_TEXT("Core", "Add pageInfo { hasNextPage endCursor } to it."));
    if (merge == PageMerge::ConcatEdges && !selectsPath(set, kEdges))
        return paginationError(
            {CORE_TEXT("Core", "The operation selects no edges of \"{name}\"."), {{"name", name}}},
            CORE_TEXT("Core", "Select them, or choose the merge strategy concat_nodes."));
    if (merge == PageMerge::ConcatNodes && !selectsPath(set, kNodes) && !selectsPath(set, kEdgeNodes))
        return paginationError(
            {CORE_TEXT("Core", "The operation selects no nodes of \"{name}\"."), {{"name", name}}},
            CORE_TEXT("Core", "Add nodes { ... } to it."));
    return std::nullopt;
}

bool usesVariable(graphql::Value value, std::string_view name)
{
    if (const auto variable = graphql::as<graphql::Variable>(value))
        return variable.name() == name;
    if (const auto list = graphql::as<graphql::ListValue>(value))
        return std::ranges::any_of(list.items(),
                                   [name](graphql::Value item) { return usesVariable(item, name); });
    if (const auto object = graphql::as<graphql::ObjectValue>(value))
        return std::ranges::any_of(object.fields(), [name](graphql::ObjectField field) {
            return usesVariable(field.value(), name);
        });
    return false;
}

// Each page would be the first one.
std::optional<Error> checkCursor(graphql::Field connection, const std::string &cursor)
{
    for (const graphql::Argument argument : connection.arguments()) {
        if (usesVariable(argument.value(), cursor))
            return std::nullopt;
    }
    return paginationError(
        {CORE_TEXT("Core", "The field \"{name}\" does not take the variable \"{variable}\" for the cursor."),
         {{"name", connection.responseName()}, {"variable", cursor}}},
        CORE_TEXT("Core",
                  "Pass it to the field through a variable, or name that variable in the pagination."));
}

Result<PagePlan> explicitPlan(const Pagination &pagination)
{
    PagePlan plan;
    plan.merge = pagination.mergeStrategy;
    plan.variables = pagination.variables;
    Result<std::vector<json::Pointer>> places = pagePointers(pagination.paths);
    if (!places)
        return std::move(places).error();
    plan.places = *std::move(places);
    if (!pagination.nextCursorPath.empty()) {
        plan.nextCursor = json::Pointer::parse(pagination.nextCursorPath);
        if (!plan.nextCursor)
            return paginationError(
                {CORE_TEXT("Core", "The path of the next cursor \"{path}\" is not a JSON Pointer."),
                 {{"path", pagination.nextCursorPath}}},
                CORE_TEXT("Core", "Begin it with a slash, such as /page/next."));
    }
    return plan;
}

} // namespace

Result<PagePlan> planPages(graphql::OperationDefinition operation, const Pagination &pagination)
{
    Result<PagePlan> plan = explicitPlan(pagination);
    if (!plan)
        return plan;
    const bool isCustom = plan->merge == PageMerge::Custom;
    const bool hasPlace = !isCustom && plan->places.size() == 1;
    const std::optional<PagedField> found =
        findPagedField(operation, hasPlace ? std::optional(plan->places.front()) : std::nullopt);
    if (found)
        plan->variables = mergedVariables(pagination.variables, found->variables);
    if (!found && plan->places.empty())
        return paginationError(
            CORE_TEXT("Core", "No field of the operation takes the arguments of a page from variables."),
            CORE_TEXT("Core", "Give the list arguments such as first: $first, after: $after, or name its "
                              "path and variables in the pagination."));
    if (plan->places.empty())
        plan->places.push_back(found->place);

    const graphql::SelectionSet selections = found ? found->field.selectionSet() : graphql::SelectionSet();
    const std::optional<PageStyle> style =
        pagination.style ? pagination.style : pageStyleOf(plan->variables, selections, pagination);
    if (!style)
        return paginationError(
            CORE_TEXT("Core", "The pagination style of this list is unclear."),
            CORE_TEXT("Core", "Set \"style\" in the pagination: relay, offset, cursor or page."));
    plan->style = *style;
    if (plan->style == PageStyle::Link || plan->style == PageStyle::NextUrl)
        return paginationError(
            CORE_TEXT("Core", "The pages of a query cannot be found by links."),
            CORE_TEXT("Core", "Set \"style\" in the pagination: relay, offset, cursor or page."));
    if (std::optional<Error> error = checkPageVariables(*plan, Paged::Operation))
        return *std::move(error);
    if (std::optional<Error> error = settleNextCursor(*plan))
        return *std::move(error);
    if (plan->style == PageStyle::Cursor && !plan->nextCursor)
        return paginationError(
            CORE_TEXT("Core", "The pagination does not name the field with the cursor of the next page."),
            CORE_TEXT("Core", "Set next_cursor_path in the pagination."));
    if (plan->style == PageStyle::Relay && found) {
        if (std::optional<Error> error = checkCursor(found->field, plan->variables.cursor))
            return *std::move(error);
    }
    if (plan->style == PageStyle::Relay && found && isCustom)
        plan->connection = found->place;
    if (plan->style == PageStyle::Relay && found && !isCustom) {
        plan->places = {found->place};
        if (std::optional<Error> error = checkConnection(found->field, plan->merge))
            return *std::move(error);
    }
    return plan;
}

std::optional<Error> cannotBePaged(std::string_view method)
{
    if (method == "GET")
        return std::nullopt;
    return paginationError(
        {CORE_TEXT("Core", "A {method} request is not fetched page by page: each page would repeat it."),
         {{"method", method}}},
        CORE_TEXT("Core", "Remove the pagination from the tool."));
}

Result<PagePlan> planRestPages(const RestRequest &request, const Pagination &pagination)
{
    Result<PagePlan> plan = explicitPlan(pagination);
    if (!plan)
        return plan;
    plan->variables = pagedPlaces(request, pagination);
    if (plan->places.empty())
        plan->places.emplace_back(); // the whole answer is the list
    if (!pagination.style)
        plan->style = !plan->variables.offset.empty() ? PageStyle::Offset
                      : !plan->variables.page.empty() ? PageStyle::Page
                      : plan->nextCursor              ? PageStyle::Cursor
                                                      : PageStyle::Link;
    else
        plan->style = *pagination.style;
    if (plan->style == PageStyle::Relay)
        return paginationError(CORE_TEXT("Core", "A REST tool has no connections."),
                               CORE_TEXT("Core", "Choose the style offset, page or cursor."));
    if (std::optional<Error> error = checkPageVariables(*plan, Paged::Request))
        return *std::move(error);
    if (std::optional<Error> error = settleNextCursor(*plan))
        return *std::move(error);
    return plan;
}

std::vector<std::pair<std::string_view, std::string>> uselessVariables(const RestRequest &request,
                                                                       const Pagination &pagination)
{
    std::vector<std::pair<std::string_view, std::string>> useless;
    const Result<PagePlan> plan = planRestPages(request, pagination);
    if (!plan)
        return useless;
    const std::vector<std::string> placeholders = placeholdersOf(request.path);
    const auto add = [&](std::string_view member, std::string PageVariables::*name, PageStyle style) {
        const std::string &place = plan->variables.*name;
        const bool isPlace =
            std::ranges::find(request.query, place, &NamedBinding::name) != request.query.end()
            || std::ranges::find(placeholders, place) != placeholders.end();
        const bool isUsed =
            plan->style == style || (plan->style == PageStyle::LastItem && style == PageStyle::Cursor);
        if (!place.empty() && !isUsed && !isPlace)
            useless.emplace_back(member, pagination.variables.*name);
    };
    add("cursor", &PageVariables::cursor, PageStyle::Cursor);
    add("offset", &PageVariables::offset, PageStyle::Offset);
    add("page", &PageVariables::page, PageStyle::Page);
    return useless;
}

} // namespace tooltray::workspace
