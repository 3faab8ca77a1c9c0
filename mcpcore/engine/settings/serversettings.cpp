// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/serversettings.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

storage::ConfiguredServer effectiveServer(const storage::ConfiguredServer &configured,
                                          const ServerPreferences &chosen)
{
    storage::ConfiguredServer server = configured;
    if (!server.port)
        server.port = chosen.port;
    if (!server.addresses && !chosen.addresses.empty())
        server.addresses = chosen.addresses;
    if (server.allowedHosts.empty())
        server.allowedHosts = chosen.allowedHosts;
    if (server.allowedOrigins.empty())
        server.allowedOrigins = chosen.allowedOrigins;
    if (!server.maxConnections)
        server.maxConnections = chosen.maxConnections;
    if (!server.maxBodyBytes)
        server.maxBodyBytes = chosen.maxBodyBytes;
    return server;
}

PreferencesState preferencesState(const Preferences &chosen, const storage::ConfiguredServer &configured)
{
    const storage::ConfiguredServer server = effectiveServer(configured, chosen.server);
    const auto decider = [](bool isInFile) { return isInFile ? Decider::ConfigFile : Decider::Person; };
    PreferencesState state;
    state.chosen = chosen;
    state.inEffect = chosen.server;
    state.inEffect.port = server.port;
    state.inEffect.addresses = server.addresses.value_or(std::vector<std::string>());
    state.inEffect.allowedHosts = server.allowedHosts;
    state.inEffect.allowedOrigins = server.allowedOrigins;
    state.inEffect.maxConnections = static_cast<std::uint32_t>(
        std::min<std::size_t>(server.maxConnections.value_or(0), ServerPreferences::kMaxConnections));
    state.inEffect.maxBodyBytes = server.maxBodyBytes.value_or(0);
    state.port = decider(configured.port.has_value());
    state.addresses = decider(configured.addresses.has_value());
    state.allowedHosts = decider(!configured.allowedHosts.empty());
    state.allowedOrigins = decider(!configured.allowedOrigins.empty());
    state.maxConnections = decider(configured.maxConnections.has_value());
    state.maxBodyBytes = decider(configured.maxBodyBytes.has_value());
    return state;
}

namespace {

template <typename T>
void takeLower(std::optional<T> &value, const std::optional<T> &other)
{
    if (other && (!value || *other < *value))
        value = other;
}

std::vector<std::string> inBoth(const std::vector<std::string> &a, const std::vector<std::string> &b)
{
    std::vector<std::string> both;
    std::ranges::copy_if(a, std::back_inserter(both),
                         [&b](const std::string &name) { return std::ranges::find(b, name) != b.end(); });
    return both;
}

bool isOpen(const workspace::ClientPolicy &policy)
{
    return policy.allowedTools.empty() && policy.allowedTags.empty();
}

} // namespace

workspace::ClientPolicy restrictedBy(workspace::ClientPolicy policy, const workspace::ClientPolicy &other)
{
    policy.readOnly = policy.readOnly || other.readOnly;
    takeLower(policy.mutations, other.mutations); // from Deny up to Allow
    takeLower(policy.callsPerMinute, other.callsPerMinute);
    takeLower(policy.resultBytes, other.resultBytes);
    if (other.surface)
        policy.surface = other.surface;
    for (const workspace::BuiltInGroup group : other.groupsOff) {
        if (std::ranges::find(policy.groupsOff, group) == policy.groupsOff.end())
            policy.groupsOff.push_back(group);
    }
    if (isOpen(policy)) {
        policy.allowedTools = other.allowedTools;
        policy.allowedTags = other.allowedTags;
    } else if (!isOpen(other)) {
        policy.allowedTools = inBoth(policy.allowedTools, other.allowedTools);
        policy.allowedTags = inBoth(policy.allowedTags, other.allowedTags);
        if (isOpen(policy))
            policy.allowedTools.emplace_back(); // no tool has this name: empty lists would allow all
    }
    return policy;
}

} // namespace tooltray::engine
