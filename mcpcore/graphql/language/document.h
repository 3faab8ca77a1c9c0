// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/symboltable.h"
#include "graphql/language/syntaxerror.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Both count from 1; columns in UTF-16 code units, as editors and graphql-js count.
struct Location {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    bool operator==(const Location &) const = default;
};

// Lines and columns of a text. Nothing needs them until an error is shown, so they are made then: once,
// in one pass, after which every offset is found in logarithmic time however long the lines are.
class LineMap {
public:
    explicit LineMap(std::string_view text);

    Location at(std::size_t offset) const noexcept; // the end of the text for offsets beyond it
    std::size_t lineCount() const noexcept { return m_lineStarts.size(); }
    std::string_view line(std::size_t number) const noexcept; // from 1, without its line end

private:
    std::size_t utf16UnitsBefore(std::size_t offset) const noexcept;

    std::string_view m_text;
    std::vector<std::uint32_t> m_lineStarts;
    std::vector<std::uint32_t> m_unitsBeforeBlock; // empty when the text is plain ASCII
};

// One location of one text; for several, a LineMap.
Location locate(std::string_view text, std::size_t offset);

class Document;

enum class NodeKind : std::uint8_t {
    Document,
    // Executable definitions (September 2025, 2.3)
    OperationDefinition,
    FragmentDefinition,
    VariableDefinition,
    SelectionSet,
    Field,
    Alias,
    FragmentSpread,
    InlineFragment,
    Argument,
    Directive,
    // Values (2.9)
    Variable,
    IntValue,
    FloatValue,
    StringValue,
    BooleanValue,
    NullValue,
    EnumValue,
    ListValue,
    ObjectValue,
    ObjectField,
    // Types (2.11); non-null is a flag
    NamedType,
    ListType,
    // Type system (3)
    SchemaDefinition,
    OperationTypeDefinition,
    ScalarTypeDefinition,
    ObjectTypeDefinition,
    InterfaceTypeDefinition,
    UnionTypeDefinition,
    EnumTypeDefinition,
    InputObjectTypeDefinition,
    DirectiveDefinition,
    SchemaExtension,
    ScalarTypeExtension,
    ObjectTypeExtension,
    InterfaceTypeExtension,
    UnionTypeExtension,
    EnumTypeExtension,
    InputObjectTypeExtension,
    DirectiveExtension,
    FieldDefinition,
    InputValueDefinition,
    EnumValueDefinition,
    DirectiveLocation,
    // Stands where the grammar wants a value or a type and the text has none
    Missing,
};

constexpr bool isValue(NodeKind kind) noexcept
{
    return kind >= NodeKind::Variable && kind <= NodeKind::ObjectValue;
}

constexpr bool isTypeReference(NodeKind kind) noexcept
{
    return kind == NodeKind::NamedType || kind == NodeKind::ListType;
}

constexpr bool isSelection(NodeKind kind) noexcept
{
    return kind == NodeKind::Field || kind == NodeKind::FragmentSpread || kind == NodeKind::InlineFragment;
}

constexpr bool isExecutableDefinition(NodeKind kind) noexcept
{
    return kind == NodeKind::OperationDefinition || kind == NodeKind::FragmentDefinition;
}

constexpr bool isTypeDefinition(NodeKind kind) noexcept
{
    return kind >= NodeKind::ScalarTypeDefinition && kind <= NodeKind::InputObjectTypeDefinition;
}

constexpr bool isTypeExtension(NodeKind kind) noexcept
{
    return kind >= NodeKind::ScalarTypeExtension && kind <= NodeKind::InputObjectTypeExtension;
}

// One node of the tree. All nodes of a document stand in one array in the order of the text, a parent before
// its children: the first child of node i is i + 1, and `next` is the node after everything below i.
struct NodeData {
    static constexpr std::uint8_t kNonNull = 1;    // of types
    static constexpr std::uint8_t kTrue = 1;       // of booleans
    static constexpr std::uint8_t kBlock = 1;      // of strings
    static constexpr std::uint8_t kEscapes = 2;    // of strings
    static constexpr std::uint8_t kRepeatable = 1; // of directive definitions
    static constexpr std::uint8_t kShorthand =
        4;                                       // of operations, whose two lowest bits are the OperationType
    static constexpr std::uint8_t kHasAlias = 1; // of fields
    static constexpr std::uint8_t kHasDescription = 128; // of definitions

    NodeKind kind = NodeKind::Document;
    std::uint8_t flags = 0;
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    std::uint32_t next = 0;
    Symbol name = Symbol::None;
    std::uint32_t nameStart = 0;
};

static_assert(sizeof(NodeData) == 24);

class NodeRange;

// A place in the tree of a Document, which must outlive it unmoved. Cheap to copy; the typed views of ast.h
// and sdl.h are Nodes that know their kind. A default-made one is no node at all.
class Node {
public:
    Node() noexcept = default;
    Node(const Document *document, std::uint32_t index) noexcept : m_document(document), m_index(index) {}

    explicit operator bool() const noexcept { return m_document != nullptr; }
    bool operator==(const Node &) const = default;

    const Document &document() const noexcept { return *m_document; }
    std::uint32_t index() const noexcept { return m_index; }
    const NodeData &data() const noexcept;
    NodeKind kind() const noexcept { return data().kind; }
    bool is(NodeKind kind) const noexcept { return m_document && data().kind == kind; }
    std::uint32_t start() const noexcept { return data().start; }
    std::uint32_t end() const noexcept { return data().end; }
    std::string_view text() const noexcept; // as written
    Symbol symbol() const noexcept { return data().name; }
    std::string_view name() const noexcept; // "" where there is none
    std::uint32_t nameStart() const noexcept { return data().nameStart; }

    NodeRange children() const noexcept;
    Node firstChild(NodeKind kind) const noexcept; // no node when there is none of the kind
    template <class Predicate>
    Node firstChildWhere(Predicate predicate) const noexcept;

private:
    const Document *m_document = nullptr;
    std::uint32_t m_index = 0;
};

// Siblings, in the order of the text.
class NodeRange {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Node;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Node;

        Iterator() noexcept = default;
        explicit Iterator(Node node) noexcept : m_node(node) {}

        Node operator*() const noexcept { return m_node; }
        Iterator &operator++() noexcept;
        Iterator operator++(int) noexcept;
        bool operator==(const Iterator &) const = default;

    private:
        Node m_node;
    };

    NodeRange(Iterator begin, Iterator end) noexcept : m_begin(begin), m_end(end) {}

    Iterator begin() const noexcept { return m_begin; }
    Iterator end() const noexcept { return m_end; }
    bool isEmpty() const noexcept { return m_begin == m_end; }

private:
    Iterator m_begin;
    Iterator m_end;
};

// The children that are a View: for (Argument argument : field.arguments()).
template <class View>
class ViewRange {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = View;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = View;

        Iterator() noexcept = default;
        Iterator(NodeRange::Iterator at, NodeRange::Iterator end) noexcept : m_at(at), m_end(end)
        {
            skipOthers();
        }

        View operator*() const noexcept { return View(*m_at); }
        Iterator &operator++() noexcept
        {
            ++m_at;
            skipOthers();
            return *this;
        }
        Iterator operator++(int) noexcept
        {
            Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator &other) const noexcept { return m_at == other.m_at; }

    private:
        void skipOthers() noexcept
        {
            while (m_at != m_end && !View::matches((*m_at).kind()))
                ++m_at;
        }

        NodeRange::Iterator m_at;
        NodeRange::Iterator m_end;
    };

    explicit ViewRange(NodeRange nodes) noexcept : m_nodes(nodes) {}

    Iterator begin() const noexcept { return {m_nodes.begin(), m_nodes.end()}; }
    Iterator end() const noexcept { return {m_nodes.end(), m_nodes.end()}; }
    bool isEmpty() const noexcept { return begin() == end(); }
    std::size_t size() const noexcept { return static_cast<std::size_t>(std::distance(begin(), end())); }

private:
    NodeRange m_nodes;
};

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
