// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"
#include "json/value.h"

namespace tooltray::execution {

// What bindings take their values from during one call.
struct Scope {
    workspace::WorkspacePtr workspace; // its mappings, and which key a context variable is found under
    json::Value arguments = json::Value::object();
    json::Value context = json::Value::object(); // by key, of the variables that have a value
    json::Value answers = json::Value::object(); // by step, of the steps that ran
};

} // namespace tooltray::execution
