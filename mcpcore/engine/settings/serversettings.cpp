// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/serversettings.h"

#include <algorithm>
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

} // namespace tooltray::engine
