// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/yamlreader.h"

#include "text/unicode/utf8.h"
#include "json/number.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <exception>
#include <istream>
#include <optional>
#include <streambuf>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace tooltray::storage {

namespace {

// Ends the parser's work; caught below.
struct YamlRefusal {
    YAML::Mark mark;
    Message why;
};

// Reads a text where it is.
class TextBuffer final : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text)
    {
        char *begin = const_cast<char *>(text.data()); // only read from
        setg(begin, begin, begin + text.size());
    }
};

json::Value documentScalar(const std::string &text)
{
    struct Word {
        std::string_view text;
        bool value;
    };
    static constexpr std::array words{Word{"true", true},   Word{"True", true},   Word{"TRUE", true},
                                      Word{"false", false}, Word{"False", false}, Word{"FALSE", false}};
    const auto word = std::ranges::find(words, text, &Word::text);
    if (word != words.end())
        return word->value;
    if (std::optional<json::Value> number = json::Value::number(text))
        return std::move(*number);
    return json::Value(text);
}

class ValueBuilder final : public YAML::EventHandler {
public:
    ValueBuilder(std::string_view text, const YamlLimits &limits) : m_text(text), m_limits(limits) {}

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_hasBegun)
            throw YamlRefusal{
                mark, CORE_TEXT("Core", "The file must be a single document; a second one begins here.")};
        m_hasBegun = true;
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        if (isName())
            return setName(wordAt(mark));
        add(mark, {}, 1, anchor);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const auto known = m_anchors.find(anchor);
        if (known == m_anchors.end())
            throw YamlRefusal{mark,
                              CORE_TEXT("Core", "An alias cannot appear inside the value it refers to.")};
        if (isName())
            return setName(std::string(known->second.value.toString()));
        m_expanded += known->second.nodes;
        if (m_expanded > m_limits.nodes)
            throw YamlRefusal{mark,
                              {CORE_TEXT("Core", "Its aliases expand to more than {count} values."),
                               {{"count", m_limits.nodes}}}};
        add(mark, known->second.value, known->second.nodes, 0, known->second.height);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        if (isName()) {
            if (anchor != 0)
                m_anchors[anchor] = {json::Value(value), 1, 0};
            return setName(value, tag == "?");
        }
        add(mark, tag == "?" ? documentScalar(value) : json::Value(value), 1, anchor);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(mark, json::Value::array(), anchor);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(mark, json::Value::object(), anchor);
    }
    void OnMapEnd() override { close(); }

    json::Value take() { return std::move(m_root); }

private:
    struct Open {
        YAML::Mark mark;
        json::Value value;
        YAML::anchor_t anchor = 0;
        std::size_t nodes = 1;
        std::size_t height = 1;
        std::optional<std::string> name = {};
        bool isMerge = false;
        std::vector<json::Value> merged = {};
    };
    struct Anchored {
        json::Value value;
        std::size_t nodes = 0;
        std::size_t height = 0; // how deep it is nested itself
    };

    bool isName() const { return !m_open.empty() && m_open.back().value.isObject() && !m_open.back().name; }
    void setName(std::string name, bool isPlain = false)
    {
        m_open.back().isMerge = isPlain && name == "<<";
        m_open.back().name = std::move(name);
    }

    // What stands for a null there: a name is a text, whatever it looks like.
    std::string wordAt(const YAML::Mark &mark) const
    {
        const std::string_view rest =
            m_text.substr(std::min(static_cast<std::size_t>(std::max(mark.pos, 0)), m_text.size()));
        for (const std::string_view word : {"null", "Null", "NULL", "~"}) {
            if (rest.starts_with(word))
                return std::string(word);
        }
        return {};
    }

    void open(const YAML::Mark &mark, json::Value container, YAML::anchor_t anchor)
    {
        if (isName())
            throw YamlRefusal{mark, CORE_TEXT("Core", "A list or map cannot be the name of a member.")};
        checkDepth(mark, 1);
        m_open.push_back({mark, std::move(container), anchor});
    }

    void checkDepth(const YAML::Mark &mark, std::size_t height) const
    {
        if (m_open.size() + height > m_limits.depth)
            throw YamlRefusal{
                mark,
                {CORE_TEXT("Core", "It is nested deeper than {count} levels."), {{"count", m_limits.depth}}}};
    }

    void close()
    {
        Open closed = std::move(m_open.back());
        m_open.pop_back();
        for (const json::Value &merged : closed.merged) {
            for (const json::Member &member : merged.members()) {
                if (!closed.value.contains(member.name))
                    closed.value.set(member.name, member.value);
            }
        }
        add(closed.mark, std::move(closed.value), closed.nodes, closed.anchor, closed.height);
    }

    void add(const YAML::Mark &mark, json::Value value, std::size_t nodes, YAML::anchor_t anchor,
             std::size_t height = 0)
    {
        if (height > 0)
            checkDepth(mark, height);
        if (anchor != 0)
            m_anchors[anchor] = {value, nodes, height};
        if (m_open.empty()) {
            m_root = std::move(value);
            return;
        }
        Open &parent = m_open.back();
        parent.nodes += nodes;
        parent.height = std::max(parent.height, height + 1);
        if (parent.value.isArray()) {
            parent.value.append(std::move(value));
            return;
        }
        if (parent.isMerge)
            merge(mark, std::move(value), parent);
        else
            parent.value.set(*parent.name, std::move(value));
        parent.name.reset();
    }

    static void merge(const YAML::Mark &mark, json::Value value, Open &into)
    {
        if (value.isObject()) {
            into.merged.push_back(std::move(value));
            return;
        }
        for (const json::Value &one : value.elements()) {
            if (one.isObject())
                into.merged.push_back(one);
        }
        if (!value.isArray())
            throw YamlRefusal{mark, CORE_TEXT("Core", "A merge key (<<) takes a map or a list of maps.")};
    }

    std::string_view m_text;
    const YamlLimits &m_limits;
    json::Value m_root;
    std::vector<Open> m_open;
    std::unordered_map<YAML::anchor_t, Anchored> m_anchors;
    std::size_t m_expanded = 0;
    bool m_hasBegun = false;
};

// The parser keeps everything in memory that lies within brackets, until the first of them is closed. How deep they are
// is therefore estimated before it begins, and far beyond what is allowed, as a text may have brackets as well.
constexpr std::size_t kMaxOpenBrackets = 10'000;

bool hasTooManyBrackets(std::string_view text)
{
    std::size_t open = 0;
    char quote = '\0';
    char before = '\n';
    for (std::size_t i = 0; i < text.size(); before = text[i++]) {
        const char c = text[i];
        if (quote != '\0') {
            if (c == '\\' && quote == '"')
                ++i;
            else if (c == quote)
                quote = '\0';
            if (i >= text.size())
                break;
            continue;
        }
        if ((c == '"' || c == '\'') && std::string_view(" \t\n[{,:").find(before) != std::string_view::npos)
            quote = c;
        else if (c == '#' && (before == ' ' || before == '\t' || before == '\n'))
            i = std::min(text.find('\n', i), text.size() - 1);
        else if ((c == '[' || c == '{') && ++open > kMaxOpenBrackets)
            return true;
        else if ((c == ']' || c == '}') && open > 0)
            --open;
    }
    return false;
}

Error unreadableYaml(int line, const Message &problem)
{
    return {ErrorKind::Invalid,
            "yaml_invalid",
            {CORE_TEXT("Core", "This YAML is invalid at line {line}: {problem}"),
             {{"line", line + 1}, {"problem", problem}}},
            CORE_TEXT("Core", "Correct it and try again.")};
}

} // namespace

Result<json::Value> readYamlDocument(std::string_view text, const YamlLimits &limits)
{
    if (text.size() > limits.bytes)
        return unreadableYaml(
            0, {CORE_TEXT("Core", "It is larger than {count} MiB."), {{"count", limits.bytes >> 20U}}});
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    if (!isValidUtf8(text))
        return unreadableYaml(0, CORE_TEXT("Core", "It is not UTF-8."));
    if (hasTooManyBrackets(text))
        return unreadableYaml(
            0, {CORE_TEXT("Core", "It is nested deeper than {count} levels."), {{"count", limits.depth}}});
    ValueBuilder builder(text, limits);
    try {
        TextBuffer buffer(text);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const YamlRefusal &refusal) {
        return unreadableYaml(refusal.mark.line, refusal.why);
    } catch (const YAML::Exception &error) {
        return unreadableYaml(error.mark.line, Message(error.msg));
    } catch (const std::exception &error) {
        return unreadableYaml(0, Message(std::string(error.what())));
    }
}

const YamlNode *findNode(const YamlNode &root, const json::Pointer &pointer)
{
    const YamlNode *node = &root;
    for (const std::string &token : pointer.tokens()) {
        const std::vector<YamlNode> &children = node->children;
        if (node->kind == YamlNode::Kind::List) {
            const auto index = json::detail::arrayIndex(token);
            if (!index || *index >= children.size())
                return nullptr;
            node = &children[*index];
        } else {
            const auto member = std::ranges::find(children, token, &YamlNode::name);
            if (member == children.end())
                return nullptr;
            node = &*member;
        }
    }
    return node;
}

} // namespace tooltray::storage
