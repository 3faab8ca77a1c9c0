// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tooltray::graphql {

// A place where a variable is used, and what is expected there.
struct VariableUsage {
    std::uint32_t node = 0;
    bool hasDefault = false; // of the argument or input field
    TypeRef type;            // unknown where the schema does not say
    TypeRef parentType;      // of the list or object it stands in
};

// An operation with all uses of variables it leads to: its own, then those of each fragment it reaches.
struct OperationFacts {
    OperationDefinition operation;
    std::vector<std::span<const VariableUsage>> usages;
};

// An operation or fragment with what its text contains, not what it reaches through fragments.
struct DefinitionFacts {
    std::uint32_t node = 0;
    std::span<const VariableUsage> usages;
    std::span<const std::uint32_t> spreads; // nodes, in the order graphql-js finds them
};

// What all rules want to know of a document, found out in one pass: which elements of the schema its nodes
// stand for, what is inside what, and what fragments lead to. Everything is by the index of the node.
class DocumentFacts {
public:
    DocumentFacts(const Document &document, const Schema &schema);
    DocumentFacts(const DocumentFacts &) = delete;
    DocumentFacts &operator=(const DocumentFacts &) = delete;

    Node parent(Node node) const noexcept { return m_document.node(m_parents[node.index()]); }

    // None where the schema has none.
    SchemaField field(Field field) const noexcept { return element<SchemaField>(field); }
    SchemaType parentType(SelectionSet selections) const noexcept { return element<SchemaType>(selections); }
    SchemaType parentType(Node selection) const noexcept; // of a field, spread or inline fragment
    SchemaType fragmentType(InlineFragment fragment) const noexcept { return element<SchemaType>(fragment); }
    SchemaType namedType(Node type) const noexcept { return element<SchemaType>(type); }
    SchemaInput input(Argument argument) const noexcept { return element<SchemaInput>(argument); }
    SchemaInput input(ObjectField field) const noexcept { return element<SchemaInput>(field); }
    SchemaEnumValue enumValue(EnumValue value) const noexcept { return element<SchemaEnumValue>(value); }
    SchemaDirective directive(Directive directive) const noexcept
    {
        return element<SchemaDirective>(directive);
    }
    TypeRef inputType(VariableDefinition variable) const noexcept; // unknown when it is no input type
    Symbol schemaSymbol(Symbol documentSymbol) const noexcept { return m_symbols[index(documentSymbol)]; }

    std::span<const DefinitionFacts> operations() const noexcept { return m_operations; }
    std::span<const DefinitionFacts> fragments() const noexcept { return m_fragments; }
    // The last fragment of that name; null when there is none.
    const DefinitionFacts *fragment(Symbol name) const noexcept;
    // The index of the fragment in fragments(), kNoIndex when there is none.
    std::uint32_t fragmentIndex(Symbol name) const noexcept { return m_fragmentByName[index(name)]; }
    // Indices in fragments(), each once: what these definitions spread, and what that spreads.
    std::vector<std::uint32_t> reachableFragments(std::span<const DefinitionFacts> from) const;

private:
    struct Place;

    template <class Element>
    Element element(Node node) const noexcept
    {
        const std::uint32_t index = m_elements[node.index()];
        return index == kNoIndex ? Element() : Element(&m_schema, index);
    }
    void visitDefinition(Node definition);
    void visitInside(Node root, const Place &place);
    std::optional<Place> enter(Node node, const Place &place);
    void visitDirective(Directive directive, const Place &place);
    void visitArgument(Argument argument, SchemaInputs inputs);
    void visitValue(Node value, TypeRef type, TypeRef parentType, bool hasDefault);
    void collectSpreads(Node selectionSet);
    void set(Node node, SchemaElement element) noexcept
    {
        m_elements[node.index()] = element ? element.index() : kNoIndex;
    }

    const Document &m_document;
    const Schema &m_schema;
    std::vector<Symbol> m_symbols; // the schema's symbol of each of the document's
    std::vector<std::uint32_t> m_elements;
    std::vector<std::uint32_t> m_parents;
    std::vector<VariableUsage> m_usages;
    std::vector<std::uint32_t> m_spreads;
    std::vector<DefinitionFacts> m_operations;
    std::vector<DefinitionFacts> m_fragments;
    std::vector<std::uint32_t> m_fragmentByName;
};

} // namespace tooltray::graphql
