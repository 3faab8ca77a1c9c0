// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/outputschema.h"

#include <algorithm>
#include <utility>

namespace tooltray::graphql {

FieldCollector::FieldCollector(const Document &document, const Schema &schema)
    : m_document(document)
    , m_schema(schema)
    , m_symbols(schema.symbolsFor(document.symbols()))
    , m_fragments(document.symbols().size(), kNoIndex)
    , m_entered(document.symbols().size(), 0)
{
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::FragmentDefinition))
            m_fragments[index(definition.symbol())] = definition.index();
}

std::vector<CollectedField> FieldCollector::collect(SchemaType object,
                                                    std::span<const ContributingSet> selections)
{
    ++m_round;
    m_groups.clear();
    m_groupOf.clear();
    for (const ContributingSet &selection : selections) {
        enter(SelectionSet(m_document.node(selection.node)), selection.isCertain);
        while (!m_places.empty()) {
            Place &place = m_places.back();
            if (place.at == place.end) {
                m_places.pop_back();
                continue;
            }
            const Node node = m_document.node(place.at);
            const bool isCertain = place.isCertain;
            place.at = node.data().next;
            visit(node, isCertain, object);
        }
    }
    std::vector<CollectedField> fields;
    fields.reserve(m_groups.size());
    for (const Group &group : m_groups)
        fields.push_back(finished(group, object));
    return fields;
}

// September 2025, 3.13.1 and 3.13.2. What is deferred may come later or, when it fails, never.
FieldCollector::Presence FieldCollector::presence(Directives directives) const
{
    Presence presence = Presence::Always;
    for (const Directive directive : directives) {
        const Symbol name = directive.symbol();
        if (name != Symbol::Skip && name != Symbol::Include && name != Symbol::Defer)
            continue;
        const Argument condition = findArgument(directive.arguments(), Symbol::If);
        const BooleanValue literal = condition ? as<BooleanValue>(condition.value()) : BooleanValue();
        if (!literal || (name == Symbol::Defer && literal.value()))
            presence = std::min(presence, Presence::Maybe);
        else if (name != Symbol::Defer && literal.value() == (name == Symbol::Skip))
            presence = Presence::Never;
    }
    return presence;
}

bool FieldCollector::applies(TypeReference condition, SchemaType object) const
{
    if (!condition)
        return true;
    const SchemaType type = m_schema.type(m_symbols[index(condition.symbol())]);
    return type && (type == object || (type.isAbstract() && m_schema.isPossibleType(type, object)));
}

void FieldCollector::enter(SelectionSet set, bool isCertain)
{
    if (set)
        m_places.push_back({set.index() + 1, set.data().next, isCertain});
}

void FieldCollector::visit(Node selection, bool isCertain, SchemaType object)
{
    if (!isSelection(selection.kind()))
        return;
    ++m_selectionCount;
    const Presence presence = this->presence(Directives(selection.children()));
    if (presence == Presence::Never)
        return;
    isCertain = isCertain && presence == Presence::Always;
    if (const auto field = as<Field>(selection)) {
        addField(field, isCertain);
    } else if (const auto fragment = as<InlineFragment>(selection)) {
        if (applies(fragment.typeCondition(), object))
            enter(fragment.selectionSet(), isCertain);
    } else {
        const std::uint32_t definition = m_fragments[index(selection.symbol())];
        std::uint64_t &entered = m_entered[index(selection.symbol())];
        const std::uint64_t entering = m_round * 2 + (isCertain ? 1 : 0);
        if (definition == kNoIndex || entered >= entering)
            return;
        entered = entering;
        const FragmentDefinition spread(m_document.node(definition));
        if (applies(spread.typeCondition(), object))
            enter(spread.selectionSet(), isCertain);
    }
}

void FieldCollector::addField(Field field, bool isCertain)
{
    const auto [known, isNew] = m_groupOf.emplace(field.responseSymbol(), m_groups.size());
    if (isNew)
        m_groups.push_back({field.responseSymbol(), {}});
    m_groups[known->second].fields.push_back({field.index(), isCertain});
}

CollectedField FieldCollector::finished(const Group &group, SchemaType object) const
{
    std::vector<Occurrence> fields = group.fields;
    std::sort(fields.begin(), fields.end(), [](const Occurrence &a, const Occurrence &b) {
        return std::pair(a.node, !a.isCertain) < std::pair(b.node, !b.isCertain);
    });
    const auto isSameNode = [](const Occurrence &a, const Occurrence &b) { return a.node == b.node; };
    fields.erase(std::unique(fields.begin(), fields.end(), isSameNode), fields.end());

    const Field first(m_document.node(fields.front().node));
    CollectedField collected{
        group.responseName, m_schema.field(object, m_symbols[index(first.symbol())]), false, {}};
    for (const Occurrence &occurrence : fields) {
        collected.isCertain = collected.isCertain || occurrence.isCertain;
        // A field that is the only one of its name has brought its selections whenever it is there.
        if (const SelectionSet set = Field(m_document.node(occurrence.node)).selectionSet())
            collected.selections.push_back({set.index(), fields.size() == 1 || occurrence.isCertain});
    }
    return collected;
}

} // namespace tooltray::graphql
