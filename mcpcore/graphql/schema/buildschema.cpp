// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/buildschema.h"

#include "graphql/language/printer.h"
#include "graphql/language/sdl.h"
#include "graphql/schema/builtins.h"
#include "graphql/schema/schemaassembler.h"

#include <array>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kBuildSchema = "BuildSchema";

// Reads one document into an assembler: the user's, then the built-in one.
class SdlReader {
public:
    enum class Definitions : std::uint8_t { Given, BuiltIn };

    SdlReader(const Document &document, SchemaAssembler &assembler, BuiltSchema &result, Definitions which)
        : m_document(document)
        , m_assembler(assembler)
        , m_result(result)
        , m_isBuiltIn(which == Definitions::BuiltIn)
    {}

    void read();
    std::vector<std::vector<std::uint32_t>> takeTypeNodes() { return std::move(m_typeNodes); }

private:
    struct TypeParts {
        Symbol name = Symbol::None;
        std::vector<std::uint32_t> nodes; // the definition, then the extensions
    };

    void collect();
    void readSchemaDefinition();
    void readDirective(DirectiveDefinition directive);
    void readType(const TypeParts &parts);
    void readMembers(Node definition, TypeKind kind);
    void readField(FieldDefinition field);
    void readInput(InputValueDefinition definition, std::uint32_t input);
    TypeRef typeRef(TypeReference type);
    TypeRef namedTypeRef(Node type);
    TextRef description(Definition definition);
    TextRef deprecation(Definition definition);
    TextRef directiveText(Definition definition, Symbol directive, Symbol argument);
    Symbol name(Node node) { return m_assembler.name(node.name()); }
    void note(std::vector<std::uint32_t> &origins, std::uint32_t element, Node node);
    void report(std::string message, Node node);

    const Document &m_document;
    SchemaAssembler &m_assembler;
    BuiltSchema &m_result;
    bool m_isBuiltIn;
    std::vector<TypeParts> m_types;
    std::vector<std::uint32_t> m_partsBySymbol; // of the document
    std::vector<DirectiveDefinition> m_directives;
    std::vector<DirectiveDefinition> m_directiveExtensions;
    std::vector<std::vector<std::uint32_t>> m_typeNodes; // by the assembler's index
};

constexpr TypeKind kindOf(NodeKind kind) noexcept
{
    switch (kind) {
    case NodeKind::ObjectTypeDefinition:
    case NodeKind::ObjectTypeExtension: return TypeKind::Object;
    case NodeKind::InterfaceTypeDefinition:
    case NodeKind::InterfaceTypeExtension: return TypeKind::Interface;
    case NodeKind::UnionTypeDefinition:
    case NodeKind::UnionTypeExtension: return TypeKind::Union;
    case NodeKind::EnumTypeDefinition:
    case NodeKind::EnumTypeExtension: return TypeKind::Enum;
    case NodeKind::InputObjectTypeDefinition:
    case NodeKind::InputObjectTypeExtension: return TypeKind::InputObject;
    default: return TypeKind::Scalar;
    }
}

void SdlReader::read()
{
    collect();
    // Order matters for which of several problems is the first one: graphql-js reads directives before the
    // members of types.
    for (const DirectiveDefinition directive : m_directives)
        readDirective(directive);
    for (const TypeParts &parts : m_types)
        readType(parts);
    if (!m_isBuiltIn)
        readSchemaDefinition();
}

void SdlReader::collect()
{
    m_partsBySymbol.assign(m_document.symbols().size(), kNoIndex);
    const auto partsOf = [&](Symbol name) -> std::uint32_t & { return m_partsBySymbol[index(name)]; };
    for (const Node node : m_document.definitions()) {
        if (node.is(NodeKind::DirectiveDefinition))
            m_directives.emplace_back(node);
        else if (node.is(NodeKind::DirectiveExtension))
            m_directiveExtensions.emplace_back(node);
        if (!isTypeDefinition(node.kind()) || node.symbol() == Symbol::None)
            continue;
        if (partsOf(node.symbol()) == kNoIndex) {
            partsOf(node.symbol()) = static_cast<std::uint32_t>(m_types.size());
            m_types.push_back({node.symbol(), {}});
        }
        m_types[partsOf(node.symbol())].nodes = {node.index()};
    }
    for (const Node node : m_document.definitions()) {
        const std::uint32_t parts = isTypeExtension(node.kind()) ? partsOf(node.symbol()) : kNoIndex;
        if (parts == kNoIndex)
            continue;
        std::vector<std::uint32_t> &nodes = m_types[parts].nodes;
        if (kindOf(m_document.node(nodes.front()).kind()) == kindOf(node.kind()))
            nodes.push_back(node.index());
    }
}

// September 2025, 3.3: without a definition the root types go by their names.
void SdlReader::readSchemaDefinition()
{
    SchemaDefinition definition;
    std::vector<SchemaDefinition> parts;
    for (const SchemaDefinition part : ViewRange<SchemaDefinition>(m_document.definitions())) {
        if (part.is(NodeKind::SchemaDefinition))
            definition = part;
        else
            parts.push_back(part);
    }
    if (definition) {
        parts.insert(parts.begin(), definition);
        m_assembler.root().description = description(definition);
    } else {
        m_result.origins.schema.push_back(0);
    }
    for (const SchemaDefinition part : parts) {
        m_result.origins.schema.push_back(part.index());
        for (const OperationTypeDefinition operation : part.operationTypes())
            if (operation.type() && operation.type().symbol() != Symbol::None)
                m_assembler.setRootType(operation.operation(),
                                        static_cast<Symbol>(namedTypeRef(operation.type()).type));
    }
    if (definition)
        return;
    constexpr std::array kNames{Symbol::QueryType, Symbol::MutationType, Symbol::SubscriptionType};
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (m_assembler.findType(kNames[i]) != kNoIndex)
            m_assembler.setRootType(static_cast<OperationType>(i), kNames[i]);
}

void SdlReader::readDirective(DirectiveDefinition definition)
{
    const Symbol symbol = name(definition);
    if (symbol == Symbol::None || (m_isBuiltIn && m_assembler.hasDirective(symbol)))
        return;
    const std::uint32_t at = m_assembler.beginDirective(symbol);
    note(m_result.origins.directives, at, definition);
    m_assembler.directive(at).description = description(definition);
    TextRef reason = deprecation(definition);
    for (const DirectiveDefinition extension : m_directiveExtensions)
        if (!reason.isPresent() && extension.symbol() == definition.symbol())
            reason = deprecation(extension);
    m_assembler.directive(at).deprecation = reason;
    if (definition.isRepeatable())
        m_assembler.directive(at).flags |= DirectiveData::kRepeatable;
    if (isSpecifiedDirective(symbol))
        m_assembler.directive(at).flags |= DirectiveData::kSpecified;
    for (const DirectiveLocationName location : definition.locations())
        if (isDirectiveLocation(location.symbol()))
            m_assembler.addLocation(location.symbol());
    for (const InputValueDefinition argument : definition.arguments())
        if (argument.symbol() != Symbol::None)
            readInput(argument, m_assembler.addArgument(name(argument)));
}

void SdlReader::readType(const TypeParts &parts)
{
    const Definition definition(m_document.node(parts.nodes.front()));
    const TypeKind kind = kindOf(definition.kind());
    const Symbol symbol = name(definition);
    const std::uint32_t at = m_assembler.beginType(symbol, kind);
    if (at >= m_typeNodes.size())
        m_typeNodes.resize(at + 1);
    if (!m_isBuiltIn && isBuiltInType(symbol))
        return; // only its place counts
    if (!m_isBuiltIn)
        m_typeNodes[at] = parts.nodes;
    m_assembler.type(at).description = description(definition);
    if (m_isBuiltIn)
        m_assembler.type(at).flags |= static_cast<std::uint8_t>(
            TypeData::kBuiltIn | (isIntrospectionType(symbol) ? TypeData::kIntrospection : 0));
    for (const std::uint32_t index : parts.nodes) {
        const Definition part(m_document.node(index));
        if (kind == TypeKind::Scalar) {
            const TextRef url = directiveText(part, Symbol::SpecifiedBy, Symbol::Url);
            if (url.isPresent())
                m_assembler.type(at).specifiedBy = url;
        }
        // graphql-js looks for @oneOf on the definition only.
        if (kind == TypeKind::InputObject && index == parts.nodes.front())
            for (const Directive directive : part.directives())
                if (directive.symbol() == Symbol::OneOf)
                    m_assembler.type(at).flags |= TypeData::kOneOf;
        readMembers(part, kind);
    }
}

void SdlReader::readMembers(Node definition, TypeKind kind)
{
    switch (kind) {
    case TypeKind::Scalar: return;
    case TypeKind::Object:
    case TypeKind::Interface: {
        const FieldsTypeDefinition type(definition);
        for (const NamedType interface : type.interfaces())
            if (interface.symbol() != Symbol::None)
                m_assembler.addInterfaceOrMember(static_cast<Symbol>(namedTypeRef(interface).type));
        for (const FieldDefinition field : type.fields())
            if (field.symbol() != Symbol::None)
                readField(field);
        return;
    }
    case TypeKind::Union:
        for (const NamedType member : UnionTypeDefinition(definition).members())
            if (member.symbol() != Symbol::None)
                m_assembler.addInterfaceOrMember(static_cast<Symbol>(namedTypeRef(member).type));
        return;
    case TypeKind::Enum:
        for (const EnumValueDefinition value : EnumTypeDefinition(definition).values()) {
            if (value.symbol() == Symbol::None)
                continue;
            const std::uint32_t at = m_assembler.addEnumValue(name(value));
            note(m_result.origins.enumValues, at, value);
            m_assembler.enumValue(at).description = description(value);
            m_assembler.enumValue(at).deprecation = deprecation(value);
        }
        return;
    case TypeKind::InputObject:
        for (const InputValueDefinition field : InputObjectTypeDefinition(definition).fields())
            if (field.symbol() != Symbol::None)
                readInput(field, m_assembler.addInputField(name(field)));
        return;
    }
}

void SdlReader::readField(FieldDefinition definition)
{
    const std::uint32_t at = m_assembler.addField(name(definition));
    note(m_result.origins.fields, at, definition);
    m_assembler.field(at).type = typeRef(definition.type());
    m_assembler.field(at).description = description(definition);
    for (const InputValueDefinition argument : definition.arguments())
        if (argument.symbol() != Symbol::None)
            readInput(argument, m_assembler.addArgument(name(argument)));
    m_assembler.field(at).deprecation = deprecation(definition);
}

void SdlReader::readInput(InputValueDefinition definition, std::uint32_t at)
{
    note(m_result.origins.inputs, at, definition);
    m_assembler.input(at).type = typeRef(definition.type());
    m_assembler.input(at).description = description(definition);
    if (const Value value = definition.defaultValue())
        m_assembler.input(at).defaultValue = m_assembler.text(print(value));
    m_assembler.input(at).deprecation = deprecation(definition);
}

TypeRef SdlReader::typeRef(TypeReference type)
{
    TypeRef reference = namedTypeRef(type.namedType());
    if (const std::uint32_t wraps = wrapsOf(type))
        reference.wraps = wraps;
    else
        report("A type cannot have more than " + std::to_string(TypeRef::kMaxWraps)
                   + " lists and non-nulls around it.",
               type);
    return reference;
}

TypeRef SdlReader::namedTypeRef(Node type)
{
    // A type that is missing in a broken document becomes String, the type that constrains least.
    const Symbol symbol = type.symbol() == Symbol::None ? Symbol::StringType : name(type);
    const bool isDefined = isBuiltInType(symbol) || m_partsBySymbol[index(type.symbol())] != kNoIndex;
    if (!isDefined)
        report("Unknown type: \"" + std::string(type.name()) + "\".", type);
    return SchemaAssembler::typeNamed(symbol);
}

TextRef SdlReader::description(Definition definition)
{
    const StringValue description = definition.description();
    return description ? m_assembler.stringValue(description.text()) : TextRef();
}

TextRef SdlReader::deprecation(Definition definition)
{
    return directiveText(definition, Symbol::Deprecated, Symbol::Reason);
}

// The text a directive gives for its argument, its default where it gives none.
TextRef SdlReader::directiveText(Definition definition, Symbol directiveName, Symbol argumentName)
{
    for (const Directive directive : definition.directives()) {
        if (directive.symbol() != directiveName)
            continue;
        const std::string argument = std::string("Argument \"@")
                                         .append(knownText(directiveName))
                                         .append("(")
                                         .append(knownText(argumentName))
                                     + ":)\"";
        Value value;
        for (const Argument candidate : directive.arguments())
            if (candidate.symbol() == argumentName)
                value = candidate.value();
        if (value.is(NodeKind::StringValue))
            return m_assembler.stringValue(value.text());
        if (directiveName == Symbol::Deprecated && !value)
            return m_assembler.text(kDefaultDeprecationReason);
        if (!value)
            report(argument + " of required type \"String!\" was not provided.", directive);
        else if (value.is(NodeKind::NullValue))
            report(argument
                       + " has invalid value: Expected value of non-null type \"String!\" not to be null.",
                   value);
        else
            report(argument
                       + " has invalid value: String cannot represent a non string value: " + print(value),
                   value);
        return directiveName == Symbol::Deprecated ? m_assembler.text(kDefaultDeprecationReason) : TextRef();
    }
    return {};
}

void SdlReader::note(std::vector<std::uint32_t> &origins, std::uint32_t element, Node node)
{
    if (m_isBuiltIn)
        return;
    if (element >= origins.size())
        origins.resize(element + element / 2 + 16);
    origins[element] = node.index();
}

void SdlReader::report(std::string message, Node node)
{
    m_result.problems.push_back({kBuildSchema, std::move(message), {{node.start(), node.end()}}});
}

} // namespace

void addBuiltInDefinitions(SchemaAssembler &assembler)
{
    BuiltSchema unused;
    assembler.beginBuiltIns();
    SdlReader(builtInDefinitions(), assembler, unused, SdlReader::Definitions::BuiltIn).read();
}

BuiltSchema buildSchema(const Document &document)
{
    BuiltSchema result;
    SchemaAssembler assembler;
    SdlReader given(document, assembler, result, SdlReader::Definitions::Given);
    given.read();
    addBuiltInDefinitions(assembler);
    SchemaAssembler::Finished finished = assembler.finish();
    result.schema = std::move(finished.schema);

    const SchemaTables &tables = result.schema->tables();
    SchemaOrigins &origins = result.origins;
    origins.types.resize(tables.types.size());
    std::vector<std::vector<std::uint32_t>> typeNodes = given.takeTypeNodes();
    for (std::size_t i = 0; i < typeNodes.size(); ++i)
        if (finished.typeIndices[i] != kNoIndex)
            origins.types[finished.typeIndices[i]] = std::move(typeNodes[i]);
    origins.fields.resize(tables.fields.size());
    origins.inputs.resize(tables.inputs.size());
    origins.enumValues.resize(tables.enumValues.size());
    origins.directives.resize(tables.directives.size());
    return result;
}

} // namespace tooltray::graphql
