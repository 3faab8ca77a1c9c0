// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/executablerules.h"

#include "graphql/validation/fieldmerging.h"
#include "text/words/naturalorder.h"

#include <algorithm>
#include <utility>

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
        return naturalOrder(a.type.name(), b.type.name()) < 0;
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

void OverlappingFieldsCanBeMerged::finish()
{
    if (!FieldMergeCheck(m_context).mayConflict())
        return;
    FieldConflicts conflicts(m_context);
    const Document &document = m_context.document();
    for (std::uint32_t i = 0; i < document.nodes().size() && !m_context.isAborted(); ++i) {
        const auto selections = as<SelectionSet>(document.node(i));
        // The selections of an inline fragment belong to the selections around it.
        if (!selections || m_context.facts().parent(selections).is(NodeKind::InlineFragment))
            continue;
        const auto all = selections.selections();
        const auto first = all.begin();
        const bool isSingle = first == all.end() || std::next(first) == all.end();
        if (isSingle && (first == all.end() || !(*first).is(NodeKind::InlineFragment)))
            continue;
        conflicts.check(selections, m_context.facts().parentType(selections), kName);
    }
}

void ScalarLeafs::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (!definition || !definition.namedType().isOutput())
        return;
    const SelectionSet selections = field.selectionSet();
    const bool isLeaf = definition.namedType().isLeaf();
    if (isLeaf == !selections)
        return;
    const std::string name(field.name());
    const std::string type = inQuotes(m_context.schema().print(definition.type()));
    if (isLeaf)
        m_context.report(kName,
                         "Field \"" + name + "\" must not have a selection since type " + type
                             + " has no subfields.",
                         selections);
    else
        m_context.report(kName,
                         "Field \"" + name + "\" of type " + type
                             + " must have a selection of subfields. Did you mean \"" + name + " { ... }\"?",
                         field);
}

void NoDeprecated::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (definition && definition.isDeprecated())
        m_context.report(kName,
                         "The field " + definition.coordinate() + " is deprecated. "
                             + std::string(definition.deprecationReason()),
                         field);
}

void NoDeprecated::enter(Argument argument)
{
    const SchemaInput input = m_context.facts().input(argument);
    if (input && input.isDeprecated())
        m_context.report(kName,
                         "The argument \"" + input.coordinate() + "\" is deprecated. "
                             + std::string(input.deprecationReason()),
                         argument);
}

void NoDeprecated::enter(ObjectField field)
{
    const SchemaInput input = m_context.facts().input(field);
    if (input && input.isDeprecated())
        m_context.report(kName,
                         "The input field " + input.coordinate() + " is deprecated. "
                             + std::string(input.deprecationReason()),
                         field);
}

void NoDeprecated::enter(EnumValue value)
{
    const SchemaEnumValue definition = m_context.facts().enumValue(value);
    if (definition && definition.isDeprecated())
        m_context.report(kName,
                         "The enum value \"" + definition.coordinate() + "\" is deprecated. "
                             + std::string(definition.deprecationReason()),
                         value);
}

namespace {

constexpr std::uint32_t kMaxListDepth = 3;

} // namespace

void MaxIntrospectionDepth::enter(Field field)
{
    if (field.symbol() != Symbol::MetaSchema && field.symbol() != Symbol::MetaType)
        return;
    if (field.index() < m_skipUntil || !exceeds(field, 0))
        return;
    m_context.report(kName, "Maximum introspection depth exceeded", field);
    m_skipUntil = field.data().next;
}

bool MaxIntrospectionDepth::exceeds(Node node, std::uint32_t depth)
{
    if (const auto spread = as<FragmentSpread>(node))
        return exceedsInFragment(spread, depth);
    if (node.is(NodeKind::Field)) {
        const Symbol name = node.symbol();
        const bool isList = name == Symbol::Fields || name == Symbol::Interfaces
                            || name == Symbol::PossibleTypes || name == Symbol::InputFields;
        if (isList && ++depth >= kMaxListDepth)
            return true;
    }
    const Node selections = node.firstChild(NodeKind::SelectionSet);
    if (!selections || !m_context.spend(1))
        return false;
    for (const Node selection : selections.children())
        if (exceeds(selection, depth))
            return true;
    return false;
}

bool MaxIntrospectionDepth::exceedsInFragment(FragmentSpread spread, std::uint32_t depth)
{
    const DocumentFacts &facts = m_context.facts();
    const std::uint32_t fragment = facts.fragmentIndex(spread.symbol());
    if (fragment == kNoIndex)
        return false;
    m_checkedFrom.resize(facts.fragments().size());
    m_exceededFrom.resize(facts.fragments().size());
    if (m_exceededFrom[fragment] != 0 && m_exceededFrom[fragment] - 1 <= depth)
        return true;
    if (m_checkedFrom[fragment] > depth)
        return false;
    // Noted before it is known, so that cycles end.
    m_checkedFrom[fragment] = depth + 1;
    if (!exceeds(m_context.document().node(facts.fragments()[fragment].node), depth))
        return false;
    m_exceededFrom[fragment] = depth + 1;
    return true;
}

} // namespace tooltray::graphql
