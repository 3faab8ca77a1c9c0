// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

enum class ToolKind : std::uint8_t { Graphql, Rest, Composite };

using Operation = std::variant<GraphqlOperation, RestRequest, Sequence, Switch>;

// The hints of the protocol; what is not said follows from the operation's type.
struct Annotations {
    std::optional<bool> readOnly;
    std::optional<bool> destructive;
    std::optional<bool> idempotent;
    std::optional<bool> openWorld;

    bool operator==(const Annotations &) const = default;
};

struct Idempotency {
    bool enabled = true;
    std::vector<std::string> keyParameters; // empty: all of them
    std::chrono::seconds timeToLive{60};

    bool operator==(const Idempotency &) const = default;
};

// Where a tool departs from what its endpoint says.
struct Behaviour {
    std::optional<std::chrono::milliseconds> timeout;
    std::optional<std::uint32_t> retries;
    std::optional<std::uint32_t> callsPerMinute;
    std::optional<MutationPolicy> mutations;
    bool allowMultipleMutations = false; // in one call of a composite tool

    bool operator==(const Behaviour &) const = default;
};

struct ToolVersion {
    std::string description;
    Shared<Operation> operation; // nothing: that of the version before
    json::Value parameters;      // JSON Schema; null: inferred from the operation
    json::Value outputSchema;    // JSON Schema; null: inferred
    std::vector<NamedBinding> bindings;
    Shared<Pagination> pagination;
    std::optional<Idempotency> idempotency;
    ResultShape result;
    Annotations annotations;
    Behaviour behaviour;
    std::vector<ErrorRule> errors;

    bool operator==(const ToolVersion &) const = default;
};

// Who wanted a change: config.yaml, an agent through a tool, a person in the window or on the command
// line, or somebody who changed what is stored while we looked on.
enum class Origin : std::uint8_t { Config, Agent, Person, Outside };

struct Author {
    Origin origin = Origin::Outside;
    std::string name = {}; // of the client that an agent came with; empty: nobody said
};
using AuthorPointer = std::shared_ptr<const Author>;

} // namespace tooltray::workspace
