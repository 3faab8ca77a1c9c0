// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/objectcodec.h"

#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/fieldformats.h"
#include "workspace/codec/members.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/enumnames.h"

#include <array>
#include <utility>

namespace tooltray::workspace {

namespace {

// sha256: and 64 hexadecimal digits: what a token itself never looks like.
struct TokenHash {
    void operator()(const json::Reader &in, std::string &out) const
    {
        constexpr std::string_view prefix = "sha256:";
        const std::string_view text = in.value().toString();
        const bool isHash =
            text.starts_with(prefix) && text.size() == prefix.size() + 64
            && text.find_first_not_of("0123456789abcdef", prefix.size()) == std::string_view::npos;
        if (isHash)
            out = text;
        else
            in.report(CORE_TEXT("Core", "expected \"sha256:\" and 64 hex digits (the value is not shown)"));
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<Surface>)
{
    members.optional("mode", &Surface::mode);
    members.optional("max_tools", &Surface::maxTools);
    members.optional("max_bytes", &Surface::maxBytes);
}

template <typename Members>
void describe(Members &members, std::type_identity<ClientPolicy>)
{
    members.optional("read_only", &ClientPolicy::readOnly);
    members.optional("allowed_tools", &ClientPolicy::allowedTools, DistinctTexts());
    members.optional("allowed_tags", &ClientPolicy::allowedTags, DistinctTexts());
    members.optional("mutations", &ClientPolicy::mutations);
    members.optional("calls_per_minute", &ClientPolicy::callsPerMinute);
    members.optional("result_bytes", &ClientPolicy::resultBytes);
    members.optional("surface", &ClientPolicy::surface);
    members.optional("groups_off", &ClientPolicy::groupsOff);
    members.optional("rights", &ClientPolicy::rights);
}

template <typename Members>
void describe(Members &members, std::type_identity<Client>)
{
    members.optional("title", &Client::title);
    members.optional("profile", &Client::profile);
    members.required("token_hash", &Client::tokenHash, TokenHash());
    members.optional("enabled", &Client::enabled);
    members.optional("policy", &Client::policy);
}

template <typename Members>
void describe(Members &members, std::type_identity<Settings>)
{
    members.optional("title", &Settings::title);
    members.optional("surface", &Settings::surface);
    members.optional("groups_off", &Settings::groupsOff);
    members.optional("result_bytes", &Settings::resultBytes,
                     json::Between<std::uint64_t>{1'000, 1ULL << 40U});
    members.optional("context_scope", &Settings::contextScope);
    members.optional("context_override", &Settings::contextOverride);
}

void read(const json::Reader &in, Surface &out)
{
    readMembers(in, out);
}

json::Value encode(const Surface &surface)
{
    return encodeMembers(surface);
}

void read(const json::Reader &in, Client &out)
{
    readMembers(in, out);
}

json::Value encode(const Client &client)
{
    return encodeMembers(client);
}

void read(const json::Reader &in, Settings &out)
{
    readMembers(in, out);
}

json::Value encode(const Settings &settings)
{
    return encodeMembers(settings);
}

namespace {

// An object from the labels to the values.
struct Entries {
    void operator()(const json::Reader &in, std::vector<Mapping::Entry> &out) const
    {
        if (!in.value().isObject())
            return in.reportExpected(CORE_TEXT("Core", "an object"));
        out.reserve(in.value().size());
        for (const json::Member &member : in.value().members()) {
            out.push_back({std::string(member.name.view()), {}});
            ScalarFormat()(in.member(member.name), out.back().value);
        }
    }

    json::Value encode(const std::vector<Mapping::Entry> &entries) const
    {
        json::Value out = json::Value::object();
        for (const Mapping::Entry &entry : entries)
            out.set(entry.label, entry.value);
        return out;
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<CustomType>)
{
    members.optional("description", &CustomType::description, Lines());
    members.optional("scalars", &CustomType::scalars, DistinctTexts());
    members.required("schema", &CustomType::schema, AnyObject());
}

template <typename Members>
void describe(Members &members, std::type_identity<Mapping>)
{
    members.optional("description", &Mapping::description, Lines());
    members.required("entries", &Mapping::entries, Entries());
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt::Argument>)
{
    members.required("name", &Prompt::Argument::name, Identifier());
    members.optional("description", &Prompt::Argument::description);
    members.optional("required", &Prompt::Argument::required);
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt::Message>)
{
    members.optional("role", &Prompt::Message::role);
    members.required("text", &Prompt::Message::text, Lines());
}

template <typename Members>
void describe(Members &members, std::type_identity<Prompt>)
{
    members.optional("title", &Prompt::title);
    members.optional("description", &Prompt::description, Lines());
    members.optional("arguments", &Prompt::arguments);
    members.required("messages", &Prompt::messages);
}

template <typename Members>
void describe(Members &members, std::type_identity<ContextVariable>)
{
    members.optional("value", &ContextVariable::value, ScalarFormat());
    members.optional("credential", &ContextVariable::credential, json::NonEmpty());
    members.optional("description", &ContextVariable::description);
    members.optional("origin", &ContextVariable::origin);
}

void read(const json::Reader &in, CustomType &out)
{
    readMembers(in, out);
}

json::Value encode(const CustomType &type)
{
    return encodeMembers(type);
}

void read(const json::Reader &in, Mapping &out)
{
    readMembers(in, out);
}

json::Value encode(const Mapping &mapping)
{
    return encodeMembers(mapping);
}

void read(const json::Reader &in, Prompt &out)
{
    readMembers(in, out);
}

json::Value encode(const Prompt &prompt)
{
    return encodeMembers(prompt);
}

void read(const json::Reader &in, ContextVariable &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    if (in.errorCount() == errorsBefore && out.value.isNull() == out.credential.empty())
        in.report(CORE_TEXT("Core", "either \"value\" or \"credential\" must be given"));
}

json::Value encode(const ContextVariable &variable)
{
    return encodeMembers(variable);
}

void read(const json::Reader &in, Object &out)
{
    std::visit([&](auto &alternative) { read(in, alternative); }, out);
}

json::Value encode(const Object &object)
{
    return std::visit([](const auto &alternative) { return encode(alternative); }, object);
}

Object makeObject(ObjectKind kind)
{
    return [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        static constexpr std::array makers{+[] { return Object(std::in_place_index<I>); }...};
        return makers[static_cast<std::size_t>(kind)]();
    }
    (std::make_index_sequence<kObjectKinds>());
}

} // namespace tooltray::workspace
