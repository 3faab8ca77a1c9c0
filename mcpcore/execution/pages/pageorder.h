// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/operationrun.h"
#include "workspace/definitions/operation.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tooltray::execution {

// What a caller wants of a list, and what the tool hands out of it at most.
struct PageWish {
    std::optional<std::uint64_t> maxItems = {};
    std::string resume = {}; // empty: from the beginning
    bool canResume = true;   // whoever calls; else no cursor is given
    // A position in the list as one of the call, of which the list may be a step; none: the same.
    std::function<PagePosition(PagePosition)> inCall = {};
};

// Nothing is no limit.
std::optional<std::uint64_t> lesser(std::optional<std::uint64_t> a, std::optional<std::uint64_t> b);

// How the list is fetched. What the caller passed for the variables that ask for a page is taken out of them and
// followed: a size is how many items are wanted, a cursor, offset or page where to begin.
Result<PageOrder> pageOrder(PagePlan plan, const workspace::Pagination &pagination, const PageWish &wish,
                            json::Value &variables);

} // namespace tooltray::execution
