// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "execution/check/checkedoperation.h"
#include "execution/parameters/variableplan.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>

// What is known about an operation that nobody saved before it is sent.
namespace tooltray::execution {

// Variables that are passed and that the operation does not have.
Findings unknownVariables(graphql::OperationDefinition operation, const json::Value &variables);

// What is passed is the caller's; the context fills in what is not.
VariablePlan planAdHoc(const workspace::Workspace &workspace, graphql::OperationDefinition operation,
                       const json::Value &variables);

// As one error. Precondition: there is something wrong.
Error findingsError(const Findings &findings);

// The schema of an endpoint cannot be had.
Error missingSchema(const std::string &endpoint, const Error &why);

} // namespace tooltray::execution
