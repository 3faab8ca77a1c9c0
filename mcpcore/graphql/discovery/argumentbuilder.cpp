// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/argumentbuilder.h"

#include "graphql/discovery/variableedits.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"

namespace tooltray::graphql {

namespace {

constexpr std::string_view kBroken = "The text has syntax errors. Mend them first.";

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

// Behind the last argument in the layout of the list, or behind the name of the field.
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

} // namespace tooltray::graphql
