// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <string>
#include <vector>

// Definitions for tests, each as rich as its kind can be.
namespace tooltray::workspace::samples {

Endpoint endpoint(const std::string &name = "gitlab");
Credential credential(const std::string &name = "gitlab-token");
Client client(const std::string &name = "cursor");
CustomType type(const std::string &name = "issue_state");
Mapping mapping(const std::string &name = "sort_orders");
Prompt prompt(const std::string &name = "triage");
ContextVariable variable(const std::string &key = "WORKSPACE_ID");
Settings settings();

// Uses the endpoint, the type and the mapping above.
Tool graphqlTool(const std::string &name = "list_issues");
Tool restTool(const std::string &name = "update_issue");
Tool compositeTool(const std::string &name = "merge_merge_request");
Tool switchTool(const std::string &name = "save_issue");
// No references, nothing but an operation.
Tool plainTool(const std::string &name);

std::vector<Object> everything();

} // namespace tooltray::workspace::samples
