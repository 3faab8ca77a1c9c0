// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"
#include "graphql/language/stringvalue.h"

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

// The nodes of executable documents by their kind (September 2025, 2). A view is a Node; what the text
// lacks reads as "no node", an empty range or "". The views of type definitions are in sdl.h.
namespace tooltray::graphql {

template <NodeKind Kind>
class NodeOf : public Node {
public:
    NodeOf() noexcept = default;
    explicit NodeOf(Node node) noexcept : Node(node) { assert(!node || node.kind() == Kind); }

    static constexpr NodeKind kKind = Kind;
    static constexpr bool matches(NodeKind kind) noexcept { return kind == Kind; }
};

// The node as a View, no node when it is another kind.
template <class View>
View as(Node node) noexcept
{
    return node && View::matches(node.kind()) ? View(node) : View();
}

class StringValue : public NodeOf<NodeKind::StringValue> {
public:
    using NodeOf::NodeOf;
    bool isBlock() const noexcept { return (data().flags & NodeData::kBlock) != 0; }
    std::string value() const { return stringValue(text()); }
};

class Variable : public NodeOf<NodeKind::Variable> // its start is the dollar sign
{
public:
    using NodeOf::NodeOf;
};

class BooleanValue : public NodeOf<NodeKind::BooleanValue> {
public:
    using NodeOf::NodeOf;
    bool value() const noexcept { return (data().flags & NodeData::kTrue) != 0; }
};

class EnumValue : public NodeOf<NodeKind::EnumValue> {
public:
    using NodeOf::NodeOf;
};

// A literal, a variable, or what stands for a missing one.
class Value : public Node {
public:
    Value() noexcept = default;
    explicit Value(Node node) noexcept : Node(node) { assert(!node || matches(node.kind())); }
    static constexpr bool matches(NodeKind kind) noexcept
    {
        return isValue(kind) || kind == NodeKind::Missing;
    }
};

class ListValue : public NodeOf<NodeKind::ListValue> {
public:
    using NodeOf::NodeOf;
    ViewRange<Value> items() const noexcept { return ViewRange<Value>(children()); }
};

class ObjectField : public NodeOf<NodeKind::ObjectField> {
public:
    using NodeOf::NodeOf;
    Value value() const noexcept { return Value(document().node(index() + 1)); }
};

class ObjectValue : public NodeOf<NodeKind::ObjectValue> {
public:
    using NodeOf::NodeOf;
    ViewRange<ObjectField> fields() const noexcept { return ViewRange<ObjectField>(children()); }
};

// [Name!]! as written. Non-null belongs to the named or list type it follows.
class TypeReference : public Node {
public:
    TypeReference() noexcept = default;
    explicit TypeReference(Node node) noexcept : Node(node) { assert(!node || matches(node.kind())); }
    static constexpr bool matches(NodeKind kind) noexcept
    {
        return isTypeReference(kind) || kind == NodeKind::Missing;
    }

    bool isNonNull() const noexcept { return (data().flags & NodeData::kNonNull) != 0; }
    bool isList() const noexcept { return kind() == NodeKind::ListType; }
    TypeReference item() const noexcept // of a list
    {
        return TypeReference(document().node(index() + 1));
    }
    TypeReference namedType() const noexcept // below all lists; may be Missing
    {
        TypeReference type = *this;
        while (type.isList())
            type = type.item();
        return type;
    }
};

class Argument : public NodeOf<NodeKind::Argument> {
public:
    using NodeOf::NodeOf;
    Value value() const noexcept { return Value(document().node(index() + 1)); }
};

using Arguments = ViewRange<Argument>;

class Directive : public NodeOf<NodeKind::Directive> // its start is the at sign
{
public:
    using NodeOf::NodeOf;
    Arguments arguments() const noexcept { return Arguments(children()); }
};

using Directives = ViewRange<Directive>;

// The first of a name; no node when there is none.
inline Directive findDirective(Directives directives, Symbol name) noexcept
{
    for (const Directive directive : directives)
        if (directive.symbol() == name)
            return directive;
    return {};
}

inline Directive findDirective(Node selection, Symbol name) noexcept
{
    return findDirective(Directives(selection.children()), name);
}

inline Argument findArgument(Arguments arguments, Symbol name) noexcept
{
    for (const Argument argument : arguments)
        if (argument.symbol() == name)
            return argument;
    return {};
}

class SelectionSet;

class Field : public NodeOf<NodeKind::Field> {
public:
    using NodeOf::NodeOf;
    bool hasAlias() const noexcept { return (data().flags & NodeData::kHasAlias) != 0; }
    Symbol responseSymbol() const noexcept
    {
        return hasAlias() ? document().nodes()[index() + 1].name : symbol();
    }
    std::string_view responseName() const noexcept { return document().symbols().text(responseSymbol()); }
    Arguments arguments() const noexcept { return Arguments(children()); }
    Directives directives() const noexcept { return Directives(children()); }
    inline SelectionSet selectionSet() const noexcept; // no node on leaves
};

class FragmentSpread : public NodeOf<NodeKind::FragmentSpread> {
public:
    using NodeOf::NodeOf;
    Directives directives() const noexcept { return Directives(children()); }
};

class InlineFragment : public NodeOf<NodeKind::InlineFragment> {
public:
    using NodeOf::NodeOf;
    TypeReference typeCondition() const noexcept // no node when there is none
    {
        return TypeReference(firstChild(NodeKind::NamedType));
    }
    Directives directives() const noexcept { return Directives(children()); }
    inline SelectionSet selectionSet() const noexcept;
};

class Selection : public Node {
public:
    Selection() noexcept = default;
    explicit Selection(Node node) noexcept : Node(node) { assert(!node || matches(node.kind())); }
    static constexpr bool matches(NodeKind kind) noexcept { return isSelection(kind); }
};

class SelectionSet : public NodeOf<NodeKind::SelectionSet> {
public:
    using NodeOf::NodeOf;
    ViewRange<Selection> selections() const noexcept { return ViewRange<Selection>(children()); }
};

inline SelectionSet Field::selectionSet() const noexcept
{
    return SelectionSet(firstChild(NodeKind::SelectionSet));
}

inline SelectionSet InlineFragment::selectionSet() const noexcept
{
    return SelectionSet(firstChild(NodeKind::SelectionSet));
}

// The common parts of all definitions.
class Definition : public Node {
public:
    using Node::Node;
    explicit Definition(Node node) noexcept : Node(node) {}

    StringValue description() const noexcept // no node when there is none
    {
        const bool has = (data().flags & NodeData::kHasDescription) != 0;
        return has ? StringValue(document().node(index() + 1)) : StringValue();
    }
    Directives directives() const noexcept { return Directives(children()); }
};

template <NodeKind... Kinds>
class DefinitionOf : public Definition {
public:
    DefinitionOf() noexcept = default;
    explicit DefinitionOf(Node node) noexcept : Definition(node) { assert(!node || matches(node.kind())); }
    static constexpr bool matches(NodeKind kind) noexcept { return ((kind == Kinds) || ...); }
};

class VariableDefinition : public DefinitionOf<NodeKind::VariableDefinition> {
public:
    using DefinitionOf::DefinitionOf;
    Variable variable() const noexcept { return Variable(firstChild(NodeKind::Variable)); }
    TypeReference type() const noexcept { return TypeReference(document().node(variable().data().next)); }
    Value defaultValue() const noexcept // no node when there is none
    {
        const std::uint32_t after = type().data().next;
        return after < data().next ? as<Value>(document().node(after)) : Value();
    }
};

enum class OperationType : std::uint8_t { Query, Mutation, Subscription };

constexpr std::string_view keyword(OperationType type) noexcept
{
    return knownText(static_cast<Symbol>(index(Symbol::Query) + static_cast<std::uint32_t>(type)));
}

class OperationDefinition : public DefinitionOf<NodeKind::OperationDefinition> {
public:
    using DefinitionOf::DefinitionOf;
    OperationType operation() const noexcept { return static_cast<OperationType>(data().flags & 3); }
    bool isShorthand() const noexcept { return (data().flags & NodeData::kShorthand) != 0; }
    bool isAnonymous() const noexcept { return symbol() == Symbol::None; }
    ViewRange<VariableDefinition> variables() const noexcept
    {
        return ViewRange<VariableDefinition>(children());
    }
    SelectionSet selectionSet() const noexcept { return SelectionSet(firstChild(NodeKind::SelectionSet)); }
};

class FragmentDefinition : public DefinitionOf<NodeKind::FragmentDefinition> {
public:
    using DefinitionOf::DefinitionOf;
    TypeReference typeCondition() const noexcept
    {
        return TypeReference(firstChildWhere(TypeReference::matches));
    }
    SelectionSet selectionSet() const noexcept { return SelectionSet(firstChild(NodeKind::SelectionSet)); }
};

// The operation of this name, or the only one when the name is empty; no node when there is no such one.
inline OperationDefinition findOperation(const Document &document, std::string_view name = {})
{
    OperationDefinition found;
    for (const OperationDefinition operation : ViewRange<OperationDefinition>(document.definitions())) {
        if (name.empty() && found)
            return {};
        if (name.empty() || operation.name() == name)
            found = operation;
        if (found && !name.empty())
            break;
    }
    return found;
}

inline FragmentDefinition findFragment(const Document &document, std::string_view name)
{
    for (const FragmentDefinition fragment : ViewRange<FragmentDefinition>(document.definitions()))
        if (fragment.name() == name)
            return fragment;
    return {};
}

} // namespace tooltray::graphql
