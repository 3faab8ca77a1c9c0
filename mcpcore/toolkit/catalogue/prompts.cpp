// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/prompts.h"

#include "base/text/hiddentext.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using Arguments = std::map<std::string, std::string, std::less<>>;
using workspace::ObjectKind;
using workspace::Prompt;

Prompt createToolFromGoal()
{
    Prompt prompt;
    prompt.name = "create_tool_from_goal";
    prompt.title = "Create a tool from a goal";
    prompt.description = "Turns a goal into a saved and tested tool, step by step.";
    prompt.arguments = {{"goal", "What the tool should do, in one sentence.", true},
                        {"endpoint", "The endpoint to use; needed only if there are several.", false}};
    prompt.messages = {
        {Prompt::Role::User,
         "Create a saved tool for this goal: {{goal}}\nEndpoint: {{endpoint}}\n\n1. Call search_schema with "
         "the words of the goal, and get_schema_info for the types of the best hit.\n2. Write one operation "
         "that fetches no more than the goal needs. Make every value that may differ from call to call a "
         "variable. Call list_graphql_context: a variable named like a context key is filled "
         "automatically.\n3. Call validate_graphql_query until it reports no errors, then try the operation "
         "with execute_graphql_query if it only reads.\n4. Call create_saved_query_tool with a name in "
         "snake_case and a description whose first sentence says when to use it. Omit parameter_schema "
         "unless a value needs a type or mapping.\n5. Call test_saved_tool with realistic parameters; with "
         "preview for anything that changes data.\n6. Tell the user how to call it: the response of step 4 "
         "has the exact invoke_command arguments."}};
    return prompt;
}

Prompt debugFailingTool()
{
    Prompt prompt;
    prompt.name = "debug_failing_tool";
    prompt.title = "Find out why a tool fails";
    prompt.description = "Finds the cause of a failing tool from the log, the definition and a test call.";
    prompt.arguments = {{"tool_name", "The saved tool that fails.", true},
                        {"problem", "What went wrong, if known.", false}};
    prompt.messages = {
        {Prompt::Role::User,
         "The saved tool {{tool_name}} fails.\nProblem: {{problem}}\n\n1. Call get_recent_calls with the "
         "filter tool:{{tool_name}} and read level, code and message of the failures.\n2. Call describe_tool "
         "for its definition and health. Broken health: the schema changed; compare the operation with "
         "get_schema_info. Blocked health: tell the user what its errors say.\n3. Call test_saved_tool with "
         "preview, to see variables and request without sending them; then without preview if it only "
         "reads.\n4. Level tool: fix the arguments or the definition. Level graphql or payload: the API "
         "rejected the request. Level http: check the credential, the rights and the limits. Level network: "
         "the endpoint cannot be reached.\n5. Fix it with update_saved_tool if the definition is at fault, "
         "test again, and tell the user the cause."}};
    return prompt;
}

constexpr std::size_t kPromptsPerPage = 100;
constexpr std::size_t kBytesPerPage = 256 * 1024;

std::size_t bytesOf(const mcp::Prompt &prompt)
{
    std::size_t bytes = prompt.name.size() + prompt.title.size() + prompt.description.size();
    for (const mcp::PromptArgument &argument : prompt.arguments)
        bytes += argument.name.size() + argument.description.size();
    return bytes;
}

mcp::Prompt shownPrompt(const workspace::Prompt &prompt)
{
    mcp::Prompt shown{.name = prompt.name,
                      .title = withoutHidden(prompt.title),
                      .description = withoutHidden(prompt.description)};
    for (const workspace::Prompt::Argument &argument : prompt.arguments) {
        shown.arguments.push_back({.name = argument.name,
                                   .description = withoutHidden(argument.description),
                                   .need = argument.required ? mcp::PromptArgument::Need::Required
                                                             : mcp::PromptArgument::Need::Optional});
    }
    return shown;
}

// Without the lines that would ask for what was not given.
std::string answerable(std::string_view text, const workspace::Prompt &prompt, const Arguments &given)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        const bool isUnanswered =
            std::ranges::any_of(prompt.arguments, [&](const workspace::Prompt::Argument &argument) {
                const auto found = given.find(argument.name);
                return (found == given.end() || found->second.empty())
                       && line.find("{{" + argument.name + "}}") != std::string_view::npos;
            });
        if (!isUnanswered)
            out += line;
        text.remove_prefix(end);
    }
    return out;
}

bool isOwn(const workspace::Prompt &prompt)
{
    return std::ranges::find(ownPrompts(), prompt.name, &workspace::Prompt::name) != ownPrompts().end();
}
} // namespace

const std::vector<Prompt> &ownPrompts()
{
    static const std::vector<Prompt> prompts{createToolFromGoal(), debugFailingTool()};
    return prompts;
}

const workspace::Prompt *findPrompt(const workspace::Workspace &workspace, std::string_view name)
{
    const auto own = std::ranges::find(ownPrompts(), name, &workspace::Prompt::name);
    return own != ownPrompts().end() ? &*own : workspace.find<workspace::Prompt>(name);
}

mcp::ListPage<mcp::Prompt> promptPage(const workspace::Workspace &workspace, const mcp::Cursor &cursor)
{
    mcp::ListPage<mcp::Prompt> page;
    if (cursor.position.empty()) {
        for (const workspace::Prompt &prompt : ownPrompts())
            page.items.push_back(shownPrompt(prompt));
    }
    const auto &prompts = workspace.entries(ObjectKind::Prompt);
    auto place = prompts.lowerBound(cursor.position);
    if (place != prompts.end() && place->name == cursor.position)
        ++place;
    std::string last;
    std::size_t bytes = 0;
    for (; place != prompts.end(); ++place) {
        if (findPrompt(workspace, place->name) != std::get_if<workspace::Prompt>(&place->value.object()))
            continue; // hidden by one of ours
        mcp::Prompt next = shownPrompt(std::get<workspace::Prompt>(place->value.object()));
        bytes += bytesOf(next);
        if (page.items.size() >= kPromptsPerPage || (bytes > kBytesPerPage && !last.empty())) {
            page.next.position = last;
            break;
        }
        page.items.push_back(std::move(next));
        last = place->name;
    }
    return page;
}

mcp::Outcome<mcp::PromptResult> filledPrompt(const workspace::Workspace &workspace,
                                             const mcp::PromptRequest &request)
{
    const workspace::Prompt *prompt = findPrompt(workspace, request.name);
    if (prompt == nullptr)
        return mcp::Failure::unknownPrompt(request.name);
    for (const workspace::Prompt::Argument &argument : prompt->arguments) {
        if (argument.required && !request.arguments.contains(argument.name))
            return mcp::Failure::invalidParams("The prompt \"" + prompt->name + "\" needs the argument \""
                                               + argument.name + "\".");
    }
    mcp::PromptResult result{.description = withoutHidden(prompt->description), .messages = {}};
    for (const workspace::Prompt::Message &message : prompt->messages) {
        const auto role =
            message.role == workspace::Prompt::Role::User ? mcp::Role::User : mcp::Role::Assistant;
        const std::string text =
            isOwn(*prompt) ? answerable(message.text, *prompt, request.arguments) : message.text;
        result.messages.push_back(
            {role, {mcp::Text{workspace::filledText(*prompt, withoutHidden(text), request.arguments)}}});
    }
    return result;
}

} // namespace tooltray::toolkit
