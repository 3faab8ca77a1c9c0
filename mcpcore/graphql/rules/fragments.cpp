// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/executablerules.h"

#include "graphql/schema/builtins.h"

#include <utility>

namespace tooltray::graphql {

void UniqueFragmentNames::enter(FragmentDefinition fragment)
{
    const auto [known, isNew] = m_byName.try_emplace(fragment.symbol(), fragment);
    if (!isNew)
        m_context.report(kName, "There can be only one fragment named " + inQuotes(fragment.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(fragment)});
}

void KnownTypeNames::enter(TypeReference type)
{
    const bool isInSchema = m_context.knowsSchema() && m_context.facts().namedType(type);
    if (isInSchema || type.symbol() == Symbol::None)
        return;
    findDefinedTypes();
    const std::string_view name = type.name();
    if (m_definedSet.contains(name))
        return;
    const bool isTypeSystem = isWithinTypeSystem(type);
    if (isTypeSystem && isBuiltInType(type.symbol()))
        return;
    std::string suggestion;
    if (m_context.showsSuggestions()) {
        std::vector<std::string_view> names;
        if (isTypeSystem)
            for (std::uint32_t i = 1; i < kKnownSymbolCount; ++i)
                if (isBuiltInType(static_cast<Symbol>(i)))
                    names.push_back(kKnownSymbolTexts[i]);
        if (m_context.knowsSchema())
            for (const SchemaType known : m_context.schema().types())
                names.push_back(known.name());
        names.insert(names.end(), m_definedNames.begin(), m_definedNames.end());
        suggestion = m_context.suggest(name, names);
    }
    m_context.report(kName, "Unknown type " + inQuotes(name) + "." + suggestion, type);
}

void KnownTypeNames::findDefinedTypes()
{
    if (std::exchange(m_hasLooked, true))
        return;
    for (const Node definition : m_context.document().definitions())
        if (isTypeDefinition(definition.kind()) && m_definedSet.insert(definition.name()).second)
            m_definedNames.push_back(definition.name());
}

bool KnownTypeNames::isWithinTypeSystem(TypeReference type) const
{
    Node definition = type;
    for (Node node = type; !node.is(NodeKind::Document); node = m_context.facts().parent(node))
        definition = node;
    return !isExecutableDefinition(definition.kind());
}

void FragmentsOnCompositeTypes::enter(InlineFragment fragment)
{
    const TypeReference condition = fragment.typeCondition();
    if (!condition)
        return;
    const SchemaType type = m_context.facts().namedType(condition);
    if (type && !type.isComposite())
        m_context.report(kName,
                         "Fragment cannot condition on non composite type " + inQuotes(type.name()) + ".",
                         condition);
}

void FragmentsOnCompositeTypes::enter(FragmentDefinition fragment)
{
    const SchemaType type = m_context.facts().namedType(fragment.typeCondition());
    if (type && !type.isComposite())
        m_context.report(kName,
                         "Fragment " + inQuotes(fragment.name()) + " cannot condition on non composite type "
                             + inQuotes(type.name()) + ".",
                         fragment.typeCondition());
}

void NoUnusedFragments::finish()
{
    const DocumentFacts &facts = m_context.facts();
    if (facts.fragments().empty())
        return;
    std::vector<bool> isUsed(m_context.document().symbols().size());
    for (const std::uint32_t fragment : facts.reachableFragments(facts.operations()))
        isUsed[index(m_context.document().node(facts.fragments()[fragment].node).symbol())] = true;
    for (const DefinitionFacts &fragment : facts.fragments()) {
        const Node node = m_context.document().node(fragment.node);
        if (!isUsed[index(node.symbol())])
            m_context.report(kName, "Fragment " + inQuotes(node.name()) + " is never used.", node);
    }
}

void KnownFragmentNames::enter(FragmentSpread spread)
{
    if (!m_context.facts().fragment(spread.symbol()))
        m_context.report(kName, "Unknown fragment " + inQuotes(spread.name()) + ".",
                         {m_context.nameSpan(spread)});
}

void NoFragmentCycles::enter(FragmentDefinition fragment)
{
    const DocumentFacts &facts = m_context.facts();
    if (m_isVisited.empty()) {
        m_isVisited.resize(facts.fragments().size());
        m_pathIndex.resize(facts.fragments().size(), kNoIndex);
    }
    // By name, as a spread means the last fragment of a name. The search is a loop, as fragments can be
    // chained by the ten thousand.
    struct Step {
        std::uint32_t fragment;
        std::size_t nextSpread = 0;
    };
    std::vector<Step> steps;
    const auto begin = [&](std::uint32_t index, std::uint32_t contents) {
        if (m_isVisited[index])
            return false;
        m_isVisited[index] = true;
        m_pathIndex[index] = static_cast<std::uint32_t>(m_path.size());
        steps.push_back({contents});
        return true;
    };
    // The definition that is entered may be hidden by a later one of its name: its own spreads count.
    begin(facts.fragmentIndex(fragment.symbol()), m_entered++);
    while (!steps.empty()) {
        Step &step = steps.back();
        const DefinitionFacts &definition = facts.fragments()[step.fragment];
        if (step.nextSpread > 0)
            m_path.pop_back();
        if (step.nextSpread == definition.spreads.size()) {
            const Symbol name = m_context.document().nodes()[definition.node].name;
            m_pathIndex[facts.fragmentIndex(name)] = kNoIndex;
            steps.pop_back();
            continue;
        }
        const std::uint32_t spread = definition.spreads[step.nextSpread++];
        const std::uint32_t target = facts.fragmentIndex(m_context.document().nodes()[spread].name);
        m_path.push_back(spread);
        if (target == kNoIndex)
            continue;
        if (m_pathIndex[target] != kNoIndex)
            reportCycle(spread, m_pathIndex[target]);
        else
            begin(target, target);
    }
}

void NoFragmentCycles::reportCycle(std::uint32_t spread, std::size_t pathIndex)
{
    if (!m_context.spend(m_path.size() - pathIndex))
        return;
    const Document &document = m_context.document();
    std::string via;
    std::vector<SourceSpan> spans;
    for (std::size_t i = pathIndex; i < m_path.size(); ++i) {
        const Node node = document.node(m_path[i]);
        spans.push_back(m_context.span(node));
        if (i + 1 < m_path.size())
            via += (via.empty() ? " via " : ", ") + inQuotes(node.name());
    }
    m_context.report(kName,
                     "Cannot spread fragment " + inQuotes(document.node(spread).name()) + " within itself"
                         + via + ".",
                     std::move(spans));
}

namespace {

std::string impossible(std::string_view subject, SchemaType parent, SchemaType fragment)
{
    return std::string(subject) + " cannot be spread here as objects of type " + inQuotes(parent.name())
           + " can never be of type " + inQuotes(fragment.name()) + ".";
}

} // namespace

void PossibleFragmentSpreads::enter(InlineFragment fragment)
{
    const SchemaType type = m_context.facts().fragmentType(fragment);
    const SchemaType parent = m_context.facts().parentType(fragment);
    if (type.isComposite() && parent && !m_context.schema().doTypesOverlap(type, parent))
        m_context.report(kName, impossible("Fragment", parent, type), fragment);
}

void PossibleFragmentSpreads::enter(FragmentSpread spread)
{
    const DefinitionFacts *fragment = m_context.facts().fragment(spread.symbol());
    const SchemaType parent = m_context.facts().parentType(spread);
    if (!fragment || !parent)
        return;
    const FragmentDefinition definition(m_context.document().node(fragment->node));
    const SchemaType type = m_context.facts().namedType(definition.typeCondition());
    if (type.isComposite() && !m_context.schema().doTypesOverlap(type, parent))
        m_context.report(kName, impossible("Fragment " + inQuotes(spread.name()), parent, type), spread);
}

} // namespace tooltray::graphql
