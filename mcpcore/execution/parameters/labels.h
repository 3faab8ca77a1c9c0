// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

namespace tooltray::execution {

// The arguments with the API's values in place of the labels, wherever their schema refers to a mapping, also
// inside of types and definitions. Below `anyOf` and `oneOf` an argument that is no label stays what it is: it was
// another branch that took it. An error names the argument. Precondition: the arguments fit the schema.
Result<json::Value> withoutLabels(const workspace::Workspace &workspace, const json::Value &schema,
                                  json::Value arguments);

} // namespace tooltray::execution
