// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"
#include "base/times.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::engine {

using ApprovalId = StrongId<struct ApprovalCardTag, std::uint64_t>;

enum class ApprovalDecision : std::uint8_t {
    Once,          // this call
    SameForAnHour, // and the very same call again
    ToolForAnHour, // and calls of this tool by this client with other arguments
    Deny,
};

// A mutation that waits for a yes.
struct ApprovalCard {
    ApprovalId id{};
    std::string client = {}; // for people
    std::string tool = {};
    std::string version = {};
    std::string endpoint = {};
    json::Value arguments = {};
    std::optional<json::Value> lastApproved = {}; // the arguments of this client's call of the tool before
    std::string document = {};                    // the operation, or method and path of a REST request
    json::Value variables = {};                   // secret ones masked
    WallTime since = {};
    WallTime until = {}; // when it is refused if nobody decides

    bool operator==(const ApprovalCard &) const = default;
};

} // namespace tooltray::engine
