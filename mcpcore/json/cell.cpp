// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/cell.h"

#include <new>
#include <stdexcept>

namespace tooltray::json::detail {

namespace {

constexpr std::uint64_t kMaxLongSize = (std::uint64_t{1} << 48U) - 1;

} // namespace

Cell makeText(std::string_view text, TextKind kind)
{
    Cell cell;
    if (text.size() <= Cell::kShortCapacity) {
        if (!text.empty())
            std::memcpy(cell.bytes, text.data(), text.size());
        cell.shortSize = static_cast<std::uint8_t>(text.size());
        cell.tag = kind == TextKind::Number ? Tag::ShortNumber : Tag::ShortString;
        return cell;
    }
    if (text.size() > kMaxLongSize)
        throw std::length_error("json text");
    void *bytes = ::operator new(text.size());
    std::memcpy(bytes, text.data(), text.size());
    setAddress(cell, bytes);
    const auto low = static_cast<std::uint32_t>(text.size());
    const auto high = static_cast<std::uint16_t>(text.size() >> 32U);
    std::memcpy(cell.bytes + 8, &low, sizeof low);
    std::memcpy(cell.bytes + 12, &high, sizeof high);
    cell.tag = kind == TextKind::Number ? Tag::LongNumber : Tag::LongString;
    return cell;
}

Cell copyText(const Cell &cell)
{
    if (!isLong(cell))
        return cell;
    return makeText(text(cell), cell.tag == Tag::LongNumber ? TextKind::Number : TextKind::String);
}

void freeText(const Cell &cell) noexcept
{
    if (isLong(cell))
        ::operator delete(address(cell));
}

bool isSameText(const Cell &a, const Cell &b) noexcept
{
    return isSame(a, b) || (isLong(a) && isLong(b) && text(a) == text(b));
}

} // namespace tooltray::json::detail
