// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "graphql/schema/schema.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

namespace tooltray::execution {

class PagedTools;

// The case that the arguments pick. It lies in the switch.
Result<const workspace::Switch::Case *> chosenCase(const workspace::Switch &choice,
                                                   const json::Value &arguments);

// The JSON Schema of what a caller passes to a tool: takenParameters() and, of a tool that fetches pages, those of
// listparameters.h.
Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema,
                                   PagedTools &paged);

} // namespace tooltray::execution
