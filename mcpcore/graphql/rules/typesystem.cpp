// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/sdlrules.h"

#include "graphql/validation/validationcontext.h"

#include <algorithm>
#include <iterator>

namespace tooltray::graphql {

void LoneSchemaDefinition::enter(SchemaDefinition definition)
{
    if (!definition.is(NodeKind::SchemaDefinition))
        return;
    if (std::exchange(m_isDefined, true))
        m_context.report(kName, "Must provide only one schema definition.", definition);
}

void UniqueOperationTypes::enter(SchemaDefinition definition)
{
    for (const OperationTypeDefinition operation : definition.operationTypes()) {
        OperationTypeDefinition &known = m_defined[static_cast<std::size_t>(operation.operation())];
        if (known)
            m_context.report(kName,
                             "There can be only one " + std::string(keyword(operation.operation()))
                                 + " type in schema.",
                             {m_context.span(known), m_context.span(operation)});
        else
            known = operation;
    }
}

void UniqueTypeNames::enter(Definition type)
{
    if (!isTypeDefinition(type.kind()))
        return;
    const auto [known, isNew] = m_byName.try_emplace(type.symbol(), type);
    if (!isNew)
        m_context.report(kName, "There can be only one type named " + inQuotes(type.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(type)});
}

void UniqueEnumValueNames::enter(EnumTypeDefinition type)
{
    for (const EnumValueDefinition value : type.values()) {
        const auto [known, isNew] = m_byName.try_emplace({type.symbol(), value.symbol()}, value);
        if (!isNew)
            m_context.report(kName,
                             "Enum value \"" + std::string(type.name()) + "." + std::string(value.name())
                                 + "\" can only be defined once.",
                             {m_context.nameSpan(known->second), m_context.nameSpan(value)});
    }
}

void UniqueFieldDefinitionNames::enter(FieldsTypeDefinition type)
{
    for (const FieldDefinition field : type.fields())
        check(type, field);
}

void UniqueFieldDefinitionNames::enter(InputObjectTypeDefinition type)
{
    for (const InputValueDefinition field : type.fields())
        check(type, field);
}

void UniqueFieldDefinitionNames::check(Node type, Node field)
{
    const auto [known, isNew] = m_byName.try_emplace({type.symbol(), field.symbol()}, field);
    if (!isNew)
        m_context.report(kName,
                         "Field \"" + std::string(type.name()) + "." + std::string(field.name())
                             + "\" can only be defined once.",
                         {m_context.nameSpan(known->second), m_context.nameSpan(field)});
}

void UniqueArgumentDefinitionNames::enter(FieldsTypeDefinition type)
{
    for (const FieldDefinition field : type.fields())
        check(std::string(type.name()) + "." + std::string(field.name()), field.arguments());
}

void UniqueArgumentDefinitionNames::enter(DirectiveDefinition directive)
{
    if (directive.is(NodeKind::DirectiveDefinition))
        check("@" + std::string(directive.name()), directive.arguments());
}

void UniqueArgumentDefinitionNames::check(const std::string &owner, InputValueDefinitions arguments)
{
    for (const std::vector<Node> &group :
         duplicatesByName(arguments, [](InputValueDefinition argument) { return argument; })) {
        std::vector<SourceSpan> spans;
        for (const Node argument : group)
            spans.push_back(m_context.nameSpan(argument));
        m_context.report(kName,
                         "Argument \"" + owner + "(" + std::string(group[0].name())
                             + ":)\" can only be defined once.",
                         std::move(spans));
    }
}

void UniqueDirectiveNames::enter(DirectiveDefinition directive)
{
    if (!directive.is(NodeKind::DirectiveDefinition))
        return;
    const auto [known, isNew] = m_byName.try_emplace(directive.symbol(), directive);
    if (!isNew)
        m_context.report(kName,
                         "There can be only one directive named "
                             + inQuotes("@" + std::string(directive.name())) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(directive)});
}

namespace {

struct Kinds {
    NodeKind definition;
    NodeKind extension;
    std::string_view name;
};

constexpr Kinds kKinds[] = {
    {NodeKind::ScalarTypeDefinition, NodeKind::ScalarTypeExtension, "scalar"},
    {NodeKind::ObjectTypeDefinition, NodeKind::ObjectTypeExtension, "object"},
    {NodeKind::InterfaceTypeDefinition, NodeKind::InterfaceTypeExtension, "interface"},
    {NodeKind::UnionTypeDefinition, NodeKind::UnionTypeExtension, "union"},
    {NodeKind::EnumTypeDefinition, NodeKind::EnumTypeExtension, "enum"},
    {NodeKind::InputObjectTypeDefinition, NodeKind::InputObjectTypeExtension, "input object"},
};

} // namespace

void PossibleTypeExtensions::enter(Definition extension)
{
    const auto *kinds = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kinds &candidate) {
        return extension.is(candidate.extension);
    });
    if (kinds == std::end(kKinds))
        return;
    findDefinedTypes();
    const auto defined = m_defined.find(extension.symbol());
    if (defined == m_defined.end())
        return m_context.report(kName,
                                "Cannot extend type " + inQuotes(extension.name())
                                    + " because it is not defined."
                                    + m_context.suggest(extension.name(), m_names),
                                {m_context.nameSpan(extension)});
    if (!defined->second.is(kinds->definition))
        m_context.report(kName,
                         "Cannot extend non-" + std::string(kinds->name) + " type "
                             + inQuotes(extension.name()) + ".",
                         {m_context.span(defined->second), m_context.span(extension)});
}

void PossibleTypeExtensions::findDefinedTypes()
{
    if (std::exchange(m_hasLooked, true))
        return;
    for (const Node definition : m_context.document().definitions()) {
        if (!isTypeDefinition(definition.kind()))
            continue;
        if (!m_defined.contains(definition.symbol()))
            m_names.push_back(definition.name());
        m_defined[definition.symbol()] = definition;
    }
}

} // namespace tooltray::graphql
