// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/operationuses.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/checkparametertypes.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

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
    const Shared<Pagination> &pagination;
    const ResultShape *result = nullptr; // of a whole tool
    std::vector<DeclaredParameters> parameters = {};
    MadeValues made = {};
};

// Without a schema only the text is judged. Gives what the operation uses of the schema.
graphql::UsedParts checkOperation(const Workspace &workspace, const OperationCheck &check,
                                  const graphql::Schema *schema, ToolProblems &problems);

} // namespace tooltray::workspace
