// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/arguments.h"
#include "openapi/proposal/pages.h"
#include "json/value.h"

#include <cstddef>
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

struct ProposalOptions {
    std::size_t description = 300; // bytes
    std::size_t shownBytes = std::size_t{16} << 10U;
};

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

ToolProposal propose(const Api &api, const ApiOperation &operation, const ProposalOptions &options = {});

// The schema of the arguments that are not hidden, cut until it fits.
json::Value shownArguments(const ApiArguments &arguments, std::size_t mostBytes);

} // namespace tooltray::openapi
