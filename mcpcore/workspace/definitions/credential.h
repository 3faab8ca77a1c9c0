// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// How a secret is used and where it is kept; never the secret itself.
struct Credential {
    enum class Scheme : std::uint8_t { Bearer, ApiKey, Header, Basic, OAuth2ClientCredentials, OAuth2Code };
    enum class Source : std::uint8_t { Keychain, Environment, Command, Memory };
    enum class Place : std::uint8_t { Header, Query, Cookie };

    struct OAuth2 {
        std::string tokenUrl;
        std::string authorizationUrl; // only of the code flow
        std::string clientId;
        std::vector<std::string> scopes;
        std::string audience;

        bool operator==(const OAuth2 &) const = default;
    };

    std::string name;
    Scheme scheme = Scheme::Bearer;
    Source source = Source::Keychain;
    Place place = Place::Header; // of ApiKey
    // Or that of the query parameter or cookie. Empty: X-Api-Key for ApiKey, Authorization for all others.
    std::string headerName;
    std::string user;                          // of Basic
    std::string variable;                      // of Environment
    std::vector<std::string> command;          // program and arguments, run without a shell
    std::chrono::seconds commandLifetime{300}; // how long its output is used
    std::optional<OAuth2> oauth2;

    // True if what is sent is a token that the secret, or somebody who signs in, gets from a server.
    bool usesOAuth() const
    {
        return scheme == Scheme::OAuth2ClientCredentials || scheme == Scheme::OAuth2Code;
    }

    bool operator==(const Credential &) const = default;
};

} // namespace tooltray::workspace
