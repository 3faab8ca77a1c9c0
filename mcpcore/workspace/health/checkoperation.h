// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/usedparts.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/health/toolproblem.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// One GraphQL operation with what a tool or step says about it, and where it says that.
struct OperationCheck {
    const GraphqlOperation &operation;
    std::string place;
    const std::vector<NamedBinding> &bindings;
    std::string bindingsPlace;
    const Rare<Pagination> &pagination;
    std::string resultPath = {}; // of a whole tool
};

// Without a schema only the text is judged. Gives what the operation uses of the schema.
graphql::UsedParts checkOperation(const OperationCheck &check, const graphql::Schema *schema,
                                  ToolProblems &problems);

} // namespace tooltray::workspace
