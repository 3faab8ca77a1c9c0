// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/toml.h"

#include "clients/formats/jsoncedit.h"
#include "clients/formats/jsonctree.h"
#include "json/write.h"

#include <algorithm>
#include <span>

namespace tooltray::clients {

namespace {

using TomlPath = std::vector<std::string>;

// The lines of a table, without what follows its last pair.
struct TomlBlock {
    std::size_t begin;
    std::size_t end;
};

struct TomlEntry {
    std::vector<TomlBlock> blocks;
    json::Value value = json::Value::object();
};

bool startsWith(const TomlPath &path, const TomlPath &start)
{
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

Error elsewhere(std::string_view text, const TomlStatement &statement, const TomlPath &path)
{
    std::string name;
    for (const std::string &part : path)
        name += (name.empty() ? "" : ".") + part;
    Error error = cannotRead(
        text, statement.begin,
        {CORE_TEXT("Core", "this is part of \"{name}\" and not a separate table"), {{"name", name}}});
    error.code = "client_file_shape";
    return error;
}

void setAt(json::Value &object, std::span<const std::string> path, const json::Value &value)
{
    json::Value *place = &object;
    for (const std::string &name : path.first(path.size() - 1)) {
        json::Value *inner = place->find(name);
        place = inner != nullptr && inner->isObject() ? inner : &place->set(name, json::Value::object());
    }
    place->set(path.back(), value);
}

Result<TomlEntry> entryIn(std::string_view text, const TomlDocument &document, const EntryPlace &place)
{
    TomlPath path = place.path;
    path.push_back(place.name);
    TomlEntry entry;
    bool isInside = false;
    for (const TomlStatement &statement : document.statements) {
        if (statement.kind == TomlStatement::Kind::Pair) {
            const bool isOurs = startsWith(statement.path, path);
            // mcp_servers = { ... }, or tooltray.url = ... in the table above
            if (!isInside && (isOurs || startsWith(path, statement.path)))
                return elsewhere(text, statement, path);
            if (isInside) {
                entry.blocks.back().end = statement.end;
                setAt(entry.value, std::span(statement.path).subspan(path.size()), statement.value);
            }
            continue;
        }
        isInside = startsWith(statement.path, path);
        const bool isArray = statement.kind == TomlStatement::Kind::ArrayTable;
        if (isArray && (isInside || startsWith(path, statement.path)))
            return elsewhere(text, statement, path);
        if (isInside) {
            entry.blocks.push_back({statement.begin, statement.end});
            if (statement.path.size() > path.size())
                setAt(entry.value, std::span(statement.path).subspan(path.size()), json::Value::object());
        }
    }
    return entry;
}

void writeKey(std::string_view key, std::string &out)
{
    if (isBareTomlKey(key))
        out += key;
    else
        json::writeString(key, out);
}

void writeValue(const json::Value &value, std::string &out)
{
    writeOnOneLine(value, out, {"{ ", " }", " = ", writeKey});
}

// Without the end of the last line.
std::string tableOf(const EntryPlace &place, const json::Value &entry, const std::string &newLine)
{
    std::string out = "[";
    for (const std::string &part : place.path) {
        writeKey(part, out);
        out += '.';
    }
    writeKey(place.name, out);
    out += ']';
    for (const json::Member &member : entry.members()) {
        out += newLine;
        writeKey(member.name.view(), out);
        out += " = ";
        writeValue(member.value, out);
    }
    return out;
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// Later blocks go with the empty lines between them and the one before.
std::string withBlocks(std::string_view text, const std::vector<TomlBlock> &blocks,
                       const std::string &replacement)
{
    std::string out(text.substr(0, blocks.front().begin));
    out += replacement;
    std::size_t at = blocks.front().end;
    for (const TomlBlock &block : std::span(blocks).subspan(1)) {
        const std::string_view between = text.substr(at, block.begin - at);
        if (!isBlank(between))
            out += between;
        at = block.end;
    }
    out += text.substr(at);
    return out;
}

} // namespace

Result<std::optional<FoundEntry>> findInToml(std::string_view text, const EntryPlace &place)
{
    const auto document = TomlDocument::parse(text);
    if (!document)
        return document.error();
    const auto entry = entryIn(text, *document, place);
    if (!entry)
        return entry.error();
    if (entry->blocks.empty())
        return std::optional<FoundEntry>();
    const bool hasComments = std::ranges::any_of(
        entry->blocks, [&](const TomlBlock &block) { return document->hasComments(block.begin, block.end); });
    return std::optional(FoundEntry{entry->value, hasComments});
}

Result<std::string> putIntoToml(std::string_view text, const EntryPlace &place, const json::Value &entry)
{
    const auto document = TomlDocument::parse(text);
    if (!document)
        return document.error();
    const auto old = entryIn(text, *document, place);
    if (!old)
        return old.error();
    const std::string newLine = newLineOf(text);
    const std::string table = tableOf(place, entry, newLine);
    if (!old->blocks.empty()) {
        const bool endsWithLine = text[old->blocks.back().end - 1] == '\n';
        return withBlocks(text, old->blocks, table + (endsWithLine ? newLine : ""));
    }
    if (text.empty())
        return table + newLine;
    // A text whose last line has no end keeps it so, and removing knows what there was before.
    const bool endsWithLine = text.ends_with('\n');
    return std::string(text) + (endsWithLine ? newLine + table + newLine : newLine + newLine + table);
}

Result<std::string> removeFromToml(std::string_view text, const EntryPlace &place)
{
    const auto found = findInToml(text, place);
    if (!found)
        return found.error();
    if (!*found)
        return std::string(text);
    const auto old = entryIn(text, *TomlDocument::parse(text), place);
    const std::string bare = withBlocks(text, old->blocks, "");
    const std::string newLine = newLineOf(text);
    const std::size_t begin = old->blocks.front().begin;
    // The empty line that put() left before the table goes with it, and the end of line that was not there.
    for (const std::size_t lines : {std::size_t(1), std::size_t(2)}) {
        std::string before = bare;
        const std::size_t size = newLine.size() * lines;
        if (begin < size)
            continue;
        before.erase(begin - size, size);
        if (const auto again = putIntoToml(before, place, (*found)->value); again && *again == text)
            return before;
    }
    if (begin >= 2 * newLine.size() && std::string_view(bare).substr(0, begin).ends_with(newLine + newLine))
        return bare.substr(0, begin - newLine.size()) + bare.substr(begin);
    return bare;
}

} // namespace tooltray::clients
