// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"
#include "base/times.h"
#include "execution/approval/approvalrequest.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

using execution::ApprovalValue;
using execution::Provenance;
using execution::RootField;
using execution::ValueSource;

using ApprovalId = StrongId<struct ApprovalCardTag, std::uint64_t>;

enum class ApprovalDecision : std::uint8_t {
    Once,          // this call
    SameForAnHour, // and the very same call again
    ToolForAnHour, // and calls of this tool by this client with other arguments
    Deny,
};

// A mutation that waits for a yes, as a person has to see it: see execution::ApprovalRequest, which says what an agent
// may have named. All texts are plain.
struct ApprovalCard {
    ApprovalId id{};
    std::string client = {}; // for people
    std::string tool = {};
    std::string version = {};
    std::string endpoint = {};
    json::Value arguments = {};                   // as the agent gave them
    std::optional<json::Value> lastApproved = {}; // the arguments of this client's call of the tool before
    std::string document = {};                    // the operation, or method and URL of a REST request
    json::Value variables = {};                   // those of the values that are variables, by name
    WallTime since = {};
    WallTime until = {}; // when it is refused if nobody decides

    std::string program = {}; // as it names itself
    std::string headline = {};
    bool isDestructive = false;
    std::string origin = {};
    std::string url = {};
    std::string method = {};                // of a REST request, else empty
    std::vector<RootField> rootFields = {}; // of an operation
    std::string operationName = {};
    std::vector<ApprovalValue> values = {};
    std::string step = {};

    bool operator==(const ApprovalCard &) const = default;
};

} // namespace tooltray::engine
