// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/executablerules.h"

#include <map>
#include <set>
#include <vector>

namespace tooltray::graphql {

void ExecutableDefinitions::finish()
{
    for (const Node definition : m_context.document().definitions()) {
        const NodeKind kind = definition.kind();
        if (isExecutableDefinition(kind))
            continue;
        const bool isSchema = kind == NodeKind::SchemaDefinition || kind == NodeKind::SchemaExtension;
        m_context.report(kName,
                         "The " + (isSchema ? "schema" : inQuotes(definition.name()))
                             + " definition is not executable.",
                         definition);
    }
}

void UniqueOperationNames::enter(OperationDefinition operation)
{
    if (operation.isAnonymous())
        return;
    const auto [known, isNew] = m_byName.try_emplace(operation.symbol(), operation);
    if (!isNew)
        m_context.report(kName, "There can be only one operation named " + inQuotes(operation.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(operation)});
}

void LoneAnonymousOperation::enter(OperationDefinition operation)
{
    if (operation.isAnonymous() && m_context.facts().operations().size() > 1)
        m_context.report(kName, "This anonymous operation must be the only defined operation.", operation);
}

void KnownOperationTypes::enter(OperationDefinition operation)
{
    if (!m_context.schema().rootType(operation.operation()))
        m_context.report(kName,
                         "The " + std::string(keyword(operation.operation()))
                             + " operation is not supported by the schema.",
                         operation);
}

namespace {

// The fields a subscription selects from its root, by response name, in the order of their first mention.
class RootFields {
public:
    RootFields(ValidationContext &context, SchemaType root) : m_context(context), m_root(root) {}

    void collect(SelectionSet selections, std::uint32_t deferredBy = 0);

    const std::vector<std::vector<Field>> &groups() const { return m_groups; }
    const std::vector<Directive> &conditions() const { return m_conditions; } // @skip and @include

private:
    bool isConditional(Directives directives);
    bool applies(TypeReference condition) const;
    static std::uint32_t deferOf(Directives directives);

    ValidationContext &m_context;
    SchemaType m_root;
    std::vector<std::vector<Field>> m_groups;
    std::unordered_map<Symbol, std::size_t> m_groupByName;
    std::vector<Directive> m_conditions;
    // A fragment counts once, and once more for each @defer it is under.
    std::map<Symbol, std::set<std::uint32_t>> m_visited;
};

void RootFields::collect(SelectionSet selections, std::uint32_t deferredBy)
{
    for (const Selection selection : selections.selections()) {
        if (!m_context.spend(1))
            return;
        if (const auto field = as<Field>(selection)) {
            if (isConditional(field.directives()))
                continue;
            const auto [group, isNew] = m_groupByName.try_emplace(field.responseSymbol(), m_groups.size());
            if (isNew)
                m_groups.emplace_back();
            m_groups[group->second].push_back(field);
        } else if (const auto fragment = as<InlineFragment>(selection)) {
            if (isConditional(fragment.directives()) || !applies(fragment.typeCondition()))
                continue;
            const std::uint32_t defer = deferOf(fragment.directives());
            collect(fragment.selectionSet(), defer != 0 ? defer : deferredBy);
        } else {
            const FragmentSpread spread(selection);
            if (isConditional(spread.directives()))
                continue;
            const DefinitionFacts *facts = m_context.facts().fragment(spread.symbol());
            if (!facts)
                continue;
            const FragmentDefinition definition(m_context.document().node(facts->node));
            if (!applies(definition.typeCondition()))
                continue;
            const std::uint32_t defer = deferOf(spread.directives());
            std::set<std::uint32_t> &visited = m_visited[spread.symbol()];
            const std::uint32_t inside = defer != 0 ? defer : deferredBy;
            if (visited.contains(0) || !visited.insert(inside).second)
                continue;
            collect(definition.selectionSet(), inside);
        }
    }
}

bool RootFields::isConditional(Directives directives)
{
    for (const Symbol name : {Symbol::Skip, Symbol::Include}) {
        if (const Directive directive = findDirective(directives, name)) {
            m_conditions.push_back(directive);
            return true;
        }
    }
    return false;
}

bool RootFields::applies(TypeReference condition) const
{
    if (!condition)
        return true;
    const SchemaType type = m_context.facts().namedType(condition);
    return type && (type == m_root || (type.isAbstract() && m_context.schema().isPossibleType(type, m_root)));
}

std::uint32_t RootFields::deferOf(Directives directives)
{
    const Directive defer = findDirective(directives, Symbol::Defer);
    if (!defer)
        return 0;
    const Argument condition = findArgument(defer.arguments(), Symbol::If);
    const auto constant = condition ? as<BooleanValue>(condition.value()) : BooleanValue();
    return constant && !constant.value() ? 0 : defer.index();
}

} // namespace

void SingleFieldSubscriptions::enter(OperationDefinition operation)
{
    const SchemaType root = m_context.schema().rootType(OperationType::Subscription);
    if (operation.operation() != OperationType::Subscription || !root)
        return;
    const std::string subject =
        operation.isAnonymous() ? "Anonymous Subscription" : "Subscription " + inQuotes(operation.name());
    RootFields fields(m_context, root);
    fields.collect(operation.selectionSet());
    const auto spansOf = [](const auto &nodes) {
        std::vector<SourceSpan> spans;
        for (const Node node : nodes)
            spans.push_back(ValidationContext::span(node));
        return spans;
    };
    if (!fields.conditions().empty())
        return m_context.report(
            kName, subject + " must not use `@skip` or `@include` directives in the top level selection.",
            spansOf(fields.conditions()));
    if (fields.groups().empty())
        m_context.report(kName, subject + " must select one top level field.", operation.selectionSet());
    if (fields.groups().size() > 1) {
        std::vector<SourceSpan> spans;
        for (std::size_t i = 1; i < fields.groups().size(); ++i)
            for (const SourceSpan span : spansOf(fields.groups()[i]))
                spans.push_back(span);
        m_context.report(kName, subject + " must select only one top level field.", std::move(spans));
    }
    for (const std::vector<Field> &group : fields.groups())
        if (group.front().name().starts_with("__"))
            m_context.report(kName, subject + " must not select an introspection top level field.",
                             spansOf(group));
}

} // namespace tooltray::graphql
