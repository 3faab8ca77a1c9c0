// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "workspace/definitions/names.h"
#include "json/value.h"

#include <string>

namespace tooltray::toolkit {

struct TestedTool {
    std::string name;
    workspace::Version version;
    json::Value definition; // as it is stored
};

// What test_saved_tool answers: {mode, ok, tool, definition, validation, variables, document, request, timing, result
// or error}.
json::Value testView(const TestedTool &tool, const execution::CallOutcome &outcome,
                     const execution::CallTrace &trace);

} // namespace tooltray::toolkit
