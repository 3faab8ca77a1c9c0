// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/condition.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/pagination.h"
#include "workspace/definitions/rare.h"
#include "workspace/definitions/version.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

// Tools that call tools, the first one included: deeper is refused where they are defined and when they are called.
inline constexpr std::size_t kMaxCallDepth = 8;

struct ToolCall {
    std::string tool;
    std::optional<Version> version = {}; // nothing: the active one

    bool operator==(const ToolCall &) const = default;
};

struct Step {
    std::string name;
    std::variant<GraphqlOperation, RestRequest, ToolCall> action;
    std::string endpoint = {}; // empty: the tool's
    std::optional<Condition> when = {};
    std::vector<NamedBinding> bindings = {};
    Rare<Pagination> pagination = {};

    bool operator==(const Step &) const = default;
};

// Steps one after the other, and what is made of their answers; without a result it is the last one's.
struct Sequence {
    std::vector<Step> steps;
    Rare<Binding> result = {};

    bool operator==(const Sequence &) const = default;
};

// One interface for several operations: the value of one parameter picks the case of that name.
struct Switch {
    struct Case {
        Step step;              // named like the value that picks it
        json::Value parameters; // null, or the JSON Schema of this case's own arguments

        bool operator==(const Case &) const = default;
    };

    std::string parameter;
    std::vector<Case> cases;

    bool operator==(const Switch &) const = default;
};

} // namespace tooltray::workspace
