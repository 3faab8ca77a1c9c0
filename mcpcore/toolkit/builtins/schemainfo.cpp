// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemainfo.h"

#include "graphql/schema/printschema.h"
#include "workspace/codec/members.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

constexpr std::size_t kSentenceBytes = 100;
constexpr std::size_t kMaxUsesInText = 40;

constexpr std::array<std::pair<OperationType, std::string_view>, 3> kRoots{
    {{OperationType::Query, "query"},
     {OperationType::Mutation, "mutation"},
     {OperationType::Subscription, "subscription"}}};

bool isRoot(SchemaType type)
{
    for (const auto &[operation, name] : kRoots) {
        if (type.schema().rootType(operation) == type)
            return true;
    }
    return false;
}

bool isListed(SchemaType type)
{
    return !type.isIntrospection() && !type.isBuiltIn() && !isRoot(type);
}

void appendUses(std::string &text, std::string_view what, const std::vector<std::string> &uses)
{
    if (uses.empty())
        return;
    text.append("# ").append(what).append(": ");
    for (std::size_t i = 0; i < uses.size() && i < kMaxUsesInText; ++i)
        text.append(i == 0 ? "" : ", ").append(uses[i]);
    if (uses.size() > kMaxUsesInText)
        text += " and " + std::to_string(uses.size() - kMaxUsesInText)
                + " more (format \"json\" lists all of them)";
    text += '\n';
}

} // namespace

std::string schemaOverviewText(const Schema &schema)
{
    std::string text;
    for (const auto &[operation, name] : kRoots) {
        const SchemaType root = schema.rootType(operation);
        if (!root)
            continue;
        text.append("# ").append(name).append(": ").append(std::to_string(root.fields().size()));
        text += root.fields().size() == 1 ? " field\n" : " fields\n";
        minify(root, text, {Descriptions::None});
        text += '\n';
    }
    for (const TypeKind kind : {TypeKind::Object, TypeKind::Interface, TypeKind::Union, TypeKind::InputObject,
                                TypeKind::Enum, TypeKind::Scalar}) {
        std::string names;
        std::size_t count = 0;
        for (const SchemaType type : schema.types()) {
            if (type.kind() != kind || !isListed(type))
                continue;
            names.append(names.empty() ? "" : " ").append(type.name());
            ++count;
        }
        if (count > 0)
            text.append("# ")
                .append(typeKindName(kind))
                .append(" types: ")
                .append(std::to_string(count))
                .append("\n")
                .append(names)
                .append("\n");
    }
    text +=
        "# Next: get_schema_info with type_name for one of them, or search_schema for what you want to do.\n";
    return text;
}

json::Value schemaOverview(const Schema &schema)
{
    json::Value view = json::Value::object();
    for (const auto &[operation, name] : kRoots) {
        if (const SchemaType root = schema.rootType(operation))
            view.set(std::string(name) + "_type", json::Value(root.name()));
    }
    json::Value &types = view.set("types", json::Value::array());
    for (const SchemaType type : schema.types()) {
        if (type.isIntrospection() || type.isBuiltIn())
            continue;
        json::Value one =
            json::Value::object({{"name", type.name()}, {"kind", json::Value(typeKindName(type.kind()))}});
        const std::string sentence = firstSentence(type.description(), kSentenceBytes);
        if (!sentence.empty())
            one.set("description", json::Value(sentence));
        const std::size_t members =
            type.fields().size() + type.inputFields().size() + type.enumValues().size();
        if (members > 0)
            one.set("members", json::Value(members));
        types.append(std::move(one));
    }
    return view;
}

std::string typeText(SchemaType type, std::size_t depth, SchemaFormat format, Descriptions minified)
{
    std::string text;
    if (format == SchemaFormat::Minified) {
        for (const SchemaType each : typesAround(type, depth)) {
            minify(each, text, {minified});
            text += '\n';
        }
    } else {
        for (const SchemaType each : typesAround(type, depth)) {
            text += text.empty() ? "" : "\n";
            printType(each, text);
            if (!text.ends_with('\n'))
                text += '\n';
        }
    }
    const TypeUses uses = typeUses(type);
    appendUses(text, std::string(type.name()) + " is returned by", uses.returnedBy);
    appendUses(text, std::string(type.name()) + " is accepted by", uses.acceptedBy);
    return text;
}

json::Value typeDetails(SchemaType type, std::size_t depth)
{
    json::Value view = typeView(type);
    const TypeUses uses = typeUses(type);
    view.set("returned_by", workspace::encode(uses.returnedBy));
    view.set("accepted_by", workspace::encode(uses.acceptedBy));
    const std::vector<SchemaType> around = typesAround(type, depth);
    if (around.size() > 1) {
        json::Value &related = view.set("related", json::Value::array());
        for (std::size_t i = 1; i < around.size(); ++i)
            related.append(typeView(around[i]));
    }
    return view;
}

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
