// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/policycodec.h"

#include "workspace/codec/members.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/enumnames.h"

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
            in.report("the hash of a token looks like sha256:HEX; what is there is not shown");
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

} // namespace tooltray::workspace
