// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagedfield.h"

#include <algorithm>
#include <array>
#include <deque>
#include <set>

namespace tooltray::execution {
namespace {

using namespace graphql;
using Variables = workspace::Pagination::Variables;

// What APIs call these arguments.
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

} // namespace

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

} // namespace tooltray::execution
