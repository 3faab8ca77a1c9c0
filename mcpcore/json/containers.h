// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tooltray::json::detail {

// What the address in the cell of an array or object leads to (none while it is empty and nothing was
// reserved): this head, then the elements, one cell each, or the members, two cells each, name and
// value. Behind an object of more than kSearchedLinearly members lies a hash table of positions, so
// that finding a member among thousands takes no longer than among sixteen.
struct Block {
    std::uint32_t size;
    std::uint32_t capacity;

    Cell *cells() noexcept { return reinterpret_cast<Cell *>(this + 1); }
};

inline constexpr std::size_t kSearchedLinearly = 16;
inline constexpr std::size_t kNotFound = SIZE_MAX;

inline Block *block(const Cell &container) noexcept
{
    return static_cast<Block *>(address(container));
}

inline std::size_t size(const Cell &container) noexcept
{
    const Block *own = block(container);
    return own == nullptr ? 0 : own->size;
}

// Cells handed in are taken over, cells dropped are freed. Positions count elements or members.
void reserve(Cell &container, std::size_t count);
void insertElement(Cell &array, std::size_t position, const Cell &element);
void removeElement(Cell &array, std::size_t position) noexcept;

std::size_t findMember(const Cell &object, std::string_view name) noexcept;
// The position of the member with the name, which is added with a null when there is none.
std::size_t findOrAddMember(Cell &object, std::string_view name);
void removeMember(Cell &object, std::size_t position) noexcept;

// Containers made of cells in one go; of members with the same name the last value counts.
Cell makeArray(std::span<const Cell> elements);
Cell makeObject(std::span<const Cell> namesAndValues);
// A container with the very same cells, of which the original stays the owner.
Cell aliasingCopy(const Cell &container);

} // namespace tooltray::json::detail
