// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "graphql/discovery/suggestoperation.h"
#include "graphql/inference/inputschema.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "json/write.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace tooltray::ui {
namespace {

using namespace graphql;

// An answer that a model can read, and that no limit of an endpoint refuses.
constexpr std::size_t kMaxFields = 60;
constexpr int kDeepestSelection = 2;
constexpr int kMaxLevels = 6;
constexpr int kPageSize = 10;

bool wantsNothing(SchemaField field)
{
    return !field.isDeprecated() && std::ranges::none_of(field.arguments(), [](SchemaInput argument) {
        return argument.isRequired();
    });
}

// A list or page of nodes is as deep as what is in it.
bool isWrapping(SchemaField field)
{
    const std::string_view name = field.name();
    return name == "nodes" || name == "edges" || name == "node";
}

class RootSelection final {
public:
    // The payload of a mutation only wraps what it changed, so it does not count as a level.
    enum class Of : std::uint8_t { Answer, Payload };

    RootSelection(int depth, Of of) : m_depth(depth), m_of(of) {}

    std::string of(SchemaType type) { return type.isComposite() ? set(type, 1, 1) : std::string(); }

private:
    std::string set(SchemaType type, int depth, int level)
    {
        std::string text;
        if (type.isAbstract())
            text += "__typename ";
        if (!type.is(TypeKind::Union)) {
            addLeaves(type, text);
            addObjects(type, depth, level, text);
        }
        return text.empty() ? "{ __typename }" : "{ " + text + "}";
    }

    void addLeaves(SchemaType type, std::string &text)
    {
        for (const SchemaField field : type.fields()) {
            if (m_count >= kMaxFields)
                return;
            if (field.namedType().isLeaf() && wantsNothing(field) && field.name() != "clientMutationId") {
                text.append(field.name()).append(" ");
                ++m_count;
            }
        }
    }

    void addObjects(SchemaType type, int depth, int level, std::string &text)
    {
        for (const SchemaField field : type.fields()) {
            if (m_count >= kMaxFields)
                return;
            if (!isWanted(type, field, depth, level))
                continue;
            ++m_count;
            text.append(field.name()).append(" ");
            text += set(field.namedType(), isWrapping(field) ? depth : depth + 1, level + 1) + ' ';
        }
    }

    bool isWanted(SchemaType type, SchemaField field, int depth, int level) const
    {
        if (!field.namedType().isComposite() || !wantsNothing(field) || level > kMaxLevels)
            return false;
        if (isWrapping(field)) // edges have the same nodes in them
            return field.name() != "edges" || !type.field("nodes");
        if (field.namedType().field("pageInfo")) // pages in what is listed would multiply what comes back
            return false;
        const bool isWrapper = depth == 1 && m_of == Of::Payload;
        return depth < m_depth || isWrapper || field.name() == "pageInfo";
    }

    int m_depth;
    Of m_of;
    std::size_t m_count = 0;
};

bool isWantedArgument(SchemaField field, SchemaInput argument, ArgumentChoice choice)
{
    if (argument.isRequired())
        return true;
    if (argument.isDeprecated())
        return false;
    // Forwards is enough, and servers refuse both ways at once.
    const bool isBackwards = argument.name() == "last" || argument.name() == "before";
    if (isBackwards && field.argument("first"))
        return false;
    return choice == ArgumentChoice::All || argument.name() == "first";
}

bool sizesPage(SchemaField field, SchemaInput argument)
{
    const TypeRef type = argument.type().nullable();
    return argument.name() == "first" && !argument.hasDefaultValue() && type.isNamed()
           && field.schema().type(type).symbol() == Symbol::IntType && field.namedType().isComposite();
}

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
    return json::writtenSize(entry);
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

std::string rootOperation(OperationType type, SchemaField field, const RootOperationOptions &options)
{
    std::string variables;
    std::string arguments;
    for (const SchemaInput argument : field.arguments()) {
        if (!isWantedArgument(field, argument, options.arguments))
            continue;
        const std::string name(argument.name());
        const std::string separator = variables.empty() ? "" : ", ";
        // An argument with a default may be omitted, even though its type does not allow null.
        const TypeRef taken = argument.isRequired() ? argument.type() : argument.type().nullable();
        variables += separator + '$' + name + ": " + field.schema().print(taken);
        if (sizesPage(field, argument))
            variables += " = " + std::to_string(kPageSize);
        arguments += separator + name + ": $" + name;
    }

    std::string name(field.name());
    if (name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    std::string text = std::string(keyword(type)) + ' ' + name;
    if (!variables.empty())
        text += '(' + variables + ')';
    text += " { " + std::string(field.name());
    if (!arguments.empty())
        text += '(' + arguments + ')';
    if (options.depth == SelectionDepth::Key) {
        text += ' ' + defaultSelection(field.namedType());
    } else {
        const auto of =
            type == OperationType::Mutation ? RootSelection::Of::Payload : RootSelection::Of::Answer;
        text += ' '
                + RootSelection(options.depth == SelectionDepth::Deep ? kDeepestSelection : 1, of)
                      .of(field.namedType());
    }
    return print(parseDocument(text + " }"));
}

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
