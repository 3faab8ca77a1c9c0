// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/yamledit.h"

#include "clients/formats/jsoncedit.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <span>
#include <vector>

namespace tooltray::clients {

namespace {

constexpr int kDeepestMapping = 8;

struct YamlLine {
    std::size_t begin = 0;
    std::size_t end = 0;        // behind its end of line
    std::size_t indent = 0;     // spaces
    std::string_view body = {}; // without them and the end of line; empty: nothing or a comment
    bool isComment = false;
};

struct YamlPair {
    std::string name;
    std::string_view rest; // behind the colon, without a comment
    bool hasComment = false;
};

// The lines of a key, from its own to the last one that says something.
struct YamlExtent {
    std::size_t first = 0;
    std::size_t last = 0; // behind the last
};

Error yamlShape(std::string_view text, std::size_t offset, Message what)
{
    Error error = cannotRead(text, offset, std::move(what));
    error.code = "client_file_shape";
    return error;
}

std::vector<YamlLine> yamlLines(std::string_view text)
{
    std::vector<YamlLine> lines;
    for (std::size_t at = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0; at < text.size();) {
        YamlLine line{.begin = at};
        const std::size_t lineFeed = std::min(text.find('\n', at), text.size());
        line.end = std::min(lineFeed + 1, text.size());
        std::string_view body = text.substr(at, lineFeed - at);
        if (body.ends_with('\r'))
            body.remove_suffix(1);
        line.indent = std::min(body.find_first_not_of(' '), body.size());
        body.remove_prefix(line.indent);
        line.isComment = body.starts_with('#');
        const bool isBlank = body.find_first_not_of(" \t") == std::string_view::npos;
        line.body = line.isComment || isBlank ? std::string_view() : body;
        lines.push_back(line);
        at = line.end;
    }
    return lines;
}

// A text in quotes at the beginning, with how much of it they take; nothing where there is none or it has no end.
std::optional<std::pair<std::string, std::size_t>> quotedText(std::string_view text)
{
    if (text.starts_with('"')) {
        for (std::size_t at = 1; at < text.size(); ++at) {
            if (text[at] == '\\') {
                ++at;
            } else if (text[at] == '"') {
                const json::Parsed parsed = json::parse(text.substr(0, at + 1));
                if (!parsed)
                    return std::nullopt; // an escape that JSON does not have
                return std::pair(std::string(parsed.value.toString()), at + 1);
            }
        }
    } else if (text.starts_with('\'')) {
        std::string said;
        for (std::size_t at = 1; at < text.size(); ++at) {
            if (text[at] != '\'') {
                said += text[at];
            } else if (at + 1 < text.size() && text[at + 1] == '\'') {
                said += '\'';
                ++at;
            } else {
                return std::pair(said, at + 1);
            }
        }
    }
    return std::nullopt;
}

// name: rest # comment
std::optional<YamlPair> yamlPair(std::string_view body)
{
    YamlPair pair;
    std::size_t colon = 0;
    if (const auto quoted = quotedText(body)) {
        pair.name = quoted->first;
        colon = body.find_first_not_of(' ', quoted->second);
    } else {
        if (body.find_first_of("-?[{&*!|>%@`\"'") == 0
            && !(body.front() == '-' && body.size() > 1 && body[1] != ' '))
            return std::nullopt;
        for (colon = body.find(':'); colon != std::string_view::npos; colon = body.find(':', colon + 1)) {
            if (colon + 1 == body.size() || body[colon + 1] == ' ' || body[colon + 1] == '\t')
                break;
        }
        pair.name = trimmed(body.substr(0, colon));
    }
    if (colon >= body.size() || body[colon] != ':')
        return std::nullopt;
    std::string_view rest = trimmed(body.substr(colon + 1));
    const auto quoted = quotedText(rest);
    std::size_t comment = rest.starts_with('#') ? 0 : rest.find(" #", quoted ? quoted->second : 0);
    pair.hasComment = comment != std::string_view::npos;
    pair.rest = trimmed(rest.substr(0, comment));
    return pair;
}

json::Value scalarValue(std::string_view text)
{
    if (const auto quoted = quotedText(text); quoted && quoted->second == text.size())
        return quoted->first;
    if (const auto number = json::Value::number(text))
        return *number;
    if (text == "true" || text == "false")
        return text == "true";
    return text.empty() || text == "null" || text == "~" ? json::Value() : json::Value(text);
}

// Reads one document as far as the entry needs.
class YamlBlock {
public:
    YamlBlock(std::string_view text, const EntryPlace &place)
        : m_text(text)
        , m_place(place)
        , m_lines(yamlLines(text))
    {}

    std::optional<Error> read()
    {
        for (std::size_t at = m_text.find('\r'); at != std::string_view::npos;
             at = m_text.find('\r', at + 1)) {
            if (!m_text.substr(at + 1).starts_with('\n'))
                return cannotRead(m_text, at, CORE_TEXT("Core", "the end of the line was expected"));
        }
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const YamlLine &line = m_lines[i];
            if (line.body.starts_with('\t'))
                return yamlShape(m_text, line.begin, CORE_TEXT("Core", "a tab indents the line"));
            if (line.indent == 0 && i > 0 && line.body.starts_with("---"))
                return yamlShape(m_text, line.begin, CORE_TEXT("Core", "a second document begins"));
            if (line.body.empty() || line.indent > 0 || line.body.starts_with("---")
                || line.body.starts_with('%'))
                continue;
            const auto pair = yamlPair(line.body);
            if (!pair)
                return cannotRead(m_text, line.begin, CORE_TEXT("Core", "a key was expected"));
            if (pair->name != m_place.path.front())
                continue;
            if (m_key)
                return cannotRead(m_text, line.begin, CORE_TEXT("Core", "a key appears twice"));
            m_key = extentAt(i);
            if (auto problem = readChildren(*pair))
                return problem;
        }
        return std::nullopt;
    }

    const std::optional<YamlExtent> &key() const { return m_key; }
    const std::optional<YamlExtent> &entry() const { return m_entry; }
    std::size_t childIndent() const { return m_childIndent; }
    bool isAlone() const { return m_children <= 1; }
    std::size_t beginOf(const YamlExtent &extent) const { return m_lines[extent.first].begin; }
    std::size_t endOf(const YamlExtent &extent) const { return m_lines[extent.last - 1].end; }
    std::size_t endOfKeyLine() const { return m_lines[m_key->first].end; }
    const YamlLine &keyLine() const { return m_lines[m_key->first]; }

    FoundEntry found() const
    {
        FoundEntry found;
        const auto lines = std::span(m_lines).subspan(m_entry->first, m_entry->last - m_entry->first);
        const auto own = yamlPair(lines.front().body);
        found.hasComments = own->hasComment;
        found.value =
            own->rest.empty() ? mapping(lines.subspan(1), found.hasComments, 0) : scalarValue(own->rest);
        return found;
    }

private:
    YamlExtent extentAt(std::size_t first) const
    {
        YamlExtent extent{first, first + 1};
        for (std::size_t i = first + 1; i < m_lines.size(); ++i) {
            if (m_lines[i].body.empty())
                continue;
            if (m_lines[i].indent <= m_lines[first].indent)
                break;
            extent.last = i + 1;
        }
        return extent;
    }

    std::optional<Error> readChildren(const YamlPair &own)
    {
        const bool isEmpty = own.rest.empty() || own.rest == "{}" || own.rest == "null" || own.rest == "~";
        if (!isEmpty)
            return yamlShape(m_text, m_lines[m_key->first].begin,
                             {CORE_TEXT("Core", "\"{name}\" is not written as keys, one per line"),
                              {{"name", m_place.path.front()}}});
        for (std::size_t i = m_key->first + 1; i < m_key->last; ++i) {
            const YamlLine &line = m_lines[i];
            if (line.body.empty())
                continue;
            if (m_childIndent == 0)
                m_childIndent = line.indent;
            if (line.indent > m_childIndent)
                continue;
            const auto pair = line.indent == m_childIndent ? yamlPair(line.body) : std::nullopt;
            if (!pair)
                return cannotRead(m_text, line.begin, CORE_TEXT("Core", "a key was expected"));
            ++m_children;
            if (pair->name != m_place.name)
                continue;
            if (m_entry)
                return cannotRead(m_text, line.begin, CORE_TEXT("Core", "a key appears twice"));
            m_entry = extentAt(i);
        }
        return std::nullopt;
    }

    // What is written in a way that no entry of ours is becomes a text, which differs from every mapping.
    json::Value mapping(std::span<const YamlLine> lines, bool &hasComments, int depth) const
    {
        json::Value value = json::Value::object();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            hasComments = hasComments || lines[i].isComment;
            if (lines[i].body.empty())
                continue;
            const auto pair = yamlPair(lines[i].body);
            std::size_t next = i + 1;
            while (next < lines.size() && (lines[next].body.empty() || lines[next].indent > lines[i].indent))
                ++next;
            const auto inner = lines.subspan(i + 1, next - i - 1);
            const bool hasInner =
                std::ranges::any_of(inner, [](const YamlLine &line) { return !line.body.empty(); });
            const bool isPlain =
                pair && pair->rest.find_first_of("[{&*!|>") != 0 && (pair->rest.empty() || !hasInner);
            if (!isPlain || depth > kDeepestMapping)
                return json::Value(lines[i].body);
            hasComments = hasComments || pair->hasComment;
            value.set(pair->name,
                      hasInner ? mapping(inner, hasComments, depth + 1) : scalarValue(pair->rest));
            i = hasInner ? next - 1 : i;
        }
        return value;
    }

    std::string_view m_text;
    const EntryPlace &m_place;
    std::vector<YamlLine> m_lines;
    std::optional<YamlExtent> m_key;
    std::optional<YamlExtent> m_entry;
    std::size_t m_childIndent = 0;
    std::size_t m_children = 0;
};

void writeYamlLines(const json::Value &value, std::size_t indent, const std::string &newLine,
                    std::string &out)
{
    for (const json::Member &member : value.members()) {
        out.append(indent, ' ').append(member.name.view()).append(":");
        if (member.value.isObject()) {
            out += newLine;
            writeYamlLines(member.value, indent + 2, newLine, out);
            continue;
        }
        out += ' ';
        json::write(member.value, out);
        out += newLine;
    }
}

std::string entryLines(const EntryPlace &place, const json::Value &entry, std::size_t indent,
                       const std::string &newLine)
{
    std::string out(indent, ' ');
    out += place.name + ':' + newLine;
    writeYamlLines(entry, indent + 2, newLine, out);
    return out;
}

// The text up to there, with an end of its last line.
std::string upTo(std::string_view text, std::size_t end, const std::string &newLine)
{
    std::string before(text.substr(0, end));
    if (!before.empty() && before.back() != '\n')
        before += newLine;
    return before;
}

std::string withEntry(std::string_view text, const EntryPlace &place, const json::Value &entry,
                      const YamlBlock &block)
{
    const std::string newLine = newLineOf(text);
    const std::size_t indent = block.childIndent() == 0 ? 2 : block.childIndent();
    const std::string lines = entryLines(place, entry, indent, newLine);
    if (!block.key())
        return upTo(text, text.size(), newLine) + place.path.front() + ':' + newLine + lines;
    if (block.entry()) {
        const std::size_t begin = block.beginOf(*block.entry());
        return std::string(text.substr(0, begin)) + lines
               + std::string(text.substr(block.endOf(*block.entry())));
    }
    if (block.childIndent() != 0) {
        const std::size_t end = block.endOf(*block.key());
        return upTo(text, end, newLine) + lines + std::string(text.substr(end));
    }
    // extensions: {}
    const YamlLine &key = block.keyLine();
    const std::size_t colon = key.begin + key.body.find(':') + 1;
    const std::string_view rest = text.substr(colon, key.begin + key.body.size() - colon);
    const std::size_t comment = rest.find('#');
    std::string head(text.substr(0, colon));
    if (comment != std::string_view::npos)
        head.append(" ").append(rest.substr(comment));
    return head + newLine + lines + std::string(text.substr(key.end));
}

} // namespace

Result<std::optional<FoundEntry>> findInYaml(std::string_view text, const EntryPlace &place)
{
    YamlBlock block(text, place);
    if (auto problem = block.read())
        return *std::move(problem);
    return block.entry() ? std::optional(block.found()) : std::optional<FoundEntry>();
}

Result<std::string> putIntoYaml(std::string_view text, const EntryPlace &place, const json::Value &entry)
{
    YamlBlock block(text, place);
    if (auto problem = block.read())
        return *std::move(problem);
    std::string changed = withEntry(text, place, entry, block);
    // A text whose last line has no end keeps it so, and removing knows what there was before.
    const std::string newLine = newLineOf(text);
    if (!text.empty() && !text.ends_with('\n') && changed.ends_with(newLine))
        changed.resize(changed.size() - newLine.size());
    return changed;
}

Result<std::string> removeFromYaml(std::string_view text, const EntryPlace &place)
{
    YamlBlock block(text, place);
    if (auto problem = block.read())
        return *std::move(problem);
    if (!block.entry())
        return std::string(text);
    const json::Value value = block.found().value;
    const std::string tail(text.substr(block.endOf(*block.entry())));
    const std::string without = std::string(text.substr(0, block.beginOf(*block.entry()))) + tail;
    const std::string keyBefore(text.substr(0, block.beginOf(*block.key())));
    const std::string key = std::string(text.substr(0, block.endOfKeyLine()));
    std::string empty = key.substr(0, key.find_last_not_of("\r\n") + 1) + " {}";
    std::vector<std::string> candidates;
    if (block.isAlone()) { // what was there before is most likely no key at all
        candidates.push_back(keyBefore + tail);
        candidates.push_back(empty + key.substr(key.find_last_not_of("\r\n") + 1) + tail);
        candidates.push_back(empty + tail);
    }
    candidates.push_back(without);
    for (const std::string &candidate : candidates) {
        // With an end of its last line, and without.
        const std::size_t last = candidate.find_last_not_of("\r\n");
        for (const std::string &before :
             {candidate, candidate.substr(0, last == std::string::npos ? 0 : last + 1)}) {
            const auto again = putIntoYaml(before, place, value);
            if (again && *again == text)
                return before;
        }
    }
    return candidates.front();
}

} // namespace tooltray::clients
