// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/usedparts.h"

#include "graphql/schema/coordinate.h"
#include "graphql/validation/documentfacts.h"

#include <algorithm>
#include <set>

namespace tooltray::graphql {

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
