// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"

#include <cstddef>
#include <string_view>
#include <utility>

namespace tooltray::json {

// UTF-8 text in 16 bytes: short texts (nearly all member names) live inside, longer ones on the heap.
class String {
public:
    static constexpr std::size_t kInlineCapacity = detail::Cell::kShortCapacity;

    String() noexcept { m_cell.tag = detail::Tag::ShortString; }
    explicit String(std::string_view text) : m_cell(detail::makeText(text, detail::TextKind::String)) {}
    String(const String &other) : m_cell(detail::copyText(other.m_cell)) {}
    String(String &&other) noexcept : String() { std::swap(m_cell, other.m_cell); }
    String &operator=(const String &other)
    {
        if (this != &other)
            *this = String(other);
        return *this;
    }
    String &operator=(String &&other) noexcept
    {
        String taken(std::move(other));
        std::swap(m_cell, taken.m_cell);
        return *this;
    }
    ~String()
    {
        if (detail::ownsMemory(m_cell))
            detail::releaseMemory(m_cell);
    }

    std::string_view view() const noexcept { return detail::text(m_cell); }
    operator std::string_view() const noexcept { return view(); }

    friend bool operator==(const String &a, const String &b) noexcept
    {
        return detail::isSameText(a.m_cell, b.m_cell);
    }
    friend bool operator==(const String &a, std::string_view b) noexcept { return a.view() == b; }

private:
    friend class Value;

    detail::Cell m_cell;
};

static_assert(sizeof(String) == 16);

} // namespace tooltray::json
