// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace tooltray::json {

// On one line without spaces.
std::string write(const Value &value);
void write(const Value &value, std::string &out); // appends

// Indented by two spaces, one member a line, short arrays of scalars on one line; ends with a line feed.
// Stable: the same value always prints as the same bytes.
std::string writePretty(const Value &value);

// The text as a JSON string with its quotes; appends.
void writeString(std::string_view text, std::string &out);

// How many bytes write() makes of the value, or, when they are more than is enough to know, some number above that.
std::size_t writtenSize(const Value &value, std::size_t enough = SIZE_MAX);
std::size_t writtenStringSize(std::string_view text) noexcept;

inline constexpr std::size_t kPlainStep = sizeof(std::uint64_t);

// The eight bytes that begin there, the first of them in the lowest place. Where the text ends before, zeros follow.
inline std::uint64_t eightBytes(const char *at, const char *end) noexcept
{
    const auto left = static_cast<std::size_t>(end - at);
    std::uint64_t eight = 0;
    if (left >= kPlainStep) {
        std::memcpy(&eight, at, kPlainStep);
    } else if (left >= 4) { // copies of a constant size need no call
        std::uint32_t last = 0;
        std::memcpy(&eight, at, 4);
        std::memcpy(&last, end - 4, 4);
        if constexpr (std::endian::native == std::endian::big)
            return __builtin_bswap64(eight) | std::uint64_t(__builtin_bswap32(last)) << (left - 4) * 8;
        return eight | std::uint64_t(last) << (left - 4) * 8;
    } else {
        for (std::size_t i = 0; i < left; ++i)
            eight |= std::uint64_t(static_cast<unsigned char>(at[i])) << i * 8;
        return eight;
    }
    if constexpr (std::endian::native == std::endian::big)
        return __builtin_bswap64(eight);
    return eight;
}

inline void storeEight(std::uint64_t eight, char *out) noexcept
{
    if constexpr (std::endian::native == std::endian::big)
        eight = __builtin_bswap64(eight);
    std::memcpy(out, &eight, kPlainStep);
}

// How many of them come before the first that is not ASCII text which a JSON string says as it is: strings are most of
// a text, and most of them are read and written so. A zero ends them.
inline std::size_t plainBytes(std::uint64_t eight) noexcept
{
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    // A borrow in one of the subtractions can only come out of a byte that is not plain, so the first is right.
    const std::uint64_t signs =
        eight | (eight - kOnes * 0x20) | ((eight ^ kOnes * '"') - kOnes) | ((eight ^ kOnes * '\\') - kOnes);
    return static_cast<std::size_t>(std::countr_zero(signs & kOnes * 0x80)) / 8;
}

inline const char *behindPlain(const char *at, const char *end) noexcept
{
    for (std::size_t plain = kPlainStep; at != end && plain == kPlainStep; at += plain)
        plain = plainBytes(eightBytes(at, end));
    return at;
}

} // namespace tooltray::json
