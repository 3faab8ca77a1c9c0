// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/symboltable.h"

#include <array>
#include <bit>
#include <cstring>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kInitialSlots = 512;
static_assert(kKnownSymbolCount * 2 <= kInitialSlots);

std::uint64_t load(const char *at, std::size_t length) noexcept
{
    std::uint64_t value = 0;
    std::memcpy(&value, at, length);
    return value;
}

} // namespace

std::uint32_t SymbolTable::hashOf(std::string_view text) noexcept
{
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15u;
    const char *at = text.data();
    std::size_t left = text.size();
    std::uint64_t hash = left * kFactor;
    for (; left > 8; left -= 8, at += 8) {
        hash = (hash ^ load(at, 8)) * kFactor;
        hash ^= hash >> 29;
    }
    // The last one to eight bytes, read so that no branch depends on the exact length.
    std::uint64_t tail = 0;
    if (left >= 4)
        tail = load(at, 4) | load(at + left - 4, 4) << 32;
    else if (left > 0)
        tail = load(at, 1) | load(at + left / 2, 1) << 8 | load(at + left - 1, 1) << 16;
    hash = (hash ^ tail) * kFactor;
    return static_cast<std::uint32_t>(hash ^ hash >> 32);
}

namespace {

// The initial slots of every table, computed once and copied.
struct KnownSlots {
    std::array<Symbol, kInitialSlots> slots{};
    std::array<std::uint32_t, kKnownSymbolCount> hashes{};

    KnownSlots()
    {
        for (std::uint32_t i = 1; i < kKnownSymbolCount; ++i) {
            hashes[i] = SymbolTable::hashOf(kKnownSymbolTexts[i]);
            std::size_t slot = hashes[i] & (kInitialSlots - 1);
            while (slots[slot] != Symbol::None)
                slot = (slot + 1) & (kInitialSlots - 1);
            slots[slot] = static_cast<Symbol>(i);
        }
    }
};

const KnownSlots &knownSlots()
{
    static const KnownSlots known;
    return known;
}

} // namespace

SymbolTable::SymbolTable() : m_slots(knownSlots().slots.begin(), knownSlots().slots.end())
{
    m_entries.reserve(2 * kKnownSymbolCount);
    for (std::uint32_t i = 0; i < kKnownSymbolCount; ++i)
        m_entries.push_back({kKnownSymbolTexts[i], knownSlots().hashes[i]});
}

std::size_t SymbolTable::slotOf(std::string_view text, std::uint32_t hash) const noexcept
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    for (; m_slots[slot] != Symbol::None; slot = (slot + 1) & mask) {
        const Entry &entry = m_entries[index(m_slots[slot])];
        if (entry.hash == hash && entry.text == text)
            break;
    }
    return slot;
}

Symbol SymbolTable::find(std::string_view text) const noexcept
{
    return find(text, hashOf(text));
}

Symbol SymbolTable::find(std::string_view text, std::uint32_t hash) const noexcept
{
    return m_slots[slotOf(text, hash)];
}

Symbol SymbolTable::intern(std::string_view text)
{
    if (text.empty())
        return Symbol::None;
    const std::uint32_t hash = hashOf(text);
    const std::size_t slot = slotOf(text, hash);
    if (m_slots[slot] != Symbol::None)
        return m_slots[slot];
    const auto symbol = static_cast<Symbol>(m_entries.size());
    m_slots[slot] = symbol;
    m_entries.push_back({text, hash});
    if (m_entries.size() * 2 > m_slots.size())
        grow();
    return symbol;
}

void SymbolTable::grow()
{
    m_slots.assign(m_slots.size() * 4, Symbol::None);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 1; i < m_entries.size(); ++i) {
        std::size_t slot = m_entries[i].hash & mask;
        while (m_slots[slot] != Symbol::None)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<Symbol>(i);
    }
}

} // namespace tooltray::graphql
