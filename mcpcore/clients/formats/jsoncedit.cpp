// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/jsoncedit.h"

#include "text/unicode/utf8.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::clients {

std::string newLineOf(std::string_view text)
{
    const std::size_t lineFeed = text.find('\n');
    return lineFeed != std::string_view::npos && lineFeed > 0 && text[lineFeed - 1] == '\r' ? "\r\n" : "\n";
}

JsoncStyle JsoncStyle::of(std::string_view text, const JsoncTree &tree)
{
    JsoncStyle style;
    style.newLine = newLineOf(text);
    if (!tree.root.members.empty()) {
        std::string_view indentation = indentationAt(text, tree.root.members.front().begin);
        const std::string_view outer = indentationAt(text, tree.root.begin);
        if (indentation.starts_with(outer))
            indentation.remove_prefix(outer.size());
        if (!indentation.empty())
            style.unit = indentation;
    }
    return style;
}

std::string_view indentationAt(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).find_last_of('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    std::size_t end = begin;
    while (end < offset && (text[end] == ' ' || text[end] == '\t'))
        ++end;
    return text.substr(begin, end - begin);
}

void writeLines(const json::Value &value, const JsoncStyle &style, const std::string &indentation,
                std::string &out)
{
    if (!value.isObject() || value.isEmpty())
        return writeOnOneLine(value, out);
    const std::string inner = indentation + style.unit;
    out += '{';
    bool isFirst = true;
    for (const json::Member &member : value.members()) {
        if (!isFirst)
            out += ',';
        isFirst = false;
        out += style.newLine + inner;
        json::writeString(member.name.view(), out);
        out += ": ";
        writeLines(member.value, style, inner, out);
    }
    out += style.newLine + indentation + '}';
}

void writeOnOneLine(const json::Value &value, std::string &out, const LineNotation &notation)
{
    if (!value.isObject() && !value.isArray())
        return json::write(value, out);
    out += value.isObject() ? notation.openObject : "[";
    bool isFirst = true;
    const auto separate = [&] {
        if (!isFirst)
            out += ", ";
        isFirst = false;
    };
    for (const json::Value &element : value.elements()) {
        separate();
        writeOnOneLine(element, out, notation);
    }
    for (const json::Member &member : value.members()) {
        separate();
        notation.writeName(member.name.view(), out);
        out += notation.assignment;
        writeOnOneLine(member.value, out, notation);
    }
    out += value.isObject() ? notation.closeObject : "]";
}

namespace {

constexpr std::string_view kSpace = " \t\r\n";

// The existing part of the path to the entry.
struct JsoncPath {
    std::vector<const JsoncNode *> objects; // the root and those within it, as far as they exist
    std::vector<const JsoncMember *>
        members; // that lead from each to the next, and to the entry where it exists
};

Error otherShape(std::string_view text, std::size_t offset, const Message &what)
{
    Error error = cannotRead(text, offset, what);
    error.code = "client_file_shape";
    return error;
}

Result<JsoncPath> pathTo(std::string_view text, const JsoncTree &tree, const EntryPlace &place)
{
    JsoncPath path;
    const JsoncNode *node = &tree.root;
    for (std::size_t depth = 0;; ++depth) {
        if (node->kind != JsoncNode::Kind::Object) {
            return otherShape(text, node->begin,
                              depth == 0 ? Message(CORE_TEXT("Core", "an object was expected"))
                                         : Message(CORE_TEXT("Core", "\"{name}\" is not an object"),
                                                   {{"name", place.path[depth - 1]}}));
        }
        path.objects.push_back(node);
        const std::string &name = depth < place.path.size() ? place.path[depth] : place.name;
        const JsoncMember *member = node->find(name);
        if (member == nullptr)
            return path;
        if (node->count(name) > 1)
            return otherShape(text, member->begin,
                              {CORE_TEXT("Core", "\"{name}\" appears twice"), {{"name", name}}});
        path.members.push_back(member);
        if (depth == place.path.size())
            return path;
        node = &member->value;
    }
}

bool isWhole(const JsoncPath &path, const EntryPlace &place)
{
    return path.members.size() == place.path.size() + 1;
}

// The end of the last thing before that place: a value, a comma, a comment, or the brace of the object.
std::size_t endOfThingBefore(const JsoncTree &tree, const JsoncNode &object, std::size_t place)
{
    std::size_t end = object.begin + 1;
    for (const JsoncMember &member : object.members) {
        if (member.value.end <= place)
            end = std::max(end, member.comma && *member.comma < place ? *member.comma + 1 : member.value.end);
    }
    for (const JsoncComment &comment : tree.comments) {
        if (comment.begin >= object.begin && comment.end <= place)
            end = std::max(end, comment.end);
    }
    return end;
}

bool hasNewLine(std::string_view text, std::size_t begin, std::size_t end)
{
    return text.substr(begin, end - begin).find('\n') != std::string_view::npos;
}

bool isLaidOutInLines(std::string_view text, const JsoncTree &tree, const JsoncNode &object,
                      std::size_t place)
{
    if (object.members.empty()) {
        const bool hasComment = place > object.begin + 1;
        if (hasComment)
            return hasNewLine(text, place, object.end);
        // An empty one says nothing: as the document is.
        return hasNewLine(text, object.begin, object.end) || tree.root.members.empty()
               || hasNewLine(text, tree.root.begin, tree.root.end);
    }
    return hasNewLine(text, object.begin, object.members.front().begin)
           || std::ranges::any_of(tree.comments, [&](const JsoncComment &comment) {
                  return comment.kind == JsoncComment::Kind::Line && comment.end == place;
              });
}

std::string insert(std::string_view text, const JsoncTree &tree, const JsoncNode &object,
                   const std::string &name, const json::Value &value)
{
    const JsoncStyle style = JsoncStyle::of(text, tree);
    const std::size_t place = endOfThingBefore(tree, object, object.end - 1);
    const JsoncMember *last = object.members.empty() ? nullptr : &object.members.back();
    std::string member;
    std::string closing;
    if (isLaidOutInLines(text, tree, object, place)) {
        const std::string outer(indentationAt(text, object.begin));
        std::string inner = last == nullptr ? outer + style.unit
                                            : std::string(indentationAt(text, object.members.front().begin));
        member = style.newLine + inner;
        json::writeString(name, member);
        member += ": ";
        writeLines(value, style, inner, member);
        if (last == nullptr && !hasNewLine(text, place, object.end))
            closing = style.newLine + outer;
    } else {
        if (last != nullptr)
            member = " ";
        json::writeString(name, member);
        member += ": ";
        writeOnOneLine(value, member);
    }
    std::string out(text.substr(0, place));
    if (last != nullptr && last->comma)
        member += ',';
    else if (last != nullptr)
        out.insert(last->value.end, 1, ',');
    out += member;
    out += closing;
    // White space in empty braces makes room for the lines.
    out += text.substr(closing.empty() ? place : object.end - 1);
    return out;
}

std::string replace(std::string_view text, const JsoncTree &tree, const JsoncMember &member,
                    const json::Value &value)
{
    std::string written;
    const std::string_view line = indentationAt(text, member.begin);
    const bool hasLineOfItsOwn = line.size() == member.begin || text[member.begin - line.size() - 1] == '\n';
    if (hasLineOfItsOwn || hasNewLine(text, member.value.begin, member.value.end))
        writeLines(value, JsoncStyle::of(text, tree), std::string(indentationAt(text, member.begin)),
                   written);
    else
        writeOnOneLine(value, written);
    std::string out(text.substr(0, member.value.begin));
    out += written;
    out += text.substr(member.value.end);
    return out;
}

std::string without(std::string_view text, const JsoncTree &tree, const JsoncNode &object,
                    const JsoncMember &member)
{
    const std::size_t begin = endOfThingBefore(tree, object, member.begin);
    const std::size_t end = member.comma ? *member.comma + 1 : member.value.end;
    std::string out(text);
    out.erase(begin, end - begin);
    const bool isLast = &member == &object.members.back();
    if (isLast && !member.comma && object.members.size() > 1)
        out.erase(*object.members[object.members.size() - 2].comma, 1);
    return out;
}

// The same with nothing at all in the braces, where there was nothing but white space.
std::string collapsed(std::string text, std::size_t brace)
{
    const std::size_t next = text.find_first_not_of(kSpace, brace + 1);
    if (next != std::string::npos && text[next] == '}')
        text.erase(brace + 1, next - brace - 1);
    return text;
}

} // namespace

Result<std::optional<FoundEntry>> findInJsonc(std::string_view text, const EntryPlace &place)
{
    if (text.find_first_not_of(kSpace, text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0)
        == std::string_view::npos)
        return std::optional<FoundEntry>();
    const auto tree = JsoncTree::parse(text);
    if (!tree)
        return tree.error();
    const auto path = pathTo(text, *tree, place);
    if (!path)
        return path.error();
    if (!isWhole(*path, place))
        return std::optional<FoundEntry>();
    const JsoncNode &node = path->members.back()->value;
    return std::optional(FoundEntry{tree->valueOf(text, node), tree->hasComments(node)});
}

Result<std::string> putIntoJsonc(std::string_view text, const EntryPlace &place, const json::Value &entry)
{
    const std::size_t start = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    if (text.find_first_not_of(kSpace, start) == std::string_view::npos)
        return putIntoJsonc(std::string(text.substr(0, start)) + "{}\n", place, entry);
    const auto tree = JsoncTree::parse(text);
    if (!tree)
        return tree.error();
    const auto path = pathTo(text, *tree, place);
    if (!path)
        return path.error();
    if (isWhole(*path, place))
        return replace(text, *tree, *path->members.back(), entry);
    json::Value value = entry;
    const std::size_t missing = path->members.size();
    for (std::size_t depth = place.path.size(); depth > missing; --depth)
        value = json::Value::object({{depth == place.path.size() ? place.name : place.path[depth], value}});
    const std::string &name = missing == place.path.size() ? place.name : place.path[missing];
    return insert(text, *tree, *path->objects.back(), name, value);
}

Result<std::string> removeFromJsonc(std::string_view text, const EntryPlace &place)
{
    const auto found = findInJsonc(text, place);
    if (!found)
        return found.error();
    if (!*found)
        return std::string(text);
    const auto tree = JsoncTree::parse(text);
    const auto path = pathTo(text, *tree, place);
    // A text that put() turns into this one was the text before; put() made the outermost object that goes.
    for (std::size_t depth = 0; depth < path->objects.size(); ++depth) {
        const std::string bare = without(text, *tree, *path->objects[depth], *path->members[depth]);
        const std::string empty = collapsed(bare, path->objects[depth]->begin);
        for (const std::string *before : {&empty, &bare}) {
            if (const auto again = putIntoJsonc(*before, place, (*found)->value); again && *again == text)
                return *before;
        }
    }
    return without(text, *tree, *path->objects.back(), *path->members.back());
}

} // namespace tooltray::clients
