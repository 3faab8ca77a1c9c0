// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::workspace {

// Why a value is none of an input type, in the words of GraphQL.
struct InputRefusal {
    std::string path; // within the value: ".states[1]"
    std::string reason;
};

// Nothing where the value fits. Null fits every type but a non-null one.
std::optional<InputRefusal> inputRefusal(const graphql::Schema &schema, graphql::TypeRef type,
                                         const json::Value &value);

} // namespace tooltray::workspace
