// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/jsonctree.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <algorithm>

namespace tooltray::clients {

namespace {

constexpr int kMaxDepth = 200;

struct Broken {
    std::size_t offset;
    Message what;
};

class JsoncReader {
public:
    JsoncReader(std::string_view text, JsoncTree &tree) : m_text(text), m_tree(tree)
    {
        if (text.starts_with(kByteOrderMark))
            m_at = kByteOrderMark.size();
    }

    std::optional<Broken> read()
    {
        if (!skip() || !value(m_tree.root, 0) || !skip())
            return m_broken;
        if (!isAtEnd())
            fail(CORE_TEXT("Core", "there is content after the end of the document"));
        return m_broken;
    }

private:
    bool isAtEnd() const { return m_at >= m_text.size(); }
    char next() const { return isAtEnd() ? '\0' : m_text[m_at]; }

    bool fail(Message what) { return failAt(m_at, std::move(what)); }
    bool failAt(std::size_t offset, Message what)
    {
        if (!m_broken)
            m_broken = Broken{offset, std::move(what)};
        return false;
    }

    // White space and comments.
    bool skip()
    {
        while (!isAtEnd()) {
            const char c = next();
            if (isAsciiSpace(c))
                ++m_at;
            else if (c != '/')
                return true;
            else if (!comment())
                return false;
        }
        return true;
    }

    bool comment()
    {
        const std::size_t begin = m_at;
        const std::string_view rest = m_text.substr(m_at);
        if (rest.starts_with("//")) {
            m_at = std::min(m_text.find_first_of("\r\n", begin), m_text.size());
            m_tree.comments.push_back({JsoncComment::Kind::Line, begin, m_at});
            return true;
        }
        if (!rest.starts_with("/*"))
            return fail(CORE_TEXT("Core", "a value was expected instead of \"/\""));
        const std::size_t end = m_text.find("*/", begin + 2);
        if (end == std::string_view::npos)
            return fail(CORE_TEXT("Core", "a comment is not closed"));
        m_at = end + 2;
        m_tree.comments.push_back({JsoncComment::Kind::Block, begin, m_at});
        return true;
    }

    bool value(JsoncNode &node, int depth)
    {
        node.begin = m_at;
        bool isRead = false;
        if (isAtEnd())
            return fail(CORE_TEXT("Core", "the text ends where a value was expected"));
        if (depth > kMaxDepth)
            return fail(CORE_TEXT("Core", "it is nested too deeply"));
        if (next() == '{')
            isRead = container(node, JsoncNode::Kind::Object, '}', depth);
        else if (next() == '[')
            isRead = container(node, JsoncNode::Kind::Array, ']', depth);
        else
            isRead = next() == '"' ? string() : bare();
        node.end = m_at;
        return isRead;
    }

    bool container(JsoncNode &node, JsoncNode::Kind kind, char closing, int depth)
    {
        const std::size_t begin = m_at;
        node.kind = kind;
        ++m_at;
        while (true) {
            if (!skip())
                return false;
            if (next() == closing && !isAtEnd()) {
                ++m_at;
                return true;
            }
            if (isAtEnd())
                return failAt(begin, {CORE_TEXT("Core", "the \"{sign}\" is not closed"),
                                      {{"sign", std::string(1, m_text[begin])}}});
            if (!node.members.empty() && !node.members.back().comma)
                return fail(CORE_TEXT("Core", "a comma is missing"));
            JsoncMember &member = node.members.emplace_back();
            if (kind == JsoncNode::Kind::Object && !name(member))
                return false;
            if (!value(member.value, depth + 1) || !skip())
                return false;
            if (next() == ',') {
                member.comma = m_at;
                ++m_at;
            }
        }
    }

    bool name(JsoncMember &member)
    {
        member.begin = m_at;
        if (next() != '"')
            return fail(CORE_TEXT("Core", "a name in double quotes was expected"));
        if (!string())
            return false;
        member.name = json::parse(m_text.substr(member.begin, m_at - member.begin)).value.toString();
        if (!skip())
            return false;
        if (next() != ':')
            return fail(CORE_TEXT("Core", "a \":\" was expected"));
        ++m_at;
        return skip();
    }

    bool string()
    {
        const std::size_t begin = m_at;
        for (++m_at; next() != '"'; ++m_at) {
            if (isAtEnd() || next() == '\n' || next() == '\r')
                return failAt(begin, CORE_TEXT("Core", "a string is not closed"));
            if (next() == '\\')
                ++m_at;
        }
        ++m_at;
        return json::parse(m_text.substr(begin, m_at - begin))
                   ? true
                   : failAt(begin, CORE_TEXT("Core", "a string contains something that JSON does not allow"));
    }

    bool bare()
    {
        const std::size_t begin = m_at;
        m_at = std::min(m_text.find_first_of(" \t\r\n,:{}[]\"/", begin), m_text.size());
        if (m_at == begin)
            return fail({CORE_TEXT("Core", "a value was expected instead of \"{sign}\""),
                         {{"sign", std::string(1, next())}}});
        return json::parse(m_text.substr(begin, m_at - begin))
                   ? true
                   : failAt(begin, CORE_TEXT("Core", "this is not a JSON value"));
    }

    std::string_view m_text;
    JsoncTree &m_tree;
    std::size_t m_at = 0;
    std::optional<Broken> m_broken;
};

} // namespace

const JsoncMember *JsoncNode::find(std::string_view name) const
{
    const auto found = std::find_if(members.rbegin(), members.rend(),
                                    [&](const JsoncMember &member) { return member.name == name; });
    return found == members.rend() ? nullptr : &*found;
}

std::size_t JsoncNode::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::count(members, name, &JsoncMember::name));
}

Result<JsoncTree> JsoncTree::parse(std::string_view text)
{
    JsoncTree tree;
    if (const auto broken = JsoncReader(text, tree).read())
        return cannotRead(text, broken->offset, broken->what);
    return tree;
}

bool JsoncTree::hasComments(const JsoncNode &node) const
{
    return std::ranges::any_of(comments, [&](const JsoncComment &comment) {
        return comment.begin >= node.begin && comment.end <= node.end;
    });
}

json::Value JsoncTree::valueOf(std::string_view text, const JsoncNode &node) const
{
    switch (node.kind) {
    case JsoncNode::Kind::Scalar: return json::parse(text.substr(node.begin, node.end - node.begin)).value;
    case JsoncNode::Kind::Array: {
        json::Value array = json::Value::array();
        for (const JsoncMember &element : node.members)
            array.append(valueOf(text, element.value));
        return array;
    }
    case JsoncNode::Kind::Object: break;
    }
    json::Value object = json::Value::object();
    for (const JsoncMember &member : node.members)
        object.set(member.name, valueOf(text, member.value));
    return object;
}

Error cannotRead(std::string_view text, std::size_t offset, const Message &what)
{
    const json::Position place = json::positionAt(text, offset);
    Error error{ErrorKind::Invalid,
                "client_file_syntax",
                {CORE_TEXT("Core", "In line {line}, column {column} {problem}."),
                 {{"line", place.line}, {"column", place.column}, {"problem", what}}},
                CORE_TEXT("Core", "Fix the file in an editor, or paste the snippet into it; Tooltray never "
                                  "changes a file that it cannot read.")};
    error.details =
        json::Value::object({{"line", place.line}, {"column", place.column}, {"what", what.text()}});
    return error;
}

} // namespace tooltray::clients
