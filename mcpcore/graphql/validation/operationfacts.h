// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/documentfacts.h"

#include <span>
#include <vector>

namespace tooltray::graphql {

// An operation with all uses of variables it leads to: its own, then those of each fragment it reaches.
struct OperationFacts {
    OperationDefinition operation;
    std::vector<std::span<const VariableUsage>> usages;
};

} // namespace tooltray::graphql
