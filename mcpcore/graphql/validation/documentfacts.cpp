// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/documentfacts.h"

namespace tooltray::graphql {

// Where a node is visited.
struct DocumentFacts::Place {
    TypeRef type;          // of what the selection set around or below belongs to
    SchemaType parentType; // the composite type the selections around are of
    SchemaField field;     // the innermost field
};

DocumentFacts::DocumentFacts(const Document &document, const Schema &schema)
    : m_document(document)
    , m_schema(schema)
    , m_symbols(schema.symbolsFor(document.symbols()))
    , m_elements(document.nodes().size(), kNoIndex)
    , m_parents(document.nodes().size(), 0)
    , m_fragmentByName(document.symbols().size(), kNoIndex)
{
    // Ranges are kept as begins until the arrays have stopped growing.
    struct Begins {
        std::size_t usages;
        std::size_t spreads;
    };
    std::vector<Begins> begins;
    std::vector<std::pair<NodeKind, std::uint32_t>> definitions;
    for (const Node definition : document.definitions()) {
        begins.push_back({m_usages.size(), m_spreads.size()});
        definitions.emplace_back(definition.kind(), definition.index());
        visitDefinition(definition);
    }
    begins.push_back({m_usages.size(), m_spreads.size()});
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const auto [kind, node] = definitions[i];
        if (!isExecutableDefinition(kind))
            continue;
        const DefinitionFacts facts{
            node, std::span(m_usages).subspan(begins[i].usages, begins[i + 1].usages - begins[i].usages),
            std::span(m_spreads).subspan(begins[i].spreads, begins[i + 1].spreads - begins[i].spreads)};
        if (kind == NodeKind::OperationDefinition) {
            m_operations.push_back(facts);
        } else {
            m_fragmentByName[index(document.nodes()[node].name)] =
                static_cast<std::uint32_t>(m_fragments.size());
            m_fragments.push_back(facts);
        }
    }
}

SchemaType DocumentFacts::parentType(Node selection) const noexcept
{
    const Node selections = parent(selection);
    return selections.is(NodeKind::SelectionSet) ? element<SchemaType>(selections) : SchemaType();
}

TypeRef DocumentFacts::inputType(VariableDefinition variable) const noexcept
{
    const TypeReference reference = variable.type();
    const SchemaType named = namedType(reference.namedType());
    const std::uint32_t wraps = wrapsOf(reference);
    return named.isInput() && wraps != 0 ? TypeRef{named.index(), wraps} : TypeRef();
}

const DefinitionFacts *DocumentFacts::fragment(Symbol name) const noexcept
{
    const std::uint32_t at = fragmentIndex(name);
    return at == kNoIndex ? nullptr : &m_fragments[at];
}

std::vector<std::uint32_t> DocumentFacts::reachableFragments(std::span<const DefinitionFacts> from) const
{
    std::vector<std::uint32_t> reached;
    std::vector<bool> isReached(m_fragments.size());
    const auto follow = [&](const DefinitionFacts &definition) {
        for (const std::uint32_t spread : definition.spreads) {
            const std::uint32_t fragment = fragmentIndex(m_document.nodes()[spread].name);
            if (fragment == kNoIndex || isReached[fragment])
                continue;
            isReached[fragment] = true;
            reached.push_back(fragment);
        }
    };
    for (const DefinitionFacts &definition : from)
        follow(definition);
    for (std::size_t i = 0; i < reached.size(); ++i)
        follow(m_fragments[reached[i]]);
    return reached;
}

void DocumentFacts::visitDefinition(Node definition)
{
    Place place;
    if (const auto operation = as<OperationDefinition>(definition)) {
        const SchemaType root = m_schema.rootType(operation.operation());
        if (root.is(TypeKind::Object))
            place.type = root.reference();
        set(definition, root);
        collectSpreads(operation.selectionSet());
    } else if (const auto fragment = as<FragmentDefinition>(definition)) {
        const SchemaType type = m_schema.type(schemaSymbol(fragment.typeCondition().symbol()));
        if (type.isOutput())
            place.type = type.reference();
        collectSpreads(fragment.selectionSet());
    }
    visitInside(definition, place);
}

// The nodes stand in the order of a walk already; a list of the ones around is all it takes.
void DocumentFacts::visitInside(Node root, const Place &place)
{
    struct Around {
        Node node;
        Place place;
    };
    std::vector<Around> around{{root, place}};
    for (std::uint32_t i = root.index() + 1; i < root.data().next;) {
        const Node node = m_document.node(i);
        while (around.back().node.data().next <= i)
            around.pop_back();
        m_parents[i] = around.back().node.index();
        if (const std::optional<Place> inside = enter(node, around.back().place)) {
            around.push_back({node, *inside});
            ++i;
        } else {
            i = node.data().next;
        }
    }
}

// The place of what is inside, or nothing when that was looked at here.
std::optional<DocumentFacts::Place> DocumentFacts::enter(Node node, const Place &place)
{
    Place inside = place;
    switch (node.kind()) {
    case NodeKind::SelectionSet: {
        const SchemaType type = m_schema.type(place.type);
        inside.parentType = type.isComposite() ? type : SchemaType();
        set(node, inside.parentType);
        return inside;
    }
    case NodeKind::Field:
        inside.field =
            place.parentType ? m_schema.field(place.parentType, schemaSymbol(node.symbol())) : SchemaField();
        inside.type = {};
        if (inside.field && inside.field.namedType().isOutput())
            inside.type = inside.field.type();
        set(node, inside.field);
        return inside;
    case NodeKind::Argument: // of a field
        visitArgument(Argument(node), place.field ? place.field.arguments() : SchemaInputs());
        return std::nullopt;
    case NodeKind::InlineFragment:
        if (const TypeReference condition = InlineFragment(node).typeCondition()) {
            const SchemaType type = m_schema.type(schemaSymbol(condition.symbol()));
            inside.type = type.isOutput() ? type.reference() : TypeRef();
        } else {
            inside.type = place.type.named();
        }
        set(node, m_schema.type(inside.type));
        return inside;
    case NodeKind::Directive: visitDirective(Directive(node), place); return std::nullopt;
    case NodeKind::VariableDefinition: {
        // What is written here are constants; a variable among them is a definition or an error.
        const std::size_t usages = m_usages.size();
        visitInside(node, {});
        const VariableDefinition variable(node);
        if (const Value value = variable.defaultValue()) // once more, now that its type is known
            visitValue(value, inputType(variable), {}, false);
        m_usages.resize(usages);
        return std::nullopt;
    }
    case NodeKind::NamedType: set(node, m_schema.type(schemaSymbol(node.symbol()))); return std::nullopt;
    default:
        if (!isValue(node.kind()))
            return inside;
        visitValue(node, {}, {}, false);
        return std::nullopt;
    }
}

void DocumentFacts::visitDirective(Directive directive, const Place &place)
{
    const SchemaDirective definition = m_schema.directive(schemaSymbol(directive.symbol()));
    set(directive, definition);
    // Arguments of a directive nobody knows are taken for those of the field around, as in graphql-js.
    SchemaInputs inputs;
    if (definition)
        inputs = definition.arguments();
    else if (place.field)
        inputs = place.field.arguments();
    for (const Argument argument : directive.arguments()) {
        m_parents[argument.index()] = directive.index();
        visitArgument(argument, inputs);
    }
}

void DocumentFacts::visitArgument(Argument argument, SchemaInputs inputs)
{
    const Symbol name = schemaSymbol(argument.symbol());
    SchemaInput input;
    if (name != Symbol::None)
        for (const SchemaInput candidate : inputs)
            if (candidate.symbol() == name) {
                input = candidate;
                break;
            }
    set(argument, input);
    const Value value = argument.value();
    m_parents[value.index()] = argument.index();
    const bool isTyped = input && m_schema.type(input.type()).isInput();
    visitValue(value, isTyped ? input.type() : TypeRef(), {}, input && input.hasDefaultValue());
}

void DocumentFacts::visitValue(Node value, TypeRef type, TypeRef parentType, bool hasDefault)
{
    switch (value.kind()) {
    case NodeKind::Variable: m_usages.push_back({value.index(), hasDefault, type, parentType}); return;
    case NodeKind::ListValue: {
        const TypeRef nullable = type.nullable();
        const TypeRef item = nullable.isList() ? nullable.inner() : TypeRef();
        for (const Node child : value.children()) {
            m_parents[child.index()] = value.index();
            visitValue(child, item, type, false);
        }
        return;
    }
    case NodeKind::ObjectValue: {
        const SchemaType object = m_schema.type(type);
        for (const Node field : value.children()) {
            m_parents[field.index()] = value.index();
            SchemaInput input;
            if (object)
                input = object.inputField(schemaSymbol(field.symbol()));
            set(field, input);
            const Value inner = ObjectField(field).value();
            m_parents[inner.index()] = field.index();
            const bool isTyped = input && m_schema.type(input.type()).isInput();
            visitValue(inner, isTyped ? input.type() : TypeRef(), type, input && input.hasDefaultValue());
        }
        return;
    }
    case NodeKind::EnumValue:
        if (const SchemaType enumType = m_schema.type(type))
            set(value, enumType.enumValue(schemaSymbol(value.symbol())));
        return;
    default: return;
    }
}

// Selection sets are taken from a stack, which decides in which order cycles of fragments are found.
void DocumentFacts::collectSpreads(Node selectionSet)
{
    std::vector<Node> sets{selectionSet};
    while (!sets.empty()) {
        const Node set = sets.back();
        sets.pop_back();
        for (const Node selection : set.children()) {
            if (selection.is(NodeKind::FragmentSpread))
                m_spreads.push_back(selection.index());
            else if (const Node inner = selection.firstChild(NodeKind::SelectionSet))
                sets.push_back(inner);
        }
    }
}

} // namespace tooltray::graphql
