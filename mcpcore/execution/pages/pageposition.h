// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "json/value.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Where a walk over pages stands: what to ask for, and how many items of the answer have been seen already.
struct PagePosition {
    json::Value cursor = {};  // of Relay and Cursor; null: from the beginning
    std::uint64_t offset = 0; // of Offset
    std::uint64_t page = 1;   // of Page
    std::string link = {};    // of Link; empty: the first request
    std::uint64_t skip = 0;
    // Of a composite tool: where the list of each of these steps stands, and nothing of its own.
    std::map<std::string, PagePosition> steps = {};

    // Behind so many more items; of a composite tool that of its only list.
    void pass(std::uint64_t items);

    bool operator==(const PagePosition &) const = default;
};

// As one word that a caller hands back to go on. It is no secret and not trusted: who uses a link from it has to see
// that it stays with the endpoint.
std::string encodePosition(const PagePosition &position);
Result<PagePosition> decodePosition(std::string_view text);
Error foreignCursor(); // one that is not of this tool, or of a call with other arguments

} // namespace tooltray::execution
