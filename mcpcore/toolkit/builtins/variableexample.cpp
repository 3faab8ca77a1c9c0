// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/variableexample.h"

#include <optional>

namespace tooltray::toolkit {

namespace {

using namespace graphql;

class ExampleWriter {
public:
    ExampleWriter(const Schema &schema, const terms::SaidWords &said) : m_schema(schema), m_said(said) {}

    json::Value write(TypeRef type, std::size_t depth = 0) const
    {
        if (type.nullable().isNamed())
            return write(m_schema.type(type), depth);
        return hasValues(m_schema.type(type)) ? json::Value::array({write(type.nullable().inner(), depth)})
                                              : json::Value::array();
    }

    // Only where the question names a value of an enum.
    std::optional<json::Value> named(TypeRef type) const
    {
        if (type.nullable().isNamed()) {
            const SchemaEnumValue value = saidValue(m_schema.type(type));
            return value ? std::optional(json::Value(value.name())) : std::nullopt;
        }
        std::optional<json::Value> inner = named(type.nullable().inner());
        return inner ? std::optional(json::Value::array({*std::move(inner)})) : std::nullopt;
    }

private:
    SchemaEnumValue saidValue(SchemaType type) const
    {
        for (const SchemaEnumValue value : type.enumValues())
            if (!value.isDeprecated() && m_said.sayExactly(value.name()))
                return value;
        return {};
    }

    json::Value write(SchemaType type, std::size_t depth) const
    {
        if (type.kind() == TypeKind::Enum) {
            const SchemaEnumValue said = saidValue(type);
            if (said || type.enumValues().isEmpty())
                return said ? json::Value(said.name()) : json::Value();
            return json::Value((*type.enumValues().begin()).name());
        }
        if (type.kind() == TypeKind::InputObject)
            return object(type, depth);
        if (type.name() == "Int")
            return json::Value(1);
        if (type.name() == "Float")
            return json::Value(1.5);
        if (type.name() == "Boolean")
            return json::Value(true);
        return json::Value("...");
    }

    json::Value object(SchemaType type, std::size_t depth) const
    {
        json::Value object = json::Value::object();
        if (depth >= kDeepest)
            return object;
        if (const SchemaInput chosen = chosenOf(type, depth)) {
            object.set(chosen.name(), write(chosen.type(), depth + 1));
            return object;
        }
        std::size_t named = 0;
        for (const SchemaInput field : type.inputFields()) {
            const bool isNamed = !field.isRequired() && hasValues(m_schema.type(field.type()))
                                 && named < kMaxNamed && depth < kDeepestNamed
                                 && field.name() != "clientMutationId"
                                 && m_said.name(withoutId(field.name()));
            if (!field.isRequired() && !isNamed)
                continue;
            named += isNamed ? 1 : 0;
            object.set(field.name(), write(field.type(), depth + 1));
        }
        return object;
    }

    // APIs have enums without a single value.
    static bool hasValues(SchemaType type)
    {
        return type.kind() != TypeKind::Enum || !type.enumValues().isEmpty();
    }

    // Who speaks of labels means labelIds.
    static std::string_view withoutId(std::string_view name)
    {
        for (const std::string_view end : {"Ids", "Id"})
            if (name.size() > end.size() && name.ends_with(end))
                return name.substr(0, name.size() - end.size());
        return name;
    }

    // Of an input that takes exactly one field: one that is asked for or else one that needs no others inside, where
    // there is one.
    SchemaInput chosenOf(SchemaType type, std::size_t depth) const
    {
        SchemaInput chosen;
        if (!type.isOneOf())
            return chosen;
        for (const SchemaInput field : type.inputFields()) {
            if (depth < kDeepestNamed && m_said.name(field.name()))
                return field;
            const bool isSimple = m_schema.type(field.type()).kind() != TypeKind::InputObject;
            const bool wasSimple = chosen && m_schema.type(chosen.type()).kind() != TypeKind::InputObject;
            if (!chosen || (isSimple && !wasSimple))
                chosen = field;
        }
        return chosen;
    }

    static constexpr std::size_t kMaxNamed = 4;
    static constexpr std::size_t kDeepest = 8;
    static constexpr std::size_t kDeepestNamed = 2;

    const Schema &m_schema;
    const terms::SaidWords &m_said;
};

} // namespace

json::Value exampleVariables(const SuggestedOperation &operation, const terms::SaidWords &said)
{
    json::Value example = json::Value::object();
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument)
            continue;
        const ExampleWriter writer(variable.argument.schema(), said);
        if (variable.type.ends_with('!') && !variable.argument.hasDefaultValue())
            example.set(variable.name, writer.write(variable.argument.type()));
        else if (const auto value = writer.named(variable.argument.type()); value && !said.isEmpty())
            example.set(variable.name, *value);
    }
    return example;
}

} // namespace tooltray::toolkit
