// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/result/result.h"
#include "base/text/quantity.h"
#include "toolkit/builtins/packs.h"
#include "toolkit/builtins/tooledit.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/checkdefinition.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/workspace.h"
#include "json/reader.h"
#include "json/value.h"
#include "json/write.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

std::optional<Error> wrongName(ObjectKind kind, const std::string &name, std::string_view argument)
{
    const auto problem = nameProblem(kind, name);
    if (!problem)
        return std::nullopt;
    return Error{ErrorKind::Invalid, "name_invalid", *problem,
                 "Choose another \"" + std::string(argument) + "\"."};
}

// A stand-in for an invalid name while the rest is checked.
constexpr const char *kNameless = "nameless";

Error besideName(std::optional<Error> ofName, Error error)
{
    std::vector<Error> problems;
    if (ofName)
        problems.push_back(*std::move(ofName));
    problems.push_back(std::move(error));
    return joinedProblems(std::move(problems));
}

json::Value definitionOf(const CustomType &type)
{
    json::Value definition = type.schema;
    if (!type.description.empty() && definition.isObject() && !definition.contains("description"))
        definition.set("description", json::Value(type.description));
    return definition;
}

// Knows which tools need which types and mappings, also through other types; made once for lists of these.
class ToolUsage {
public:
    ToolUsage(const Workspace &workspace, const MaySee &isVisible) : m_workspace(workspace)
    {
        for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
            if (entry.definition()->references.empty() || !isVisible(std::get<Tool>(entry.object())))
                continue;
            for (const ObjectKey &used : entry.definition()->references)
                add(used, name);
        }
    }

    // The names of those that may be seen.
    json::Value usersOf(const ObjectKey &key) const
    {
        json::Value names = json::Value::array();
        if (const auto found = m_users.find(key); found != m_users.end())
            for (const std::string &name : found->second)
                names.append(name);
        return names;
    }

private:
    void add(const ObjectKey &used, const std::string &tool)
    {
        if ((used.kind != ObjectKind::Type && used.kind != ObjectKind::Mapping)
            || !m_users[used].insert(tool).second)
            return;
        if (const Entry *entry = m_workspace.find(used))
            for (const ObjectKey &further : entry->definition()->references)
                add(further, tool);
    }

    const Workspace &m_workspace;
    std::map<ObjectKey, std::set<std::string>> m_users;
};

// Creates it or takes the place of the one there is. The definition has to be a JSON Schema that can be used; an
// error names the argument.
Result<Edit> puttingType(const Workspace &workspace, const std::string &name, const json::Value &definition)
{
    std::optional<Error> unnamed = wrongName(ObjectKind::Type, name, "type_name");
    if (isTooLargeType(definition))
        return besideName(std::move(unnamed),
                          {ErrorKind::Invalid, "type_invalid",
                           "The \"type_definition\" is larger than " + formatByteCount(kMaxTypeBytes) + '.',
                           "Omit what no tool needs, or define several types."});
    const auto *known = workspace.find<CustomType>(name);
    CustomType type;
    type.name = unnamed ? kNameless : name;
    type.schema = definition;
    if (known != nullptr)
        type.scalars = known->scalars;
    Edit edit{(known == nullptr ? "Create the type " : "Change the type ") + name,
              Origin::Agent,
              {PutObject{type}}};
    const Result<Applied> applied = apply(workspace, edit);
    if (!applied)
        return applied.error();
    std::vector<json::DecodeError> errors;
    for (const ToolProblem &problem : checkShared(*applied->workspace, type))
        errors.push_back({json::DecodeError::Kind::Unexpected, {}, workspace::withPlace(problem)});
    if (errors.empty() && unnamed)
        return *std::move(unnamed);
    if (errors.empty())
        return edit;
    return besideName(std::move(unnamed),
                      {ErrorKind::Invalid, "type_invalid",
                       listedErrors("The \"type_definition\" is not a usable JSON Schema.",
                                    "The \"type_definition\" has", errors),
                       "Pass a JSON Schema such as {\"type\":\"string\",\"oneOf\":[{\"const\":\"HIGH\","
                       "\"description\":\"at once\"}]}."});
}

Result<Edit> puttingMapping(const Workspace &workspace, const std::string &name, const json::Value &entries)
{
    std::optional<Error> unnamed = wrongName(ObjectKind::Mapping, name, "name");
    if (entries.size() > kMaxMappingEntries)
        return besideName(std::move(unnamed),
                          {ErrorKind::Invalid, "mapping_invalid",
                           "The \"entries\" are " + formatCount(entries.size())
                               + ", and one call sets at most " + formatCount(kMaxMappingEntries) + '.',
                           "Omit what no tool needs, or set several mappings."});
    const auto *known = workspace.find<Mapping>(name);
    Mapping mapping;
    const json::Value stored = json::Value::object({{"entries", entries}});
    std::vector<json::DecodeError> errors;
    workspace::read(json::Reader(stored, errors), mapping);
    if (!errors.empty())
        return besideName(std::move(unnamed),
                          {ErrorKind::Invalid, "mapping_invalid",
                           listedErrors("The \"entries\" do not fit.", "The \"entries\" have", errors),
                           "Pass an object from labels to strings, numbers or booleans: {\"In "
                           "Progress\":\"pipeline_2\"}."});
    mapping.name = unnamed ? kNameless : name;
    if (const ToolProblems problems = checkShared(workspace, mapping); !problems.empty())
        return besideName(std::move(unnamed),
                          {ErrorKind::Invalid, problems.front().code, problems.front().message,
                           "Pass at least one label with its value, or call delete_mapping."});
    if (unnamed)
        return *std::move(unnamed);
    if (known != nullptr)
        mapping.description = known->description;
    return Edit{(known == nullptr ? "Create the mapping " : "Change the mapping ") + name,
                Origin::Agent,
                {PutObject{std::move(mapping)}}};
}

json::Value typeList(const Workspace &workspace, const MaySee &isVisible)
{
    const ToolUsage usage(workspace, isVisible);
    json::Value view = json::Value::object();
    json::Value &list = view.set("types", json::Value::array());
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Type)) {
        json::Value &one = list.append(json::Value::object({{"name", name}}));
        one.set("definition", definitionOf(std::get<CustomType>(entry.object())));
        one.set("used_by", usage.usersOf({ObjectKind::Type, name}));
    }
    return view;
}

json::Value mappingList(const Workspace &workspace, const MaySee &isVisible)
{
    const ToolUsage usage(workspace, isVisible);
    json::Value view = json::Value::object();
    json::Value &list = view.set("mappings", json::Value::array());
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Mapping)) {
        const auto &mapping = std::get<Mapping>(entry.object());
        json::Value &one = list.append(json::Value::object({{"name", name}}));
        if (!mapping.description.empty())
            one.set("description", json::Value(mapping.description));
        one.set("entries", workspace::encode(mapping)["entries"]);
        one.set("used_by", usage.usersOf({ObjectKind::Mapping, name}));
    }
    return view;
}

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

std::unique_ptr<BuiltIn> listing(const char *name, const char *title, const char *description,
                                 json::Value (*list)(const Workspace &, const MaySee &))
{
    mcp::Tool tool;
    tool.name = name;
    tool.title = title;
    tool.description = description;
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [list](const CommandContext &context, const json::Value &, CommandDone done) -> Running {
        done(withinBudget(context, list(*context.workspace, context.isVisible)));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedReader, std::move(run));
}

std::unique_ptr<BuiltIn> removal(const char *name, const char *title, const char *description,
                                 ObjectKind kind, CommandArgument argument)
{
    mcp::Tool tool;
    tool.name = name;
    tool.title = title;
    tool.description = description;
    auto run = removing(kind, std::string(argument.name));
    tool.inputSchema = argumentsSchema({std::move(argument)});
    tool.hints = kReplaces;
    return std::make_unique<BuiltInCommand>(std::move(tool), kSharedWriter, std::move(run));
}

} // namespace

std::unique_ptr<BuiltIn> createType(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "create_graphql_type";
    tool.title = "Define a type";
    tool.description =
        "Creates or replaces a named JSON Schema for parameters, typically an enumeration with a description "
        "for each value: "
        "{\"type\":\"string\",\"oneOf\":[{\"const\":\"HIGH\",\"title\":\"High\",\"description\":\"at "
        "once\"}]}. Use it in the parameter_schema of create_saved_query_tool as "
        "{\"$ref\":\"tooltray:types/NAME\"}; callers see it inlined. It is not replaced if that breaks a "
        "tool. For labels that stand for other values in the API, use set_mapping.";
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
    return listing(
        "list_graphql_types", "Types",
        "Lists the named types for parameters, each with its definition and the saved tools that use "
        "it. create_graphql_type adds or replaces one.",
        typeList);
}

std::unique_ptr<BuiltIn> deleteType()
{
    return removal("delete_graphql_type", "Delete a type",
                   "Deletes a named type. Refused while a tool uses it; the error names the tools.",
                   ObjectKind::Type,
                   {"type_name", textArgument("Name of the type."), CommandArgument::Need::Required});
}

std::unique_ptr<BuiltIn> setMapping(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "set_mapping";
    tool.title = "Set a mapping";
    tool.description = "Creates or replaces a mapping from labels to the values that the API expects, unless "
                       "that breaks a tool: {\"In Progress\":\"pipeline_2\"}. A parameter with "
                       "{\"$ref\":\"tooltray:mappings/NAME\"} in the parameter_schema of "
                       "create_saved_query_tool takes a label (or the value itself) and sends the value.";
    json::Value entries = json::Value::object({{"type", "object"}, {"description", "The values, by label."}});
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
    return listing(
        "list_mappings", "Mappings",
        "Lists the mappings from labels to the API's values, each with its entries and the saved tools "
        "that use it. set_mapping adds or replaces one.",
        mappingList);
}

std::unique_ptr<BuiltIn> deleteMapping()
{
    return removal("delete_mapping", "Delete a mapping",
                   "Deletes a mapping. Refused while a tool uses it; the error names the tools.",
                   ObjectKind::Mapping,
                   {"name", textArgument("Name of the mapping."), CommandArgument::Need::Required});
}

} // namespace tooltray::toolkit
