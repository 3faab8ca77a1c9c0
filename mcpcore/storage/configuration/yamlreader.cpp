// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/yamlreader.h"

#include "base/text/quantity.h"
#include "storage/configuration/scalars.h"
#include "text/unicode/utf8.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <exception>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace tooltray::storage {

namespace {

std::size_t offsetOf(const YAML::Mark &mark)
{
    return static_cast<std::size_t>(std::max(mark.pos, 0));
}

// Ends the parser's work; caught below.
struct SecondDocument {
    std::size_t offset;
};

class YamlEvents final : public YAML::EventHandler {
public:
    explicit YamlEvents(YamlTreeBuilder &builder) : m_builder(builder) {}

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_hasBegun)
            throw SecondDocument{offsetOf(mark)};
        m_hasBegun = true;
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        checkAnchor(mark, anchor);
        m_builder.null(offsetOf(mark));
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override { m_builder.alias(offsetOf(mark)); }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        checkAnchor(mark, anchor);
        m_builder.scalar(offsetOf(mark), tag, value);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        checkAnchor(mark, anchor);
        m_builder.begin(YamlNode::Kind::List, offsetOf(mark), tag);
    }
    void OnSequenceEnd() override { m_builder.end(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        checkAnchor(mark, anchor);
        m_builder.begin(YamlNode::Kind::Map, offsetOf(mark), tag);
    }
    void OnMapEnd() override { m_builder.end(); }

private:
    void checkAnchor(const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        if (anchor != 0)
            m_builder.anchor(offsetOf(mark));
    }

    YamlTreeBuilder &m_builder;
    bool m_hasBegun = false;
};

struct Said {
    const char *message; // the parser's, or how it begins
    Template sentence;
    const char *sign = nullptr; // that it names
};

constexpr Template kIndentation = CORE_TEXT("Core", "This does not match what is above it. Check its "
                                                    "indentation and the quotes before it.");

constexpr Template kNeedsQuotes = CORE_TEXT("Core", "A text that begins with {sign} must be in quotes.");

// Not constexpr: the parser's texts are not.
const std::array kSaid{
    Said{YAML::ErrorMsg::MAP_VALUE, CORE_TEXT("Core", "A key is not allowed here. Quote text that contains "
                                                      "\": \", and indent a key like its neighbours.")},
    Said{YAML::ErrorMsg::MAP_KEY, CORE_TEXT("Core", "A key is not allowed here. Check its indentation.")},
    Said{YAML::ErrorMsg::BLOCK_ENTRY,
         CORE_TEXT("Core", "A list cannot begin here. Put its first \"- \" on the line below the key.")},
    Said{YAML::ErrorMsg::END_OF_MAP_FLOW,
         CORE_TEXT("Core", "A \",\" or \"}\" is missing in the map that begins here.")},
    Said{YAML::ErrorMsg::END_OF_SEQ_FLOW,
         CORE_TEXT("Core", "A \",\" or \"]\" is missing in the list that begins here.")},
    Said{YAML::ErrorMsg::END_OF_MAP, kIndentation},
    Said{YAML::ErrorMsg::END_OF_SEQ, kIndentation},
    Said{YAML::ErrorMsg::FLOW_END, CORE_TEXT("Core", "This closing bracket has no opening bracket.")},
    Said{YAML::ErrorMsg::UNKNOWN_TOKEN,
         CORE_TEXT("Core", "Text cannot begin with this character. Put it in quotes.")},
    Said{YAML::ErrorMsg::INVALID_ESCAPE,
         CORE_TEXT("Core", "Unknown escape. Write \\\\ for a backslash, or put the text in single quotes.")},
    Said{YAML::ErrorMsg::INVALID_HEX,
         CORE_TEXT("Core", "An escape \\x has 2, \\u 4 and \\U 8 hexadecimal digits.")},
    Said{YAML::ErrorMsg::INVALID_UNICODE, CORE_TEXT("Core", "No character has this number.")},
    Said{YAML::ErrorMsg::DOC_IN_SCALAR,
         CORE_TEXT("Core", "A text in quotes cannot continue after the end of the document.")},
    Said{YAML::ErrorMsg::EOF_IN_SCALAR, CORE_TEXT("Core", "The file ends before the text in quotes does.")},
    Said{YAML::ErrorMsg::UNKNOWN_ANCHOR,
         CORE_TEXT("Core",
                   "Unknown anchor. Aliases (*name) are not supported here; quote text that begins with *.")},
    Said{YAML::ErrorMsg::ALIAS_NOT_FOUND, kNeedsQuotes, "*"},
    Said{YAML::ErrorMsg::ANCHOR_NOT_FOUND, kNeedsQuotes, "&"},
    Said{YAML::ErrorMsg::CHAR_IN_ALIAS, kNeedsQuotes, "*"},
    Said{YAML::ErrorMsg::CHAR_IN_ANCHOR, kNeedsQuotes, "&"},
    Said{YAML::ErrorMsg::TAB_IN_INDENTATION,
         CORE_TEXT("Core", "Lines are indented with spaces; this one begins with a tab.")},
    Said{YAML::ErrorMsg::CHAR_IN_BLOCK, CORE_TEXT("Core", "Only a line break can follow | and >.")},
};

Message unreadable(std::string_view problem)
{
    return {CORE_TEXT("Core", "This cannot be read as YAML ({problem})."), {{"problem", problem}}};
}

Message sentenceFor(const std::string &message)
{
    const auto said = std::ranges::find_if(
        kSaid, [&](const Said &one) { return message.starts_with(std::string_view(one.message)); });
    if (said == kSaid.end())
        return unreadable(message);
    return said->sign == nullptr ? Message(said->sentence) : Message(said->sentence, {{"sign", said->sign}});
}

// The tab that the line of the offset is indented with, if it is.
std::optional<std::size_t> tabBefore(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).rfind('\n');
    const std::size_t line = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find_first_not_of(" \t", line), text.size());
    const std::size_t tab = text.substr(0, end).find('\t', line);
    return tab == std::string_view::npos ? std::nullopt : std::optional(tab);
}

void report(const YAML::Exception &error, std::string_view text, const YamlTreeBuilder &builder,
            Problems &problems)
{
    std::size_t offset = std::min(offsetOf(error.mark), text.size());
    const bool isInBrackets =
        error.msg == YAML::ErrorMsg::END_OF_MAP_FLOW || error.msg == YAML::ErrorMsg::END_OF_SEQ_FLOW;
    const YamlNode &last = builder.lastScalar();
    const std::size_t lastEnd = last.offset + last.text.size();
    if (isInBrackets && last.text.ends_with('$')
        && text.substr(std::min(lastEnd, text.size())).starts_with('{'))
        return problems.add(last.offset,
                            CORE_TEXT("Core", "Between brackets a ${NAME} must be in quotes: \"${NAME}\"."));
    if (const auto tab = tabBefore(text, offset))
        return problems.add(*tab, sentenceFor(YAML::ErrorMsg::TAB_IN_INDENTATION));
    if (isInBrackets)
        offset = builder.openOffset().value_or(offset);
    problems.add(offset, sentenceFor(error.msg));
}

// Reports content that no YAML file may have. The parser would silently repair or drop some of it.
bool isReadable(std::string_view text, std::size_t maxBytes, Problems &problems)
{
    if (text.size() > maxBytes) {
        problems.add(0, {CORE_TEXT("Core", "The file is larger than {size}, the limit for a configuration."),
                         {{"size", formatByteCount(maxBytes)}}});
        return false;
    }
    for (std::size_t i = 0; i < text.size();) {
        const DecodedCodePoint point = decodeUtf8(text.substr(i));
        const bool isControl =
            (point.codePoint < ' ' && std::string_view("\t\r\n").find(text[i]) == text.npos)
            || point.codePoint == 0x7f;
        if (!point.isValid)
            problems.add(i,
                         CORE_TEXT("Core", "From here on the file is not UTF-8; save it in that encoding."));
        else if (isControl)
            problems.add(
                i, CORE_TEXT("Core",
                             "This is a control character, which text files must not contain. Delete it."));
        else if (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'))
            problems.add(
                i,
                CORE_TEXT("Core", "Lines end with a line feed; this one ends with a carriage return only."));
        if (!problems.isEmpty())
            return false;
        i += point.size;
    }
    return true;
}

} // namespace

std::optional<YamlNode> parseYaml(std::string_view text, Problems &problems, std::size_t maxBytes)
{
    if (!isReadable(text, maxBytes, problems))
        return std::nullopt;
    YamlTreeBuilder builder(text, problems);
    YamlEvents events(builder);
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(events)) {
        }
        return builder.take();
    } catch (const SecondDocument &second) {
        const bool isMeant = text.substr(std::min(second.offset, text.size())).starts_with("---");
        problems.add(second.offset,
                     isMeant
                         ? CORE_TEXT("Core", "The file must be a single document; a second one begins here.")
                         : kIndentation);
    } catch (const YAML::DeepRecursion &error) {
        if (!builder.isTooDeep())
            report(error, text, builder, problems);
    } catch (const YAML::Exception &error) {
        report(error, text, builder, problems);
    } catch (const std::exception &error) {
        problems.add(0, unreadable(error.what()));
    }
    return std::nullopt;
}

namespace {

Message noAnchors()
{
    return {CORE_TEXT("Core",
                      "Anchors ({sign}name), aliases (*name) and merge keys (<<) are not supported here. "
                      "Write the value where it is needed, or take it from the environment with ${NAME}."),
            {{"sign", "&"}}};
}

// True if the text has a word for null there; the parser also inserts a null where there is no value.
bool saysNull(std::string_view text)
{
    constexpr std::array<std::string_view, 4> words{"~", "null", "Null", "NULL"};
    return std::ranges::any_of(words, [&](std::string_view word) {
        return text.starts_with(word)
               && (text.size() == word.size()
                   || std::string_view(" \t\r\n,]}").find(text[word.size()]) != std::string_view::npos);
    });
}

} // namespace

void YamlTreeBuilder::scalar(std::size_t offset, std::string_view tag, std::string text)
{
    checkTag(offset, tag);
    const bool isPlain = tag == "?";
    if (!isPlain)
        checkQuotes(offset);
    YamlNode node{isPlain ? YamlNode::Kind::Plain : YamlNode::Kind::Text, offset, std::move(text)};
    m_lastScalar = node;
    add(std::move(node));
}

void YamlTreeBuilder::null(std::size_t offset)
{
    const bool isWritten = saysNull(m_text.substr(std::min(offset, m_text.size())));
    // A missing value gets the offset of the name that it should follow.
    if (!isWritten && !m_open.empty() && m_open.back().pending)
        offset = m_open.back().pending->offset;
    add({YamlNode::Kind::Null, offset});
}

void YamlTreeBuilder::begin(YamlNode::Kind kind, std::size_t offset, std::string_view tag)
{
    checkTag(offset, tag);
    if (m_skipped == 0 && m_open.size() < kMaxYamlDepth) {
        m_open.push_back({{kind, offset}});
        return;
    }
    if (m_skipped++ == 0) {
        m_tooDeep = true;
        m_problems.add(offset,
                       {CORE_TEXT("Core", "Nothing in a configuration is nested deeper than {count} levels."),
                        {{"count", kMaxYamlDepth}}});
    }
}

void YamlTreeBuilder::end()
{
    if (m_skipped > 0) {
        if (--m_skipped == 0)
            add({});
        return;
    }
    YamlNode node = std::move(m_open.back().node);
    m_open.pop_back();
    add(std::move(node));
}

void YamlTreeBuilder::anchor(std::size_t offset)
{
    m_problems.add(offset, noAnchors());
}

void YamlTreeBuilder::alias(std::size_t offset)
{
    m_problems.add(offset, noAnchors());
    add({YamlNode::Kind::Null, offset});
}

std::optional<std::size_t> YamlTreeBuilder::openOffset() const
{
    return m_open.empty() ? std::nullopt : std::optional(m_open.back().node.offset);
}

void YamlTreeBuilder::add(YamlNode node)
{
    if (m_skipped > 0)
        return;
    if (m_open.empty()) {
        m_root = std::move(node);
        return;
    }
    Open &open = m_open.back();
    if (open.node.kind == YamlNode::Kind::List) {
        node.nameOffset = node.offset;
        open.node.children.push_back(std::move(node));
    } else if (!open.pending) {
        addName(std::move(node), open);
    } else {
        node.name = std::move(open.pending->text);
        node.nameOffset = open.pending->offset;
        open.pending.reset();
        addMember(std::move(node), open);
    }
}

void YamlTreeBuilder::addName(YamlNode node, Open &map)
{
    if (!node.isScalar())
        m_problems.add(node.offset, CORE_TEXT("Core", "A key must be text on one line, such as \"server\"."));
    else if (node.kind == YamlNode::Kind::Plain && node.text == "<<")
        m_problems.add(node.offset, noAnchors());
    map.pending = std::move(node);
}

void YamlTreeBuilder::addMember(YamlNode node, Open &map)
{
    const auto [first, isNew] = map.names.try_emplace(node.name, node.nameOffset);
    if (isNew)
        map.node.children.push_back(std::move(node));
    else if (m_problems.isFull()) // the line of the first one costs a look at all before it
        m_problems.addMore();
    else
        m_problems.add(node.nameOffset,
                       {CORE_TEXT("Core", "The key \"{key}\" appears twice, first on line {line}."),
                        {{"key", node.name}, {"line", json::positionAt(m_text, first->second).line}}});
}

void YamlTreeBuilder::checkTag(std::size_t offset, std::string_view tag)
{
    const bool isWritten = offset < m_text.size() && m_text[offset] == '!';
    if (isWritten || !(tag.empty() || tag == "?" || tag == "!"))
        m_problems.add(
            offset,
            CORE_TEXT("Core", "Tags (!name) are not supported here. Put a value in quotes to make it text."));
}

// The parser takes the end of the file for the end of a text.
void YamlTreeBuilder::checkQuotes(std::size_t offset)
{
    const char quote = offset < m_text.size() ? m_text[offset] : '\0';
    if (quote != '"' && quote != '\'')
        return;
    for (std::size_t i = offset + 1; i < m_text.size(); ++i) {
        if (quote == '"' && m_text[i] == '\\')
            ++i;
        else if (m_text[i] == quote && quote == '\'' && i + 1 < m_text.size() && m_text[i + 1] == quote)
            ++i;
        else if (m_text[i] == quote)
            return;
    }
    m_problems.add(offset, {CORE_TEXT("Core", "The text that begins with this {quote} is never closed."),
                            {{"quote", std::string(1, quote)}}});
}

} // namespace tooltray::storage
