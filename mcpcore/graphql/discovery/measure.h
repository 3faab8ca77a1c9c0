// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstdint>

namespace tooltray::graphql {

struct MeasureOptions {
    json::Value variables;
    std::uint64_t listSize = 10; // how many items a list has when nothing says so
};

// Beyond this nothing is counted: the greatest number that everybody who reads JSON keeps exact.
inline constexpr std::uint64_t kMaxCounted = (std::uint64_t(1) << 53U) - 1;

// How big an operation is, its fragments put where they are spread.
struct OperationSize {
    std::uint64_t fieldCount = 0;
    std::uint64_t depth = 0; // fields inside fields
    // The fields a response can hold: what is inside a list counts once for each item, as many as arguments such as
    // "first" ask for. Like servers that limit costs, an argument on a connection is taken for its lists.
    std::uint64_t complexity = 0;

    bool operator==(const OperationSize &) const = default;
};

// In time that grows with the text, not with what fragments make of it.
OperationSize measureOperation(const Schema &schema, OperationDefinition operation,
                               const MeasureOptions &options = {});

} // namespace tooltray::graphql
