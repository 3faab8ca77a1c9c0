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

// Provides the credentials of a workspace, each for the endpoint that it is sent to: nothing leaves here for
// a place that no person agreed to. The redactor knows a credential by the time it is returned.
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

    // The endpoint's mutation policy as it applies at this computer.
    virtual workspace::MutationPolicy mutations(const workspace::Workspace & /*workspace*/,
                                                const workspace::Endpoint &endpoint)
    {
        return endpoint.mutations;
    }

    // True if the tool's own claims that only a person may make were made at this computer.
    virtual bool permits(const workspace::Workspace & /*workspace*/, std::string_view /*tool*/)
    {
        return true;
    }

    // Null: the workspace has no credential of the name that the endpoint gives.
    virtual std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                                const workspace::Endpoint &endpoint) = 0;
    // Why the endpoint's credential has no secret, as far as that is known without asking a keychain, a program or a
    // server.
    virtual std::optional<Error> missingSecret(const workspace::Workspace & /*workspace*/,
                                               const workspace::Endpoint & /*endpoint*/)
    {
        return std::nullopt;
    }
    // The same of the value of a secret variable.
    virtual std::optional<Error> missingSecret(const workspace::Workspace & /*workspace*/,
                                               const workspace::ContextVariable & /*variable*/)
    {
        return std::nullopt;
    }
    // The value of a secret variable.
    virtual QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                        const workspace::ContextVariable &variable,
                                                        const workspace::Endpoint &endpoint) = 0;
};

} // namespace tooltray::execution
