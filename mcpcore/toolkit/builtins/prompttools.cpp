// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/prompts.h"
#include "toolkit/commands/argumentsschema.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "json/reader.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using workspace::ObjectKey;
using workspace::ObjectKind;
using workspace::Prompt;

constexpr BuiltInCommand::Traits kPromptReader{workspace::BuiltInGroup::Management, false, false, false};
constexpr BuiltInCommand::Traits kPromptWriter{workspace::BuiltInGroup::Management, true, false, false};

// A list of objects with these members.
json::Value objectsArgument(std::string_view description, json::Value properties, const char *required)
{
    json::Value item = json::Value::object({{"type", "object"}});
    item.set("properties", std::move(properties));
    item.set("required", json::Value::array({json::Value(required)}));
    item.set("additionalProperties", json::Value(false));
    json::Value schema = json::Value::object({{"type", "array"}, {"description", description}});
    schema.set("items", std::move(item));
    return schema;
}

// Of the {{names}} in the texts the first that is no argument; empty: there is none. Other braces are text.
std::string strangerIn(const Prompt &prompt)
{
    for (const Prompt::Message &message : prompt.messages) {
        const std::string_view text = message.text;
        for (std::size_t open = text.find("{{"); open != std::string_view::npos;
             open = text.find("{{", open + 2)) {
            const std::size_t close = text.find("}}", open);
            if (close == std::string_view::npos)
                break;
            const std::string_view name = text.substr(open + 2, close - open - 2);
            const bool isName = !name.empty() && std::ranges::all_of(name, [](char c) {
                return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
            });
            if (isName
                && std::ranges::find(prompt.arguments, name, &Prompt::Argument::name)
                       == prompt.arguments.end())
                return std::string(name);
        }
    }
    return {};
}

Result<workspace::Edit> puttingPrompt(const workspace::Workspace &workspace, const json::Value &arguments)
{
    const std::string name(arguments["name"].toString());
    if (const auto problem = workspace::nameProblem(ObjectKind::Prompt, name))
        return Error{ErrorKind::Invalid, "name_invalid", *problem, "Choose another \"name\"."};
    if (std::ranges::find(ownPrompts(), name, &Prompt::name) != ownPrompts().end())
        return Error{ErrorKind::Conflict, "name_taken",
                     "The name \"" + name + "\" is that of a prompt of Tooltray itself.",
                     "Choose another \"name\"."};
    json::Value stored = arguments;
    stored.remove("name");
    std::vector<json::DecodeError> errors;
    Prompt prompt;
    workspace::read(json::Reader(stored, errors), prompt);
    if (errors.empty() && prompt.messages.empty())
        return Error{ErrorKind::Invalid, "prompt_empty", "The prompt has no \"messages\".",
                     "Pass at least one: {\"text\": \"...\"}."};
    if (!errors.empty())
        return Error{ErrorKind::Invalid, "prompt_invalid",
                     listedErrors("The prompt does not fit.", "The prompt has", errors),
                     errors.size() == 1 ? "Correct the value at this path."
                                        : "Correct the values at these paths."};
    if (const std::string stranger = strangerIn(prompt); !stranger.empty()) {
        std::vector<std::string> names;
        for (const Prompt::Argument &argument : prompt.arguments)
            names.push_back(argument.name);
        const std::string meant = didYouMean(suggestions(stranger, names));
        return Error{ErrorKind::Invalid, "prompt_invalid",
                     "The text has {{" + stranger + "}}, and the prompt has no such argument."
                         + (meant.empty() ? "" : " " + meant),
                     "Add it to \"arguments\" or correct the text."};
    }
    prompt.name = name;
    const bool isNew = workspace.find<Prompt>(name) == nullptr;
    return workspace::Edit{(isNew ? "Create the prompt " : "Change the prompt ") + name,
                           workspace::Origin::Agent,
                           {workspace::PutObject{std::move(prompt)}}};
}

Result<workspace::Edit> deletingPrompt(const workspace::Workspace &workspace, const std::string &name)
{
    const ObjectKey key{ObjectKind::Prompt, name};
    if (workspace.find(key) != nullptr)
        return workspace::Edit{
            "Delete the prompt " + name, workspace::Origin::Agent, {workspace::RemoveObject{key}}};
    std::vector<std::string> names;
    for (const auto &[known, entry] : workspace.entries(ObjectKind::Prompt))
        names.push_back(known);
    const std::string meant = didYouMean(suggestions(name, names));
    return Error{ErrorKind::NotFound, "prompt_unknown",
                 "There is no prompt \"" + name + "\" in this workspace."
                     + (meant.empty() ? "" : " " + meant),
                 "Call list_prompts to see the prompts."};
}

Running change(const CommandContext &context, Result<workspace::Edit> edit, json::Value answer,
               CommandDone done)
{
    if (edit)
        return applyThenAnswer(context, *std::move(edit), std::move(answer), std::move(done));
    done(refused(std::move(edit).error()));
    return nullptr;
}

} // namespace

std::unique_ptr<BuiltIn> setPrompt()
{
    mcp::Tool tool;
    tool.name = "set_prompt";
    tool.title = "Set a prompt";
    tool.description = "Creates or replaces a prompt of this workspace: a template that users pick in their "
                       "client. {{name}} in a text stands for an argument.";
    json::Value messages = objectsArgument(
        "The messages of the prompt, in order.",
        json::Value::object({{"role", choiceArgument({"user", "assistant"}, "Default: user.")},
                             {"text", textArgument("May have {{argument}}.")}}),
        "text");
    json::Value taken =
        objectsArgument("The arguments that the user is asked for.",
                        json::Value::object({{"name", textArgument("As in {{name}}.")},
                                             {"description", textArgument("What to fill in.")},
                                             {"required", flagArgument("Whether it is required.")}}),
                        "name");
    tool.inputSchema = argumentsSchema({{"name", textArgument("Name of the prompt: letters, digits and _."),
                                         CommandArgument::Need::Required},
                                        {"messages", std::move(messages), CommandArgument::Need::Required},
                                        {"title", textArgument("Display title.")},
                                        {"description", textArgument("What it is for.")},
                                        {"arguments", std::move(taken)}});
    tool.hints = kReplaces;
    auto run = [](const CommandContext &context, const json::Value &arguments, CommandDone done) -> Running {
        return change(context, puttingPrompt(*context.workspace, arguments),
                      json::Value::object({{"name", arguments["name"]}}), std::move(done));
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kPromptWriter, std::move(run));
}

std::unique_ptr<BuiltIn> listPrompts()
{
    mcp::Tool tool;
    tool.name = "list_prompts";
    tool.title = "Prompts";
    tool.description =
        "Lists the prompts of this workspace, each with its arguments and messages. set_prompt "
        "adds or replaces one.";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &, CommandDone done) -> Running {
        json::Value view = json::Value::object();
        json::Value &list = view.set("prompts", json::Value::array());
        for (const auto &[name, entry] : context.workspace->entries(ObjectKind::Prompt)) {
            json::Value &one = list.append(json::Value::object({{"name", name}}));
            const json::Value stored = workspace::encode(std::get<Prompt>(entry.object()));
            for (const json::Member &member : stored.members())
                one.set(member.name.view(), member.value);
        }
        done(withinBudget(context, std::move(view)));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kPromptReader, std::move(run));
}

std::unique_ptr<BuiltIn> deletePrompt()
{
    mcp::Tool tool;
    tool.name = "delete_prompt";
    tool.title = "Delete a prompt";
    tool.description = "Deletes a prompt of this workspace.";
    tool.inputSchema =
        argumentsSchema({{"name", textArgument("Name of the prompt."), CommandArgument::Need::Required}});
    tool.hints = kReplaces;
    auto run = [](const CommandContext &context, const json::Value &arguments, CommandDone done) -> Running {
        const std::string name(arguments["name"].toString());
        return change(context, deletingPrompt(*context.workspace, name),
                      json::Value::object({{"name", name}}), std::move(done));
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kPromptWriter, std::move(run));
}

} // namespace tooltray::toolkit
