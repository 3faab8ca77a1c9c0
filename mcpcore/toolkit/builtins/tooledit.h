// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/shownschema.h"
#include "workspace/checks/checkchange.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::toolkit {

struct CommandContext;

// A tool as create_saved_query_tool and update_saved_tool want it, before anything is checked against a schema.
struct ToolEdit {
    workspace::Tool tool;
    workspace::Version version;             // that was created or changed
    workspace::Revision basedOn = 0;        // 0: the tool is new
    workspace::DefinitionPtr before = {};   // what it was changed from
    std::string renamedFrom = {};           // empty: it keeps its name
    std::vector<std::string> warnings = {}; // about the operation, for who saves it
    // Of arguments that do not fit, which the draft is without. It is checked all the same, so that everything that is
    // wrong is told at once, and never saved.
    std::vector<Error> problems = {};
};

// The edit that saves the draft.
workspace::Edit editOf(const ToolEdit &draft);

// All of them, each with its {level, code, message, suggestion?}.
json::Value problemList(const std::vector<Error> &problems);
// One error that tells of all of them. Precondition: there is one.
Error joinedProblems(std::vector<Error> problems);

// Fails where nothing of the draft can be checked.
Result<ToolEdit> newTool(const CommandContext &context, const json::Value &arguments);
// Precondition: the workspace has the tool.
ToolEdit changedTool(const CommandContext &context, const workspace::Tool &tool,
                     const json::Value &arguments);

// The findings about a draft before it is saved.
struct DraftCheck {
    json::Value errors =
        json::Value::array(); // as validate_graphql_query has them; with one, nothing is saved
    std::vector<std::string> warnings = {};
    json::Value parameters = {};            // as clients are shown them; null while the schema is not there
    std::vector<std::string> injected = {}; // keys of context variables
    json::Value example = json::Value::object(); // arguments
    workspace::ToolFindings broken = {};         // other tools that would stop working
};

// Takes as long as validation does: for a pool.
DraftCheck checkDraft(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                      const ToolEdit &draft, execution::EnumStyle style);

} // namespace tooltray::toolkit
