// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/symbols.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Numbers for names. The characters stay where they are: whoever interns keeps them alive and in place
// (a Document its source, a Schema its pool).
class SymbolTable {
public:
    SymbolTable();

    Symbol intern(std::string_view text);
    Symbol find(std::string_view text) const noexcept; // None when it was never interned
    std::string_view text(Symbol symbol) const noexcept { return m_entries[index(symbol)].text; }
    std::uint32_t hash(Symbol symbol) const noexcept { return m_entries[index(symbol)].hash; }
    // Symbols run from 0 (None) to size() - 1.
    std::size_t size() const noexcept { return m_entries.size(); }

    Symbol find(std::string_view text, std::uint32_t hash) const noexcept;
    // The symbol in this table of each symbol of the other one, None for names that are missing here.
    std::vector<Symbol> translationOf(const SymbolTable &other) const;

    static std::uint32_t hashOf(std::string_view text) noexcept;

private:
    struct Entry {
        std::string_view text;
        std::uint32_t hash;
    };

    std::size_t slotOf(std::string_view text, std::uint32_t hash) const noexcept;
    void grow();

    std::vector<Entry> m_entries;
    std::vector<Symbol> m_slots; // open addressing, a power of two, at most half full
};

} // namespace tooltray::graphql
