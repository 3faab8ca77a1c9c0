// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/location.h"
#include "graphql/language/node.h"
#include "graphql/language/symboltable.h"
#include "graphql/language/syntaxerror.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// A parsed text: its tree and what was wrong with it. Once made it never changes, so it may be read from
// several threads.
class Document {
public:
    Document();

    std::string_view text() const noexcept { return *m_source; }
    const std::shared_ptr<const std::string> &source() const noexcept { return m_source; }

    Node root() const noexcept { return {this, 0}; }
    NodeRange definitions() const noexcept { return root().children(); }
    Node node(std::uint32_t index) const noexcept { return {this, index}; }
    std::span<const NodeData> nodes() const noexcept { return m_nodes; }
    const SymbolTable &symbols() const noexcept { return m_symbols; }
    std::size_t tokenCount() const noexcept { return m_tokenCount; }

    bool isValid() const noexcept { return m_errors.empty(); }
    const SyntaxErrors &errors() const noexcept { return m_errors; } // the first is what graphql-js reports

    Location locate(std::size_t offset) const { return graphql::locate(text(), offset); }
    LineMap lineMap() const { return LineMap(text()); }

private:
    friend class Parser;
    friend class ValueParser;

    std::shared_ptr<const std::string> m_source;
    std::vector<NodeData> m_nodes;
    SymbolTable m_symbols;
    SyntaxErrors m_errors;
    std::size_t m_tokenCount = 0;
};

inline const NodeData &Node::data() const noexcept
{
    return m_document->nodes()[m_index];
}

inline std::string_view Node::text() const noexcept
{
    return m_document->text().substr(data().start, data().end - data().start);
}

inline std::string_view Node::name() const noexcept
{
    return m_document->symbols().text(data().name);
}

inline NodeRange Node::children() const noexcept
{
    return {NodeRange::Iterator(Node(m_document, m_index + 1)),
            NodeRange::Iterator(Node(m_document, data().next))};
}

template <class Predicate>
Node Node::firstChildWhere(Predicate predicate) const noexcept
{
    for (const Node child : children())
        if (predicate(child.kind()))
            return child;
    return {};
}

inline Node Node::firstChild(NodeKind kind) const noexcept
{
    return firstChildWhere([kind](NodeKind childKind) { return childKind == kind; });
}

inline NodeRange::Iterator &NodeRange::Iterator::operator++() noexcept
{
    m_node = Node(&m_node.document(), m_node.data().next);
    return *this;
}

inline NodeRange::Iterator NodeRange::Iterator::operator++(int) noexcept
{
    const Iterator before = *this;
    ++*this;
    return before;
}

} // namespace tooltray::graphql
