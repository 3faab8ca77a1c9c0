// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/variableedits.h"

#include "graphql/discovery/mentions.h"
#include "graphql/language/lexer.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

// Where the text of an operation begins behind its description.
std::uint32_t headStart(OperationDefinition operation)
{
    const StringValue description = operation.description();
    return description ? description.end() : operation.start();
}

// The parentheses around the variables, and a blank before them that an anonymous operation has.
TextEdit removalOfAllVariables(OperationDefinition operation, VariableDefinition last)
{
    const std::string_view text = operation.document().text();
    const std::uint32_t start = headStart(operation);
    Lexer before(text.substr(start), Encoding::Valid, nullptr);
    Token token = before.next();
    while (token.kind != TokenKind::ParenLeft)
        token = before.next();
    const std::uint32_t close =
        last.end() + Lexer(text.substr(last.end()), Encoding::Valid, nullptr).next().end;
    std::uint32_t open = start + token.start;
    if (open > 0 && text[open - 1] == ' ' && operation.isAnonymous())
        --open;
    return {open, close, {}};
}

} // namespace

TextEdit declareVariables(OperationDefinition operation, const std::string &definitions)
{
    const std::string_view text = operation.document().text();
    VariableDefinition last;
    for (const VariableDefinition variable : operation.variables())
        last = variable;
    if (last) {
        const std::string_view indentation = indentationBefore(text, last.start());
        if (indentation.empty())
            return {last.end(), last.end(), ", " + definitions};
        // Before the line of the last one, which may close the list or have a comment behind it.
        const std::uint32_t line = lineStart(text, last.start());
        return {line, line, std::string(indentation) + definitions + '\n'};
    }
    if (operation.isShorthand())
        return {operation.start(), operation.start(), "query (" + definitions + ") "};
    if (!operation.isAnonymous()) {
        const auto nameEnd = static_cast<std::uint32_t>(operation.nameStart() + operation.name().size());
        return {nameEnd, nameEnd, '(' + definitions + ')'};
    }
    const std::uint32_t start = headStart(operation);
    const std::uint32_t keywordEnd = start + Lexer(text.substr(start), Encoding::Valid, nullptr).next().end;
    return {keywordEnd, keywordEnd, " (" + definitions + ')'};
}

void removeVariables(OperationDefinition operation, const Names &names, TextEdits &edits)
{
    const std::string_view text = operation.document().text();
    // Neighbours go together: each alone would leave what separates it from the other.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> runs;
    VariableDefinition last;
    bool isInRun = false;
    bool areAll = true;
    for (const VariableDefinition variable : operation.variables()) {
        last = variable;
        const bool goes = names.contains(variable.variable().name());
        if (goes && !isInRun)
            runs.emplace_back(variable.start(), variable.end());
        else if (goes)
            runs.back().second = variable.end();
        isInRun = goes;
        areAll = areAll && goes;
    }
    if (!runs.empty() && areAll)
        return edits.push_back(removalOfAllVariables(operation, last));
    for (const auto &[start, end] : runs)
        edits.push_back(removalOf(text, start, end));
}

std::string freeVariableName(OperationDefinition operation, std::string_view wanted)
{
    Names taken = usedVariables(operation);
    for (const VariableDefinition variable : operation.variables())
        taken.emplace(variable.variable().name());
    std::string name(wanted);
    for (int number = 2; taken.contains(name); ++number)
        name = std::string(wanted) + std::to_string(number);
    return name;
}

Names usedVariables(OperationDefinition operation)
{
    return mentionsReachedFrom(operation.document(), {operation}).variables;
}

std::size_t ordinalOf(OperationDefinition operation)
{
    std::size_t ordinal = 0;
    for (const Node other : operation.document().definitions()) {
        if (other.index() == operation.index())
            break;
        ordinal += other.is(NodeKind::OperationDefinition) ? 1 : 0;
    }
    return ordinal;
}

OperationDefinition operationAt(const Document &document, std::size_t ordinal)
{
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::OperationDefinition) && ordinal-- == 0)
            return OperationDefinition(definition);
    return {};
}

} // namespace tooltray::graphql
