// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::credentials {

// What an authorization server must be told, but for secrets.
struct OAuthSettings {
    enum class Flow : std::uint8_t {
        ClientCredentials, // RFC 6749 section 4.4
        Code,              // section 4.1, with PKCE (RFC 7636)
    };
    // How the client shows its secret, when it has one (section 2.3.1).
    enum class ClientAuthentication : std::uint8_t { Header, Body };

    Flow flow = Flow::ClientCredentials;
    std::string tokenUrl;
    std::string authorizationUrl = {}; // of Code
    std::string clientId;
    std::vector<std::string> scopes = {};
    std::string audience = {};   // what some servers want to know
    std::string headerName = {}; // that the access token goes in; empty: Authorization
    ClientAuthentication clientAuthentication = ClientAuthentication::Header;

    bool operator==(const OAuthSettings &) const = default;
};

} // namespace tooltray::credentials
