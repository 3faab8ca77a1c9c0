// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "toolkit/builtins/shareddefinition.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/removal.h"
#include "toolkit/commands/argumentsschema.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using workspace::ObjectKind;

constexpr BuiltInCommand::Traits kSharedReader{workspace::BuiltInGroup::Management};
constexpr BuiltInCommand::Traits kSharedWriter{workspace::BuiltInGroup::Management, true};

// An answer about a replaced object says so and names the tools that use it.
Running put(const CommandContext &context, const WorkPool &pool, const workspace::ObjectKey &key,
            Result<workspace::Edit> edit, json::Value answer, bool mayBreak, CommandDone done)
{
    if (!edit) {
        done(refused(std::move(edit).error()));
        return nullptr;
    }
    if (context.workspace->find(key) != nullptr) {
        answer.set("replaced", json::Value(true));
        answer.set("used_by", ToolUsage(*context.workspace, context.isVisible).usersOf(key));
    }
    return checkThenApply(context, pool, {*std::move(edit), std::move(answer), mayBreak}, std::move(done));
}

// Removes the type or mapping that the argument names.
BuiltInCommand::Run removing(ObjectKind kind, std::string argument)
{
    return [kind, argument = std::move(argument)](const CommandContext &context, const json::Value &arguments,
                                                  CommandDone done) -> Running {
        const workspace::ObjectKey key{kind, std::string(arguments[argument].toString())};
        if (auto problem = removalProblem(*context.workspace, key, argument, context.isVisible)) {
            done(refused(std::move(*problem)));
            return nullptr;
        }
        workspace::Edit edit{"Delete the " + std::string(workspace::kindName(kind)) + " " + key.name,
                             workspace::Origin::Agent,
                             {workspace::RemoveObject{key}}};
        return applyThenAnswer(context, std::move(edit), json::Value::object({{"name", key.name}}),
                               std::move(done));
    };
}

} // namespace

std::unique_ptr<BuiltIn> createType(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "create_graphql_type";
    tool.title = "Define a type";
    tool.description =
        "Creates a named JSON Schema for parameters, or replaces it unless that breaks a tool: above all an "
        "enumeration with a "
        "description for "
        "each value, written "
        "{\"type\":\"string\",\"oneOf\":[{\"const\":\"HIGH\",\"title\":\"High\",\"description\":\"at "
        "once\"}]}. Use it in the parameter_schema of create_saved_query_tool as "
        "{\"$ref\":\"tooltray:types/NAME\"}; "
        "callers see it written out. For labels that stand for other values of the API, use set_mapping.";
    tool.inputSchema =
        argumentsSchema({{"type_name", textArgument("Name of the type: letters, digits and _."),
                          CommandArgument::Need::Required},
                         {"type_definition", objectArgument("The JSON Schema (2020-12 or draft-07)."),
                          CommandArgument::Need::Required},
                         {kAllowBroken, allowBrokenArgument()}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        const std::string name(arguments["type_name"].toString());
        return put(context, pool, {ObjectKind::Type, name},
                   puttingType(*context.workspace, name, arguments["type_definition"]),
                   json::Value::object({{"name", name}}), arguments[kAllowBroken].toBool(), std::move(done));
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedWriter, std::move(run));
}

std::unique_ptr<BuiltIn> listTypes()
{
    mcp::Tool tool;
    tool.name = "list_graphql_types";
    tool.title = "Types";
    tool.description =
        "Lists the named types for parameters, each with its definition and the saved tools that use "
        "it. create_graphql_type adds or replaces one.";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &, CommandDone done) -> Running {
        done(withinBudget(context, typeList(*context.workspace, context.isVisible)));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedReader, std::move(run));
}

std::unique_ptr<BuiltIn> deleteType()
{
    mcp::Tool tool;
    tool.name = "delete_graphql_type";
    tool.title = "Delete a type";
    tool.description = "Deletes a named type. Refused while a tool uses it; the answer names the tools.";
    tool.inputSchema =
        argumentsSchema({{"type_name", textArgument("Name of the type."), CommandArgument::Need::Required}});
    tool.hints = kReplaces;
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedWriter,
                                            removing(ObjectKind::Type, "type_name"));
}

std::unique_ptr<BuiltIn> setMapping(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "set_mapping";
    tool.title = "Set a mapping";
    tool.description =
        "Creates a table of labels and the values that the API wants for them, or replaces it unless that "
        "breaks a tool: {\"In Progress\":"
        "\"pipeline_2\"}. A parameter with {\"$ref\":\"tooltray:mappings/NAME\"} in the parameter_schema of "
        "create_saved_query_tool takes a label (or the value itself), and the value is sent.";
    json::Value entries =
        json::Value::object({{"type", "object"}, {"description", "The values, by their labels."}});
    json::Value &value = entries.set("additionalProperties", json::Value::object());
    json::Value &choice = value.set("anyOf", json::Value::array());
    for (const char *type : {"string", "number", "boolean"})
        choice.append(json::Value::object({{"type", type}}));
    tool.inputSchema = argumentsSchema({{"name", textArgument("Name of the mapping: letters, digits and _."),
                                         CommandArgument::Need::Required},
                                        {"entries", std::move(entries), CommandArgument::Need::Required},
                                        {kAllowBroken, allowBrokenArgument()}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        const std::string name(arguments["name"].toString());
        return put(context, pool, {ObjectKind::Mapping, name},
                   puttingMapping(*context.workspace, name, arguments["entries"]),
                   json::Value::object({{"name", name}, {"entries", arguments["entries"]}}),
                   arguments[kAllowBroken].toBool(), std::move(done));
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedWriter, std::move(run));
}

std::unique_ptr<BuiltIn> listMappings()
{
    mcp::Tool tool;
    tool.name = "list_mappings";
    tool.title = "Mappings";
    tool.description =
        "Lists the mappings from labels to the API's values, each with its entries and the saved tools "
        "that use it. set_mapping adds or replaces one.";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &, CommandDone done) -> Running {
        done(withinBudget(context, mappingList(*context.workspace, context.isVisible)));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedReader, std::move(run));
}

std::unique_ptr<BuiltIn> deleteMapping()
{
    mcp::Tool tool;
    tool.name = "delete_mapping";
    tool.title = "Delete a mapping";
    tool.description = "Deletes a mapping. Refused while a tool uses it; the answer names the tools.";
    tool.inputSchema =
        argumentsSchema({{"name", textArgument("Name of the mapping."), CommandArgument::Need::Required}});
    tool.hints = kReplaces;
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedWriter,
                                            removing(ObjectKind::Mapping, "name"));
}

} // namespace tooltray::toolkit
