// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"

// The nodes of type system documents by their kind (September 2025, 3). Definitions and their extensions
// share a view: an extension has no description, everything else is the same.
namespace tooltray::graphql {

class NamedType : public NodeOf<NodeKind::NamedType> {
public:
    using NodeOf::NodeOf;
};

class OperationTypeDefinition : public NodeOf<NodeKind::OperationTypeDefinition> {
public:
    using NodeOf::NodeOf;
    OperationType operation() const noexcept { return static_cast<OperationType>(data().flags & 3); }
    NamedType type() const noexcept { return NamedType(firstChild(NodeKind::NamedType)); }
};

class SchemaDefinition : public DefinitionOf<NodeKind::SchemaDefinition, NodeKind::SchemaExtension> {
public:
    using DefinitionOf::DefinitionOf;
    ViewRange<OperationTypeDefinition> operationTypes() const noexcept
    {
        return ViewRange<OperationTypeDefinition>(children());
    }
};

class InputValueDefinition : public DefinitionOf<NodeKind::InputValueDefinition> {
public:
    using DefinitionOf::DefinitionOf;
    TypeReference type() const noexcept { return TypeReference(firstChildWhere(TypeReference::matches)); }
    Value defaultValue() const noexcept // no node when there is none
    {
        const std::uint32_t after = type().data().next;
        return after < data().next ? as<Value>(document().node(after)) : Value();
    }
};

using InputValueDefinitions = ViewRange<InputValueDefinition>;

class FieldDefinition : public DefinitionOf<NodeKind::FieldDefinition> {
public:
    using DefinitionOf::DefinitionOf;
    InputValueDefinitions arguments() const noexcept { return InputValueDefinitions(children()); }
    TypeReference type() const noexcept { return TypeReference(firstChildWhere(TypeReference::matches)); }
};

class EnumValueDefinition : public DefinitionOf<NodeKind::EnumValueDefinition> {
public:
    using DefinitionOf::DefinitionOf;
};

class ScalarTypeDefinition
    : public DefinitionOf<NodeKind::ScalarTypeDefinition, NodeKind::ScalarTypeExtension> {
public:
    using DefinitionOf::DefinitionOf;
};

// Objects and interfaces.
class FieldsTypeDefinition
    : public DefinitionOf<NodeKind::ObjectTypeDefinition, NodeKind::ObjectTypeExtension,
                          NodeKind::InterfaceTypeDefinition, NodeKind::InterfaceTypeExtension> {
public:
    using DefinitionOf::DefinitionOf;
    ViewRange<NamedType> interfaces() const noexcept { return ViewRange<NamedType>(children()); }
    ViewRange<FieldDefinition> fields() const noexcept { return ViewRange<FieldDefinition>(children()); }
};

class UnionTypeDefinition : public DefinitionOf<NodeKind::UnionTypeDefinition, NodeKind::UnionTypeExtension> {
public:
    using DefinitionOf::DefinitionOf;
    ViewRange<NamedType> members() const noexcept { return ViewRange<NamedType>(children()); }
};

class EnumTypeDefinition : public DefinitionOf<NodeKind::EnumTypeDefinition, NodeKind::EnumTypeExtension> {
public:
    using DefinitionOf::DefinitionOf;
    ViewRange<EnumValueDefinition> values() const noexcept
    {
        return ViewRange<EnumValueDefinition>(children());
    }
};

class InputObjectTypeDefinition
    : public DefinitionOf<NodeKind::InputObjectTypeDefinition, NodeKind::InputObjectTypeExtension> {
public:
    using DefinitionOf::DefinitionOf;
    InputValueDefinitions fields() const noexcept { return InputValueDefinitions(children()); }
};

class DirectiveLocationName : public NodeOf<NodeKind::DirectiveLocation> {
public:
    using NodeOf::NodeOf;
};

class DirectiveDefinition : public DefinitionOf<NodeKind::DirectiveDefinition, NodeKind::DirectiveExtension> {
public:
    using DefinitionOf::DefinitionOf;
    bool isRepeatable() const noexcept { return (data().flags & NodeData::kRepeatable) != 0; }
    InputValueDefinitions arguments() const noexcept { return InputValueDefinitions(children()); }
    ViewRange<DirectiveLocationName> locations() const noexcept
    {
        return ViewRange<DirectiveLocationName>(children());
    }
};

} // namespace tooltray::graphql
