// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemainfo.h"

#include "graphql/schema/printschema.h"
#include "toolkit/builtins/typeview.h"

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

json::Value textList(const std::vector<std::string> &texts)
{
    json::Value list = json::Value::array();
    for (const std::string &text : texts)
        list.append(json::Value(text));
    return list;
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
    view.set("returned_by", textList(uses.returnedBy));
    view.set("accepted_by", textList(uses.acceptedBy));
    const std::vector<SchemaType> around = typesAround(type, depth);
    if (around.size() > 1) {
        json::Value &related = view.set("related", json::Value::array());
        for (std::size_t i = 1; i < around.size(); ++i)
            related.append(typeView(around[i]));
    }
    return view;
}

} // namespace tooltray::toolkit
