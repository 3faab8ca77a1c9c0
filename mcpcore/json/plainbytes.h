// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tooltray::json {

inline constexpr std::size_t kPlainStep = sizeof(std::uint64_t);

// Whether the eight bytes that begin there are all ASCII text that a JSON string says as it is. Strings are most of a
// text, and most of them are read and written so.
inline bool arePlainBytes(const char *at) noexcept
{
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    std::uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    // A borrow in one of the subtractions can only come out of a byte that is not plain.
    const std::uint64_t signs =
        eight | (eight - kOnes * 0x20) | ((eight ^ kOnes * '"') - kOnes) | ((eight ^ kOnes * '\\') - kOnes);
    return (signs & kOnes * 0x80) == 0;
}

} // namespace tooltray::json
