// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/object.h"
#include "workspace/derive/derivedtool.h"

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

// An API description of JSON with apostrophes, which is where the endpoint says.
openapi::ApiPointer describedApi(std::string text);
Endpoint describedEndpoint(const std::string &name = "api");
// A tool of the first operation, for that endpoint.
Tool derivedTool(const openapi::Api &api, DerivedFor purpose);
// What is wrong with the tool in a workspace of the endpoint, these objects and the tool.
ToolProblems problemsWith(const Tool &tool, const openapi::ApiPointer &api, std::vector<Object> others = {});

} // namespace tooltray::workspace::samples
