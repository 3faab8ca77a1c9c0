// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The GraphQL side of the built-in tools, each function beside its tool.

namespace tooltray::toolkit {

// The call of a built-in tool about the API of one endpoint.
struct ApiRequest {
    CommandContext context;
    json::Value arguments;
    std::string endpoint;
    WorkPool pool;
    CommandDone done;
};

// A tool as create_saved_query_tool is asked for it, with what its caller should know.
struct ToolDefinition {
    json::Value arguments;
    std::vector<std::string> warnings = {};
};

// How the operations of an API are found, described, checked, run and saved. Stateless.
class ApiLanguage {
public:
    virtual ~ApiLanguage() = default;

    // execute_graphql_query, validate_graphql_query, get_schema_info and search_schema.
    virtual Running execute(ApiRequest call) const = 0;
    virtual Running validate(ApiRequest call) const = 0;
    virtual Running describe(ApiRequest call) const = 0;
    virtual Running search(ApiRequest call) const = 0;
    // A request to create_saved_query_tool, with the operation in the form in which tools are stored.
    virtual Running define(const ApiRequest &call, Done<Result<ToolDefinition>> defined) const = 0;
};

const ApiLanguage &graphqlLanguage();
const ApiLanguage &restLanguage();

// That of the endpoint; where it has both a schema and a description, the one that the text is written in.
const ApiLanguage &languageOf(const CommandContext &context, const std::string &endpoint,
                              std::string_view text);

// A built-in tool about the API of one endpoint, in the language of the text that it is called with.
std::unique_ptr<BuiltIn> apiCommand(mcp::Tool tool, BuiltInCommand::Traits traits, WorkPool pool,
                                    std::string_view text, Running (ApiLanguage::*answer)(ApiRequest) const);

// The endpoint has a description of its REST API.
bool isDescribed(const workspace::Workspace &workspace, std::string_view endpoint);

// A question to search_schema, whatever kind of API it is about.
struct SearchQuestion {
    std::vector<std::string> wordings; // at least one
    std::size_t from = 0;              // hits before it were shown
    std::size_t most = 5;              // hits
};

// The question in the arguments of a call.
Result<SearchQuestion> searchQuestion(const json::Value &arguments);

// The format of a result that a caller named, else the one that is right for it: what saves tokens, unless a program asks,
// which wants the data.
std::optional<workspace::ResultShape::Format> chosenFormat(const CommandContext &context,
                                                           std::string_view name);

Running executeGraphql(ApiRequest call);  // executetools.cpp
Running validateGraphql(ApiRequest call); // querytools.cpp
Running describeGraphql(ApiRequest call); // schematools.cpp
Running searchGraphql(ApiRequest call);   // searchtools.cpp

} // namespace tooltray::toolkit
