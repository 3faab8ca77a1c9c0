// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/offer.h"
#include "mcp/types/revision.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace tooltray::mcp {

// Pages of listings as encoded results, so that an unchanged list is neither built nor printed again.
class ListingCache {
public:
    struct Page {
        Listing listing;
        const Revision *spoken;
        std::uint64_t view;
        Cursor cursor;

        auto operator<=>(const Page &) const = default;
    };
    using Bytes = std::shared_ptr<const std::string>;

    Bytes find(const Page &page, std::uint64_t revision) const;
    void insert(Page page, std::uint64_t revision, Bytes result);

private:
    struct Entry {
        std::uint64_t revision;
        Bytes result;
    };

    std::map<Page, Entry> m_entries;
    std::size_t m_size = 0; // bytes
};

} // namespace tooltray::mcp
