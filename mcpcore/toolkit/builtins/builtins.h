// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/commands/builtin.h"
#include "json/value.h"

#include <memory>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

class Catalogue;

// The built-in tools but for the two that run others, in the order in which they are listed.
std::vector<std::unique_ptr<BuiltIn>> builtIns();

// The pair through which everything can be called, and the two commands that list_commands serves beside it. The
// catalogue outlives them as their owner.
void addCommands(Catalogue &catalogue);

// The families that builtIns() is made of, each in a file of its own.

// executetools.cpp: tools that run operations.
std::unique_ptr<BuiltIn> executeQuery(WorkPool pool);
std::unique_ptr<BuiltIn> testTool();

// querytools.cpp, schematools.cpp, searchtools.cpp and endpointtools.cpp: the schema group.
std::unique_ptr<BuiltIn> validateQuery(WorkPool pool);
std::unique_ptr<BuiltIn> getSchemaInfo(WorkPool pool);
std::unique_ptr<BuiltIn> searchSchema(WorkPool pool);
std::unique_ptr<BuiltIn> refreshSchema(WorkPool pool);
std::unique_ptr<BuiltIn> listEndpoints();

// definitiontools.cpp and managementtools.cpp: tools that curate saved ones.
std::unique_ptr<BuiltIn> createTool(WorkPool pool);
std::unique_ptr<BuiltIn> updateTool(WorkPool pool);
std::unique_ptr<BuiltIn> deleteTool(WorkPool pool);
std::unique_ptr<BuiltIn> listTools(WorkPool pool);
std::unique_ptr<BuiltIn> describeTool(WorkPool pool);

// contexttools.cpp: the context group.
std::unique_ptr<BuiltIn> setContext(WorkPool pool);
std::unique_ptr<BuiltIn> listContext(WorkPool pool);
std::unique_ptr<BuiltIn> clearContext(WorkPool pool);

// sharedtools.cpp: types and mappings, which saved tools share.
std::unique_ptr<BuiltIn> createType(WorkPool pool);
std::unique_ptr<BuiltIn> listTypes();
std::unique_ptr<BuiltIn> deleteType();
std::unique_ptr<BuiltIn> setMapping(WorkPool pool);
std::unique_ptr<BuiltIn> listMappings();
std::unique_ptr<BuiltIn> deleteMapping();

// prompttools.cpp: the prompts of a workspace; they are called through invoke_command alone.
std::unique_ptr<BuiltIn> setPrompt();
std::unique_ptr<BuiltIn> listPrompts();
std::unique_ptr<BuiltIn> deletePrompt();

// packtools.cpp: saved tools on their way to others.
std::unique_ptr<BuiltIn> exportTools(WorkPool pool);
std::unique_ptr<BuiltIn> importTools(WorkPool pool);

// resulttools.cpp: what was called before.
std::unique_ptr<BuiltIn> readResult();
std::unique_ptr<BuiltIn> getRecentCalls();

// How a tool is written down for create_saved_query_tool and update_saved_tool.

// All of it, with what each member means and takes: for get_query_dsl.
json::Value definitionFormat();

// What lists of tools have of it. Every agent pays for these in every conversation, so they name the members only.
json::Value creationArguments();
json::Value changeArguments();

struct ResponseSchema {
    json::Value schema = {}; // JSON Schema of the structured content; null: there is no such command of ours
    std::string_view note = {}; // where the answer is not always that
};

// The answer of a built-in command, for get_response_format.
ResponseSchema responseSchema(std::string_view command);

} // namespace tooltray::toolkit
