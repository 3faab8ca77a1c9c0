// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/deferstreamdirectiveonvalidoperations.h"

namespace tooltray::graphql {

namespace {

Value conditionOf(Directive directive)
{
    const Argument condition = findArgument(directive.arguments(), Symbol::If);
    return condition ? condition.value() : Value();
}

// Whether the condition of a directive can turn out to be what is asked for.
bool canBe(bool wanted, Value condition)
{
    const auto constant = as<BooleanValue>(condition);
    return !constant || constant.value() == wanted;
}

bool canBeLeftOut(Node selection)
{
    const Directive skip = findDirective(selection, Symbol::Skip);
    if (skip && (!conditionOf(skip) || canBe(true, conditionOf(skip))))
        return true;
    const Directive include = findDirective(selection, Symbol::Include);
    return include && conditionOf(include) && canBe(false, conditionOf(include));
}

bool canBeSwitchedOff(Directive directive)
{
    const Value condition = conditionOf(directive);
    return condition
           && (condition.is(NodeKind::Variable)
               || (condition.is(NodeKind::BooleanValue) && canBe(false, condition)));
}

} // namespace

struct DeferStreamDirectiveOnValidOperations::Search {
    std::vector<bool> isVisited; // by fragment
    std::vector<Node> spreads;   // that led here
};

void DeferStreamDirectiveOnValidOperations::enter(OperationDefinition operation)
{
    if (operation.operation() != OperationType::Subscription)
        return;
    m_isChecked.resize(m_context.facts().fragments().size());
    Search search{std::vector<bool>(m_isChecked.size()), {}};
    if (check(operation.selectionSet(), search))
        for (std::size_t i = 0; i < m_isChecked.size(); ++i)
            m_isChecked[i] = m_isChecked[i] || search.isVisited[i];
}

// False when something was reported.
bool DeferStreamDirectiveOnValidOperations::check(Node selectionSet, Search &search)
{
    bool isValid = true;
    for (const Node selection : selectionSet.children()) {
        if (!m_context.spend(1))
            return false;
        if (canBeLeftOut(selection))
            continue;
        for (const Directive directive : Directives(selection.children())) {
            const bool isDefer = directive.symbol() == Symbol::Defer;
            if ((!isDefer && directive.symbol() != Symbol::Stream) || canBeSwitchedOff(directive))
                continue;
            isValid = false;
            std::vector<SourceSpan> spans{m_context.span(directive)};
            for (auto spread = search.spreads.rbegin(); spread != search.spreads.rend(); ++spread)
                spans.push_back(m_context.span(*spread));
            m_context.report(kName,
                             std::string(isDefer ? "Defer" : "Stream")
                                 + " directive not supported on subscription operations. Disable `@"
                                 + std::string(directive.name())
                                 + "` by setting the `if` argument to `false`.",
                             std::move(spans));
        }
        if (selection.is(NodeKind::FragmentSpread)) {
            const std::uint32_t index = m_context.facts().fragmentIndex(selection.symbol());
            if (index == kNoIndex || search.isVisited[index] || m_isChecked[index])
                continue;
            search.isVisited[index] = true;
            search.spreads.push_back(selection);
            const Node definition = m_context.document().node(m_context.facts().fragments()[index].node);
            isValid = check(FragmentDefinition(definition).selectionSet(), search) && isValid;
            search.spreads.pop_back();
        } else if (const Node inner = selection.firstChild(NodeKind::SelectionSet)) {
            isValid = check(inner, search) && isValid;
        }
    }
    return isValid;
}

} // namespace tooltray::graphql
