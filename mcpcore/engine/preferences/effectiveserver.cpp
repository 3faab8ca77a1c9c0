// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/preferences/effectiveserver.h"

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

} // namespace tooltray::engine
