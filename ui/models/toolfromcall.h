// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/logentry.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <string_view>

// What calls of the log are good for beside being looked at: tools, examples, and calls that are changed a little.
namespace tooltray::ui {

// The GraphQL operation of a request, with what it was sent with.
struct SentOperation {
    std::string endpoint;
    workspace::GraphqlOperation operation;
    json::Value variables = json::Value::object(); // those that were masked are left out
};

// The first request of a call that went through pages, which says what was asked for; else the one that is shown.
const journal::Exchange &firstPage(const journal::LogEntry &entry, const journal::Exchange &shown);
// True when it looks like GraphQL, told without reading all of it.
bool mayBeGraphql(const journal::Exchange &exchange);
// Fails, and says why, where the log does not have the operation as it was.
Result<SentOperation> sentOperation(const journal::Exchange &exchange);
// Under a name that is free in the workspace.
workspace::Tool toolFor(const SentOperation &sent, const workspace::Workspace &workspace);

// The arguments of a call, from all of their text, to be changed: what was masked is to be filled in again.
Result<json::Value> argumentsToEdit(const journal::Body &body, std::string_view text);

// The call as one more example of its tool. Fails where there is no such tool, or the log does not have the
// arguments as they were.
Result<workspace::Edit> exampleEdit(const journal::LogEntry &entry, const workspace::Workspace &workspace,
                                    std::string exampleName, std::string label);

} // namespace tooltray::ui
