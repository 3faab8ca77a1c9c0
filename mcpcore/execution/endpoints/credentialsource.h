// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "credentials/authorizer.h"
#include "credentials/secret.h"
#include "workspace/snapshot/workspace.h"

#include <QFuture>

#include <memory>
#include <string>

namespace tooltray::execution {

// Where the credentials of a workspace come from. What it hands out the redactor knows by then.
class CredentialSource {
public:
    virtual ~CredentialSource() = default;

    // Null: the workspace has no credential of that name.
    virtual std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                                const std::string &credential) = 0;
    // What it holds, for context variables that are secret.
    virtual QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                        const std::string &credential) = 0;
};

} // namespace tooltray::execution
