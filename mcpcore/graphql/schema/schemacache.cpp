// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemacache.h"

#include "graphql/schema/schemastorage.h"

#include <array>
#include <cstring>
#include <type_traits>
#include <utility>

namespace tooltray::graphql {

namespace {

// One-to-one in the state and in the word, so that no single changed word stays unnoticed.
std::uint64_t mixed(std::uint64_t state, std::uint64_t word) noexcept
{
    state = (state ^ word) * 0x9E3779B97F4A7C15U;
    return state ^ state >> 32;
}

} // namespace

std::uint64_t checksumOf(std::span<const std::byte> bytes) noexcept
{
    // Four lanes, so that the processor multiplies them side by side.
    using Words = std::array<std::uint64_t, 4>;
    Words lanes{1, 2, 3, 4};
    const auto add = [&](std::span<const std::byte> part) {
        Words words{};
        if (!part.empty())
            std::memcpy(words.data(), part.data(), part.size());
        for (std::size_t i = 0; i < words.size(); ++i)
            lanes[i] = mixed(lanes[i], words[i]);
    };
    std::uint64_t value = bytes.size();
    for (; bytes.size() >= sizeof(Words); bytes = bytes.subspan(sizeof(Words)))
        add(bytes.first(sizeof(Words)));
    add(bytes);
    for (const std::uint64_t lane : lanes)
        value = mixed(value, lane);
    return value;
}

namespace {

constexpr std::array<char, 8> kMagic{'T', 'T', 'S', 'C', 'H', 'E', 'M', 'A'};
// To be raised when what the tables hold means something else than before.
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kByteOrder = 0x01020304;
constexpr std::size_t kAlignment = 8;
constexpr std::size_t kTableCount = 13;

struct Section {
    std::uint64_t offset = 0;
    std::uint64_t count = 0;
    std::uint64_t elementSize = 0;
};

struct Header {
    std::array<char, 8> magic = kMagic;
    std::uint32_t version = kVersion;
    std::uint32_t byteOrder = kByteOrder;
    std::uint64_t checksum = 0; // of everything behind it
    std::uint64_t size = 0;     // of everything
    RootData root;
    std::array<Section, kTableCount> sections;
};

static_assert(sizeof(Header) % kAlignment == 0);

// Both walk the tables in this order.
template <class Tables, class Visit>
void forEachTable(Tables &tables, Visit visit)
{
    visit(tables.text);
    visit(tables.names);
    visit(tables.nameSlots);
    visit(tables.typeByName);
    visit(tables.types);
    visit(tables.fields);
    visit(tables.inputs);
    visit(tables.enumValues);
    visit(tables.directives);
    visit(tables.typeLists);
    visit(tables.locationLists);
    visit(tables.memberSlots);
    visit(tables.bits);
}

// What the checksum is of: all that comes after it.
std::span<const std::byte> checkedPart(std::span<const std::byte> bytes) noexcept
{
    return bytes.subspan(offsetof(Header, checksum) + sizeof(Header::checksum));
}

constexpr std::size_t aligned(std::size_t size) noexcept
{
    return (size + kAlignment - 1) / kAlignment * kAlignment;
}

// False when the section is not within the bytes or not of such elements.
template <class Element>
bool place(std::span<const Element> &table, const Section &section, std::span<const std::byte> bytes)
{
    static_assert(std::is_trivially_copyable_v<Element> && alignof(Element) <= kAlignment);
    static_assert(std::has_unique_object_representations_v<Element>); // no padding reaches the file
    if (section.elementSize != sizeof(Element) || section.offset % kAlignment != 0
        || section.offset < sizeof(Header) || section.offset > bytes.size()
        || section.count > (bytes.size() - section.offset) / sizeof(Element))
        return false;
    const auto *first = reinterpret_cast<const Element *>(bytes.data() + section.offset);
    table = {first, static_cast<std::size_t>(section.count)};
    return true;
}

OpenedSchemaCache refused(SchemaCacheProblem problem)
{
    return {{}, problem};
}

} // namespace

std::string writeSchemaCache(const Schema &schema)
{
    Header header;
    header.root = schema.tables().root;
    std::string bytes(sizeof header, '\0');
    std::size_t number = 0;
    forEachTable(schema.tables(), [&](const auto &table) {
        header.sections[number++] = {bytes.size(), table.size(), sizeof table[0]};
        bytes.append(reinterpret_cast<const char *>(table.data()), table.size_bytes());
        bytes.resize(aligned(bytes.size()));
    });
    header.size = bytes.size();
    std::memcpy(bytes.data(), &header, sizeof header);
    header.checksum = checksumOf(checkedPart(std::as_bytes(std::span(bytes))));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

OpenedSchemaCache openSchemaCache(std::span<const std::byte> bytes, std::shared_ptr<const void> owner)
{
    Header header;
    if (bytes.size() < sizeof header || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0)
        return refused(SchemaCacheProblem::NotACache);
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.version != kVersion || header.byteOrder != kByteOrder)
        return refused(SchemaCacheProblem::OtherVersion);
    if (reinterpret_cast<std::uintptr_t>(bytes.data()) % kAlignment != 0)
        return refused(SchemaCacheProblem::Misaligned);
    if (header.size != bytes.size() || header.checksum != checksumOf(checkedPart(bytes)))
        return refused(SchemaCacheProblem::Damaged);

    SchemaTables tables;
    tables.root = header.root;
    bool isPlaced = true;
    std::size_t number = 0;
    forEachTable(tables,
                 [&](auto &table) { isPlaced = place(table, header.sections[number++], bytes) && isPlaced; });
    // The bytes are what was written, so it was somebody else who wrote them.
    if (!isPlaced || !areSound(tables))
        return refused(SchemaCacheProblem::OtherVersion);
    return {std::make_shared<const Schema>(tables, std::move(owner)), SchemaCacheProblem::None};
}

} // namespace tooltray::graphql
