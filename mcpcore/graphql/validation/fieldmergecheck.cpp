// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/fieldmerging.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) noexcept
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

} // namespace

bool doTypesConflict(const Schema &schema, TypeRef a, TypeRef b) noexcept
{
    if (a == b)
        return false;
    return a.wraps != b.wraps || schema.type(a).isLeaf() || schema.type(b).isLeaf();
}

FieldMergeCheck::FieldMergeCheck(const ValidationContext &context)
    : m_context(context)
    , m_doneAlone(context.document().nodes().size())
    , m_groupByName(context.document().symbols().size())
    , m_taskOfName(context.document().symbols().size())
    , m_taskOfFragment(context.facts().fragments().size())
{}

bool FieldMergeCheck::mayConflict()
{
    const DocumentFacts &facts = m_context.facts();
    const Document &document = m_context.document();
    std::vector<bool> isCovered(facts.fragments().size());
    const auto cover = [&](const DefinitionFacts &definition) {
        for (const std::uint32_t fragment : facts.reachableFragments({&definition, 1}))
            isCovered[fragment] = true;
    };
    for (const std::uint32_t fragment : facts.reachableFragments(facts.operations()))
        isCovered[fragment] = true;
    for (const DefinitionFacts &definition : facts.operations()) {
        const Node selections = OperationDefinition(document.node(definition.node)).selectionSet();
        push({{selections.index(), facts.parentType(SelectionSet(selections))
                                       ? facts.parentType(SelectionSet(selections)).index()
                                       : kNoIndex}},
             Demand::Same);
    }
    for (std::size_t i = 0; i < facts.fragments().size(); ++i) {
        if (isCovered[i])
            continue;
        cover(facts.fragments()[i]);
        const FragmentDefinition fragment(document.node(facts.fragments()[i].node));
        const SchemaType type = facts.namedType(fragment.typeCondition());
        push({{fragment.selectionSet().index(), type ? type.index() : kNoIndex}}, Demand::Same);
    }
    while (!m_tasks.empty()) {
        const Task task = std::move(m_tasks.back());
        m_tasks.pop_back();
        collect(task);
        for (std::size_t i = 0; i < m_groupCount; ++i) {
            if (m_groups[i].size() > m_steps)
                return true;
            m_steps -= m_groups[i].size();
            if (!isFine(m_groups[i], task.demand))
                return true;
        }
    }
    return false;
}

void FieldMergeCheck::push(std::vector<Selections> merged, Demand demand)
{
    constexpr std::uint8_t kSame = 1;
    constexpr std::uint8_t kShape = 2;
    if (merged.empty())
        return;
    std::sort(merged.begin(), merged.end());
    merged.erase(std::unique(merged.begin(), merged.end()), merged.end());
    if (merged.size() == 1) {
        // Fields that are the same also have the same shape.
        std::uint8_t &done = m_doneAlone[merged[0].node];
        if ((done & kSame) != 0 || (demand == Demand::SameShape && done != 0))
            return;
        done = static_cast<std::uint8_t>(done | (demand == Demand::Same ? kSame : kShape));
    } else {
        std::pair<std::uint64_t, std::uint64_t> key(static_cast<std::uint64_t>(demand), ~std::uint64_t{0});
        for (const Selections &selections : merged) {
            const std::uint64_t value = std::uint64_t{selections.node} << 32 | selections.type;
            key = {mix(key.first, value), mix(key.second, ~value)};
        }
        if (!m_doneMerged.insert(key).second)
            return;
    }
    m_tasks.push_back({std::move(merged), demand});
}

void FieldMergeCheck::collect(const Task &task)
{
    ++m_task;
    m_groupCount = 0;
    for (const Selections &selections : task.merged)
        collect(m_context.document().node(selections.node), m_context.schema().type(selections.type));
}

void FieldMergeCheck::collect(Node selectionSet, SchemaType parent)
{
    // Fragments lead to fragments; their selections wait here rather than on the stack.
    std::vector<std::pair<Node, SchemaType>> waiting{{selectionSet, parent}};
    while (!waiting.empty()) {
        const auto [set, type] = waiting.back();
        waiting.pop_back();
        for (const Node selection : set.children()) {
            if (const auto field = as<Field>(selection)) {
                const std::size_t name = index(field.responseSymbol());
                if (m_taskOfName[name] != m_task) {
                    m_taskOfName[name] = m_task;
                    m_groupByName[name] = static_cast<std::uint32_t>(m_groupCount);
                    if (m_groups.size() == m_groupCount)
                        m_groups.emplace_back();
                    m_groups[m_groupCount++].clear();
                }
                SchemaField definition;
                if (type)
                    definition = type.field(m_context.facts().schemaSymbol(field.symbol()));
                m_groups[m_groupByName[name]].push_back({field, type, definition});
            } else if (const auto inlined = as<InlineFragment>(selection)) {
                const TypeReference condition = inlined.typeCondition();
                waiting.emplace_back(inlined.selectionSet(),
                                     condition ? m_context.facts().namedType(condition) : type);
            } else {
                const std::uint32_t fragment = m_context.facts().fragmentIndex(selection.symbol());
                if (fragment == kNoIndex || m_taskOfFragment[fragment] == m_task)
                    continue;
                m_taskOfFragment[fragment] = m_task;
                const FragmentDefinition definition(
                    m_context.document().node(m_context.facts().fragments()[fragment].node));
                waiting.emplace_back(definition.selectionSet(),
                                     m_context.facts().namedType(definition.typeCondition()));
            }
        }
    }
}

bool FieldMergeCheck::isFine(const std::vector<Entry> &group, Demand demand)
{
    if (group.size() > 1) {
        TypeRef type;
        for (const Entry &entry : group) {
            if (findDirective(entry.field.directives(), Symbol::Stream))
                return false;
            if (!entry.definition)
                continue;
            if (!type.isKnown())
                type = entry.definition.type();
            else if (doTypesConflict(m_context.schema(), type, entry.definition.type()))
                return false;
        }
        if (demand == Demand::Same && !areSameFields(group))
            return false;
    }
    pushSubselections(group, demand);
    return true;
}

// Objects of different types never meet; whatever is not an object may meet all.
bool FieldMergeCheck::areSameFields(const std::vector<Entry> &group)
{
    struct Identity {
        Symbol name;
        std::uint64_t arguments;
        bool operator==(const Identity &) const = default;
    };
    const auto identityOf = [&](const Entry &entry) {
        return Identity{entry.field.symbol(), argumentsKey(entry.field)};
    };
    std::unordered_map<std::uint32_t, Identity> byObject;
    const Entry *everywhere = nullptr;
    for (const Entry &entry : group) {
        if (!entry.parent.is(TypeKind::Object)) {
            if (everywhere && identityOf(*everywhere) != identityOf(entry))
                return false;
            everywhere = &entry;
            continue;
        }
        const auto [known, isNew] = byObject.try_emplace(entry.parent.index(), identityOf(entry));
        if (!isNew && known->second != identityOf(entry))
            return false;
    }
    if (everywhere)
        for (const auto &[object, identity] : byObject)
            if (identity != identityOf(*everywhere))
                return false;
    return true;
}

void FieldMergeCheck::pushSubselections(const std::vector<Entry> &group, Demand demand)
{
    std::vector<Selections> all;
    std::vector<Selections> everywhere;
    std::unordered_map<std::uint32_t, std::vector<Selections>> byObject;
    for (const Entry &entry : group) {
        const SelectionSet selections = entry.field.selectionSet();
        if (!selections)
            continue;
        const Selections part{selections.index(), entry.definition ? entry.definition.type().type : kNoIndex};
        if (group.size() == 1)
            return push({part}, demand);
        all.push_back(part);
        if (demand == Demand::SameShape)
            continue;
        if (entry.parent.is(TypeKind::Object))
            byObject[entry.parent.index()].push_back(part);
        else
            everywhere.push_back(part);
    }
    if (demand == Demand::SameShape)
        return push(std::move(all), Demand::SameShape);
    if (byObject.size() > 1)
        push(std::move(all), Demand::SameShape);
    for (auto &[object, parts] : byObject) {
        parts.insert(parts.end(), everywhere.begin(), everywhere.end());
        push(std::move(parts), Demand::Same);
    }
    if (byObject.empty())
        push(std::move(everywhere), Demand::Same);
}

// Equal for arguments graphql-js takes to be equal, in any order. An argument that is given twice makes the
// field equal to none.
std::uint64_t FieldMergeCheck::argumentsKey(Field field)
{
    std::uint64_t key = 0;
    std::vector<Symbol> names;
    for (const Argument argument : field.arguments()) {
        key += mix(index(argument.symbol()), valueKey(argument.value()));
        names.push_back(argument.symbol());
    }
    std::sort(names.begin(), names.end());
    if (std::adjacent_find(names.begin(), names.end()) != names.end())
        key = mix(key, field.index());
    return mix(key, names.size());
}

std::uint64_t FieldMergeCheck::valueKey(Node value)
{
    const auto kind = static_cast<std::uint64_t>(value.kind());
    switch (value.kind()) {
    case NodeKind::Variable:
    case NodeKind::EnumValue: return mix(kind, index(value.symbol()));
    case NodeKind::StringValue:
        return mix(kind + (StringValue(value).isBlock() ? 1000 : 0),
                   SymbolTable::hashOf(StringValue(value).value()));
    case NodeKind::ListValue: {
        std::uint64_t key = kind;
        for (const Node item : value.children())
            key = mix(key, valueKey(item));
        return key;
    }
    case NodeKind::ObjectValue: {
        std::uint64_t key = kind;
        for (const ObjectField field : ObjectValue(value).fields())
            key += mix(index(field.symbol()), valueKey(field.value()));
        return mix(key, kind);
    }
    default: return mix(kind, SymbolTable::hashOf(value.text()));
    }
}

} // namespace tooltray::graphql
