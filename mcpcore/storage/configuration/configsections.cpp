// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configsections.h"

#include "storage/configuration/configuration.h"
#include "storage/configuration/scalars.h"
#include "workspace/codec/fieldformats.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/names.h"
#include "json/decode.h"
#include "json/number.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace tooltray::storage {

void NameCheck::check(const json::Reader &in, const std::string &name)
{
    if (auto problem = workspace::nameProblem(m_kind, name))
        return report(in, std::move(*problem));
    const bool isContext = m_kind == workspace::ObjectKind::Context;
    const std::string meaning = isContext ? workspace::foldedContextKey(name) : workspace::foldedCase(name);
    const auto [first, isNew] = m_names.try_emplace(meaning, name);
    if (!isNew)
        report(in,
               {CORE_TEXT("Core", "\"{name}\" counts as the same name as \"{other}\"; choose another one."),
                {{"name", name}, {"other", first->second}}});
}

void NameCheck::report(const json::Reader &in, Message message) const
{
    if (m_context.errors.size() < json::Reader::kMaxErrors)
        m_context.errors.push_back({json::DecodeError::Kind::Unknown, in.path(), std::move(message)});
}

void readServer(const json::Reader &in, const SectionContext &context)
{
    constexpr HumanSize atLeastOneKib{1024};
    ConfiguredServer &out = context.out.server;
    json::ObjectReader object(in);
    object.optional("port", out.port);
    object.optional("addresses", out.addresses, IpAddresses());
    object.optional("allowed_hosts", out.allowedHosts, workspace::DistinctTexts());
    object.optional("allowed_origins", out.allowedOrigins, workspace::DistinctTexts());
    object.optional("max_connections", out.maxConnections);
    object.optional("max_body_bytes", out.maxBodyBytes, atLeastOneKib);
    object.optional("metrics", out.metrics);
}

void readStorage(const json::Reader &in, const SectionContext &context)
{
    using enum ConfiguredStorage::Adapter;
    ConfiguredStorage &out = context.out.storage;
    const std::size_t errorsBefore = in.errorCount();
    json::ObjectReader object(in);
    object.required("adapter", out.adapter);
    const bool isKnown = in.errorCount() == errorsBefore;
    if (!isKnown || out.adapter != Postgresql)
        object.optional("path", out.path, FilePath{context.folder});
    if (isKnown && out.adapter != Postgresql)
        return;
    object.optional("host", out.host, json::NonEmpty());
    object.optional("port", out.port, json::Between<std::uint16_t>{1, 65'535});
    const bool hasDatabase = object.optional("database", out.database, json::NonEmpty());
    object.optional("user", out.user, json::NonEmpty());
    object.optional("schema", out.schema, workspace::Identifier());
    object.optional("tls", out.tls);
    object.optional("ca_file", out.caFile, FilePath{context.folder});
    if (const auto password = object.find("password")) {
        if (const ConfiguredSecret *secret = context.tree.secret(password->path()))
            out.password = *secret;
        else
            password->reportExpected(Message(CORE_TEXT("Core", "a string such as \"${PGPASSWORD}\"")));
    }
    if (const auto key = object.find("shared_key")) {
        const ConfiguredSecret *secret = context.tree.secret(key->path());
        const auto isLong = [](std::string_view text) { return text.size() >= ConfiguredStorage::kLeastKey; };
        if (secret != nullptr && (secret->isUnset || secret->text.open(isLong)))
            out.sharedKey = *secret;
        else
            key->reportExpected(Message(CORE_TEXT("Core", "a string of at least 32 characters")));
    }
    if (isKnown && !hasDatabase && in.value().isObject())
        in.reportMissing("database");
}

void readTelemetry(const json::Reader &in, const SectionContext &context)
{
    ConfiguredTelemetry &out = context.out.telemetry;
    json::ObjectReader object(in);
    object.required("endpoint", out.endpoint, PublicUrl());
    object.optional("service", out.service, json::NonEmpty());
    object.optional("ca_file", out.caFile, FilePath{context.folder});
    const auto headers = object.find("headers");
    if (!headers)
        return;
    if (!headers->value().isObject())
        return headers->reportExpected(Message(CORE_TEXT("Core", "a map of names")));
    for (const json::Member &member : headers->value().members()) {
        const json::Reader value = headers->member(member.name);
        const ConfiguredSecret *secret = context.tree.secret(value.path());
        if (secret != nullptr)
            out.headers.emplace(member.name.view(), *secret);
        else
            value.reportExpected(Message(CORE_TEXT("Core", "a string such as \"${TOKEN}\"")));
    }
}

namespace {

using workspace::ObjectKind;

// Shows each member of a map whose names are those of objects.
template <typename Each>
void forEachNamed(const json::Reader &in, ObjectKind kind, const SectionContext &context, Each &&each)
{
    if (!in.value().isObject())
        return in.reportExpected(Message(CORE_TEXT("Core", "a map of names")));
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
        workspace::ScalarFormat()(in, value);
        choice.set("const", std::move(value));
        return choice;
    }
    std::string name;
    std::string description;
    json::ObjectReader object(in);
    object.required("name", name, json::NonEmpty());
    object.required("value", value, workspace::ScalarFormat());
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
        in.reportExpected(Message(CORE_TEXT("Core", "a list of at least one value")));
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
                element.report(key == "const" ? CORE_TEXT("Core", "this value appears twice")
                                              : CORE_TEXT("Core", "this name appears twice"));
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
        workspace::ScalarFormat()(value, variable.value);
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
        if (!value.value().isObject() || value.value().isEmpty())
            return value.reportExpected(
                Message(CORE_TEXT("Core", "a map of at least one label to its value")));
        for (const json::Member &member : value.value().members()) {
            mapping.entries.push_back({std::string(member.name.view()), {}});
            workspace::ScalarFormat()(value.member(member.name), mapping.entries.back().value);
        }
        context.add(std::move(mapping));
    });
}

void readClients(const json::Reader &in, const SectionContext &context)
{
    std::map<std::string, std::string> owners; // of the tokens, by their hashes
    forEachNamed(in, ObjectKind::Client, context, [&](const json::Reader &value, const std::string &name) {
        workspace::Client client;
        client.name = name;
        read(value, client);
        const auto [owner, isNew] = owners.try_emplace(client.tokenHash, name);
        if (!isNew && !client.tokenHash.empty())
            value.member("token_hash")
                .report({CORE_TEXT("Core", "this token belongs to the client \"{name}\" as well; give each "
                                           "client its own"),
                         {{"name", owner->second}}});
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
