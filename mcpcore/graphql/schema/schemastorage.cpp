// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemastorage.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

namespace {

// Types with more members than this get a hash table.
constexpr std::uint32_t kMembersToScan = 8;

class Linker {
public:
    Linker(SchemaStorage &storage, const SymbolTable &names)
        : m_storage(storage)
        , m_names(names)
        , m_typeBySymbol(names.size(), kNoIndex)
    {
        for (std::uint32_t i = 0; i < storage.types.size(); ++i)
            m_typeBySymbol[index(storage.types[i].name)] = i;
    }

    std::vector<std::uint32_t> link(std::size_t givenTypes)
    {
        std::vector<std::uint32_t> newIndices = orderTypes(givenTypes);
        for (std::uint32_t &type : m_typeBySymbol)
            type = type == kNoIndex ? kNoIndex : newIndices[type];
        resolveReferences(newIndices);
        addPossibleTypes();
        addMemberSlots();
        addNames();
        return newIndices;
    }

private:
    std::vector<std::uint32_t> orderTypes(std::size_t givenTypes);
    void place(std::uint32_t type);
    void placeSymbol(std::uint32_t symbol);
    void placeInputs(IndexSpan inputs);
    void resolveReferences(const std::vector<std::uint32_t> &newIndices);
    void addPossibleTypes();
    void addMemberSlots();
    void addNames();

    SchemaStorage &m_storage;
    const SymbolTable &m_names;
    std::vector<std::uint32_t> m_typeBySymbol;
    std::vector<std::uint32_t> m_order;
    std::vector<bool> m_isPlaced;
};

std::vector<std::uint32_t> Linker::orderTypes(std::size_t givenTypes)
{
    std::vector<TypeData> &types = m_storage.types;
    m_isPlaced.assign(types.size(), false);
    std::fill_n(m_isPlaced.begin(), givenTypes, true);
    for (std::uint32_t i = 0; i < givenTypes; ++i)
        place(i);
    for (const DirectiveData &directive : m_storage.directives)
        placeInputs(directive.arguments);
    placeSymbol(index(Symbol::SchemaType));

    std::vector<std::uint32_t> newIndices(types.size(), kNoIndex);
    std::vector<TypeData> ordered;
    ordered.reserve(m_order.size());
    for (const std::uint32_t type : m_order) {
        newIndices[type] = static_cast<std::uint32_t>(ordered.size());
        ordered.push_back(types[type]);
    }
    types = std::move(ordered);
    return newIndices;
}

// Only built-in types are found on the way, and they nest a few levels deep.
void Linker::place(std::uint32_t at)
{
    m_order.push_back(at);
    const TypeData type = m_storage.types[at];
    for (std::uint32_t i = 0; i < type.types.count; ++i)
        placeSymbol(m_storage.typeLists[type.types.begin + i]);
    if (type.kind == TypeKind::InputObject)
        return placeInputs(type.members);
    if (type.kind != TypeKind::Object && type.kind != TypeKind::Interface)
        return;
    for (std::uint32_t i = 0; i < type.members.count; ++i) {
        const FieldData field = m_storage.fields[type.members.begin + i];
        placeSymbol(field.type.type);
        placeInputs(field.arguments);
    }
}

void Linker::placeSymbol(std::uint32_t symbol)
{
    const std::uint32_t type = m_typeBySymbol[symbol];
    if (m_isPlaced[type])
        return;
    m_isPlaced[type] = true;
    place(type);
}

void Linker::placeInputs(IndexSpan inputs)
{
    for (std::uint32_t i = 0; i < inputs.count; ++i)
        placeSymbol(m_storage.inputs[inputs.begin + i].type.type);
}

void Linker::resolveReferences(const std::vector<std::uint32_t> &newIndices)
{
    // What was replaced stays in the tables, out of reach; its types may have been left out.
    const auto resolve = [this](std::uint32_t symbol) {
        const std::uint32_t type = m_typeBySymbol[symbol];
        return type == kNoIndex ? m_typeBySymbol[index(Symbol::StringType)] : type;
    };
    for (FieldData &field : m_storage.fields) {
        field.type.type = resolve(field.type.type);
        if (field.parent != kNoIndex)
            field.parent = newIndices[field.parent];
    }
    for (InputData &input : m_storage.inputs) {
        input.type.type = resolve(input.type.type);
        if (input.ownerKind == InputOwner::InputObject)
            input.owner = newIndices[input.owner];
    }
    for (EnumValueData &value : m_storage.enumValues)
        value.parent = newIndices[value.parent];
    for (std::uint32_t &type : m_storage.typeLists)
        type = resolve(type);
    for (std::uint32_t &type : m_storage.root.types)
        type = type == 0 ? kNoIndex : m_typeBySymbol[type];
}

void Linker::addPossibleTypes()
{
    std::vector<TypeData> &types = m_storage.types;
    std::vector<std::uint32_t> &lists = m_storage.typeLists;
    std::uint32_t objects = 0;
    for (TypeData &type : types)
        if (type.kind == TypeKind::Object)
            type.objectNumber = objects++;
    m_storage.root.objectCount = objects;

    // What implements each interface: counted, then filled in, in the order of the types.
    const auto forEachImplementation = [&](auto visit) {
        for (std::uint32_t i = 0; i < types.size(); ++i) {
            if (types[i].kind != TypeKind::Object && types[i].kind != TypeKind::Interface)
                continue;
            for (std::uint32_t k = 0; k < types[i].types.count; ++k) {
                TypeData &interface = types[lists[types[i].types.begin + k]];
                if (interface.kind == TypeKind::Interface)
                    visit(types[i].kind == TypeKind::Object ? interface.possible : interface.implementing, i);
            }
        }
    };
    forEachImplementation([](IndexSpan &span, std::uint32_t) { ++span.count; });
    auto next = static_cast<std::uint32_t>(lists.size());
    for (TypeData &type : types) {
        if (type.kind == TypeKind::Union) {
            type.possible = type.types;
            continue;
        }
        for (IndexSpan *span : {&type.possible, &type.implementing}) {
            span->begin = next;
            next += std::exchange(span->count, 0);
        }
    }
    lists.resize(next);
    forEachImplementation(
        [&](IndexSpan &span, std::uint32_t type) { lists[span.begin + span.count++] = type; });

    const std::size_t words = (objects + 63) / 64;
    for (TypeData &type : types) {
        if (!isAbstract(type.kind))
            continue;
        type.possibleBits = static_cast<std::uint32_t>(m_storage.bits.size());
        m_storage.bits.resize(m_storage.bits.size() + words);
        for (std::uint32_t k = 0; k < type.possible.count; ++k) {
            const std::uint32_t number = types[lists[type.possible.begin + k]].objectNumber;
            if (number != kNoIndex)
                m_storage.bits[type.possibleBits + number / 64] |= std::uint64_t{1} << (number % 64);
        }
    }
}

void Linker::addMemberSlots()
{
    for (TypeData &type : m_storage.types) {
        if (type.members.count <= kMembersToScan)
            continue;
        const std::uint32_t size = std::bit_ceil(type.members.count * 2);
        type.memberSlots = static_cast<std::uint32_t>(m_storage.memberSlots.size());
        type.memberMask = size - 1;
        m_storage.memberSlots.resize(m_storage.memberSlots.size() + size, kNoIndex);
        for (std::uint32_t i = 0; i < type.members.count; ++i) {
            const std::uint32_t member = type.members.begin + i;
            const Symbol name = type.kind == TypeKind::Enum          ? m_storage.enumValues[member].name
                                : type.kind == TypeKind::InputObject ? m_storage.inputs[member].name
                                                                     : m_storage.fields[member].name;
            std::uint32_t slot = memberSlotOf(name);
            while (m_storage.memberSlots[type.memberSlots + (slot & type.memberMask)] != kNoIndex)
                ++slot;
            m_storage.memberSlots[type.memberSlots + (slot & type.memberMask)] = member;
        }
    }
}

void Linker::addNames()
{
    const std::size_t count = m_names.size();
    m_storage.names.resize(count);
    m_storage.nameSlots.resize(std::bit_ceil(count * 2));
    const std::size_t mask = m_storage.nameSlots.size() - 1;
    for (std::uint32_t i = 1; i < count; ++i) {
        const auto symbol = static_cast<Symbol>(i);
        const std::string_view text = m_names.text(symbol);
        m_storage.names[i] = {
            {static_cast<std::uint32_t>(m_storage.text.size()), static_cast<std::uint32_t>(text.size())},
            m_names.hash(symbol)};
        m_storage.text += text;
        std::size_t slot = m_names.hash(symbol) & mask;
        while (m_storage.nameSlots[slot] != Symbol::None)
            slot = (slot + 1) & mask;
        m_storage.nameSlots[slot] = symbol;
    }
    m_storage.typeByName = std::move(m_typeBySymbol);
}

} // namespace

SchemaTables SchemaStorage::tables() const
{
    return {.root = root,
            .text = text,
            .names = names,
            .nameSlots = nameSlots,
            .typeByName = typeByName,
            .types = types,
            .fields = fields,
            .inputs = inputs,
            .enumValues = enumValues,
            .directives = directives,
            .typeLists = typeLists,
            .locationLists = locationLists,
            .memberSlots = memberSlots,
            .bits = bits};
}

std::vector<std::uint32_t> linkSchema(SchemaStorage &storage, const SymbolTable &names,
                                      std::size_t givenTypes)
{
    return Linker(storage, names).link(givenTypes);
}

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
