// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Where a walk over pages stands: what to ask for, and how many items of the answer have been seen already.
struct PagePosition {
    json::Value cursor;       // of Relay and Cursor; null: from the beginning
    std::uint64_t offset = 0; // of Offset
    std::uint64_t page = 1;   // of Page
    std::string link;         // of Link; empty: the first request
    std::uint64_t skip = 0;

    bool operator==(const PagePosition &) const = default;
};

// As one word that a caller hands back to go on. It is no secret and not trusted: who uses a link from it has to see
// that it stays with the endpoint.
std::string encodePosition(const PagePosition &position);
Result<PagePosition> decodePosition(std::string_view text);

} // namespace tooltray::execution
