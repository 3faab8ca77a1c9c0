// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>

namespace tooltray::graphql {

constexpr std::uint32_t kNoIndex = 0xFFFFFFFF;

// A named type of a schema and the lists and non-nulls around it: [User!]! in 8 bytes, equal when the
// types are.
struct TypeRef {
    std::uint32_t type = kNoIndex; // index of the named type
    // One bit a wrapper, the outermost lowest (1 is non-null, 0 a list), closed by a 1 above them.
    std::uint32_t wraps = 1;

    static constexpr std::uint32_t kMaxWraps = 31;

    bool operator==(const TypeRef &) const = default;

    constexpr bool isKnown() const noexcept { return type != kNoIndex; }
    constexpr bool isNamed() const noexcept { return wraps == 1; }
    constexpr bool isNonNull() const noexcept { return wraps > 1 && (wraps & 1) != 0; }
    constexpr bool isList() const noexcept { return (wraps & 1) == 0; } // and not non-null

    constexpr TypeRef inner() const noexcept // without the outermost wrapper
    {
        assert(!isNamed());
        return {type, wraps >> 1};
    }
    constexpr TypeRef nullable() const noexcept { return isNonNull() ? inner() : *this; }
    constexpr TypeRef named() const noexcept { return {type, 1}; }

    constexpr bool isFull() const noexcept { return wraps >> kMaxWraps != 0; }
    constexpr TypeRef list() const noexcept
    {
        assert(!isFull());
        return {type, wraps << 1};
    }
    constexpr TypeRef nonNull() const noexcept
    {
        assert(!isFull() && !isNonNull());
        return {type, wraps << 1 | 1};
    }
};

} // namespace tooltray::graphql
