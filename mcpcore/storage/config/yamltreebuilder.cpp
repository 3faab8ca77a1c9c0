// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/yamltreebuilder.h"

#include "storage/config/parseyaml.h"

#include "json/position.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::storage {
namespace {

constexpr const char *kNoAnchors =
    "Anchors (&name), aliases (*name) and merge keys (<<) are not used here: write the value where it is "
    "needed, or take it from the environment with ${NAME}.";

// Whether the text has one of the words for null there; the parser also puts a null where nothing stands.
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
    // What is not there is told by what it should have stood behind.
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
        m_problems.add(offset, "Nothing in a configuration is nested deeper than "
                                   + std::to_string(kMaxYamlDepth) + " levels.");
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
    m_problems.add(offset, kNoAnchors);
}

void YamlTreeBuilder::alias(std::size_t offset)
{
    m_problems.add(offset, kNoAnchors);
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
        m_problems.add(node.offset, "A key is a text on one line, such as \"server\"; this is none.");
    else if (node.kind == YamlNode::Kind::Plain && node.text == "<<")
        m_problems.add(node.offset, kNoAnchors);
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
                       "The key \"" + node.name + "\" is there twice; the first one is in line "
                           + std::to_string(json::positionAt(m_text, first->second).line) + '.');
}

void YamlTreeBuilder::checkTag(std::size_t offset, std::string_view tag)
{
    const bool isWritten = offset < m_text.size() && m_text[offset] == '!';
    if (isWritten || !(tag.empty() || tag == "?" || tag == "!"))
        m_problems.add(offset, "Tags (!name) are not used here; put a value in quotes to make it a text.");
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
    m_problems.add(offset, std::string("The text that begins with this ") + quote + " is never closed.");
}

} // namespace tooltray::storage
