// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::json {

// True if the text is a number as RFC 8259 section 6 writes it.
bool isNumberText(std::string_view text) noexcept;

// The order of two such numbers by their exact mathematical value, whatever their size.
std::strong_ordering compareNumbers(std::string_view a, std::string_view b) noexcept;

// True if the value of such a number is whole: 1, 1.0 and 10e-1 are.
bool isInteger(std::string_view number) noexcept;

namespace detail {

// The end of the number at the beginning of the bytes, or nothing where there is none.
const char *endOfNumber(const char *begin, const char *end) noexcept;

// These take the text of a number; nothing when the type has no such value.
std::optional<std::int64_t> toInt64(std::string_view number) noexcept;
std::optional<std::uint64_t> toUInt64(std::string_view number) noexcept;
std::optional<double> toDouble(std::string_view number) noexcept;

} // namespace detail

} // namespace tooltray::json
