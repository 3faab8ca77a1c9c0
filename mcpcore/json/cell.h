// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace tooltray::json::detail {

enum class Tag : std::uint8_t {
    Null, // zero, so that sixteen zero bytes are a null
    False,
    True,
    ShortNumber,
    ShortString,
    LongNumber, // from here on the cell owns memory
    LongString,
    Array,
    Object,
};

// What a String and a Value are made of. A short text lies in the bytes, padded with zeros, so that
// equal short texts are equal cells; all others keep an address in the first eight bytes, and a long
// text its size in the next six. A text that fits is always kept short.
struct alignas(8) Cell {
    static constexpr std::size_t kShortCapacity = 14;

    char bytes[kShortCapacity] = {};
    std::uint8_t shortSize = 0;
    Tag tag = Tag::Null;
};
static_assert(sizeof(Cell) == 16);

inline void *address(const Cell &cell) noexcept
{
    void *pointer = nullptr;
    std::memcpy(&pointer, cell.bytes, sizeof pointer);
    return pointer;
}

inline void setAddress(Cell &cell, void *pointer) noexcept
{
    std::memcpy(cell.bytes, &pointer, sizeof pointer);
}

inline bool isShort(const Cell &cell) noexcept
{
    return cell.tag == Tag::ShortString || cell.tag == Tag::ShortNumber;
}

inline bool ownsMemory(const Cell &cell) noexcept
{
    return cell.tag >= Tag::LongNumber;
}

inline bool isLong(const Cell &cell) noexcept
{
    return cell.tag == Tag::LongString || cell.tag == Tag::LongNumber;
}

inline bool isContainer(const Cell &cell) noexcept
{
    return cell.tag >= Tag::Array;
}

inline std::size_t longSize(const Cell &cell) noexcept
{
    std::uint32_t low = 0;
    std::uint16_t high = 0;
    std::memcpy(&low, cell.bytes + 8, sizeof low);
    std::memcpy(&high, cell.bytes + 12, sizeof high);
    return low | std::size_t{high} << 32U;
}

// The cell must hold a text, short or long.
inline std::string_view text(const Cell &cell) noexcept
{
    if (isShort(cell))
        return {cell.bytes, cell.shortSize};
    return {static_cast<const char *>(address(cell)), longSize(cell)};
}

// Whether two cells are the same bytes: for short texts, that they are equal.
inline bool isSame(const Cell &a, const Cell &b) noexcept
{
    return std::memcmp(&a, &b, sizeof(Cell)) == 0;
}

enum class TextKind : std::uint8_t { Number, String };

Cell makeText(std::string_view text, TextKind kind);
Cell copyText(const Cell &cell);
void freeText(const Cell &cell) noexcept;
bool isSameText(const Cell &a, const Cell &b) noexcept;

} // namespace tooltray::json::detail
