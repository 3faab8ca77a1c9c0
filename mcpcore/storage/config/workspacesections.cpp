// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configsections.h"

#include "storage/config/namecheck.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"
#include "json/number.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace tooltray::storage {
namespace {

using workspace::ObjectKind;

// Shows each member of a map whose names are those of objects.
template <typename Each>
void forEachNamed(const json::Reader &in, ObjectKind kind, const SectionContext &context, Each &&each)
{
    if (!in.value().isObject())
        return in.reportExpected("map of names");
    NameCheck names(kind, context);
    for (const json::Member &member : in.value().members()) {
        const json::Reader value = in.member(member.name);
        const std::string name(member.name.view());
        names.check(value, name);
        each(value, name);
    }
}

// One value of an enumeration, alone or with what people call it.
json::Value readChoice(const json::Reader &in)
{
    json::Value choice = json::Value::object();
    json::Value value;
    if (!in.value().isObject()) {
        workspace::Scalar()(in, value);
        choice.set("const", std::move(value));
        return choice;
    }
    std::string name;
    std::string description;
    json::ObjectReader object(in);
    object.required("name", name, json::NonEmpty());
    object.required("value", value, workspace::Scalar());
    object.optional("description", description);
    choice.set("const", std::move(value));
    choice.set("title", json::Value(name));
    if (!description.empty())
        choice.set("description", json::Value(description));
    return choice;
}

// The JSON type that all the values have; nothing where they differ.
std::optional<std::string_view> commonType(const json::Value &choices)
{
    const json::Type type = choices[0]["const"].type();
    const bool isCommon = std::ranges::all_of(
        choices.elements(), [&](const json::Value &choice) { return choice["const"].type() == type; });
    if (!isCommon)
        return std::nullopt;
    return type == json::Type::String ? "string" : type == json::Type::Number ? "number" : "boolean";
}

// Scalars, those that are equal as one.
struct ScalarOrder {
    bool operator()(const json::Value &a, const json::Value &b) const
    {
        if (a.type() != b.type())
            return a.type() < b.type();
        if (a.isNumber())
            return json::compareNumbers(a.numberText(), b.numberText()) < 0;
        return a.isString() ? a.toString() < b.toString() : a.toBool() < b.toBool();
    }
};

json::Value readEnumeration(const json::Reader &in)
{
    json::Value schema = json::Value::object();
    if (!in.value().isArray() || in.value().isEmpty()) {
        in.reportExpected("list of at least one value");
        return schema;
    }
    json::Value choices = json::Value::array();
    std::map<std::string_view, std::set<json::Value, ScalarOrder>> seen; // by key
    for (std::size_t i = 0; i < in.value().size(); ++i) {
        const json::Reader element = in.element(i);
        json::Value choice = readChoice(element);
        for (const std::string_view key : {"const", "title"}) {
            const json::Value *own = choice.find(key);
            if (own != nullptr && !own->isNull() && !seen[key].insert(*own).second)
                element.report(key == "const" ? "the same value is there twice,"
                                              : "the same name is there twice,");
        }
        choices.append(std::move(choice));
    }
    if (const auto type = commonType(choices))
        schema.set("type", json::Value(*type));
    schema.set("oneOf", std::move(choices));
    return schema;
}

} // namespace

void readContextVariables(const json::Reader &in, const SectionContext &context)
{
    forEachNamed(in, ObjectKind::Context, context, [&](const json::Reader &value, const std::string &name) {
        workspace::ContextVariable variable;
        variable.key = name;
        variable.origin = workspace::Origin::Config;
        workspace::Scalar()(value, variable.value);
        context.add(std::move(variable));
    });
}

void readContextPersistence(const json::Reader &in, const SectionContext &context)
{
    json::ObjectReader object(in);
    object.optional("default", context.out.settings.contextScope);
    object.optional("override", context.out.settings.contextOverride);
    if (const auto variables = object.find("variables")) {
        forEachNamed(*variables, ObjectKind::Context, context,
                     [&](const json::Reader &value, const std::string &name) {
                         read(value, context.out.contextScopes[name]);
                     });
    }
}

void readEnumerations(const json::Reader &in, const SectionContext &context)
{
    forEachNamed(in, ObjectKind::Type, context, [&](const json::Reader &value, const std::string &name) {
        workspace::CustomType type;
        type.name = name;
        type.schema = readEnumeration(value);
        context.add(std::move(type));
    });
}

void readMappings(const json::Reader &in, const SectionContext &context)
{
    forEachNamed(in, ObjectKind::Mapping, context, [&](const json::Reader &value, const std::string &name) {
        workspace::Mapping mapping;
        mapping.name = name;
        if (!value.value().isObject())
            return value.reportExpected("map of labels to values");
        for (const json::Member &member : value.value().members()) {
            mapping.entries.push_back({std::string(member.name.view()), {}});
            workspace::Scalar()(value.member(member.name), mapping.entries.back().value);
        }
        context.add(std::move(mapping));
    });
}

void readClients(const json::Reader &in, const SectionContext &context)
{
    forEachNamed(in, ObjectKind::Client, context, [&](const json::Reader &value, const std::string &name) {
        workspace::Client client;
        client.name = name;
        read(value, client);
        context.add(std::move(client));
    });
}

void readSurface(const json::Reader &in, const SectionContext &context)
{
    workspace::Surface &surface = context.out.settings.surface.emplace();
    if (in.value().isObject())
        read(in, surface);
    else
        read(in, surface.mode);
}

} // namespace tooltray::storage
