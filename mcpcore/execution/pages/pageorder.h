// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/checks/pageplan.h"
#include "workspace/definitions/operation.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// The position of a walk over pages: what to request, and how many items of the answer have been seen.
struct PagePosition {
    json::Value cursor = {};  // of Relay, Cursor and LastItem; null: from the beginning
    std::uint64_t offset = 0; // of Offset
    std::uint64_t page = 1;   // of Page
    std::string link = {};    // of Link and NextUrl; empty: the first request
    std::uint64_t skip = 0;
    // For a composite tool: the position in the list of each of these steps, and nothing of its own.
    std::map<std::string, PagePosition> steps = {};
    std::string owner = {}; // the tool or query whose list it is: no other goes on with it

    // Behind so many more items; of a composite tool that of its only list.
    void pass(std::uint64_t items);

    bool operator==(const PagePosition &) const = default;
};

// The position as one word that a caller hands back to go on. It is no secret and not trusted: who uses a link from it has to see
// that it stays with the endpoint.
std::string encodePosition(const PagePosition &position);
Result<PagePosition> decodePosition(std::string_view text);
Error foreignCursor(); // one that is not of this tool, or of a call with other arguments

// The limits of a walk over pages.
struct PageLimits {
    std::uint32_t pageSize = 100;
    std::optional<std::uint64_t> pages;
    std::optional<std::uint64_t> items;
    std::optional<std::uint64_t> bytes; // of the items as they are written
    bool areItemsOfCall = false;        // that limit of items is the call's, not the tool's
};

// The way a list is fetched whole.
struct PageOrder {
    workspace::PagePlan plan;
    PageLimits limits;
    std::optional<std::chrono::nanoseconds> time; // after which no further page is asked for
    PagePosition from = {};
    bool canResume = true; // whoever called, from a cursor; else none is given
    std::function<PagePosition(PagePosition)> inCall = {}; // see PageRequest

    std::string cursorOf(PagePosition position) const; // for whoever called; empty: none is given
};

// The caller's request for a list, and the most that the tool returns of it.
struct PageRequest {
    std::optional<std::uint64_t> maxItems = {};
    std::string resume = {}; // empty: from the beginning
    bool canResume = true;   // whoever calls; else no cursor is given
    // A position in the list as one of the call, of which the list may be a step; none: the same.
    std::function<PagePosition(PagePosition)> inCall = {};
    std::string owner = {}; // the tool or query whose list it is
};

// The lower of two limits; nothing is no limit.
std::optional<std::uint64_t> lesser(std::optional<std::uint64_t> a, std::optional<std::uint64_t> b);

// Plans how the list is fetched. Values that the caller passed for the variables that ask for a page are
// taken out and followed: a size is how many items are wanted, a cursor, offset or page where to begin.
Result<PageOrder> pageOrder(workspace::PagePlan plan, const workspace::Pagination &pagination,
                            const PageRequest &pageRequest, json::Value &variables);

} // namespace tooltray::execution
