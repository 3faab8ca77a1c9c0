// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolplan.h"

#include "engine/clients/clientpreview.h"
#include "graphql/discovery/suggestoperation.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "text/unicode/ascii.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/names.h"

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

bool isWrapping(SchemaField field)
{
    return isWrapperName(field.name());
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

bool isWantedArgument(SchemaField field, SchemaInput argument, TakenArguments choice)
{
    if (argument.isRequired())
        return true;
    if (argument.isDeprecated())
        return false;
    // Forwards is enough, and servers refuse both ways at once.
    const bool isBackwards = argument.name() == "last" || argument.name() == "before";
    if (isBackwards && field.argument("first"))
        return false;
    return choice == TakenArguments::All || argument.name() == "first";
}

bool sizesPage(SchemaField field, SchemaInput argument)
{
    const TypeRef type = argument.type().nullable();
    return argument.name() == "first" && !argument.hasDefaultValue() && type.isNamed()
           && field.schema().type(type).symbol() == Symbol::IntType && field.namedType().isComposite();
}

// The variables of an operation, each for one argument of a field.
class VariableList final {
public:
    // "(first: $first)", or nothing.
    std::string argumentsOf(SchemaField field, TakenArguments choice)
    {
        std::string arguments;
        for (const SchemaInput argument : field.arguments()) {
            if (!isWantedArgument(field, argument, choice))
                continue;
            const std::string name = nameFor(field, argument);
            m_text += m_text.empty() ? "" : ", ";
            // An argument with a default may be omitted, even though its type does not allow null.
            const TypeRef taken = argument.isRequired() ? argument.type() : argument.type().nullable();
            m_text += '$' + name + ": " + field.schema().print(taken);
            if (sizesPage(field, argument))
                m_text += " = " + std::to_string(kPageSize);
            arguments += arguments.empty() ? "(" : ", ";
            arguments.append(argument.name()).append(": $").append(name);
        }
        return arguments.empty() ? arguments : arguments + ')';
    }
    std::string text() const { return m_text.empty() ? m_text : '(' + m_text + ')'; }

private:
    // Two fields may have arguments of one name: then the later one is called after its field as well.
    std::string nameFor(SchemaField field, SchemaInput argument)
    {
        std::string name(argument.name());
        if (m_names.contains(name))
            name = std::string(field.name()) + asciiCapitalised(argument.name());
        const std::string base = name;
        for (int number = 2; !m_names.insert(name).second; ++number)
            name = base + std::to_string(number);
        return name;
    }

    std::string m_text;
    std::set<std::string, std::less<>> m_names;
};

} // namespace

std::set<std::string, std::less<>> takenToolNames(const workspace::Workspace &workspace,
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

std::vector<SchemaField> fieldsOf(const Schema &schema, const FieldPath &choice)
{
    std::vector<SchemaField> fields;
    SchemaType type = schema.rootType(choice.type);
    for (const std::string &name : choice.path) {
        const SchemaField field = type ? type.field(name) : SchemaField();
        if (!field)
            return {};
        fields.push_back(field);
        type = field.namedType();
    }
    return fields;
}

std::string fieldOperation(OperationType type, const std::vector<SchemaField> &fields,
                           const FieldOperationOptions &options)
{
    const SchemaField last = fields.back();
    VariableList variables;
    std::string selection;
    std::string closing;
    std::string name;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool isLast = i + 1 == fields.size();
        selection +=
            std::string(fields[i].name())
            + variables.argumentsOf(fields[i], isLast ? options.arguments : TakenArguments::Required);
        selection += isLast ? "" : " { ";
        closing += isLast ? "" : "}";
        name += asciiCapitalised(fields[i].name());
    }
    if (options.depth == SelectionDepth::Key) {
        selection += ' ' + defaultSelection(last.namedType());
    } else {
        const auto of =
            type == OperationType::Mutation ? RootSelection::Of::Payload : RootSelection::Of::Answer;
        selection += ' '
                     + RootSelection(options.depth == SelectionDepth::Deep ? kDeepestSelection : 1, of)
                           .of(last.namedType());
    }
    return print(parseDocument(std::string(keyword(type)) + ' ' + name + variables.text() + " { " + selection
                               + ' ' + closing + " }"));
}

std::vector<PlannedTool> planTools(const Schema &schema, const workspace::Workspace &workspace,
                                   const std::vector<FieldPath> &choices, const ToolPlanOptions &options)
{
    struct Wanted {
        const FieldPath &choice;
        std::vector<SchemaField> fields;
    };
    std::vector<Wanted> wanted;
    std::vector<std::string> names;
    for (const FieldPath &choice : choices) {
        std::vector<SchemaField> fields = fieldsOf(schema, choice);
        if (fields.empty())
            continue;
        names.push_back(toolNameFor(choice.type, fields, options.naming));
        wanted.push_back({choice, std::move(fields)});
    }

    const graphql::SchemaPointer types(graphql::SchemaPointer(),
                                       &schema); // which stays where it is meanwhile
    auto taken = takenToolNames(workspace, names);
    std::vector<PlannedTool> tools;
    tools.reserve(wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto &[choice, fields] = wanted[i];
        PlannedTool planned{.choice = choice, .tool = {}};
        workspace::Tool &tool = planned.tool;
        tool.name = takeToolName(names[i], taken);
        planned.isNumbered = tool.name != names[i];
        tool.title = toolTitleFor(tool.name);
        tool.endpoint = options.endpoint;
        workspace::ToolVersion version;
        version.description = toolDescriptionFor(choice.type, fields, options.operation.arguments);
        version.operation =
            workspace::GraphqlOperation{.document = fieldOperation(choice.type, fields, options.operation)};
        tool.versions.emplace(tool.active, std::move(version));
        planned.bytes = engine::listedBytes(workspace, tool, types);
        tools.push_back(std::move(planned));
    }
    return tools;
}

namespace {

// The fields from the root as long as each holds one other alone; lists and pages are those of the field before.
std::vector<std::string> onlyFieldsOf(SelectionSet set)
{
    std::vector<std::string> path;
    while (set && set.selections().size() == 1) {
        const Field field = as<Field>(*set.selections().begin());
        if (!field || (!path.empty() && (!field.selectionSet() || isWrapperName(field.name()))))
            break;
        path.emplace_back(field.name());
        set = field.selectionSet();
    }
    return path;
}

} // namespace

std::map<FieldPath, std::string> toolsByField(const workspace::Workspace &workspace,
                                              const std::string &endpoint)
{
    std::map<FieldPath, std::string> tools;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(entry.object());
        if (tool.endpoint != endpoint)
            continue;
        const auto version = tool.versions.find(tool.active);
        const auto *operation = version == tool.versions.end() || !version->second.operation
                                    ? nullptr
                                    : std::get_if<workspace::GraphqlOperation>(&*version->second.operation);
        if (operation == nullptr)
            continue;
        const graphql::Document document = parseDocument(operation->document);
        for (const Node definition : document.definitions()) {
            const OperationDefinition found = as<OperationDefinition>(definition);
            if (!found)
                continue;
            if (std::vector<std::string> path = onlyFieldsOf(found.selectionSet()); !path.empty())
                tools.try_emplace({found.operation(), std::move(path)}, name);
        }
    }
    return tools;
}

namespace {

// The name of the operation, whether or not it is taken.
std::string wantedName(const engine::OperationTool &made, const std::string &prefix)
{
    std::string name = prefix + made.tool.name;
    name.resize(std::min(name.size(), workspace::longestName(workspace::ObjectKind::Tool)));
    return name;
}

} // namespace

std::string OperationPlan::proposedName(const workspace::Workspace &workspace,
                                        const engine::OperationTool &made, const std::string &prefix)
{
    const std::string name = wantedName(made, prefix);
    auto taken = takenToolNames(workspace, {name});
    return takeToolName(name, taken);
}

OperationPlan::OperationPlan(const workspace::Workspace &workspace, const std::vector<std::string> &keys,
                             const Made &made, const Curations &curations, const std::string &prefix)
{
    const auto curationOf = [&curations](const std::string &key) {
        const auto found = curations.find(key);
        return found == curations.end() ? ToolCuration() : found->second;
    };
    std::vector<std::string> wanted;
    for (const std::string &key : keys)
        wanted.push_back(curationOf(key).name.value_or(wantedName(made.at(key), prefix)));
    auto taken = takenToolNames(workspace, wanted);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const engine::OperationTool &operation = made.at(keys[i]);
        OperationTreeModel::Planned &row = m_rows[keys[i]];
        if (operation.problem) {
            row.problem = sentenceOf(*operation.problem);
            continue;
        }
        if (const auto wrong = workspace::nameProblem(workspace::ObjectKind::Tool, wanted[i])) {
            row.problem = said(*wrong);
            m_hasWrongName = true;
            continue;
        }
        ToolCuration curation = curationOf(keys[i]);
        curation.name = takeToolName(wanted[i], taken);
        m_wanted.emplace_back(keys[i], wanted[i]);
        m_tools.push_back(curatedTool(operation, curation));
        row = {fromUtf8(*curation.name)};
    }
}

std::optional<Message> OperationPlan::combine(const workspace::Workspace &workspace, const std::string &name)
{
    if (auto wrong = workspace::nameProblem(workspace::ObjectKind::Tool, name)) {
        m_hasWrongName = true;
        return wrong;
    }
    std::set<std::string, std::less<>> names; // others do not matter within the tool
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const auto &[key, wanted] = m_wanted[i];
        m_tools[i].name = takeToolName(wanted, names);
        m_rows[key].name = fromUtf8(m_tools[i].name);
    }
    auto taken = takenToolNames(workspace, {name});
    m_tools = {combinedTool(m_tools, takeToolName(name, taken))};
    return std::nullopt;
}

const std::string &OperationPlan::keyOf(std::size_t tool) const
{
    static const std::string all;
    return m_tools.size() < m_wanted.size() ? all : m_wanted[tool].first;
}

ToolSizes::Entries OperationPlan::unmeasured(const ToolSizes &sizes) const
{
    ToolSizes::Entries entries;
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        if (!sizes.of(keyOf(i), m_tools[i]))
            entries.push_back({keyOf(i), m_tools[i]});
    }
    return entries;
}

void OperationPlan::setSizes(const ToolSizes &sizes)
{
    m_bytes = 0;
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const std::size_t bytes = sizes.of(keyOf(i), m_tools[i]).value_or(0);
        m_bytes += bytes;
        if (const auto row = m_rows.find(keyOf(i)); row != m_rows.end())
            row->second.bytes = bytes;
    }
}

Result<ToolSizes::Entries> ToolSizes::measured(Entries entries, const workspace::Workspace &workspace)
{
    for (Entry &entry : entries)
        entry.bytes = engine::listedBytes(workspace, entry.tool, nullptr);
    return entries;
}

void ToolSizes::follow(const workspace::WorkspacePtr &workspace)
{
    if (std::exchange(m_workspace, workspace) != workspace)
        m_entries.clear();
}

void ToolSizes::keep(Entries entries, const workspace::WorkspacePtr &workspace)
{
    if (workspace != m_workspace)
        return;
    for (Entry &entry : entries) {
        const std::string key = entry.key;
        m_entries.insert_or_assign(key, std::move(entry));
    }
}

std::optional<std::size_t> ToolSizes::of(const std::string &key, const workspace::Tool &tool) const
{
    const auto found = m_entries.find(key);
    return found != m_entries.end() && found->second.tool == tool ? std::optional(found->second.bytes)
                                                                  : std::nullopt;
}

void OperationPlan::curate(const ToolCuration &curation)
{
    m_tools.front() = curatedTool({.key = {}, .tool = std::move(m_tools.front())}, curation);
}

std::string OperationPlan::nameOf(const std::string &key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? std::string() : toUtf8(found->second.name);
}

std::size_t chooseForAll(OperationPlan::Curations &curations, const OperationPlan::Made &made,
                         const std::vector<std::string> &keys, const std::string &model,
                         const workspace::ArgumentChoices::value_type &choice)
{
    const auto versionOf = [&made](const std::string &key) -> const workspace::ToolVersion * {
        const auto found = made.find(key);
        return found == made.end() || found->second.problem
                   ? nullptr
                   : &found->second.tool.versions.at(found->second.tool.active);
    };
    const auto typeIn = [&choice](const workspace::ToolVersion &version) -> const json::Value & {
        return version.parameters["properties"][choice.first]["type"];
    };
    const workspace::ToolVersion *meant = versionOf(model);
    if (meant == nullptr)
        return 0;
    std::size_t count = 0;
    for (const std::string &key : keys) {
        const workspace::ToolVersion *version = versionOf(key);
        if (version == nullptr || typeIn(*version) != typeIn(*meant))
            continue;
        if (choice.second.use == workspace::ArgumentChoice::Use::Hidden
            && workspace::isRequiredArgument(*version, choice.first))
            continue;
        curations[key].arguments.insert_or_assign(choice.first, choice.second);
        ++count;
    }
    return count;
}

} // namespace tooltray::ui
