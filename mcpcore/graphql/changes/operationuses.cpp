// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/operationuses.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <variant>

namespace tooltray::graphql {

OperationUses::OperationUses(const DocumentFacts &facts, const Document &document, const Schema &schema,
                             const DefinitionFacts &operation)
    : m_facts(facts)
    , m_document(document)
    , m_schema(schema)
    , m_readTypes(schema.tables().types.size())
    , m_sendableTypes(schema.tables().types.size())
    , m_fields(schema.tables().fields.size())
    , m_givenInputs(schema.tables().inputs.size())
    , m_writtenObjects(schema.tables().types.size())
    , m_writtenEnumValues(schema.tables().enumValues.size())
    , m_directives(schema.tables().directives.size())
{
    addNodes(document.node(operation.node));
    for (const std::uint32_t fragment : facts.reachableFragments({&operation, 1}))
        addNodes(document.node(facts.fragments()[fragment].node));
}

void OperationUses::addNodes(Node definition)
{
    for (std::uint32_t i = definition.index(); i < definition.data().next; ++i)
        addNode(m_document.node(i));
}

void OperationUses::addNode(Node node)
{
    const auto add = [](std::vector<bool> &elements, SchemaElement element) {
        if (element)
            elements[element.index()] = true;
    };
    switch (node.kind()) {
    case NodeKind::OperationDefinition:
        return add(m_readTypes, m_schema.rootType(OperationDefinition(node).operation()));
    case NodeKind::Field:
        if (const SchemaField field = m_facts.field(Field(node))) {
            add(m_fields, field);
            add(m_readTypes, field.namedType());
        }
        return;
    case NodeKind::Argument: return add(m_givenInputs, m_facts.input(Argument(node)));
    case NodeKind::ObjectField:
        if (const SchemaInput input = m_facts.input(ObjectField(node))) {
            add(m_givenInputs, input);
            add(m_writtenObjects, m_schema.type(input.data().owner));
        }
        return;
    case NodeKind::EnumValue: return add(m_writtenEnumValues, m_facts.enumValue(EnumValue(node)));
    case NodeKind::Directive: return add(m_directives, m_facts.directive(Directive(node)));
    case NodeKind::VariableDefinition: {
        const TypeRef type = m_facts.inputType(VariableDefinition(node));
        if (type.isKnown())
            addSendable(m_schema.type(type));
        return;
    }
    case NodeKind::NamedType: // of a condition; those of variables are seen above
        if (const SchemaType type = m_facts.namedType(node); type.isComposite())
            add(m_readTypes, type);
        return;
    default: return;
    }
}

// The type and all that input objects hold.
void OperationUses::addSendable(SchemaType type)
{
    std::vector<SchemaType> open;
    const auto reach = [&](SchemaType reached) {
        if (m_sendableTypes[reached.index()])
            return;
        m_sendableTypes[reached.index()] = true;
        open.push_back(reached);
    };
    reach(type);
    while (!open.empty()) {
        const SchemaType next = open.back();
        open.pop_back();
        for (const SchemaInput field : next.inputFields())
            reach(m_schema.type(field.type()));
    }
}

bool OperationUses::isTouchedBy(const SchemaChange &change) const
{
    if (change.impact() == ChangeImpact::Safe)
        return false;
    const Coordinate coordinate = parseCoordinate(change.coordinate).coordinate;
    switch (change.code) {
    // An added element does not exist yet: the element it was added to counts.
    case ChangeCode::RequiredInputFieldAdded:
    case ChangeCode::ValueAddedToEnum: return isTouched(change.code, m_schema.type(coordinate.name));
    case ChangeCode::RequiredArgAdded: {
        const SchemaType type = m_schema.type(coordinate.name);
        return type && uses(m_fields, type.field(coordinate.member));
    }
    case ChangeCode::RequiredDirectiveArgAdded:
        return uses(m_directives, m_schema.directive(coordinate.name));
    default: break;
    }
    const ResolvedCoordinate resolved = resolve(coordinate, m_schema);
    return std::visit(
        [&](const auto &element) {
            using Element = std::decay_t<decltype(element)>;
            if constexpr (std::is_same_v<Element, SchemaType> || std::is_same_v<Element, SchemaInput>)
                return isTouched(change.code, element);
            else if constexpr (std::is_same_v<Element, SchemaField>)
                return uses(m_fields, element);
            else if constexpr (std::is_same_v<Element, SchemaEnumValue>)
                return uses(m_writtenEnumValues, element) || m_sendableTypes[element.data().parent];
            else if constexpr (std::is_same_v<Element, SchemaDirective>)
                return uses(m_directives, element);
            else
                return false;
        },
        resolved.element);
}

bool OperationUses::isTouched(ChangeCode code, SchemaType type) const
{
    switch (code) {
    case ChangeCode::RequiredInputFieldAdded:
    case ChangeCode::OneOfAdded: return uses(m_sendableTypes, type) || uses(m_writtenObjects, type);
    case ChangeCode::ValueAddedToEnum:
    case ChangeCode::TypeAddedToUnion:
    case ChangeCode::TypeRemovedFromUnion:
    case ChangeCode::ImplementedInterfaceAdded:
    case ChangeCode::ImplementedInterfaceRemoved: return uses(m_readTypes, type);
    default: return uses(m_readTypes, type) || uses(m_sendableTypes, type);
    }
}

bool OperationUses::isTouched(ChangeCode code, SchemaInput input) const
{
    const std::uint32_t owner = input.data().owner;
    if (code == ChangeCode::InputFieldDefaultValueChange && m_sendableTypes[owner])
        return true; // whatever is written elsewhere, a variable may leave it out
    if (uses(m_givenInputs, input))
        return code != ChangeCode::ArgDefaultValueChange && code != ChangeCode::InputFieldDefaultValueChange;
    switch (input.data().ownerKind) {
    case InputOwner::InputObject:
        return m_sendableTypes[owner]
               || (m_writtenObjects[owner] && code != ChangeCode::FieldRemoved
                   && code != ChangeCode::FieldChangedKind);
    // An argument that was not given matters only to changes that depend on its absence.
    case InputOwner::Field:
        return m_fields[owner] && code != ChangeCode::ArgRemoved && code != ChangeCode::ArgChangedKind;
    case InputOwner::Directive:
        return m_directives[owner] && code != ChangeCode::DirectiveArgRemoved
               && code != ChangeCode::ArgChangedKind;
    }
    return false;
}

namespace {

// FNV-1a, 32 bits, of the coordinate.
std::uint32_t part(std::string_view owner, std::string_view member = {}) noexcept
{
    std::uint32_t hash = 0x811c9dc5U;
    const auto take = [&](std::string_view text) {
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
    };
    take(owner);
    take(".");
    take(member);
    return hash;
}

void makeSet(std::vector<std::uint32_t> &parts)
{
    std::ranges::sort(parts);
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    parts.shrink_to_fit();
}

// Stands for all members of a type whose values are sent as they are: they need not be written to matter.
constexpr std::string_view kAnyMember = "*";

// The elements that the nodes of a document stand for.
class Walk {
public:
    Walk(const Document &document, const Schema &schema)
        : m_document(document)
        , m_schema(schema)
        , m_facts(document, schema)
    {}

    template <class AddType, class AddField, class AddDirective>
    void run(AddType addType, AddField addField, AddDirective addDirective)
    {
        for (std::uint32_t i = 0; i < m_document.nodes().size(); ++i) {
            const Node node = m_document.node(i);
            switch (node.kind()) {
            case NodeKind::OperationDefinition:
                reach(m_schema.rootType(OperationDefinition(node).operation()));
                break;
            case NodeKind::Field:
                if (const SchemaField field = m_facts.field(Field(node))) {
                    addField(field);
                    reach(field.namedType());
                }
                break;
            case NodeKind::Argument:
                if (const SchemaInput input = m_facts.input(Argument(node)))
                    reach(m_schema.type(input.type()));
                break;
            case NodeKind::VariableDefinition: {
                const TypeRef type = m_facts.inputType(VariableDefinition(node));
                if (type.isKnown())
                    reach(m_schema.type(type));
                break;
            }
            case NodeKind::NamedType: reach(m_facts.namedType(node)); break;
            case NodeKind::Directive:
                if (const SchemaDirective directive = m_facts.directive(Directive(node)))
                    addDirective(directive);
                break;
            default: break;
            }
        }
        for (const SchemaType type : m_types)
            addType(type);
    }

private:
    // The type and, as variables may hold them, all that its input fields hold.
    void reach(SchemaType type)
    {
        std::size_t next = m_types.size();
        add(type);
        for (; next < m_types.size(); ++next) {
            for (const SchemaInput field : m_types[next].inputFields())
                add(m_schema.type(field.type()));
        }
    }

    void add(SchemaType type)
    {
        if (type && m_seen.insert(type.index()).second)
            m_types.push_back(type);
    }

    const Document &m_document;
    const Schema &m_schema;
    DocumentFacts m_facts;
    std::vector<SchemaType> m_types;
    std::set<std::uint32_t> m_seen;
};

} // namespace

UsedParts::UsedParts(const Document &document, const Schema &schema)
{
    Walk(document, schema)
        .run(
            [&](SchemaType type) {
                m_parts.push_back(part(type.name()));
                if (type.is(TypeKind::InputObject) || type.is(TypeKind::Enum))
                    m_parts.push_back(part(type.name(), kAnyMember));
            },
            [&](SchemaField field) {
                if (const SchemaType parent = field.parent())
                    m_parts.push_back(part(parent.name(), field.name()));
            },
            [&](SchemaDirective directive) { m_parts.push_back(part('@' + std::string(directive.name()))); });
    makeSet(m_parts);
}

bool UsedParts::mayBeTouchedBy(const ChangedParts &changes) const
{
    const bool isFewer = m_parts.size() < changes.m_parts.size();
    const auto &fewer = isFewer ? m_parts : changes.m_parts;
    const auto &more = isFewer ? changes.m_parts : m_parts;
    return changes.m_isEverything || std::ranges::any_of(fewer, [&](std::uint32_t one) {
               return std::ranges::binary_search(more, one);
           });
}

ChangedParts::ChangedParts(const SchemaChanges &changes)
{
    for (const SchemaChange &change : changes)
        add(change);
    makeSet(m_parts);
}

void ChangedParts::add(const SchemaChange &change)
{
    switch (change.code) {
    case ChangeCode::Deprecated:
    case ChangeCode::DeprecationReasonChanged:
    case ChangeCode::DeprecationRemoved:
    case ChangeCode::DescriptionChanged: return;
    default: break;
    }
    const Coordinate coordinate = parseCoordinate(change.coordinate).coordinate;
    if (change.coordinate.empty()) {
        m_isEverything = true;
    } else if (coordinate.isDirective) {
        m_parts.push_back(part('@' + std::string(coordinate.name)));
    } else if (coordinate.member.empty()) {
        m_parts.push_back(part(coordinate.name));
    } else {
        m_parts.push_back(part(coordinate.name, coordinate.member));
        m_parts.push_back(part(coordinate.name, kAnyMember));
    }
}

} // namespace tooltray::graphql
