// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/operationbuilder.h"

#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"

#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

using Names = std::set<std::string, std::less<>>;

// What a definition mentions in its text.
struct Mentions {
    Names variables;
    Names fragments;
};

Mentions mentionsIn(Node definition)
{
    Mentions mentions;
    const Document &document = definition.document();
    for (std::uint32_t i = definition.index() + 1; i < definition.data().next;) {
        const Node node = document.node(i);
        if (node.is(NodeKind::VariableDefinition)) { // defines, does not use
            i = node.data().next;
            continue;
        }
        if (node.is(NodeKind::Variable))
            mentions.variables.emplace(node.name());
        else if (node.is(NodeKind::FragmentSpread))
            mentions.fragments.emplace(node.name());
        ++i;
    }
    return mentions;
}

// What definitions use, themselves and through fragments.
Mentions uses(const Document &document, const std::vector<Node> &from)
{
    Mentions all;
    std::vector<Node> open = from;
    while (!open.empty()) {
        const Mentions mentioned = mentionsIn(open.back());
        open.pop_back();
        all.variables.insert(mentioned.variables.begin(), mentioned.variables.end());
        for (const std::string &name : mentioned.fragments)
            if (all.fragments.insert(name).second)
                if (const FragmentDefinition fragment = findFragment(document, name))
                    open.push_back(fragment);
    }
    return all;
}

std::vector<Node> operationsOf(const Document &document)
{
    std::vector<Node> operations;
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::OperationDefinition))
            operations.push_back(definition);
    return operations;
}

std::size_t ordinalOf(OperationDefinition operation)
{
    std::size_t ordinal = 0;
    for (const Node other : operationsOf(operation.document())) {
        if (other.index() == operation.index())
            break;
        ++ordinal;
    }
    return ordinal;
}

// The parentheses around the variables, and a blank before them that an anonymous operation has.
TextEdit removalOfAllVariables(OperationDefinition operation, VariableDefinition last)
{
    const std::string_view text = operation.document().text();
    const StringValue description = operation.description();
    const std::uint32_t start = description ? description.end() : operation.start();
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

void removeVariables(OperationDefinition operation, const Names &unused, TextEdits &edits)
{
    const std::string_view text = operation.document().text();
    // Neighbours go together: each alone would leave what separates it from the other.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> runs;
    VariableDefinition last;
    bool isInRun = false;
    bool areAll = true;
    for (const VariableDefinition variable : operation.variables()) {
        last = variable;
        const bool isUnused = unused.contains(variable.variable().name());
        if (isUnused && !isInRun)
            runs.emplace_back(variable.start(), variable.end());
        else if (isUnused)
            runs.back().second = variable.end();
        isInRun = isUnused;
        areAll = areAll && isUnused;
    }
    if (!runs.empty() && areAll)
        return edits.push_back(removalOfAllVariables(operation, last));
    for (const auto &[start, end] : runs)
        edits.push_back(removalOf(text, start, end));
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
        return {{}, "The text has syntax errors. Mend them first."};
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
    const Mentions usedBefore = uses(document, {operation});
    const Mentions usedAfter = uses(after, {operationsOf(after)[ordinalOf(operation)]});
    Names unused;
    for (const std::string &name : usedBefore.variables)
        if (!usedAfter.variables.contains(name))
            unused.insert(name);
    removeVariables(operation, unused, edits);

    const Mentions byAnyone = uses(after, operationsOf(after));
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::FragmentDefinition) && usedBefore.fragments.contains(definition.name())
            && !byAnyone.fragments.contains(definition.name()))
            edits.push_back(removalOfDefinition(document.text(), definition));
    return {std::move(edits), {}};
}

} // namespace tooltray::graphql
