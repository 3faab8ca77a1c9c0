// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "toolkit/builtins/tooledit.h"
#include "workspace/checks/checkchange.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::toolkit {

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
