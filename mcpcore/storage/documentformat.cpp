// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/documentformat.h"

#include "workspace/codec/document.h"
#include "json/parse.h"

#include <algorithm>

namespace tooltray::storage {

std::int64_t formatOf(std::string_view body)
{
    const json::Parsed parsed = json::parse(body);
    return parsed.error ? 0 : parsed.value[workspace::kFormatMember].toInt64().value_or(0);
}

std::optional<std::int64_t> migratesFrom(const CommitRecord &record)
{
    std::optional<std::int64_t> oldest;
    for (const CommitRecord::Entry &entry : record.entries) {
        if (!entry.before || !entry.after)
            continue;
        const std::int64_t from = formatOf(*entry.before);
        if (from > 0 && from < formatOf(*entry.after))
            oldest = std::min(oldest.value_or(from), from);
    }
    return oldest;
}

} // namespace tooltray::storage
