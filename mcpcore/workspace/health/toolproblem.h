// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/position.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// Why a version of a tool cannot work as it is.
struct ToolProblem {
    std::string code;                       // "operation_invalid"
    std::string place;                      // JSON Pointer into the version as it is stored
    std::optional<json::Position> position; // within the text at the place, where it is an operation
    std::string message;                    // a sentence

    bool operator==(const ToolProblem &) const = default;
};

using ToolProblems = std::vector<ToolProblem>;

} // namespace tooltray::workspace
