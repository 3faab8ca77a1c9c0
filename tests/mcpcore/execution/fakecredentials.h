// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "execution/arguments/credentialsource.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::execution {

// Bearer tokens by the name of their credential. Those that are slow answer when they are told to.
class FakeCredentials final : public CredentialSource {
public:
    std::map<std::string, std::string> secrets;
    bool isSlow = false;
    std::map<std::string, std::string> fresh = {}; // what there is in place of a secret that was refused
    std::set<std::string> waiting = {};            // endpoints, and "KEY>endpoint", that nobody agreed to yet
    std::vector<credentials::HeaderField> further = {}; // that go along with each
    int refused = 0; // how often an upstream would not have what it was given

    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) override;
    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable,
                                 const workspace::Endpoint &endpoint) override;
    std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                        const workspace::Endpoint &endpoint) override;
    QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                const workspace::ContextVariable &variable,
                                                const workspace::Endpoint &endpoint) override;
    void answer(); // everybody who waits

private:
    class Token;
    struct Waiting {
        std::string credential;
        ResultPromise<credentials::Secret> answer;
    };

    std::vector<Waiting> m_waiting;
};

} // namespace tooltray::execution
