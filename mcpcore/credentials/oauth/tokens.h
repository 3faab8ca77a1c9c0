// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/oauth/tokenexchange.h"
#include "credentials/redactor.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::credentials {

struct Tokens {
    Secret access;
    Secret refresh;                               // empty when there is none
    std::optional<std::chrono::seconds> lifetime; // of the access token, when it is known
    std::string person = {};                      // whose they are; empty: the server did not say

    bool operator==(const Tokens &) const = default;
};

// What a server answered (RFC 6749 sections 5.1 and 5.2), read as widely as servers write it: expires_in as a
// string, no token_type, an error with status 200. The errors: oauth_client_refused, oauth_grant_refused,
// oauth_scope_refused, oauth_request_refused, oauth_refused, oauth_unavailable, oauth_answer_unreadable,
// oauth_token_missing and oauth_token_type. What the server says in them is masked.
Result<Tokens> readTokens(const TokenAnswer &answer, const Redactor &redactor);

// The error that a server named, at its token endpoint or in the browser.
Error oauthError(std::string_view code, std::string_view description, const Redactor &redactor);

} // namespace tooltray::credentials
