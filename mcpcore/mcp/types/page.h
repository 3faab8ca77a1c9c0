// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::mcp {

enum class Listing : std::uint8_t { Tools, Prompts, Resources, ResourceTemplates };

// Where a page begins, in the words of whoever offers the list; clients see it only sealed.
struct Cursor {
    std::string position; // empty: at the start

    auto operator<=>(const Cursor &) const = default;
};

template <typename T>
struct ListPage {
    std::vector<T> items;
    Cursor next = {}; // empty: this was the last page

    bool operator==(const ListPage &) const = default;
};

// Names one state of a listing: as long as both numbers stay, its pages may be served from a cache.
struct ListingVersion {
    std::uint64_t revision = 0; // moves on with every change
    std::uint64_t view = 0;     // callers with the same view see the same list

    bool operator==(const ListingVersion &) const = default;
};

} // namespace tooltray::mcp
