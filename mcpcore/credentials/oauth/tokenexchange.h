// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/headerfield.h"

#include <QFuture>

#include <string>
#include <vector>

namespace tooltray::credentials {

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

} // namespace tooltray::credentials
