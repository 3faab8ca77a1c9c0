// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "graphql/inference/inputschema.h"
#include "graphql/language/parse.h"
#include "json/write.h"

#include <set>
#include <utility>

namespace tooltray::ui {
namespace {

using namespace graphql;

constexpr std::size_t kLongestDescription = 600; // bytes

// The first paragraph of what the schema says, or what can be said without.
std::string descriptionOf(OperationType type, SchemaField field)
{
    std::string text(field.description());
    if (const std::size_t end = text.find("\n\n"); end != std::string::npos)
        text.resize(end);
    if (text.size() > kLongestDescription) {
        const std::size_t end = text.rfind(". ", kLongestDescription);
        text.resize(end == std::string::npos ? text.find_last_of(" \n", kLongestDescription) : end + 1);
    }
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    if (!text.empty())
        return text;
    const std::string answer = field.schema().print(field.type());
    const std::string what = type == OperationType::Mutation ? "Runs the mutation " : "Answers the query ";
    return what + std::string(field.name()) + ", which returns " + answer + '.';
}

std::size_t listedBytes(const Schema &schema, const workspace::Tool &tool, const std::string &operation)
{
    const graphql::Document document = parseDocument(operation);
    json::Value entry = json::Value::object();
    entry.set("name", tool.name);
    entry.set("title", tool.title);
    entry.set("description", tool.versions.at(tool.active).description);
    for (const Node definition : document.definitions()) {
        if (const OperationDefinition found = as<OperationDefinition>(definition))
            entry.set("inputSchema", inferInputSchema(schema, found).schema);
    }
    return json::write(entry).size();
}

std::set<std::string, std::less<>> takenNames(const workspace::Workspace &workspace,
                                              const std::vector<std::string> &wanted)
{
    std::set<std::string, std::less<>> taken;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool))
        taken.insert(name);
    for (const std::string &name : wanted) {
        if (workspace.isBuiltIn(name) || workspace.aliased(name) != nullptr)
            taken.insert(name);
    }
    return taken;
}

} // namespace

std::vector<PlannedTool> planTools(const Schema &schema, const workspace::Workspace &workspace,
                                   const std::vector<RootChoice> &choices, const ToolPlanOptions &options)
{
    std::vector<std::pair<RootChoice, SchemaField>> fields;
    std::vector<std::string> names;
    for (const RootChoice &choice : choices) {
        const SchemaType root = schema.rootType(choice.type);
        const SchemaField field = root ? root.field(choice.field) : SchemaField();
        if (!field)
            continue;
        fields.emplace_back(choice, field);
        names.push_back(toolNameFor(choice.type, field, options.naming));
    }

    auto taken = takenNames(workspace, names);
    std::vector<PlannedTool> tools;
    tools.reserve(fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto &[choice, field] = fields[i];
        PlannedTool planned{.choice = choice, .tool = {}};
        workspace::Tool &tool = planned.tool;
        tool.name = takeToolName(names[i], taken);
        tool.title = toolTitleFor(tool.name);
        tool.endpoint = options.endpoint;
        workspace::ToolVersion version;
        version.description = descriptionOf(choice.type, field);
        const std::string operation = rootOperation(choice.type, field, options.operation);
        version.operation = workspace::GraphqlOperation{.document = operation};
        tool.versions.emplace(tool.active, std::move(version));
        planned.bytes = listedBytes(schema, tool, operation);
        tools.push_back(std::move(planned));
    }
    return tools;
}

} // namespace tooltray::ui
