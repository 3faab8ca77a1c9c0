// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"
#include "json/value.h"

#include <cstdint>
#include <optional>

namespace tooltray::execution {

// What an answer says of a list beside it, or in an object such as "pageInfo" or "meta" beside it.
struct ListMarks {
    std::optional<bool> hasMore;        // hasMore, hasNextPage, and the opposite of isLast
    std::optional<std::uint64_t> total; // of all pages
};

ListMarks readMarks(const json::Value &data, const json::Pointer &list);

// Has the data say whether there are items behind those in the list, where it says anything about that.
void settleMarks(json::Value &data, const json::Pointer &list, bool hasMore);

} // namespace tooltray::execution
