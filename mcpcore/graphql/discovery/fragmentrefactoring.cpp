// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/refactoring.h"

#include "graphql/validation/documentfacts.h"

#include <algorithm>
#include <vector>

namespace tooltray::graphql {

namespace {

struct Picked {
    SelectionSet set;
    std::vector<Selection> selections; // beside one another; none when there is nothing to extract
};

bool holdsRange(Node node, std::uint32_t start, std::uint32_t end)
{
    return node.start() <= start && end <= node.end();
}

bool isBlankOrComma(char c)
{
    return c == ' ' || c == '\t' || c == ',';
}

bool endsLine(char c)
{
    return c == '\n' || c == '\r';
}

SelectionSet ownSet(Node node)
{
    return as<SelectionSet>(node.firstChild(NodeKind::SelectionSet));
}

// The definition that the range is in, or the only one that it covers a part of.
Node definitionTouched(const Document &document, std::uint32_t start, std::uint32_t end)
{
    Node found;
    for (const Node definition : document.definitions()) {
        if (definition.start() > end || definition.end() < start)
            continue;
        if (found)
            return {};
        found = definition;
    }
    return found && isExecutableDefinition(found.kind()) ? found : Node();
}

SelectionSet innermostSet(const Document &document, std::uint32_t start, std::uint32_t end)
{
    SelectionSet found;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        if (node.is(NodeKind::SelectionSet) && holdsRange(node, start, end))
            found = SelectionSet(node);
    }
    return found;
}

Picked allOf(SelectionSet set)
{
    Picked picked{set, {}};
    if (set)
        for (const Selection selection : set.selections())
            picked.selections.push_back(selection);
    return picked;
}

Picked pickedAt(const Document &document, std::uint32_t offset)
{
    const SelectionSet around = innermostSet(document, offset, offset);
    if (!around) {
        const Node definition = definitionTouched(document, offset, offset);
        return allOf(definition ? ownSet(definition) : SelectionSet());
    }
    for (const Selection selection : around.selections())
        if (holdsRange(selection, offset, offset) && ownSet(selection))
            return allOf(ownSet(selection));
    return allOf(around);
}

Picked pickedIn(const Document &document, std::uint32_t start, std::uint32_t end)
{
    if (start == end)
        return pickedAt(document, start);
    const SelectionSet set = innermostSet(document, start, end);
    if (!set) {
        const Node definition = definitionTouched(document, start, end);
        return allOf(definition ? ownSet(definition) : SelectionSet());
    }
    Picked picked = allOf(set);
    std::erase_if(picked.selections, [start, end](const Selection selection) {
        return selection.start() >= end || selection.end() <= start;
    });
    return picked;
}

std::string freeFragmentName(const Document &document, std::string_view type)
{
    Names taken; // a spread of what is not there yet counts as well
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        if (node.is(NodeKind::FragmentDefinition) || node.is(NodeKind::FragmentSpread))
            taken.emplace(node.name());
    }
    const std::string wanted = std::string(type) + "Fields";
    std::string name = wanted;
    for (int number = 2; taken.contains(name); ++number)
        name = wanted + std::to_string(number);
    return name;
}

std::uint32_t lineEnd(std::string_view text, std::uint32_t at)
{
    while (at < text.size() && !endsLine(text[at]))
        ++at;
    return at;
}

std::uint32_t behindBlanks(std::string_view text, std::uint32_t at)
{
    while (at < text.size() && isBlankOrComma(text[at]))
        ++at;
    return at;
}

// With the comment behind the last of them, which is about it.
std::uint32_t endOfSelections(std::string_view text, Selection last)
{
    const std::uint32_t behind = behindBlanks(text, last.end());
    return behind < text.size() && text[behind] == '#' ? lineEnd(text, behind) : last.end();
}

bool isInBlockString(const Document &document, std::uint32_t line)
{
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        if (node.is(NodeKind::StringValue) && node.start() < line && line < node.end())
            return true;
    }
    return false;
}

// Lines that begin where those of a fragment do. What is in a block string stays, as its indentation means something.
std::string fragmentLines(const Document &document, std::uint32_t start, std::uint32_t end)
{
    const std::string_view text = document.text();
    const std::size_t depth = indentationBefore(text, start).size();
    std::string lines;
    for (std::uint32_t line = start; line < end;) {
        std::uint32_t next = lineEnd(text, line);
        while (next < end && endsLine(text[next]))
            ++next;
        next = std::min(next, end);
        std::uint32_t begin = line;
        if (line == start || !isInBlockString(document, line)) {
            while (line != start && begin < next && begin - line < depth
                   && (text[begin] == ' ' || text[begin] == '\t'))
                ++begin;
            lines.append("  ");
        }
        lines.append(text.substr(begin, next - begin));
        line = next;
    }
    return lines;
}

std::string fragmentBody(const Document &document, const Picked &picked, std::uint32_t start,
                         std::uint32_t end)
{
    if (isOneLine(picked.set.text()))
        return "{ " + std::string(document.text().substr(start, end - start)) + " }";
    return "{\n" + fragmentLines(document, start, end) + "\n}";
}

// Behind the line that a definition ends in.
TextEdit insertedBehind(Node definition, const std::string &added)
{
    const std::string_view text = definition.document().text();
    const std::uint32_t behind = behindBlanks(text, definition.end());
    if (behind == text.size() || endsLine(text[behind]) || text[behind] == '#') {
        const std::uint32_t end = lineEnd(text, behind);
        return {end, end, "\n\n" + added};
    }
    return {definition.end(), behind, "\n\n" + added + "\n\n"};
}

} // namespace

OperationEdit extractFragment(const Schema &schema, const Document &document, std::uint32_t start,
                              std::uint32_t end)
{
    if (!document.isValid())
        return {{}, CORE_TEXT("Core", "The text has syntax errors. Fix them first.")};
    const Picked picked = pickedIn(document, start, end);
    if (picked.selections.empty())
        return {{}, CORE_TEXT("Core", "There are no fields here. Select adjacent fields.")};
    if (picked.selections.size() == 1 && picked.selections.front().is(NodeKind::FragmentSpread))
        return {{}, CORE_TEXT("Core", "This is already a fragment.")};
    const SchemaType type = DocumentFacts(document, schema).parentType(picked.set);
    if (!type)
        return {
            {},
            CORE_TEXT("Core", "The schema has no type for these fields. Fix the field around them first.")};
    const Node definition = definitionTouched(document, picked.set.start(), picked.set.end());
    const std::string name = freeFragmentName(document, type.name());
    const std::uint32_t from = picked.selections.front().start();
    const std::uint32_t to = endOfSelections(document.text(), picked.selections.back());
    const std::string fragment = "fragment " + name + " on " + std::string(type.name()) + ' '
                                 + fragmentBody(document, picked, from, to);
    return {{{from, to, "..." + name}, insertedBehind(definition, fragment)}, {}};
}

} // namespace tooltray::graphql
