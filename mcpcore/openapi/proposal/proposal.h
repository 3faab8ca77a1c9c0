// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/arguments.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::openapi {

// The effect of a call on the API.
struct OperationEffect {
    bool isReadOnly = false;
    bool isDestructive = true;
    bool isIdempotent = false;

    bool operator==(const OperationEffect &) const = default;
};

OperationEffect effectOf(std::string_view method);
// A POST whose name says that it only looks for something. It is for a person to say so.
bool mayBeReadOnly(const ApiOperation &operation);

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

inline constexpr std::size_t kShownBytes = std::size_t{16} << 10U;

// A tool for one operation, but for its name, which depends on the names of others (namesFor()).
struct ToolProposal {
    std::string title;
    std::string description;
    OperationEffect effect;
    ApiArguments arguments;
    json::Value shown; // what clients get as the schema of the arguments
    std::optional<PageProposal> pages;

    std::vector<std::string> hidden() const; // names of arguments
};

ToolProposal propose(const Api &api, const ApiOperation &operation, std::size_t shownBytes = kShownBytes);
// See argumentsOf().
ToolProposal propose(const Api &api, const ApiOperation &operation, SchemaWriter &writer,
                     std::size_t shownBytes = kShownBytes);

// The schema of the arguments that are not hidden, cut until it fits.
json::Value shownArguments(const ApiArguments &arguments, std::size_t mostBytes);

} // namespace tooltray::openapi
