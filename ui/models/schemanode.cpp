// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemanode.h"

namespace tooltray::ui {
namespace {

using graphql::SchemaType;
using graphql::TypeKind;

void addMembers(SchemaType type, std::vector<SchemaNode> &children)
{
    for (const graphql::SchemaField field : type.fields())
        children.push_back({.kind = SchemaNode::Kind::Field, .type = field.namedType(), .field = field});
    for (const graphql::SchemaInput input : type.inputFields())
        children.push_back(
            {.kind = SchemaNode::Kind::InputField, .type = type.schema().type(input.type()), .input = input});
    for (const graphql::SchemaEnumValue value : type.enumValues())
        children.push_back({.kind = SchemaNode::Kind::EnumValue, .value = value});
    if (type.isAbstract())
        for (const SchemaType possible : type.possibleTypes())
            children.push_back({.kind = SchemaNode::Kind::Fragment, .type = possible});
}

bool hasMembers(SchemaType type)
{
    return !type.is(TypeKind::Scalar);
}

} // namespace

std::string_view SchemaNode::name() const
{
    switch (kind) {
    case Kind::Operation: return graphql::keyword(operation);
    case Kind::Field: return field.name();
    case Kind::Argument:
    case Kind::InputField: return input.name();
    case Kind::Fragment:
    case Kind::Type: return type.name();
    case Kind::EnumValue: return value.name();
    case Kind::Types: break;
    }
    return {};
}

std::string SchemaNode::typeText() const
{
    switch (kind) {
    case Kind::Operation: return std::string(type.name());
    case Kind::Field: return field.schema().print(field.type());
    case Kind::Argument:
    case Kind::InputField: return input.schema().print(input.type());
    default: return {};
    }
}

std::string_view SchemaNode::deprecation() const
{
    switch (kind) {
    case Kind::Field: return field.deprecationReason();
    case Kind::Argument:
    case Kind::InputField: return input.deprecationReason();
    case Kind::EnumValue: return value.deprecationReason();
    default: return {};
    }
}

bool SchemaNode::isDeprecated() const
{
    switch (kind) {
    case Kind::Field: return field.isDeprecated();
    case Kind::Argument:
    case Kind::InputField: return input.isDeprecated();
    case Kind::EnumValue: return value.isDeprecated();
    default: return false;
    }
}

std::string SchemaNode::coordinate() const
{
    switch (kind) {
    case Kind::Operation:
    case Kind::Fragment:
    case Kind::Type: return std::string(type.name());
    case Kind::Field: return field.coordinate();
    case Kind::Argument:
    case Kind::InputField: return input.coordinate();
    case Kind::EnumValue: return value.coordinate();
    case Kind::Types: break;
    }
    return {};
}

bool SchemaNode::hasChildren() const
{
    switch (kind) {
    case Kind::Types: return true;
    case Kind::EnumValue: return false;
    case Kind::Field: return !field.arguments().isEmpty() || type.isComposite();
    case Kind::Argument:
    case Kind::InputField: return type && type.is(TypeKind::InputObject);
    default: return hasMembers(type);
    }
}

std::vector<SchemaNode> SchemaNode::makeChildren() const
{
    std::vector<SchemaNode> made;
    if (kind == Kind::Types || !hasChildren())
        return made;
    if (kind == Kind::Field)
        for (const graphql::SchemaInput argument : field.arguments())
            made.push_back({.kind = Kind::Argument,
                            .type = field.schema().type(argument.type()),
                            .field = field,
                            .input = argument});
    if (kind != Kind::Field || type.isComposite())
        addMembers(type, made);
    return made;
}

} // namespace tooltray::ui
