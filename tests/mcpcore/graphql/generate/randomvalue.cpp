// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/randomvalue.h"

#include <limits>
#include <vector>

namespace tooltray::graphql::test {

namespace {

json::Value randomAnything(Chance &chance)
{
    const std::vector<json::Value> values{
        json::Value(),         json::Value(true),
        json::Value("text"),   json::Value(7),
        json::Value(2.5),      json::Value(std::int64_t{1} << 40),
        json::Value::array(),  json::Value::array({json::Value::array({1}), json::Value()}),
        json::Value::object(), json::Value::object({{"id", 1}, {"name", "x"}}),
    };
    return chance.pick(values);
}

json::Value randomScalar(SchemaType type, Chance &chance)
{
    switch (type.symbol()) {
    case Symbol::IntType: {
        const std::vector<json::Value> values{0, -3, std::numeric_limits<std::int32_t>::max()};
        return chance.pick(values);
    }
    case Symbol::FloatType: return chance.percent(50) ? json::Value(1) : json::Value(-0.25);
    case Symbol::BooleanType: return chance.percent(50);
    case Symbol::IdType: return chance.percent(50) ? json::Value(12) : json::Value("abc");
    case Symbol::StringType: return chance.percent(50) ? json::Value("") : json::Value("text");
    default: return randomAnything(chance);
    }
}

json::Value randomObject(const Schema &schema, SchemaType type, Chance &chance, std::size_t percentWrong,
                         std::size_t depth)
{
    json::Value object = json::Value::object();
    if (type.isOneOf()) {
        const SchemaInput field = chance.pick(type.inputFields());
        object.set(field.name(), randomInput(schema, field.type(), chance, percentWrong, depth + 1));
        return object;
    }
    for (const SchemaInput field : type.inputFields())
        if ((field.isRequired() && !chance.percent(percentWrong)) || (depth < 4 && chance.percent(40)))
            object.set(field.name(), randomInput(schema, field.type(), chance, percentWrong, depth + 1));
    if (chance.percent(percentWrong))
        object.set("unknown", 1);
    return object;
}

} // namespace

json::Value randomInput(const Schema &schema, TypeRef type, Chance &chance, std::size_t percentWrong,
                        std::size_t depth)
{
    if (chance.percent(percentWrong))
        return randomAnything(chance);
    if (!type.isNonNull() && (depth > 8 || chance.percent(10)))
        return {};
    type = type.nullable();
    if (type.isList()) {
        if (chance.percent(20)) // stands for a list of itself
            return randomInput(schema, type.inner(), chance, percentWrong, depth + 1);
        json::Value list = json::Value::array();
        for (std::size_t count = chance.below(depth > 4 ? 1 : 3); count > 0; --count)
            list.append(randomInput(schema, type.inner(), chance, percentWrong, depth + 1));
        return list;
    }
    const SchemaType named = schema.type(type);
    if (named.is(TypeKind::InputObject))
        return randomObject(schema, named, chance, percentWrong, depth);
    return randomLeaf(named, chance);
}

json::Value randomVariables(const Schema &schema, OperationDefinition operation, Chance &chance,
                            std::size_t percentWrong)
{
    json::Value variables = json::Value::object();
    for (const VariableDefinition variable : operation.variables()) {
        const TypeRef type = schema.typeRef(variable.type());
        const bool isRequired = type.isNonNull() && !variable.defaultValue();
        if (!chance.percent(isRequired ? percentWrong : 30))
            variables.set(variable.variable().name(), randomInput(schema, type, chance, percentWrong));
    }
    return variables;
}

json::Value randomLeaf(SchemaType type, Chance &chance)
{
    return type.is(TypeKind::Enum) ? json::Value(chance.pick(type.enumValues()).name())
                                   : randomScalar(type, chance);
}

} // namespace tooltray::graphql::test
