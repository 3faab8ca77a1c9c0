// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/consent/consentledger.h"
#include "engine/secrets/consentrequest.h"
#include "engine/secrets/needs.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

// Decides what a workspace may do at this computer: the ledger knows what its person agreed to, and
// config.yaml and the window count as the person for what they define themselves. Lives on one thread.
class Consents final {
public:
    // The folder is that of the workspace, where others may write. The ledger outlives it.
    Consents(std::string workspace, credentials::ConsentLedger &ledger,
             const std::filesystem::path &folder = {});

    void setConfiguration(Needs::Configuration configuration);
    credentials::ConsentLedger &ledger() { return m_ledger; }

    // Why nothing may be sent to the endpoint, used for the credential alone, or be filled in for the endpoint.
    std::optional<Error> endpointRefusal(const workspace::Workspace &workspace,
                                         const workspace::Endpoint &endpoint);
    std::optional<Error> credentialRefusal(const workspace::Workspace &workspace,
                                           const workspace::Credential &credential) const;
    std::optional<Error> variableRefusal(const workspace::Workspace &workspace,
                                         const workspace::ContextVariable &variable,
                                         const workspace::Endpoint &endpoint);

    // The folder that the credential's command runs in.
    std::string commandFolder(const workspace::Workspace &workspace, const std::string &credential) const
    {
        return m_needs.commandFolder(workspace, credential);
    }

    // The endpoint's mutation policy as it applies at this computer.
    workspace::MutationPolicy mutations(const workspace::Workspace &workspace,
                                        const workspace::Endpoint &endpoint) const;
    // The client with the rights that nobody else gave it; null where it is not let in.
    workspace::ClientPtr accepted(const workspace::Workspace &workspace, workspace::ClientPtr client) const;

    // True if all permissions that the tool claims come from a person, see workspace::permissionsOf().
    bool permits(const workspace::Workspace &workspace, std::string_view tool) const;

    // The decided and the pending requests, in the order of the endpoints.
    std::vector<ConsentRequest> requests(const workspace::Workspace &workspace) const;
    // The entry that a decision about that id would be about now; nothing if no definition leads to it.
    std::optional<credentials::ConsentEntry> entryOf(const workspace::Workspace &workspace,
                                                     const std::string &id) const;
    std::vector<std::string> waitingEndpoints(const workspace::Workspace &workspace) const;

    // The consents for what a person's edit defines, and for nothing that was there before it.
    credentials::LedgerChange enteredBy(const workspace::Workspace &before, const workspace::Edit &edit,
                                        const workspace::Workspace &after) const;

private:
    std::optional<Error> endpointRefusalNow(const workspace::Workspace &workspace,
                                            const workspace::Endpoint &endpoint) const;
    bool isSatisfied(const Need &need) const;
    std::set<std::string> waitingOf(const std::vector<Need> &needs) const;
    bool areSatisfied(const std::vector<Need> &needs) const;
    bool isKnown(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint) const;
    std::vector<Need> all(const workspace::Workspace &workspace) const;
    std::vector<Need> policies(const workspace::Workspace &workspace) const;
    ConsentRequest requestFor(const Need &need) const;
    credentials::ClaimSubject subjectOf(const Need &need) const;
    const credentials::ConsentEntry *acceptedPolicy(const Need &need) const;
    void enterPolicies(const workspace::Workspace &before, const workspace::Edit &edit,
                       const workspace::Workspace &after, credentials::LedgerChange &change) const;

    Needs m_needs;
    credentials::ConsentLedger &m_ledger;
    // Variables that a call wanted to send to an endpoint, by their names: which ones do is seen when it happens.
    std::set<std::pair<std::string, std::string>> m_asked;

    // The saved result for an endpoint that no context variable decides about, as each request asks for it.
    struct Known {
        std::vector<std::pair<workspace::DefinitionPtr, workspace::Layer>> used; // endpoint and credentials
        std::uint64_t generation = 0;
        std::string files = {};
        std::optional<Error> refusal;
    };
    std::map<std::string, Known, std::less<>> m_known;
};

} // namespace tooltray::engine
