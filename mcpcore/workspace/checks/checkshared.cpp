// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkshared.h"

#include "workspace/checks/checkdefinition.h"
#include "workspace/checks/checkschema.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"

#include <string>
#include <utility>
#include <variant>

namespace tooltray::workspace {

namespace {

ToolProblems check(const Workspace &workspace, const CustomType &type)
{
    if (const auto stray = undeclaredProperty(type.schema))
        return {
            {"type_invalid",
             {},
             std::nullopt,
             "It has no \"properties\", and \"" + *stray
                 + "\" is not a keyword of JSON Schema. Write an enumeration as {\"enum\": [...]}, and an "
                   "object as {\"type\": \"object\", \"properties\": {...}}."}};
    ToolProblems problems;
    const json::Value use = json::Value::object({{"$ref", std::string(kTypeReference) + type.name}});
    for (jsonschema::CompileError &error : compileParameters(workspace, use).errors)
        problems.push_back(
            {"type_invalid", std::move(error.pointer), std::nullopt, std::move(error.message)});
    checkSchema(type.schema, {}, problems);
    return problems;
}

} // namespace

ToolProblems checkShared(const Workspace &workspace, const Object &object)
{
    if (const auto *type = std::get_if<CustomType>(&object))
        return check(workspace, *type);
    const auto *mapping = std::get_if<Mapping>(&object);
    if (mapping == nullptr || !mapping->entries.empty())
        return {};
    return {{"mapping_empty", "/entries", std::nullopt, "The \"entries\" are empty."}};
}

} // namespace tooltray::workspace
