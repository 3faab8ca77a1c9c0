// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemastorage.h"

#include <algorithm>
#include <bit>
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

} // namespace tooltray::graphql
