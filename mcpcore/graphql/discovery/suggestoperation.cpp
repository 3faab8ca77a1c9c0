// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/suggestoperation.h"

#include "graphql/discovery/refactoring.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kBroken = "The text has syntax errors. Fix them first.";

Argument argumentNamed(Field field, std::string_view name)
{
    for (const Argument argument : field.arguments())
        if (argument.name() == name)
            return argument;
    return {};
}

std::string noSuchArgument(SchemaField field, std::string_view argument)
{
    return (field ? inQuotes(field.coordinate()) + " has no argument " + inQuotes(argument)
                  : std::string("There is no such field"))
           + ". Choose one that the schema has.";
}

// Inserts after the last argument in the layout of the list, or after the name of the field.
TextEdit insertion(Field field, const std::string &written)
{
    const std::string_view text = field.document().text();
    Argument last;
    for (const Argument argument : field.arguments())
        last = argument;
    if (!last) {
        const auto nameEnd = static_cast<std::uint32_t>(field.nameStart() + field.name().size());
        return {nameEnd, nameEnd, '(' + written + ')'};
    }
    const std::string_view indentation = indentationBefore(text, last.start());
    if (indentation.empty())
        return {last.end(), last.end(), ", " + written};
    const std::uint32_t line = lineStart(text, last.start());
    return {line, line, std::string(indentation) + written + '\n'};
}

TextEdit removalOfAllArguments(Field field, Argument only)
{
    const std::string_view text = field.document().text();
    const auto open = static_cast<std::uint32_t>(field.nameStart() + field.name().size());
    const std::uint32_t close =
        only.end() + Lexer(text.substr(only.end()), Encoding::Valid, nullptr).next().end;
    return {open, close, {}};
}

} // namespace

SchemaField fieldAt(const Schema &schema, OperationType operation, const SelectionPath &path)
{
    SchemaType type = schema.rootType(operation);
    SchemaField field;
    for (const SelectionStep &step : path) {
        if (step.kind == SelectionStep::Kind::Fragment) {
            field = {};
            type = schema.type(step.name);
        } else {
            field = type.isComposite() ? schema.field(type, schema.symbol(step.name)) : SchemaField();
            type = field ? field.namedType() : SchemaType();
        }
    }
    return field;
}

OperationEdit addArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                          std::string_view argument)
{
    const Document &document = operation.document();
    if (!document.isValid())
        return {{}, std::string(kBroken)};
    const SchemaField declared = fieldAt(schema, operation.operation(), field);
    const SchemaInput input = declared ? declared.argument(argument) : SchemaInput();
    if (!input)
        return {{}, noSuchArgument(declared, argument)};
    if (!findSelection(operation, field)) {
        OperationEdit selected = addSelection(schema, operation, field);
        if (!selected.problem.empty() || input.isRequired()) // which selecting the field gives it
            return selected;
        // Both at once, as one text in the place of the other.
        const Document after = parseDocument(applyEdits(document.text(), selected.edits));
        OperationEdit given = addArgument(schema, operationAt(after, ordinalOf(operation)), field, argument);
        if (!given.problem.empty())
            return given;
        return {
            {{0, static_cast<std::uint32_t>(document.text().size()), applyEdits(after.text(), given.edits)}},
            {}};
    }
    const Field selection(findSelection(operation, field));
    if (argumentNamed(selection, argument))
        return {};
    const std::string name = freeVariableName(operation, argument);
    return {{insertion(selection, std::string(argument) + ": $" + name),
             declareVariables(operation, '$' + name + ": " + schema.print(input.type()))},
            {}};
}

OperationEdit removeArgument(const Schema &schema, OperationDefinition operation, const SelectionPath &field,
                             std::string_view argument)
{
    const Document &document = operation.document();
    if (!document.isValid())
        return {{}, std::string(kBroken)};
    const auto selection = as<Field>(findSelection(operation, field));
    const Argument given = selection ? argumentNamed(selection, argument) : Argument();
    if (!given)
        return {};
    const SchemaField declared = fieldAt(schema, operation.operation(), field);
    const SchemaInput input = declared ? declared.argument(argument) : SchemaInput();
    if (input && input.isRequired())
        return {{}, inQuotes(argument) + " is required. Take out the field to take out its argument."};
    TextEdits edits{selection.arguments().size() == 1
                        ? removalOfAllArguments(selection, given)
                        : removalOf(document.text(), given.start(), given.end())};
    const Document after = parseDocument(applyEdits(document.text(), edits));
    const Names usedAfter = usedVariables(operationAt(after, ordinalOf(operation)));
    Names unused;
    for (const std::string &name : usedVariables(operation))
        if (!usedAfter.contains(name))
            unused.insert(name);
    removeVariables(operation, unused, edits);
    return {std::move(edits), {}};
}

namespace {

class OperationWriter {
public:
    OperationWriter(const Schema &schema, RootPath path, SchemaInput wanted, const terms::SaidWords &said)
        : m_schema(schema)
        , m_path(std::move(path))
        , m_wanted(wanted)
        , m_said(said)
    {}

    SuggestedOperation write();

private:
    std::string selectionOf(const RootStep &last) const;
    std::string arguments(SchemaField field);
    bool isPageSize(SchemaInput argument, SchemaField field) const;
    bool isAskedFor(SchemaInput argument);
    bool isOfTarget(SchemaInput argument, SchemaField field) const;
    bool saysValueOf(SchemaType type) const;
    std::string addVariable(SchemaInput argument, SchemaField field, std::string_view defaultValue);
    bool isTaken(std::string_view name) const;

    static constexpr std::size_t kMaxFilters = 4;

    const Schema &m_schema;
    RootPath m_path;
    SchemaInput m_wanted;
    const terms::SaidWords &m_said;
    std::size_t m_filters = 0;
    std::vector<SuggestedVariable> m_variables;
    std::string m_definitions;
};

SuggestedOperation OperationWriter::write()
{
    if (m_path.empty())
        return {};
    std::string opened;
    std::string closed;
    for (const RootStep &step : m_path) {
        opened.append("{ ").append(step.field.name()).append(arguments(step.field)).append(" ");
        closed += " }";
        if (step.narrowedTo) {
            opened.append("{ ... on ").append(step.narrowedTo.name()).append(" ");
            closed += " }";
        }
    }
    const RootStep &last = m_path.back();
    opened += selectionOf(last);

    OperationType operation = OperationType::Query;
    for (const OperationType other : {OperationType::Mutation, OperationType::Subscription})
        if (m_path.front().field.parent() == m_schema.rootType(other))
            operation = other;
    std::string text = std::string(keyword(operation)) + ' ' + asciiCapitalised(last.field.name());
    if (!m_definitions.empty())
        text.append("(").append(m_definitions).append(")");
    text.append(" ").append(opened).append(closed);
    return {print(parseDocument(std::move(text))), std::move(m_variables), std::move(m_path)};
}

// A leaf brings along what else is asked for of the object that has it.
std::string OperationWriter::selectionOf(const RootStep &last) const
{
    const SchemaType type = last.narrowedTo ? last.narrowedTo : last.field.namedType();
    std::vector<SchemaType> passed;
    for (const RootStep &step : m_path)
        passed.push_back(step.field.parent());
    if (type.isComposite())
        return defaultSelection(type, m_said, std::move(passed));
    return m_path.size() > 1 ? namedLeavesBeside(last.field, m_said) : std::string();
}

std::string OperationWriter::arguments(SchemaField field)
{
    std::string text;
    for (const SchemaInput argument : field.arguments()) {
        const bool sizesPage = isPageSize(argument, field);
        if (!argument.isRequired() && !sizesPage && argument != m_wanted && !isAskedFor(argument)
            && !isOfTarget(argument, field))
            continue;
        text.append(text.empty() ? "(" : ", ").append(argument.name()).append(": $");
        text += addVariable(argument, field, sizesPage ? "10" : "");
    }
    return text.empty() ? text : text + ')';
}

bool OperationWriter::isPageSize(SchemaInput argument, SchemaField field) const
{
    const TypeRef type = argument.type().nullable();
    return argument.name() == "first" && !argument.hasDefaultValue() && type.isNamed()
           && m_schema.type(type).symbol() == Symbol::IntType && field.namedType().isComposite();
}

// A filter that the question names, by itself or by one of its values, or that every search needs. It stays optional.
bool OperationWriter::isAskedFor(SchemaInput argument)
{
    constexpr std::array<std::string_view, 4> kPages{"after", "before", "first", "last"};
    constexpr std::array<std::string_view, 7> kSearches{"filter", "keyword", "q",   "query",
                                                        "search", "term",    "text"};
    const auto isAmong = [&](const auto &names) {
        return std::find(names.begin(), names.end(), argument.name()) != names.end();
    };
    if (m_said.isEmpty() || m_filters == kMaxFilters || argument.isDeprecated() || isAmong(kPages))
        return false;
    const SchemaType type = m_schema.type(argument.type());
    const bool isAsked =
        m_said.name(argument.name()) || saysValueOf(type) || (m_said.search() && isAmong(kSearches));
    m_filters += isAsked ? 1 : 0;
    return isAsked;
}

// What a mutation takes, how a list is ordered when the question speaks of an order, and what a list is filtered by in
// words: all of it may be left out.
bool OperationWriter::isOfTarget(SchemaInput argument, SchemaField field) const
{
    constexpr std::array<std::string_view, 11> kOrders{"direction", "order",   "orderBy",  "order_by",
                                                       "ordering",  "reverse", "sort",     "sortBy",
                                                       "sortKey",   "sort_by", "sortOrder"};
    constexpr std::size_t kMaxArguments = 6;
    if (m_said.isEmpty() || argument.isDeprecated() || field != m_path.back().field)
        return false;
    if (field.parent() == m_schema.rootType(OperationType::Mutation))
        return field.arguments().size() <= kMaxArguments;
    if (argument.name() == "query" && m_schema.type(argument.type()).name() == "String")
        return true;
    return m_said.order() && std::find(kOrders.begin(), kOrders.end(), argument.name()) != kOrders.end();
}

// One value of an enum; one field of an input object, or a value of one.
bool OperationWriter::saysValueOf(SchemaType type) const
{
    const auto isSaid = [this](const auto &member) { return m_said.sayExactly(member.name()); };
    const SchemaEnumValues values = type.enumValues();
    const SchemaInputs fields = type.inputFields();
    return std::any_of(values.begin(), values.end(), isSaid)
           || std::any_of(fields.begin(), fields.end(), isSaid)
           || std::any_of(fields.begin(), fields.end(), [&](SchemaInput field) {
                  const SchemaType inside = m_schema.type(field.type());
                  const SchemaEnumValues insideValues = inside.enumValues();
                  return std::any_of(insideValues.begin(), insideValues.end(), isSaid);
              });
}

std::string OperationWriter::addVariable(SchemaInput argument, SchemaField field,
                                         std::string_view defaultValue)
{
    std::string name(argument.name());
    if (isTaken(name))
        name = std::string(field.name()) + asciiCapitalised(argument.name());
    const std::string base = name;
    for (int number = 2; isTaken(name); ++number)
        name = base + std::to_string(number);
    // One that has a default may be left out, which only a nullable variable may be (September 2025, 5.8.5).
    std::string type =
        m_schema.print(argument.hasDefaultValue() ? argument.type().nullable() : argument.type());
    m_definitions.append(m_definitions.empty() ? "$" : ", $").append(name).append(": ").append(type);
    if (!defaultValue.empty())
        m_definitions.append(" = ").append(defaultValue);
    m_variables.push_back({name, std::move(type), argument});
    return name;
}

bool OperationWriter::isTaken(std::string_view name) const
{
    return std::any_of(m_variables.begin(), m_variables.end(),
                       [&](const SuggestedVariable &variable) { return variable.name == name; });
}

// Finds an argument that takes the type, itself or inside other input objects, on a field that can be reached.
class ArgumentSearch {
public:
    ArgumentSearch(const RootPaths &paths) : m_paths(paths), m_isTried(paths.schema().types().size()) {}

    std::pair<SchemaField, SchemaInput> find(SchemaType type)
    {
        std::vector<SchemaType> types{type};
        m_isTried[type.index()] = true;
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (const auto found = findDirectly(types[i]); found.first)
                return found;
            for (const SchemaType owner : m_paths.schema().types())
                if (owner.is(TypeKind::InputObject) && !m_isTried[owner.index()]
                    && contains(owner, types[i])) {
                    m_isTried[owner.index()] = true;
                    types.push_back(owner);
                }
        }
        return {};
    }

private:
    static bool contains(SchemaType owner, SchemaType type)
    {
        const SchemaInputs fields = owner.inputFields();
        return std::any_of(fields.begin(), fields.end(),
                           [&](SchemaInput field) { return field.type().type == type.index(); });
    }

    std::pair<SchemaField, SchemaInput> findDirectly(SchemaType type) const
    {
        std::pair<SchemaField, SchemaInput> best;
        std::uint32_t bestCost = 0;
        for (const SchemaType owner : m_paths.schema().types()) {
            if (owner.isIntrospection() || !owner.isComposite() || !m_paths.isReachable(owner))
                continue;
            const std::uint32_t cost = m_paths.cost(owner);
            if (best.first && cost >= bestCost)
                continue;
            for (const SchemaField field : owner.fields())
                for (const SchemaInput argument : field.arguments())
                    if (argument.type().type == type.index() && (!best.first || cost < bestCost)) {
                        best = {field, argument};
                        bestCost = cost;
                    }
        }
        return best;
    }

    const RootPaths &m_paths;
    std::vector<bool> m_isTried;
};

} // namespace

SuggestedOperation suggestOperation(const Schema &schema, const RootPath &path, const terms::SaidWords &said)
{
    return OperationWriter(schema, path, {}, said).write();
}

SuggestedOperation suggestOperation(const RootPaths &paths, SchemaField field, const terms::SaidWords &said)
{
    return suggestOperation(paths.schema(), paths.pathTo(field), said);
}

SuggestedOperation suggestOperation(const RootPaths &paths, SchemaType type, const terms::SaidWords &said)
{
    RootPath path = paths.isReachable(type) ? paths.pathTo(type) : RootPath();
    if (!path.empty() || !type.isInput())
        return OperationWriter(paths.schema(), std::move(path), {}, said).write();
    const auto [field, argument] = ArgumentSearch(paths).find(type);
    return field ? OperationWriter(paths.schema(), paths.pathTo(field), argument, said).write()
                 : SuggestedOperation();
}

} // namespace tooltray::graphql
