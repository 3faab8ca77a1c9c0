// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/callresult.h"
#include "graphql/discovery/schemasearch.h"
#include "toolkit/catalogue/toolviews.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// The hits from that number on, each with an operation that can be run on one line and an example of its variables; the
// coordinates of some more, words of the schema that may lead to others, next_cursor where there are more hits.
json::Value searchView(const graphql::SchemaSearch &search, std::span<const std::string> wordings,
                       std::size_t from, std::size_t most);

struct TestedTool {
    std::string name;
    workspace::Version version;
    json::Value definition; // as it is stored
};

// What test_saved_tool answers: {mode, ok, tool, definition, validation, variables, document, request, timing, result
// or error}.
json::Value testView(const TestedTool &tool, const execution::CallOutcome &outcome,
                     const execution::CallTrace &trace);

// The tools whose calls take a context variable, by its key: because a variable of an operation is named like it, or
// a binding says so. Reads every operation of the workspace: for a pool.
using ContextUsers = std::map<std::string, std::set<std::string>>;
ContextUsers contextUsers(const workspace::Workspace &workspace);

// The functions behind the built-in tools for context variables.

// {variables:[{key, value, type, scope, origin, used_by}]}; secrets are masked. ownScope: of a value of the client's
// own; nothing: it counts for every client.
using OwnScope = std::function<std::optional<workspace::ContextScope>(const std::string &key)>;
json::Value contextList(const workspace::Workspace &workspace, const ContextUsers &users,
                        const MaySee &isVisible, const OwnScope &ownScope);

// The visible tools whose calls take one of the keys, in order, each once.
std::vector<std::string> visibleUsers(const workspace::Workspace &workspace, const ContextUsers &users,
                                      const std::vector<std::string> &keys, const MaySee &isVisible);

// Why a client cannot clear what counts for every client; nothing: there is nothing of that key.
std::optional<Error> clearingProblem(const workspace::Workspace &workspace, const std::string &key);

} // namespace tooltray::toolkit
