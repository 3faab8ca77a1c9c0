// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "json/pointer.h"

#include <QString>

#include <memory>
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

// All that a version of a tool says, member by member as its file has it, with operations and descriptions as they
// are written: for comparing versions line by line. Precondition: the tool has the version.
std::string versionText(const workspace::Tool &tool, workspace::Version version);

// The result of a call, laid out to be compared line by line.
std::shared_ptr<const std::string> comparedText(const std::shared_ptr<const std::string> &result);

} // namespace tooltray::ui
