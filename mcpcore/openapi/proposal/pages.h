// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::openapi {

// How the pages of an operation seem to follow each other. A person or a trial call confirms it.
struct PageProposal {
    enum class Style : std::uint8_t {
        Page,     // numbers of pages
        Offset,   // a number of items to skip
        Cursor,   // what the answer says is given back
        Link,     // the header Link
        NextUrl,  // a URL in the answer
        LastItem, // the id of the last item is given back
    };

    Style style = Style::Page;
    std::string parameter = {}; // key of what says the page: "query:page"
    std::string size = {};      // key of what says how many items a page has
    std::uint32_t sizeMost = 100;
    std::string items = {};   // pointer to the list in the answer
    std::string next = {};    // pointer to the cursor or URL in the answer
    std::string hasMore = {}; // pointer to what says whether there are more
};

std::optional<PageProposal> proposePages(const Api &api, const ApiOperation &operation);

} // namespace tooltray::openapi
