// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/shareddefinition.h"

#include "toolkit/commands/argumentsschema.h"
#include "workspace/checks/checkdefinition.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"
#include "workspace/snapshot/references.h"
#include "json/reader.h"

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

json::Value definitionOf(const CustomType &type)
{
    json::Value definition = type.schema;
    if (!type.description.empty() && definition.isObject() && !definition.contains("description"))
        definition.set("description", json::Value(type.description));
    return definition;
}
} // namespace

ToolUsage::ToolUsage(const Workspace &workspace, const MaySee &isVisible) : m_workspace(workspace)
{
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool)) {
        if (entry.definition()->references.empty() || !isVisible(std::get<Tool>(entry.object())))
            continue;
        for (const ObjectKey &used : entry.definition()->references)
            add(used, name);
    }
}

json::Value ToolUsage::usersOf(const ObjectKey &key) const
{
    json::Value names = json::Value::array();
    const auto found = m_users.find(key);
    if (found == m_users.end())
        return names;
    for (const std::string &name : found->second)
        names.append(json::Value(name));
    return names;
}

void ToolUsage::add(const ObjectKey &used, const std::string &tool)
{
    if ((used.kind != ObjectKind::Type && used.kind != ObjectKind::Mapping)
        || !m_users[used].insert(tool).second)
        return;
    const Entry *entry = m_workspace.find(used);
    if (entry == nullptr)
        return;
    for (const ObjectKey &further : entry->definition()->references)
        add(further, tool);
}

Result<Edit> puttingType(const Workspace &workspace, const std::string &name, const json::Value &definition)
{
    if (auto error = wrongName(ObjectKind::Type, name, "type_name"))
        return std::move(*error);
    const auto *known = workspace.find<CustomType>(name);
    CustomType type;
    type.name = name;
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
        errors.push_back({json::DecodeError::Kind::Unexpected,
                          {},
                          problem.message + (problem.place.empty() ? "" : " (at " + problem.place + ")")});
    if (errors.empty())
        return edit;
    return Error{
        ErrorKind::Invalid, "type_invalid",
        "The \"type_definition\" is not a usable JSON Schema: " + listedErrors(errors),
        "Pass a JSON Schema such as {\"type\":\"string\",\"oneOf\":[{\"const\":\"HIGH\",\"description\":"
        "\"at once\"}]}."};
}

Result<Edit> puttingMapping(const Workspace &workspace, const std::string &name, const json::Value &entries)
{
    if (auto error = wrongName(ObjectKind::Mapping, name, "name"))
        return std::move(*error);
    const auto *known = workspace.find<Mapping>(name);
    Mapping mapping;
    const json::Value stored = json::Value::object({{"entries", entries}});
    std::vector<json::DecodeError> errors;
    workspace::read(json::Reader(stored, errors), mapping);
    if (!errors.empty())
        return Error{
            ErrorKind::Invalid, "mapping_invalid", "The \"entries\" do not fit: " + listedErrors(errors),
            "Pass an object from labels to texts, numbers or booleans: {\"In Progress\":\"pipeline_2\"}."};
    mapping.name = name;
    if (const ToolProblems problems = checkShared(workspace, mapping); !problems.empty())
        return Error{ErrorKind::Invalid, problems.front().code, problems.front().message,
                     "Pass at least one label with its value, or call delete_mapping."};
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

} // namespace tooltray::toolkit
