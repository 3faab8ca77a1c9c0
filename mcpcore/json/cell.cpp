// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/cell.h"

#include "json/pool.h"

#include <new>
#include <stdexcept>

namespace tooltray::json::detail {

namespace {

constexpr std::uint64_t kMaxLongSize = (std::uint64_t{1} << 48U) - 1;

void setAddress(Cell &cell, const void *pointer) noexcept
{
    std::memcpy(cell.bytes, &pointer, sizeof pointer);
}

void setLongSize(Cell &cell, std::size_t size) noexcept
{
    const auto low = static_cast<std::uint32_t>(size);
    const auto high = static_cast<std::uint16_t>(size >> 32U);
    std::memcpy(cell.bytes + 8, &low, sizeof low);
    std::memcpy(cell.bytes + 12, &high, sizeof high);
}

Cell makeShort(std::string_view text, TextKind kind) noexcept
{
    Cell cell = shortHead(text.size(), kind);
    if (!text.empty())
        std::memcpy(cell.bytes, text.data(), text.size());
    return cell;
}

} // namespace

void takeMemory(Cell &cell, std::size_t size, std::size_t alignment, Pool *pool)
{
    const bool isFromPool = pool != nullptr && size <= Pool::kLargestPiece;
    setAddress(cell, isFromPool ? pool->allocate(size, alignment) : ::operator new(size));
    cell.shortSize = isFromPool ? 1 : 0;
}

void releaseMemory(const Cell &cell) noexcept
{
    if (isPooled(cell))
        Pool::Releaser().release(address(cell));
    else if (ownsMemory(cell))
        ::operator delete(address(cell));
}

Cell makeText(std::string_view text, TextKind kind, Pool *pool)
{
    if (text.size() <= Cell::kShortCapacity)
        return makeShort(text, kind);
    if (text.size() > kMaxLongSize)
        throw std::length_error("json text");
    Cell cell;
    cell.tag = kind == TextKind::Number ? Tag::LongNumber : Tag::LongString;
    takeMemory(cell, text.size(), alignof(char), pool);
    setLongSize(cell, text.size());
    std::memcpy(address(cell), text.data(), text.size());
    return cell;
}

Cell copyText(const Cell &cell)
{
    if (!isLong(cell))
        return cell;
    return makeText(text(cell), cell.tag == Tag::LongNumber ? TextKind::Number : TextKind::String);
}

bool isSameText(const Cell &a, const Cell &b) noexcept
{
    return isSame(a, b) || (isLong(a) && isLong(b) && text(a) == text(b));
}

Cell borrowedText(std::string_view text) noexcept
{
    if (text.size() <= Cell::kShortCapacity)
        return makeShort(text, TextKind::String);
    Cell cell;
    cell.tag = Tag::LongString;
    setAddress(cell, text.data());
    setLongSize(cell, text.size());
    return cell;
}

} // namespace tooltray::json::detail
