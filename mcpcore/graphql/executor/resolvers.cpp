// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/resolvers.h"

#include "graphql/executor/introspection.h"

#include <utility>

namespace tooltray::graphql {

Resolved memberOfJson(const Source &source, const FieldCall &call)
{
    const json::Value *object = source.as<json::Value>();
    const json::Value *member = object ? object->find(call.field.name()) : nullptr;
    if (!member)
        return {};
    return Resolved::Json(source.owner(), member);
}

Resolvers::Resolvers(SchemaPointer schema)
    : m_schema(std::move(schema))
    , m_fields(m_schema->tables().fields.size())
    , m_fallback(memberOfJson)
{
    addIntrospection(*this);
}

void Resolvers::setField(std::string_view type, std::string_view field, Resolver resolver)
{
    const SchemaType parent = m_schema->type(type);
    // The fields of the query type that describe the schema belong to no type.
    const SchemaField found = parent ? m_schema->field(parent, m_schema->symbol(field)) : SchemaField();
    if (found)
        m_fields[found.index()] = std::move(resolver);
    else
        m_unknown.push_back(std::string(type).append(".").append(field));
}

void Resolvers::setSubscription(std::string_view field, Subscriber subscriber)
{
    const SchemaType root = m_schema->rootType(OperationType::Subscription);
    const SchemaField found = root ? root.field(field) : SchemaField();
    if (found)
        m_subscriptions[found.index()] = std::move(subscriber);
    else
        m_unknown.push_back("subscription " + std::string(field));
}

void Resolvers::setScalar(std::string_view type, Scalar scalar)
{
    const SchemaType found = m_schema->type(type);
    if (found.is(TypeKind::Scalar) && !found.isBuiltIn())
        m_scalars[found.index()] = std::move(scalar);
    else
        m_unknown.emplace_back(type);
}

std::vector<std::string> Resolvers::unresolved() const
{
    std::vector<std::string> coordinates;
    for (const SchemaType type : m_schema->types())
        if (type.is(TypeKind::Object))
            for (const SchemaField field : type.fields())
                if (!m_fields[field.index()])
                    coordinates.push_back(field.coordinate());
    return coordinates;
}

const Resolver &Resolvers::resolver(SchemaField field) const noexcept
{
    const Resolver &own = m_fields[field.index()];
    return own ? own : m_fallback;
}

const Subscriber *Resolvers::subscriber(SchemaField field) const noexcept
{
    const auto found = m_subscriptions.find(field.index());
    return found == m_subscriptions.end() ? nullptr : &found->second;
}

const Scalar *Resolvers::scalar(SchemaType type) const noexcept
{
    const auto found = m_scalars.find(type.index());
    return found == m_scalars.end() ? nullptr : &found->second;
}

InputScalars::Outcome Resolvers::parse(SchemaType type, const json::Value &value) const
{
    const Scalar *known = scalar(type);
    return known && known->parse ? known->parse(value) : Outcome{value, {}};
}

} // namespace tooltray::graphql
