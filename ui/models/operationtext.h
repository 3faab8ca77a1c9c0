// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "json/position.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::ui {

// An operation as somebody writes it as JSON: a REST request, steps or cases.
std::string operationText(const workspace::Operation &operation);

struct ReadOperation {
    std::optional<workspace::Operation> operation = {}; // nothing while the text is none
    QString problem = {};                               // a sentence
    json::Position position = {};
};

ReadOperation readOperation(std::string_view text);

// Why an operation cannot be saved as it is, as a sentence; an empty text when it can.
QString operationProblem(const workspace::Operation &operation);

} // namespace tooltray::ui
