// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/operationbuilder.h"

#include "graphql/discovery/mentions.h"
#include "graphql/discovery/variableedits.h"
#include "graphql/language/parse.h"

#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::graphql {

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
