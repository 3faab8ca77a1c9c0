// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/oauth/oauthsettings.h"
#include "credentials/oauth/tokenexchange.h"

#include <string>

namespace tooltray::credentials {

// What the authorization server gave to the browser, and what goes with it.
struct AuthorizationGrant {
    Secret code;
    Secret verifier;
    std::string redirectUri;
};

// The requests of RFC 6749 for tokens. An empty client secret makes a public client of the flow that may have
// one.
TokenRequest clientCredentialsRequest(const OAuthSettings &settings, const Secret &clientSecret);
TokenRequest codeRequest(const OAuthSettings &settings, const Secret &clientSecret,
                         const AuthorizationGrant &grant);
TokenRequest refreshRequest(const OAuthSettings &settings, const Secret &clientSecret,
                            const Secret &refreshToken);

} // namespace tooltray::credentials
