// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/proposal/arguments.h"
#include "text/words/message.h"
#include "workspace/definitions/operation.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// A REST request with what is known of its values before a call.
struct KnownRequest {
    const openapi::ApiOperation &operation;
    const openapi::ApiArguments &arguments; // of the operation
    const RestRequest &request;
    const std::vector<NamedBinding> &bindings; // of placeholders in the path
    const json::Value &parameters;             // that the tool declares, with their defaults
    const Workspace *workspace = nullptr;      // has the context variables; null: they are not known
};

// A value that is sent without anybody passing it, and that the operation does not take.
struct UnfitValue {
    std::string code; // constant_unfit, context_unfit or parameter_default_unfit
    std::string part; // of the request: "query", "headers", "cookies" or "body"; "bindings" of a placeholder
    std::string name; // of the field there
    Message message;
};

// Holds constants, values of context variables and defaults against the full schemas of the operation. What a mapping or
// a transform makes of a value is not known, nor is a secret.
std::vector<UnfitValue> unfitValues(const KnownRequest &known);

} // namespace tooltray::workspace
