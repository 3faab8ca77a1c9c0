// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemaassembler.h"

#include "graphql/language/stringvalue.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tooltray::graphql {

// Every schema has the fields that introspect it (September 2025, 4.1 and 4.2), in front of all others.
SchemaAssembler::SchemaAssembler()
{
    std::fill(std::begin(m_storage.root.types), std::end(m_storage.root.types), index(Symbol::None));
    const auto addMetaField = [&](Symbol name, TypeRef type) {
        FieldData &field = m_storage.fields.emplace_back();
        field.name = name;
        field.type = type;
    };
    addMetaField(Symbol::MetaSchema, typeNamed(Symbol::SchemaType).nonNull());
    addMetaField(Symbol::MetaType, typeNamed(Symbol::TypeType));
    addMetaField(Symbol::MetaTypename, typeNamed(Symbol::StringType).nonNull());
    beginArguments(InputOwner::Field, static_cast<std::uint32_t>(MetaField::Type));
    const std::uint32_t nameArgument = addArgument(Symbol::Name);
    input(nameArgument).type = typeNamed(Symbol::StringType).nonNull();
}

std::uint32_t SchemaAssembler::Members::find(Symbol name) const noexcept
{
    const std::size_t i = index(name);
    return i < m_entries.size() && m_entries[i].owner == m_owner ? m_entries[i].index : kNoIndex;
}

void SchemaAssembler::Members::set(Symbol name, std::uint32_t index)
{
    const std::size_t i = graphql::index(name);
    if (i >= m_entries.size())
        m_entries.resize(i + i / 2 + 64);
    m_entries[i] = {m_owner, index};
}

TextRef SchemaAssembler::text(std::string_view text)
{
    const auto offset = static_cast<std::uint32_t>(m_storage.text.size());
    m_storage.text += text;
    return {offset, static_cast<std::uint32_t>(text.size())};
}

TextRef SchemaAssembler::stringValue(std::string_view token)
{
    const auto offset = static_cast<std::uint32_t>(m_storage.text.size());
    appendStringValue(token, m_storage.text);
    return {offset, static_cast<std::uint32_t>(m_storage.text.size()) - offset};
}

std::uint32_t SchemaAssembler::findType(Symbol name) const noexcept
{
    const std::size_t i = index(name);
    return i < m_typeBySymbol.size() ? m_typeBySymbol[i] : kNoIndex;
}

bool SchemaAssembler::hasDirective(Symbol name) const noexcept
{
    return m_directives.find(name) != kNoIndex;
}

void SchemaAssembler::setRootType(OperationType operation, Symbol type) noexcept
{
    m_storage.root.types[static_cast<std::size_t>(operation)] = index(type);
}

std::uint32_t SchemaAssembler::beginType(Symbol name, TypeKind kind)
{
    std::uint32_t at = findType(name);
    if (at == kNoIndex) {
        at = static_cast<std::uint32_t>(m_storage.types.size());
        m_storage.types.emplace_back();
        if (index(name) >= m_typeBySymbol.size())
            m_typeBySymbol.resize(index(name) + index(name) / 2 + 64, kNoIndex);
        m_typeBySymbol[index(name)] = at;
    }
    std::size_t membersBegin = m_storage.fields.size();
    if (kind == TypeKind::Enum)
        membersBegin = m_storage.enumValues.size();
    else if (kind == TypeKind::InputObject)
        membersBegin = m_storage.inputs.size();
    type(at) = {};
    type(at).name = name;
    type(at).kind = kind;
    type(at).members.begin = static_cast<std::uint32_t>(membersBegin);
    type(at).types.begin = static_cast<std::uint32_t>(m_storage.typeLists.size());
    m_members.beginOwner();
    m_currentType = at;
    return at;
}

template <class Data>
std::uint32_t SchemaAssembler::addMember(std::vector<Data> &table, Symbol name)
{
    std::uint32_t at = m_members.find(name);
    if (at == kNoIndex) {
        at = static_cast<std::uint32_t>(table.size());
        table.emplace_back();
        ++type(m_currentType).members.count;
        m_members.set(name, at);
    }
    table[at] = {};
    table[at].name = name;
    return at;
}

std::uint32_t SchemaAssembler::addField(Symbol name)
{
    const std::uint32_t at = addMember(m_storage.fields, name);
    field(at).parent = m_currentType;
    beginArguments(InputOwner::Field, at);
    return at;
}

std::uint32_t SchemaAssembler::addInputField(Symbol name)
{
    const std::uint32_t at = addMember(m_storage.inputs, name);
    input(at).owner = m_currentType;
    input(at).ownerKind = InputOwner::InputObject;
    return at;
}

std::uint32_t SchemaAssembler::addEnumValue(Symbol name)
{
    const std::uint32_t at = addMember(m_storage.enumValues, name);
    enumValue(at).parent = m_currentType;
    return at;
}

void SchemaAssembler::addInterfaceOrMember(Symbol name)
{
    m_storage.typeLists.push_back(index(name));
    ++type(m_currentType).types.count;
}

std::uint32_t SchemaAssembler::beginDirective(Symbol name)
{
    std::uint32_t at = m_directives.find(name);
    if (at == kNoIndex) {
        at = static_cast<std::uint32_t>(m_storage.directives.size());
        m_storage.directives.emplace_back();
        m_directives.set(name, at);
    }
    directive(at) = {};
    directive(at).name = name;
    directive(at).locations.begin = static_cast<std::uint32_t>(m_storage.locationLists.size());
    beginArguments(InputOwner::Directive, at);
    return at;
}

void SchemaAssembler::addLocation(Symbol location)
{
    m_storage.locationLists.push_back(location);
    ++directive(m_argumentOwner).locations.count;
}

void SchemaAssembler::beginArguments(InputOwner ownerKind, std::uint32_t owner)
{
    IndexSpan &arguments =
        ownerKind == InputOwner::Field ? field(owner).arguments : directive(owner).arguments;
    arguments.begin = static_cast<std::uint32_t>(m_storage.inputs.size());
    m_argumentOwnerKind = ownerKind;
    m_argumentOwner = owner;
    m_arguments.beginOwner();
}

std::uint32_t SchemaAssembler::addArgument(Symbol name)
{
    std::uint32_t at = m_arguments.find(name);
    if (at == kNoIndex) {
        at = static_cast<std::uint32_t>(m_storage.inputs.size());
        m_storage.inputs.emplace_back();
        const bool isOfField = m_argumentOwnerKind == InputOwner::Field;
        ++(isOfField ? field(m_argumentOwner).arguments : directive(m_argumentOwner).arguments).count;
        m_arguments.set(name, at);
    }
    input(at) = {};
    input(at).name = name;
    input(at).owner = m_argumentOwner;
    input(at).ownerKind = m_argumentOwnerKind;
    return at;
}

std::vector<Symbol> SchemaAssembler::undefinedTypes() const
{
    std::vector<Symbol> undefined;
    std::vector<bool> isKnown(m_names.size());
    const auto look = [&](std::uint32_t symbol) {
        if (symbol == 0 || isKnown[symbol])
            return;
        isKnown[symbol] = true;
        if (findType(static_cast<Symbol>(symbol)) == kNoIndex)
            undefined.push_back(static_cast<Symbol>(symbol));
    };
    const auto fields = std::span(m_storage.fields).subspan(kMetaFieldCount);
    for (const FieldData &field : fields)
        look(field.type.type);
    for (const InputData &input : m_storage.inputs)
        if (input.ownerKind != InputOwner::Field || input.owner >= kMetaFieldCount)
            look(input.type.type);
    for (const std::uint32_t symbol : m_storage.typeLists)
        look(symbol);
    for (const std::uint32_t symbol : m_storage.root.types)
        look(symbol);
    return undefined;
}

SchemaAssembler::Finished SchemaAssembler::finish()
{
    for (const Symbol name : undefinedTypes())
        beginType(name, TypeKind::Scalar);
    Finished finished;
    finished.typeIndices = linkSchema(m_storage, m_names, m_givenTypes);
    const auto storage = std::make_shared<const SchemaStorage>(std::move(m_storage));
    finished.schema = std::make_shared<const Schema>(storage->tables(), storage);
    return finished;
}

} // namespace tooltray::graphql
