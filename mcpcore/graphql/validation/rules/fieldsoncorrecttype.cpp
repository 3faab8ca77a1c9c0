// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/fieldsoncorrecttype.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

// The order graphql-js asks for is none: an interface goes before what implements it, whatever their names.
// What comes out depends on the steps of the sorting, so these are the steps of JavaScript's engines: the
// run at the start is kept, the rest is inserted by halving.
template <class Item, class IsBefore>
void sortLikeJavaScript(std::vector<Item> &items, IsBefore isBefore)
{
    if (items.size() < 2)
        return;
    std::size_t run = 2;
    const bool isDescending = isBefore(items[1], items[0]);
    while (run < items.size() && isBefore(items[run], items[run - 1]) == isDescending)
        ++run;
    if (isDescending)
        std::reverse(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(run));
    for (auto item = items.begin() + static_cast<std::ptrdiff_t>(run); item != items.end(); ++item) {
        auto left = items.begin();
        auto right = item;
        while (left < right) {
            const auto middle = left + (right - left) / 2;
            if (isBefore(*item, *middle))
                right = middle;
            else
                left = middle + 1;
        }
        std::rotate(left, item, item + 1);
    }
}

// Types that have the field and that the abstract type can be: those most of them share first, an interface
// before what implements it.
std::vector<std::string_view> typesWithField(SchemaType abstract, std::string_view fieldName)
{
    const Schema &schema = abstract.schema();
    const Symbol field = schema.symbol(fieldName);
    struct Candidate {
        SchemaType type;
        std::size_t usages = 0;
    };
    std::vector<Candidate> candidates;
    const auto count = [&](SchemaType type) {
        const auto known =
            std::find_if(candidates.begin(), candidates.end(),
                         [type](const Candidate &candidate) { return candidate.type == type; });
        if (known == candidates.end())
            candidates.push_back({type, 1});
        else
            ++known->usages;
    };
    if (field == Symbol::None)
        return {};
    for (const SchemaType possible : abstract.possibleTypes()) {
        if (!possible.field(field))
            continue;
        count(possible);
        for (const SchemaType interface : possible.interfaces())
            if (interface.field(field))
                count(interface);
    }
    sortLikeJavaScript(candidates, [&](const Candidate &a, const Candidate &b) {
        if (a.usages != b.usages)
            return a.usages > b.usages;
        if (a.type.is(TypeKind::Interface) && schema.isPossibleType(a.type, b.type))
            return true;
        if (b.type.is(TypeKind::Interface) && schema.isPossibleType(b.type, a.type))
            return false;
        return naturalCompare(a.type.name(), b.type.name()) < 0;
    });
    std::vector<std::string_view> names;
    for (const Candidate &candidate : candidates)
        names.push_back(candidate.type.name());
    return names;
}

} // namespace

void FieldsOnCorrectType::enter(Field field)
{
    const SchemaType parent = m_context.facts().parentType(field);
    if (!parent || m_context.facts().field(field))
        return;
    m_context.report(kName,
                     "Cannot query field " + inQuotes(field.name()) + " on type " + inQuotes(parent.name())
                         + "." + suggestion(parent, field.name()),
                     field);
}

std::string FieldsOnCorrectType::suggestion(SchemaType parent, std::string_view fieldName)
{
    if (!m_context.showsSuggestions())
        return {};
    if (parent.isAbstract()) {
        // Looking through all implementations is paid for like any comparison of names.
        const std::uint64_t cost = parent.possibleTypes().size() * 4;
        if (m_context.suggestionBudget().steps < cost)
            return {};
        m_context.suggestionBudget().steps -= cost;
        std::string types = didYouMean(typesWithField(parent, fieldName), "to use an inline fragment on");
        if (!types.empty())
            return types;
    }
    std::vector<std::string_view> names;
    for (const SchemaField known : parent.fields())
        names.push_back(known.name());
    return m_context.suggest(fieldName, names);
}

} // namespace tooltray::graphql
