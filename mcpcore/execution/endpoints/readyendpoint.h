// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/oauth/authorizer.h"
#include "upstream/exchange/request.h"
#include "upstream/policy/endpoint.h"
#include "workspace/definitions/endpoint.h"

#include <memory>
#include <string>

namespace tooltray::execution {

// An endpoint that requests can be sent to.
struct ReadyEndpoint {
    std::shared_ptr<upstream::Endpoint> endpoint;
    upstream::Request request; // URL, headers with the credential, timeouts, size limits
    std::shared_ptr<const workspace::Endpoint> definition;
    std::shared_ptr<credentials::Authorizer> authorizer = {}; // null: it needs no credential
    credentials::Authorizer::Fields authorization = {};

    // To be said after a 401, so that the next request is not sent with the same.
    void refused() const
    {
        if (authorizer)
            authorizer->refused(authorization);
    }

    // Differs wherever an answer might: by URL, headers and credential. Tells nothing about them.
    std::string identity() const;
};

} // namespace tooltray::execution
