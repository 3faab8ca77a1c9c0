// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/schemachoices.h"

#include "graphql/discovery/suggestoperation.h"
#include "graphql/discovery/variablerefactoring.h"
#include "graphql/language/parse.h"

#include <algorithm>
#include <vector>

namespace tooltray::ui {
namespace {

using graphql::Document;
using graphql::OperationEdit;
using graphql::Schema;
using graphql::SchemaField;
using graphql::SchemaType;
using graphql::SelectionPath;
using graphql::SelectionStep;

constexpr std::size_t kMostLeaves = 300;

bool needsArguments(SchemaField field)
{
    const graphql::SchemaInputs arguments = field.arguments();
    return std::any_of(arguments.begin(), arguments.end(),
                       [](graphql::SchemaInput argument) { return argument.isRequired(); });
}

SchemaType typeAt(const Schema &schema, const SchemaPlace &place)
{
    if (place.path.empty())
        return schema.rootType(place.operation);
    if (place.path.back().kind == SelectionStep::Kind::Fragment)
        return schema.type(place.path.back().name);
    const SchemaField field = graphql::fieldAt(schema, place.operation, place.path);
    return field ? field.namedType() : SchemaType();
}

SelectionPath pathTo(SelectionPath path, SchemaField field)
{
    path.push_back({SelectionStep::Kind::Field, std::string(field.name())});
    return path;
}

void collectLeaves(SchemaType type, const SelectionPath &path, int depth, std::vector<SelectionPath> &leaves)
{
    const auto isWanted = [&](SchemaField field) {
        return !field.isDeprecated() && !needsArguments(field) && leaves.size() < kMostLeaves;
    };
    for (const SchemaField field : type.fields())
        if (field.namedType().isLeaf() && isWanted(field))
            leaves.push_back(pathTo(path, field));
    if (depth < 2)
        return;
    for (const SchemaField field : type.fields())
        if (field.namedType().isComposite() && isWanted(field))
            collectLeaves(field.namedType(), pathTo(path, field), depth - 1, leaves);
}

std::string withOperation(std::string_view text, graphql::OperationType operation)
{
    std::string all(text);
    while (!all.empty() && (all.back() == '\n' || all.back() == ' '))
        all.pop_back();
    return all + (all.empty() ? "" : "\n\n") + std::string(graphql::keyword(operation))
           + " {\n  __typename\n}\n";
}

} // namespace

OperationEdit choose(const Schema &schema, const Document &document, std::size_t operation,
                     const SchemaPlace &place, Choice choice)
{
    const graphql::OperationDefinition definition = graphql::operationAt(document, operation);
    if (!definition) {
        if (choice == Choice::Remove)
            return {};
        const std::string text = withOperation(document.text(), place.operation);
        const Document made = graphql::parseDocument(text);
        OperationEdit edit = choose(schema, made, 0, place, choice);
        if (!edit.problem.empty())
            return edit;
        return {differenceOf(document.text(), graphql::applyEdits(text, edit.edits)), {}};
    }
    const bool adds = choice == Choice::Add;
    if (!place.argument.empty())
        return adds ? graphql::addArgument(schema, definition, place.path, place.argument)
                    : graphql::removeArgument(schema, definition, place.path, place.argument);
    return adds ? graphql::addSelection(schema, definition, place.path)
                : graphql::removeSelection(definition, place.path);
}

OperationEdit addLeaves(const Schema &schema, const Document &document, std::size_t operation,
                        const SchemaPlace &place, int depth)
{
    std::vector<SelectionPath> leaves;
    if (const SchemaType type = typeAt(schema, place); type.isComposite())
        collectLeaves(type, place.path, depth, leaves);
    if (leaves.empty())
        return choose(schema, document, operation, place, Choice::Add);
    std::string text(document.text());
    for (const SelectionPath &leaf : leaves) {
        const Document now = graphql::parseDocument(text);
        OperationEdit edit = choose(schema, now, operation, {place.operation, leaf}, Choice::Add);
        if (!edit.problem.empty())
            return edit;
        text = graphql::applyEdits(text, edit.edits);
    }
    return {differenceOf(document.text(), text), {}};
}

graphql::TextEdits differenceOf(std::string_view before, std::string_view after)
{
    if (before == after)
        return {};
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t start = 0;
    while (start < shorter && before[start] == after[start])
        ++start;
    while (start > 0 && start < before.size() && isInside(before[start]))
        --start;
    std::size_t behind = 0;
    while (behind < shorter - start && before[before.size() - 1 - behind] == after[after.size() - 1 - behind])
        ++behind;
    while (behind > 0 && isInside(before[before.size() - behind]))
        --behind;
    return {{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(before.size() - behind),
             std::string(after.substr(start, after.size() - behind - start))}};
}

} // namespace tooltray::ui
