// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/prompts/ownprompts.h"

namespace tooltray::toolkit {
namespace {

using workspace::Prompt;

Prompt createToolFromGoal()
{
    Prompt prompt;
    prompt.name = "create_tool_from_goal";
    prompt.title = "Create a tool from a goal";
    prompt.description = "Leads from what a tool is to achieve to one that is saved and tested.";
    prompt.arguments = {{"goal", "What the tool is to do, in one sentence.", true},
                        {"endpoint", "The endpoint it is for; needed where there are several.", false}};
    prompt.messages = {
        {Prompt::Role::User,
         "Create a saved tool for this goal: {{goal}}\nEndpoint: {{endpoint}}\n\n"
         "1. Call search_schema with the words of the goal, and get_schema_info for the types of the best "
         "hit.\n"
         "2. Write one operation that fetches no more than the goal needs. Make every value that may differ "
         "from call to call a variable. Call list_graphql_context: a variable named like a context key is "
         "filled in by itself.\n"
         "3. Call validate_graphql_query until it finds nothing, then try the operation with "
         "execute_graphql_query if it only reads.\n"
         "4. Call create_saved_query_tool with a name in snake_case and a description whose first sentence "
         "says when to use it. Leave parameter_schema out unless a value needs a type or mapping.\n"
         "5. Call test_saved_tool with realistic parameters; with preview for anything that changes data.\n"
         "6. Say how to call it: the answer of step 4 has the exact invoke_command arguments."}};
    return prompt;
}

Prompt debugFailingTool()
{
    Prompt prompt;
    prompt.name = "debug_failing_tool";
    prompt.title = "Find out why a tool fails";
    prompt.description = "Finds the cause of a failing tool from the log, the definition and a trial.";
    prompt.arguments = {{"tool_name", "The saved tool that fails.", true},
                        {"problem", "What was seen, if anything.", false}};
    prompt.messages = {
        {Prompt::Role::User,
         "The saved tool {{tool_name}} fails.\nWhat was seen: {{problem}}\n\n"
         "1. Call get_recent_calls with the filter tool:{{tool_name}} and read level, code and message of "
         "the failures.\n"
         "2. Call describe_tool for its definition and health. Broken health: the schema changed; compare "
         "the operation with get_schema_info.\n"
         "3. Call test_saved_tool with preview, to see variables and request without sending them; then "
         "without preview if it only reads.\n"
         "4. Level tool: fix the arguments or the definition. Level graphql or payload: the API refused "
         "what was sent. Level http: look at the credential, the rights and the limits. Level network: the "
         "endpoint cannot be reached.\n"
         "5. Fix it with update_saved_tool if the definition is at fault, test again, and say what it "
         "was."}};
    return prompt;
}

} // namespace

const std::vector<Prompt> &ownPrompts()
{
    static const std::vector<Prompt> prompts{createToolFromGoal(), debugFailingTool()};
    return prompts;
}

} // namespace tooltray::toolkit
