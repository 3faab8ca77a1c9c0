// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/oauth/authorizer.h"
#include "credentials/secrets/secret.h"
#include "workspace/snapshot/workspace.h"

#include <QFuture>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Where the credentials of a workspace come from, each for the endpoint that it is sent to: nothing leaves here for a
// place that nobody agreed to. What it hands out the redactor knows by then.
class CredentialSource {
public:
    virtual ~CredentialSource() = default;

    // Why nothing may be sent to the endpoint yet, with a credential or without: its definition leads to something that
    // a person has to agree to first.
    virtual std::optional<Error> refusal(const workspace::Workspace &workspace,
                                         const workspace::Endpoint &endpoint) = 0;
    // Why the value of the variable may not be sent there.
    virtual std::optional<Error> refusal(const workspace::Workspace &workspace,
                                         const workspace::ContextVariable &variable,
                                         const workspace::Endpoint &endpoint) = 0;

    // What of the endpoint's mutation policy counts at this computer.
    virtual workspace::MutationPolicy mutations(const workspace::Workspace & /*workspace*/,
                                                const workspace::Endpoint &endpoint)
    {
        return endpoint.mutations;
    }

    // Whether what the tool says of itself, and only a person may say, was said at this computer.
    virtual bool permits(const workspace::Workspace & /*workspace*/, std::string_view /*tool*/)
    {
        return true;
    }

    // Null: the workspace has no credential of the name that the endpoint gives.
    virtual std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                                const workspace::Endpoint &endpoint) = 0;
    // The value of a secret variable.
    virtual QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                        const workspace::ContextVariable &variable,
                                                        const workspace::Endpoint &endpoint) = 0;
};

} // namespace tooltray::execution
