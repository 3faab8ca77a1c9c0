// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/tablescheck.h"

#include <algorithm>
#include <bit>
#include <string_view>

namespace tooltray::graphql {

namespace {

class TablesCheck {
public:
    explicit TablesCheck(const SchemaTables &tables) noexcept : m_tables(tables) {}

    bool run() const noexcept
    {
        const auto all = [this](const auto &table) {
            return std::all_of(table.begin(), table.end(),
                               [this](const auto &data) { return this->isSound(data); });
        };
        return areNamesSound() && isSound(m_tables.root) && m_tables.fields.size() >= kMetaFieldCount
               && all(m_tables.types) && all(m_tables.fields) && all(m_tables.inputs)
               && all(m_tables.enumValues) && all(m_tables.directives)
               && std::all_of(m_tables.typeLists.begin(), m_tables.typeLists.end(),
                              [this](std::uint32_t type) { return type < m_tables.types.size(); })
               && std::all_of(m_tables.locationLists.begin(), m_tables.locationLists.end(),
                              [this](Symbol name) { return index(name) < m_tables.names.size(); });
    }

private:
    bool areNamesSound() const noexcept;
    bool isSound(const RootData &root) const noexcept;
    bool isSound(const TypeData &type) const noexcept;
    bool isSound(const FieldData &field) const noexcept;
    bool isSound(const InputData &input) const noexcept;
    bool isSound(const EnumValueData &value) const noexcept;
    bool isSound(const DirectiveData &directive) const noexcept;
    bool areSlotsSound(const TypeData &type) const noexcept;

    bool isSound(TextRef text) const noexcept
    {
        return !text.isPresent() || isWithin({text.offset, text.length}, m_tables.text.size());
    }
    bool isSound(TypeRef type) const noexcept { return type.type < m_tables.types.size() && type.wraps != 0; }
    bool isSound(Symbol name) const noexcept
    {
        return name != Symbol::None && index(name) < m_tables.names.size();
    }
    static bool isWithin(IndexSpan span, std::size_t size) noexcept
    {
        return std::uint64_t{span.begin} + span.count <= size;
    }
    bool isTypeOrNone(std::uint32_t type) const noexcept
    {
        return type == kNoIndex || type < m_tables.types.size();
    }

    const SchemaTables &m_tables;
};

// The words of the language have their numbers by the program that reads, not by the file.
bool TablesCheck::areNamesSound() const noexcept
{
    const auto names = m_tables.names;
    const auto slots = m_tables.nameSlots;
    if (names.size() < kKnownSymbolCount || m_tables.typeByName.size() != names.size())
        return false;
    for (std::size_t i = 1; i < names.size(); ++i)
        if (!names[i].text.isPresent() || !isSound(names[i].text))
            return false;
    for (std::size_t i = 1; i < kKnownSymbolCount; ++i) {
        const TextRef text = names[i].text;
        if (std::string_view(m_tables.text.data() + text.offset, text.length)
            != knownText(static_cast<Symbol>(i)))
            return false;
    }
    return std::has_single_bit(slots.size())
           && std::find(slots.begin(), slots.end(), Symbol::None) != slots.end()
           && std::all_of(slots.begin(), slots.end(), [&](Symbol name) { return index(name) < names.size(); })
           && std::all_of(m_tables.typeByName.begin(), m_tables.typeByName.end(),
                          [this](std::uint32_t type) { return isTypeOrNone(type); });
}

bool TablesCheck::isSound(const RootData &root) const noexcept
{
    return isSound(root.description) && root.objectCount <= m_tables.types.size()
           && std::all_of(std::begin(root.types), std::end(root.types),
                          [this](std::uint32_t type) { return isTypeOrNone(type); });
}

bool TablesCheck::isSound(const TypeData &type) const noexcept
{
    std::size_t members = 0;
    switch (type.kind) {
    case TypeKind::Object:
    case TypeKind::Interface: members = m_tables.fields.size(); break;
    case TypeKind::Enum: members = m_tables.enumValues.size(); break;
    case TypeKind::InputObject: members = m_tables.inputs.size(); break;
    case TypeKind::Scalar:
    case TypeKind::Union: break;
    default: return false;
    }
    const bool hasMembers = members != 0 || type.members.count != 0;
    const std::size_t words = (m_tables.root.objectCount + std::size_t{63}) / 64;
    const bool areBitsSound =
        isAbstract(type.kind)
            ? type.possibleBits != kNoIndex
                  && isWithin({type.possibleBits, static_cast<std::uint32_t>(words)}, m_tables.bits.size())
            : type.possibleBits == kNoIndex;
    const bool isNumberSound = type.kind == TypeKind::Object ? type.objectNumber < m_tables.root.objectCount
                                                             : type.objectNumber == kNoIndex;
    const std::size_t lists = m_tables.typeLists.size();
    return isSound(type.name) && isSound(type.description) && isSound(type.specifiedBy)
           && (!hasMembers || isWithin(type.members, members)) && areSlotsSound(type)
           && isWithin(type.types, lists) && isWithin(type.possible, lists)
           && isWithin(type.implementing, lists) && areBitsSound && isNumberSound;
}

// A table without a free place would be searched for ever.
bool TablesCheck::areSlotsSound(const TypeData &type) const noexcept
{
    if (type.memberSlots == kNoIndex)
        return true;
    const std::uint64_t size = std::uint64_t{type.memberMask} + 1;
    if (!std::has_single_bit(size) || type.memberSlots + size > m_tables.memberSlots.size())
        return false;
    const auto slots = m_tables.memberSlots.subspan(type.memberSlots, size);
    return std::find(slots.begin(), slots.end(), kNoIndex) != slots.end()
           && std::all_of(slots.begin(), slots.end(), [&](std::uint32_t member) {
                  return member == kNoIndex
                         || (member >= type.members.begin
                             && member - type.members.begin < type.members.count);
              });
}

bool TablesCheck::isSound(const FieldData &field) const noexcept
{
    return isSound(field.name) && isTypeOrNone(field.parent) && isSound(field.type)
           && isWithin(field.arguments, m_tables.inputs.size()) && isSound(field.description)
           && isSound(field.deprecation);
}

bool TablesCheck::isSound(const InputData &input) const noexcept
{
    std::size_t owners = 0;
    switch (input.ownerKind) {
    case InputOwner::Field: owners = m_tables.fields.size(); break;
    case InputOwner::Directive: owners = m_tables.directives.size(); break;
    case InputOwner::InputObject: owners = m_tables.types.size(); break;
    }
    return isSound(input.name) && input.owner < owners && isSound(input.type) && isSound(input.description)
           && isSound(input.deprecation) && isSound(input.defaultValue);
}

bool TablesCheck::isSound(const EnumValueData &value) const noexcept
{
    return isSound(value.name) && value.parent < m_tables.types.size() && isSound(value.description)
           && isSound(value.deprecation);
}

bool TablesCheck::isSound(const DirectiveData &directive) const noexcept
{
    return isSound(directive.name) && isSound(directive.description) && isSound(directive.deprecation)
           && isWithin(directive.arguments, m_tables.inputs.size())
           && isWithin(directive.locations, m_tables.locationLists.size());
}

} // namespace

bool areSound(const SchemaTables &tables) noexcept
{
    return TablesCheck(tables).run();
}

} // namespace tooltray::graphql
