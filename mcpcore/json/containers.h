// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tooltray::json::detail {

inline constexpr std::size_t kSearchedLinearly = 16;
inline constexpr std::size_t kNotFound = SIZE_MAX;

// Gives the container a block that no copy shares, which it needs before it is written to.
void unshare(Cell &container);

// Cells handed in are taken over, cells dropped are freed. Positions count elements or members.
void reserve(Cell &container, std::size_t count);
void insertElement(Cell &array, std::size_t position, const Cell &element);
void removeElement(Cell &array, std::size_t position) noexcept;

std::size_t findMember(const Cell &object, std::string_view name) noexcept;
// The position of the member with the name, which is added with a null when there is none.
std::size_t findOrAddMember(Cell &object, std::string_view name);
void removeMember(Cell &object, std::size_t position) noexcept;

// Containers made of cells in one go; of members with the same name the last value counts.
Cell makeArray(std::span<const Cell> elements, Pool *pool);
Cell makeObject(std::span<const Cell> namesAndValues, Pool *pool);
// Texts are copied, containers shared.
Cell copy(const Cell &cell);

// The rest walks whole documents. None of it recurses: nesting is as deep as memory allows.

void destroy(const Cell &root) noexcept;

enum class Equality : std::uint8_t {
    Mathematical, // members in any order, numbers by what they mean
    Literal,      // members in order, numbers by their text
};
bool isEqual(const Cell &a, const Cell &b, Equality equality) noexcept;

} // namespace tooltray::json::detail
