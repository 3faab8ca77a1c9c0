// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/listingcache.h"

#include <utility>

namespace tooltray::mcp {

namespace {

constexpr std::size_t kMaxBytes = 8 * 1024 * 1024;

} // namespace

ListingCache::Bytes ListingCache::find(const Page &page, std::uint64_t revision) const
{
    const auto found = m_entries.find(page);
    return found != m_entries.end() && found->second.revision == revision ? found->second.result : nullptr;
}

void ListingCache::insert(Page page, std::uint64_t revision, Bytes result)
{
    // Stale pages of views that are gone go too; what is still in use is soon back.
    if (m_size + result->size() > kMaxBytes) {
        m_entries.clear();
        m_size = 0;
    }
    m_size += result->size();
    Entry &entry = m_entries[std::move(page)];
    if (entry.result)
        m_size -= entry.result->size();
    entry = {revision, std::move(result)};
}

} // namespace tooltray::mcp
