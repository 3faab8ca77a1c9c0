// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/sdlrules.h"

#include <iterator>

namespace tooltray::graphql {

namespace {

// Returns None where no directive is allowed.
Symbol locationOf(Node owner, Node ownersParent)
{
    switch (owner.kind()) {
    case NodeKind::OperationDefinition:
        switch (OperationDefinition(owner).operation()) {
        case OperationType::Query: return Symbol::LocationQuery;
        case OperationType::Mutation: return Symbol::LocationMutation;
        case OperationType::Subscription: return Symbol::LocationSubscription;
        }
        return Symbol::None;
    case NodeKind::Field: return Symbol::LocationField;
    case NodeKind::FragmentSpread: return Symbol::LocationFragmentSpread;
    case NodeKind::InlineFragment: return Symbol::LocationInlineFragment;
    case NodeKind::FragmentDefinition: return Symbol::LocationFragmentDefinition;
    case NodeKind::VariableDefinition: return Symbol::LocationVariableDefinition;
    case NodeKind::SchemaDefinition:
    case NodeKind::SchemaExtension: return Symbol::LocationSchema;
    case NodeKind::ScalarTypeDefinition:
    case NodeKind::ScalarTypeExtension: return Symbol::LocationScalar;
    case NodeKind::ObjectTypeDefinition:
    case NodeKind::ObjectTypeExtension: return Symbol::LocationObject;
    case NodeKind::FieldDefinition: return Symbol::LocationFieldDefinition;
    case NodeKind::InterfaceTypeDefinition:
    case NodeKind::InterfaceTypeExtension: return Symbol::LocationInterface;
    case NodeKind::UnionTypeDefinition:
    case NodeKind::UnionTypeExtension: return Symbol::LocationUnion;
    case NodeKind::EnumTypeDefinition:
    case NodeKind::EnumTypeExtension: return Symbol::LocationEnum;
    case NodeKind::EnumValueDefinition: return Symbol::LocationEnumValue;
    case NodeKind::InputObjectTypeDefinition:
    case NodeKind::InputObjectTypeExtension: return Symbol::LocationInputObject;
    case NodeKind::InputValueDefinition:
        return ownersParent.is(NodeKind::InputObjectTypeDefinition)
                       || ownersParent.is(NodeKind::InputObjectTypeExtension)
                   ? Symbol::LocationInputFieldDefinition
                   : Symbol::LocationArgumentDefinition;
    case NodeKind::DirectiveDefinition:
    case NodeKind::DirectiveExtension: return Symbol::LocationDirectiveDefinition;
    default: return Symbol::None;
    }
}

bool isAllowed(DirectiveDefinition definition, Symbol location)
{
    for (const DirectiveLocationName name : definition.locations())
        if (name.symbol() == location)
            return true;
    return false;
}

} // namespace

void KnownDirectives::enter(Directive directive)
{
    const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol());
    const SchemaDirective known = m_context.facts().directive(directive);
    const std::string name = inQuotes("@" + std::string(directive.name()));
    if (!own && !known)
        return m_context.report(kName, "Unknown directive " + name + ".", directive);
    const Node owner = m_context.facts().parent(directive);
    const Symbol location = locationOf(owner, m_context.facts().parent(owner));
    if (location != Symbol::None && !(own ? isAllowed(own, location) : known.isAllowedOn(location)))
        m_context.report(
            kName, "Directive " + name + " may not be used on " + std::string(knownText(location)) + ".",
            directive);
}

bool UniqueDirectivesPerLocation::isUnique(Directive directive) const
{
    if (const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol()))
        return !own.isRepeatable();
    const SchemaDirective known = m_context.facts().directive(directive);
    return known && !known.isRepeatable();
}

void UniqueDirectivesPerLocation::enterAny(Node node)
{
    const NodeKind kind = node.kind();
    if (kind == NodeKind::SchemaDefinition || kind == NodeKind::SchemaExtension)
        return check(node, m_onSchema);
    if (isTypeDefinition(kind) || isTypeExtension(kind))
        return check(node, m_onTypes[node.symbol()]);
    if (kind == NodeKind::DirectiveDefinition || kind == NodeKind::DirectiveExtension)
        return check(node, m_onDirectives[node.symbol()]);
    // Nearly everything else has no directive or one.
    const Directives directives(node.children());
    const auto first = directives.begin();
    if (first == directives.end() || std::next(first) == directives.end())
        return;
    Seen seen;
    check(node, seen);
}

void UniqueDirectivesPerLocation::check(Node owner, Seen &seen)
{
    for (const Directive directive : Directives(owner.children())) {
        if (!isUnique(directive))
            continue;
        const auto [known, isNew] = seen.try_emplace(directive.symbol(), directive);
        if (!isNew)
            m_context.report(kName,
                             "The directive " + inQuotes("@" + std::string(directive.name()))
                                 + " can only be used once at this location.",
                             {m_context.span(known->second), m_context.span(directive)});
    }
}

void DeferStreamDirectiveLabel::enter(Directive directive)
{
    if (directive.symbol() != Symbol::Defer && directive.symbol() != Symbol::Stream)
        return;
    for (const Argument argument : directive.arguments()) {
        if (argument.symbol() != Symbol::Label)
            continue;
        const Value label = argument.value();
        if (label.is(NodeKind::NullValue))
            return;
        if (!label.is(NodeKind::StringValue))
            return m_context.report(
                kName, "Argument \"@" + std::string(directive.name()) + "(label:)\" must be a static string.",
                directive);
        const auto [known, isNew] = m_byLabel.try_emplace(StringValue(label).value(), directive);
        if (!isNew)
            m_context.report(
                kName,
                "Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                "all Defer/Stream directive usages.",
                {m_context.span(known->second), m_context.span(directive)});
        return;
    }
}

struct DeferStreamDirectiveOnRootField::Search {
    std::string root;            // mutation type "Mutation"
    std::vector<bool> isVisited; // by fragment
};

void DeferStreamDirectiveOnRootField::enter(OperationDefinition operation)
{
    const SchemaType root = m_context.schema().rootType(operation.operation());
    if (operation.operation() == OperationType::Query || !root)
        return;
    m_isChecked.resize(m_context.facts().fragments().size());
    Search search{std::string(keyword(operation.operation())) + " type " + inQuotes(root.name()),
                  std::vector<bool>(m_isChecked.size())};
    if (check(operation.selectionSet(), search))
        for (std::size_t i = 0; i < m_isChecked.size(); ++i)
            m_isChecked[i] = m_isChecked[i] || search.isVisited[i];
}

// False when something was reported.
bool DeferStreamDirectiveOnRootField::check(Node selectionSet, Search &search)
{
    bool isValid = true;
    const auto refuse = [&](std::string_view what, Directive directive) {
        if (!directive)
            return;
        isValid = false;
        m_context.report(kName, std::string(what) + " directive cannot be used on root " + search.root + ".",
                         directive);
    };
    for (const Node selection : selectionSet.children()) {
        if (!m_context.spend(1))
            return false;
        if (selection.is(NodeKind::Field)) {
            refuse("Stream", findDirective(selection, Symbol::Stream));
        } else if (const auto fragment = as<InlineFragment>(selection)) {
            refuse("Defer", findDirective(selection, Symbol::Defer));
            isValid = check(fragment.selectionSet(), search) && isValid;
        } else {
            const std::uint32_t index = m_context.facts().fragmentIndex(selection.symbol());
            if (index == kNoIndex || search.isVisited[index])
                continue;
            search.isVisited[index] = true;
            refuse("Defer", findDirective(selection, Symbol::Defer));
            if (m_isChecked[index])
                continue;
            const Node definition = m_context.document().node(m_context.facts().fragments()[index].node);
            isValid = check(FragmentDefinition(definition).selectionSet(), search) && isValid;
        }
    }
    return isValid;
}

namespace {

Value conditionOf(Directive directive)
{
    const Argument condition = findArgument(directive.arguments(), Symbol::If);
    return condition ? condition.value() : Value();
}

// True if the condition of a directive can have the wanted value.
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

void StreamDirectiveOnListField::enter(Directive directive)
{
    if (directive.symbol() != Symbol::Stream)
        return;
    // The field around counts, even where the directive is on a fragment inside.
    const DocumentFacts &facts = m_context.facts();
    Node around = facts.parent(directive);
    while (!around.is(NodeKind::Field) && !around.is(NodeKind::Document))
        around = facts.parent(around);
    const SchemaField field = around.is(NodeKind::Field) ? facts.field(Field(around)) : SchemaField();
    Node selections = facts.parent(directive);
    while (!selections.is(NodeKind::SelectionSet) && !selections.is(NodeKind::Document))
        selections = facts.parent(selections);
    if (!field || !selections.is(NodeKind::SelectionSet) || field.type().nullable().isList())
        return;
    const SchemaType parent = facts.parentType(SelectionSet(selections));
    if (parent)
        m_context.report(kName,
                         "Directive \"@stream\" cannot be used on non-list field \""
                             + std::string(parent.name()) + "." + std::string(field.name()) + "\".",
                         directive);
}

} // namespace tooltray::graphql
