// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/checks/selection.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

// The arguments that a step passes to the tool that it calls in every call.

namespace tooltray::workspace {

// The variables of the called tool's operation that are true, or false, whenever the step calls it.
FixedConditions fixedConditions(const Workspace &workspace, const graphql::Document &document,
                                const ToolVersion &called, const Step &step);

// The case that every call of the step picks; nothing where calls may differ.
const Switch::Case *pickedCase(const Switch &choice, const Step &step);

} // namespace tooltray::workspace
