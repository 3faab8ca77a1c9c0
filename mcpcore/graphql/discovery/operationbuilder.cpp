// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/operationbuilder.h"

#include "graphql/discovery/refactoring.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

Selection findSelection(SelectionSet set, const SelectionStep &step)
{
    Selection found;
    if (!set)
        return found;
    for (const Selection selection : set.selections()) {
        if (step.kind == SelectionStep::Kind::Fragment) {
            const auto fragment = as<InlineFragment>(selection);
            if (fragment && fragment.directives().isEmpty() && fragment.typeCondition()
                && fragment.typeCondition().name() == step.name)
                return selection;
        } else if (const auto field = as<Field>(selection); field && field.name() == step.name) {
            if (!field.hasAlias())
                return selection;
            found = found ? found : selection;
        }
    }
    return found;
}

Selection findSelection(OperationDefinition operation, const SelectionPath &path)
{
    SelectionSet set = operation.selectionSet();
    Selection selection;
    for (const SelectionStep &step : path) {
        selection = findSelection(set, step);
        if (!selection)
            return {};
        set = selectionSetOf(selection);
    }
    return selection;
}

SelectionSet selectionSetOf(Selection selection)
{
    return SelectionSet(selection.firstChild(NodeKind::SelectionSet));
}

Selection placeholderOf(SelectionSet set)
{
    Selection only;
    for (const Selection selection : set.selections()) {
        const auto field = as<Field>(selection);
        if (only || !field || field.symbol() != Symbol::MetaTypename || field.hasAlias()
            || !field.directives().isEmpty())
            return {};
        only = selection;
    }
    return only;
}

namespace {

constexpr std::string_view kUnit = "  ";
constexpr std::string_view kPlaceholder = "__typename";

std::string refusal(const std::string &what)
{
    return what + " Choose one that the schema has.";
}

class SelectionAddition {
public:
    SelectionAddition(const Schema &schema, OperationDefinition operation)
        : m_schema(schema)
        , m_operation(operation)
        , m_text(operation.document().text())
    {
        for (const VariableDefinition variable : operation.variables())
            m_variableNames.emplace(variable.variable().name());
    }

    OperationEdit run(const SelectionPath &path);

private:
    using Steps = std::span<const SelectionStep>;
    struct NewVariable {
        std::size_t step;
        SchemaInput argument;
        std::string name;
    };

    bool resolve(const SelectionPath &path);
    TextEdits edits(Steps missing, const std::string &alias);
    TextEdit insertion(const std::string &oneLine, const std::string &lines) const;
    std::string indentation() const;
    std::string written(Steps steps, std::size_t at, const std::string &alias,
                        const std::string *indentation);
    std::string head(std::size_t at, const std::string &alias);
    std::string arguments(std::size_t at);
    std::string addVariable(SchemaInput argument, std::size_t at);
    void addDefinitions(TextEdits &edits) const;
    std::size_t conflicts(const std::string &text) const;

    const Schema &m_schema;
    OperationDefinition m_operation;
    std::string_view m_text;
    std::string m_problem;
    std::vector<SchemaField> m_fields; // of the path; none where it narrows
    std::vector<SchemaType> m_types;   // of the path
    SelectionSet m_set;                // the innermost set there is
    Selection m_holder;                // a field that should have a set and has none
    std::size_t m_present = 0;         // steps that are selected already
    std::size_t m_aliasedStep = 0;     // the first new field
    std::set<std::string, std::less<>> m_variableNames;
    std::vector<NewVariable> m_variables;
};

OperationEdit SelectionAddition::run(const SelectionPath &path)
{
    if (!m_operation.document().isValid())
        return {{}, "The text has syntax errors. Fix them first."};
    if (!resolve(path))
        return {{}, m_problem};
    m_set = m_operation.selectionSet();
    for (; m_present < path.size(); ++m_present) {
        const Selection found = findSelection(m_set, path[m_present]);
        if (!found)
            break;
        m_set = selectionSetOf(found);
        m_holder = m_set ? Selection() : found;
    }
    if (m_present == path.size())
        return {};
    const Steps missing = Steps(path).subspan(m_present);
    const std::size_t before = conflicts(std::string(m_text));
    const auto isField = [](const SelectionStep &step) { return step.kind == SelectionStep::Kind::Field; };
    const auto aliased = std::find_if(missing.begin(), missing.end(), isField);
    m_aliasedStep = m_present + static_cast<std::size_t>(aliased - missing.begin());
    std::string alias;
    // There are at most as many taken names as there are fields.
    for (std::size_t number = 2; number < m_operation.document().nodes().size() + 3; ++number) {
        TextEdits edits = this->edits(missing, alias);
        if (aliased == missing.end() || conflicts(applyEdits(m_text, edits)) <= before)
            return {std::move(edits), {}};
        alias = aliased->name + std::to_string(number);
    }
    return {{},
            "Every name for " + inQuotes(aliased->name) + " is taken. Give one of the fields another alias."};
}

// Finds the schema elements of the steps. On failure m_problem says why.
bool SelectionAddition::resolve(const SelectionPath &path)
{
    SchemaType type = m_schema.rootType(m_operation.operation());
    if (!type || path.empty()) {
        m_problem = type ? "There is nothing to select. Name a field."
                         : refusal("The schema has no such kind of operation.");
        return false;
    }
    for (const SelectionStep &step : path) {
        if (step.kind == SelectionStep::Kind::Fragment) {
            const SchemaType narrower = m_schema.type(step.name);
            if (!narrower.isComposite() || !type.isComposite() || !m_schema.doTypesOverlap(type, narrower)) {
                m_problem = refusal(inQuotes(type.name()) + " is never " + inQuotes(step.name) + '.');
                return false;
            }
            type = narrower;
            m_fields.emplace_back();
        } else {
            const SchemaField field =
                type.isComposite() ? m_schema.field(type, m_schema.symbol(step.name)) : SchemaField();
            if (!field) {
                m_problem = refusal(inQuotes(type.name()) + " has no field " + inQuotes(step.name) + '.');
                return false;
            }
            type = field.namedType();
            m_fields.push_back(field);
        }
        m_types.push_back(type);
    }
    return true;
}

TextEdits SelectionAddition::edits(Steps missing, const std::string &alias)
{
    m_variables.clear();
    const std::string lineIndentation = indentation();
    const std::string oneLine = written(missing, 0, alias, nullptr);
    const std::string lines = lineIndentation + written(missing, 0, alias, &lineIndentation);
    TextEdits edits;
    if (m_holder)
        edits.push_back({m_holder.end(), m_holder.end(), " { " + oneLine + " }"});
    else if (const Selection placeholder = placeholderOf(m_set))
        edits.push_back({placeholder.start(), placeholder.end(),
                         isOneLine(m_set.text()) ? oneLine : lines.substr(lineIndentation.size())});
    else
        edits.push_back(insertion(oneLine, lines));
    addDefinitions(edits);
    return edits;
}

// Inserts after the last selection, in the layout of the set.
TextEdit SelectionAddition::insertion(const std::string &oneLine, const std::string &lines) const
{
    std::uint32_t last = m_set.start() + 1;
    for (const Selection selection : m_set.selections())
        last = selection.end();
    const std::uint32_t brace = m_set.end() - 1;
    if (isOneLine(m_text.substr(last, brace - last)))
        return {last, last, ' ' + oneLine};
    const std::uint32_t line = lineStart(m_text, brace);
    return {line, line, lines + '\n'};
}

std::string SelectionAddition::indentation() const
{
    if (!m_set)
        return {};
    for (const Selection selection : m_set.selections())
        if (const std::string_view found = indentationBefore(m_text, selection.start()); !found.empty())
            return std::string(found);
    return std::string(indentationBefore(m_text, m_set.end() - 1)).append(kUnit);
}

// Writes the steps from one on; in lines when there is an indentation.
std::string SelectionAddition::written(Steps steps, std::size_t at, const std::string &alias,
                                       const std::string *indentation)
{
    std::string text = head(m_present + at, m_present + at == m_aliasedStep ? alias : std::string());
    const bool isLast = at + 1 == steps.size();
    if (isLast && !m_types[m_present + at].isComposite())
        return text;
    const std::string inner = indentation ? *indentation + std::string(kUnit) : std::string();
    const std::string inside =
        isLast ? std::string(kPlaceholder) : written(steps, at + 1, alias, indentation ? &inner : nullptr);
    if (indentation)
        return text + " {\n" + inner + inside + '\n' + *indentation + '}';
    return text + " { " + inside + " }";
}

std::string SelectionAddition::head(std::size_t at, const std::string &alias)
{
    const SchemaField field = m_fields[at];
    if (!field)
        return "... on " + std::string(m_types[at].name());
    return (alias.empty() ? std::string() : alias + ": ") + std::string(field.name()) + arguments(at);
}

std::string SelectionAddition::arguments(std::size_t at)
{
    const SchemaField field = m_fields[at];
    std::string text;
    for (const SchemaInput argument : field.arguments())
        if (argument.isRequired())
            text.append(text.empty() ? "(" : ", ")
                .append(argument.name())
                .append(": $")
                .append(addVariable(argument, at));
    return text.empty() ? text : text + ')';
}

// The text is written in two layouts, but the variables are made once.
std::string SelectionAddition::addVariable(SchemaInput argument, std::size_t at)
{
    for (const NewVariable &known : m_variables)
        if (known.step == at && known.argument == argument)
            return known.name;
    const auto isTaken = [&](const std::string &name) {
        return m_variableNames.contains(name)
               || std::any_of(m_variables.begin(), m_variables.end(),
                              [&](const NewVariable &variable) { return variable.name == name; });
    };
    std::string name(argument.name());
    if (isTaken(name)) {
        name = std::string(m_fields[at].name()) + '_' + std::string(argument.name());
        const std::string base = name;
        for (int number = 2; isTaken(name); ++number)
            name = base + std::to_string(number);
    }
    m_variables.push_back({at, argument, name});
    return name;
}

void SelectionAddition::addDefinitions(TextEdits &edits) const
{
    if (m_variables.empty())
        return;
    std::string joined;
    for (const NewVariable &variable : m_variables)
        joined +=
            (joined.empty() ? "$" : ", $") + variable.name + ": " + m_schema.print(variable.argument.type());
    edits.push_back(declareVariables(m_operation, joined));
}

std::size_t SelectionAddition::conflicts(const std::string &text) const
{
    std::size_t count = 0;
    const ValidationOptions options{.maxErrors = 100'000, .suggestions = Suggestions::Hide};
    for (const Diagnostic &problem : validate(m_schema, parseDocument(text), options))
        count += problem.rule == "OverlappingFieldsCanBeMerged" ? 1 : 0;
    return count;
}

} // namespace

OperationEdit addSelection(const Schema &schema, OperationDefinition operation, const SelectionPath &path)
{
    return SelectionAddition(schema, operation).run(path);
}

namespace {

std::vector<Node> operationsOf(const Document &document)
{
    std::vector<Node> operations;
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::OperationDefinition))
            operations.push_back(definition);
    return operations;
}

TextEdit removalOfDefinition(std::string_view text, Node definition)
{
    TextEdit edit = removalOf(text, definition.start(), definition.end());
    // And the empty line that set it apart.
    const std::size_t before = text.substr(0, edit.start).find_last_not_of(" \t\r\n");
    if (before == std::string_view::npos)
        return edit;
    const std::size_t lineEnd = text.find('\n', before);
    if (lineEnd != std::string_view::npos && lineEnd + 1 < edit.start)
        edit.start = static_cast<std::uint32_t>(lineEnd + 1);
    return edit;
}

} // namespace

OperationEdit removeSelection(OperationDefinition operation, const SelectionPath &path)
{
    const Document &document = operation.document();
    if (!document.isValid())
        return {{}, "The text has syntax errors. Fix them first."};
    const Selection selection = findSelection(operation, path);
    if (!selection)
        return {};
    SelectionSet set = operation.selectionSet();
    if (path.size() > 1)
        set = selectionSetOf(findSelection(operation, SelectionPath(path.begin(), path.end() - 1)));
    if (placeholderOf(set))
        return {};
    const bool isOnly = set.selections().size() == 1;
    TextEdits edits{isOnly ? TextEdit{selection.start(), selection.end(), "__typename"}
                           : removalOf(document.text(), selection.start(), selection.end())};

    const Document after = parseDocument(applyEdits(document.text(), edits));
    const Mentions usedBefore = mentionsReachedFrom(document, {operation});
    const Mentions usedAfter = mentionsReachedFrom(after, {operationAt(after, ordinalOf(operation))});
    Names unused;
    for (const std::string &name : usedBefore.variables)
        if (!usedAfter.variables.contains(name))
            unused.insert(name);
    removeVariables(operation, unused, edits);

    const Mentions byAnyone = mentionsReachedFrom(after, operationsOf(after));
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::FragmentDefinition) && usedBefore.fragments.contains(definition.name())
            && !byAnyone.fragments.contains(definition.name()))
            edits.push_back(removalOfDefinition(document.text(), definition));
    return {std::move(edits), {}};
}

} // namespace tooltray::graphql
