// SPDX-License-Identifier: GPL-3.0-or-later
#include "world.h"

#include "json/write.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::graphql {

namespace {

std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193;
    return hash ^ hash >> 15;
}

class World {
public:
    World(const Schema &schema, std::uint32_t seed) : m_schema(schema), m_seed(std::to_string(seed)) {}

    Resolved resolve(const Source &source, const ResolveInfo &info) const
    {
        const std::string *parent = source.as<std::string>();
        const std::string way =
            (parent ? *parent : "") + "/" + std::string(info.field.name()) + json::write(info.arguments);
        return value(info.field.type(), way);
    }

private:
    Resolved value(TypeRef type, const std::string &way) const;
    Resolved leaf(SchemaType type, std::uint32_t number) const;

    const Schema &m_schema;
    std::string m_seed;
};

Resolved World::value(TypeRef type, const std::string &way) const
{
    const std::uint32_t hash = hashOf(m_seed + way);
    const std::uint32_t fate = hash % 100;
    const std::uint32_t number = hash / 100;
    if (fate < 4)
        return FieldError{"No " + std::to_string(number % 1000), {}};
    if (fate < 10)
        return {};
    type = type.nullable();
    if (type.isList()) {
        if (fate < 12)
            return 5;
        Resolved::List list;
        for (std::uint32_t i = 0; i < number % 4; ++i)
            list.push_back(value(type.inner(), way + "#" + std::to_string(i)));
        return list;
    }
    const SchemaType named = m_schema.type(type);
    if (named.isLeaf())
        return leaf(named, number);
    std::string_view runtimeType = named.name();
    if (named.isAbstract()) {
        const SchemaTypeList possible = named.possibleTypes();
        runtimeType = fate < 12   ? "Nowhere"
                      : fate < 14 ? "Colour"
                      : fate < 16 ? "Query"
                                  : possible[number % possible.size()].name();
    }
    return Resolved::object(Source(std::make_shared<const std::string>(way)), runtimeType);
}

Resolved World::leaf(SchemaType type, std::uint32_t number) const
{
    if (type.is(TypeKind::Enum)) {
        const std::uint32_t at = number % (static_cast<std::uint32_t>(type.enumValues().size()) + 1);
        return at == type.enumValues().size() ? "PURPLE" : type.enumValues()[at].name();
    }
    switch (number / 8 % 10) {
    case 0: return "text " + std::to_string(number % 10);
    case 1: return number % 2 == 0;
    case 2: return 2'147'483'648;
    case 3: return -2'147'483'648;
    case 4: return 2.5;
    case 5: return "42";
    default: return number % 1000;
    }
}

Scalar::Outcome even(const json::Value &value)
{
    const std::optional<std::int64_t> number = value.toInt64();
    if (value.isString() || (number && *number % 2 == 0))
        return {value, {}};
    return {std::nullopt, "Even cannot be " + json::write(value)};
}

} // namespace

std::shared_ptr<const Resolvers> worldOf(SchemaPointer schema, std::uint32_t seed)
{
    const World world(*schema, seed);
    auto resolvers = std::make_shared<Resolvers>(std::move(schema));
    resolveAllBy(*resolvers, [world](const Source &source, const ResolveInfo &info) {
        return world.resolve(source, info);
    });
    resolvers->setScalar("Even", {even, even});
    return resolvers;
}

void resolveAllBy(Resolvers &resolvers, const Resolver &resolver)
{
    for (const SchemaType type : resolvers.schema()->types()) {
        if (!type.is(TypeKind::Object) || type.name().starts_with("__"))
            continue;
        for (const SchemaField field : type.fields())
            resolvers.setField(type.name(), field.name(), resolver);
    }
}

} // namespace tooltray::graphql
