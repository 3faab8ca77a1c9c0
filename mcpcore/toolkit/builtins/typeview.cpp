// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/typeview.h"

#include <utility>

namespace tooltray::toolkit {

namespace {

using namespace graphql;

void describe(json::Value &view, const auto &element)
{
    if (!element.description().empty())
        view.set("description", json::Value(element.description()));
}

void deprecate(json::Value &view, const auto &element)
{
    if (element.isDeprecated())
        view.set("deprecated", json::Value(element.deprecationReason()));
}

constexpr auto viewOf = [](const auto &member) { return memberView(member); };

template <typename Range, typename View>
void setList(json::Value &out, std::string_view name, const Range &range, View view)
{
    if (range.isEmpty())
        return;
    json::Value &list = out.set(name, json::Value::array());
    for (const auto element : range)
        list.append(view(element));
}

template <typename Visit>
void forEachNeighbour(SchemaType type, Visit visit)
{
    const Schema &schema = type.schema();
    for (const SchemaField field : type.fields()) {
        visit(field.namedType());
        for (const SchemaInput argument : field.arguments())
            visit(schema.type(argument.type()));
    }
    for (const SchemaInput input : type.inputFields())
        visit(schema.type(input.type()));
    for (const SchemaType interface : type.interfaces())
        visit(interface);
    if (type.isAbstract()) {
        for (const SchemaType possible : type.possibleTypes())
            visit(possible);
    }
}

} // namespace

json::Value memberView(SchemaInput input)
{
    json::Value view = json::Value::object(
        {{"name", input.name()}, {"type", json::Value(input.schema().print(input.type()))}});
    if (input.isRequired())
        view.set("required", json::Value(true));
    if (input.hasDefaultValue())
        view.set("default", json::Value(input.defaultValue()));
    describe(view, input);
    deprecate(view, input);
    return view;
}

json::Value memberView(SchemaField field)
{
    json::Value view = json::Value::object(
        {{"name", field.name()}, {"type", json::Value(field.schema().print(field.type()))}});
    describe(view, field);
    deprecate(view, field);
    if (!field.arguments().isEmpty()) {
        json::Value &list = view.set("arguments", json::Value::array());
        for (const SchemaInput argument : field.arguments())
            list.append(memberView(argument));
    }
    return view;
}

json::Value memberView(SchemaEnumValue value)
{
    json::Value view = json::Value::object({{"name", value.name()}});
    describe(view, value);
    deprecate(view, value);
    return view;
}

json::Value memberView(SchemaDirective directive)
{
    json::Value view = json::Value::object({{"name", directive.name()}});
    describe(view, directive);
    deprecate(view, directive);
    setList(view, "arguments", directive.arguments(), viewOf);
    json::Value &locations = view.set("locations", json::Value::array());
    for (const Symbol location : directive.locations())
        locations.append(json::Value(directive.schema().text(location)));
    if (directive.isRepeatable())
        view.set("repeatable", json::Value(true));
    return view;
}

std::string_view typeKindName(TypeKind kind) noexcept
{
    switch (kind) {
    case TypeKind::Scalar: return "scalar";
    case TypeKind::Object: return "object";
    case TypeKind::Interface: return "interface";
    case TypeKind::Union: return "union";
    case TypeKind::Enum: return "enum";
    case TypeKind::InputObject: return "input";
    }
    return {};
}

TypeUses typeUses(SchemaType type)
{
    TypeUses uses;
    for (const SchemaType other : type.schema().types()) {
        if (other.isIntrospection())
            continue;
        for (const SchemaField field : other.fields()) {
            if (field.type().type == type.index())
                uses.returnedBy.push_back(field.coordinate());
            for (const SchemaInput argument : field.arguments()) {
                if (argument.type().type == type.index())
                    uses.acceptedBy.push_back(argument.coordinate());
            }
        }
        for (const SchemaInput input : other.inputFields()) {
            if (input.type().type == type.index())
                uses.acceptedBy.push_back(input.coordinate());
        }
    }
    return uses;
}

std::vector<SchemaType> typesAround(SchemaType type, std::size_t steps)
{
    std::vector<bool> isTaken(type.schema().types().size());
    std::vector<SchemaType> taken;
    const auto take = [&](SchemaType candidate) {
        if (!candidate || isTaken[candidate.index()] || (candidate.isBuiltIn() && candidate != type))
            return;
        isTaken[candidate.index()] = true;
        taken.push_back(candidate);
    };
    take(type);
    for (std::size_t begin = 0; steps > 0 && begin < taken.size(); --steps) {
        for (const std::size_t end = taken.size(); begin < end; ++begin)
            forEachNeighbour(SchemaType(taken[begin]), take);
    }
    return taken;
}

json::Value typeView(SchemaType type)
{
    const auto nameOnly = [](SchemaType other) { return json::Value(other.name()); };
    json::Value view =
        json::Value::object({{"name", type.name()}, {"kind", json::Value(typeKindName(type.kind()))}});
    describe(view, type);
    if (type.hasSpecifiedBy())
        view.set("specified_by", json::Value(type.specifiedBy()));
    if (type.isOneOf())
        view.set("one_of", json::Value(true));
    setList(view, "interfaces", type.interfaces(), nameOnly);
    if (type.isAbstract())
        setList(view, "possible_types", type.possibleTypes(), nameOnly);
    setList(view, "fields", type.fields(), viewOf);
    setList(view, "input_fields", type.inputFields(), viewOf);
    setList(view, "enum_values", type.enumValues(), viewOf);
    return view;
}

} // namespace tooltray::toolkit
