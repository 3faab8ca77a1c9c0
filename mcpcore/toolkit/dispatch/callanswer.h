// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callresult.h"
#include "journal/record/journal.h"
#include "toolkit/command/commandoutcome.h"
#include "toolkit/errors/failurejson.h"
#include "workspace/snapshot/workspace.h"

#include <optional>

namespace tooltray::toolkit {

// The schema of its results that a version of a tool shows to clients, which refuse what does not fit; nothing: none.
std::optional<json::Value> promisedOutput(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                          std::optional<workspace::Version> version);

// What the executor says, as a command says it.
CommandOutcome commandOutcome(const workspace::Workspace &workspace, execution::CallOutcome outcome,
                              const json::Value *promised);

// The same for the log.
journal::CallEnd callEnd(const CommandOutcome &outcome, const FailedTool &tool);

} // namespace tooltray::toolkit
