// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/redactor.h"
#include "credentials/secrets/secret.h"

#include <QFuture>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

// The parameters for an authorization server, except for secrets.
struct OAuthSettings {
    enum class Flow : std::uint8_t {
        ClientCredentials, // RFC 6749 section 4.4
        Code,              // section 4.1, with PKCE (RFC 7636)
    };
    // The place where the client sends its secret, if it has one (section 2.3.1).
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

// The scopes as the protocol writes them (RFC 6749 section 3.3): separated by spaces.
inline std::string joinedScopes(const OAuthSettings &settings)
{
    std::string joined;
    for (const std::string &scope : settings.scopes)
        joined += (joined.empty() ? "" : " ") + scope;
    return joined;
}

struct TokenRequest {
    std::string url;
    std::vector<HeaderField> headers; // beside Content-Type: application/x-www-form-urlencoded
    Secret body;
};

struct TokenAnswer {
    int status = 0;
    Secret body; // JSON
};

// Brings a request to an authorization server with POST. Follows no redirects, keeps no copies, and records
// neither body.
class TokenExchange {
public:
    virtual ~TokenExchange() = default;

    // An error when there was no answer; one that refuses is an answer.
    virtual QFuture<Result<TokenAnswer>> post(TokenRequest request) = 0;
};

// Proves that who redeems a code is who asked for it (RFC 7636).
struct Pkce {
    Secret verifier;
    std::string challenge; // S256

    static Pkce fresh();
    static std::string challengeOf(std::string_view verifier);
};

// The code that the authorization server gave to the browser, and the values sent along with it.
struct AuthorizationGrant {
    Secret code;
    Secret verifier;
    std::string redirectUri;
};

// Section 4.1.1: the page that the person is shown.
std::string authorizationUrl(const OAuthSettings &settings, const std::string &redirectUri,
                             const Secret &state, const Pkce &pkce);

// The requests of RFC 6749 for tokens. An empty client secret makes a public client of the flow that may have
// one.
TokenRequest clientCredentialsRequest(const OAuthSettings &settings, const Secret &clientSecret);
TokenRequest codeRequest(const OAuthSettings &settings, const Secret &clientSecret,
                         const AuthorizationGrant &grant);
TokenRequest refreshRequest(const OAuthSettings &settings, const Secret &clientSecret,
                            const Secret &refreshToken);

struct OAuthTokens {
    Secret access;
    Secret refresh;                               // empty when there is none
    std::optional<std::chrono::seconds> lifetime; // of the access token, when it is known
    std::string person = {};                      // whose they are; empty: the server did not say

    bool operator==(const OAuthTokens &) const = default;
};

// What a server answered (RFC 6749 sections 5.1 and 5.2), read as widely as servers write it: expires_in as a
// string, no token_type, an error with status 200. The errors: oauth_client_refused, oauth_grant_refused,
// oauth_scope_refused, oauth_request_refused, oauth_refused, oauth_unavailable, oauth_answer_unreadable,
// oauth_token_missing and oauth_token_type. What the server says in them is masked.
Result<OAuthTokens> readTokens(const TokenAnswer &answer, const Redactor &redactor);

// The error that a server named, at its token endpoint or in the browser.
Error oauthError(std::string_view code, std::string_view description, const Redactor &redactor);

} // namespace tooltray::credentials
