// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "credentials/oauth/authorizer.h"
#include "credentials/oauth/oauthauthorizer.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/otherstores.h"
#include "engine/secrets/consents.h"
#include "execution/arguments/credentialsource.h"
#include "workspace/definitions/credential.h"

#include <QObject>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::engine {

// The credentials of one workspace at work: definitions say where secrets are kept and how they are shown. No program
// runs and no secret goes anywhere that nobody at this computer agreed to. Lives on one thread.
class Vault final : public execution::CredentialSource {
public:
    struct Setting {
        std::string workspace;              // the keychain's secrets are filed under it
        credentials::SecretStore &keychain; // all of these outlive it
        credentials::TokenExchange &exchange;
        credentials::Redactor &redactor;
        Clock &clock;
        credentials::ConsentLedger &ledger;
        std::filesystem::path folder = {}; // of the workspace
    };

    explicit Vault(const Setting &setting);

    // A secret of a credential whose source is Memory: known until the program ends.
    void keep(const std::string &credential, const credentials::Secret &secret);
    void forget(const std::string &credential);
    // All that ends with the program, for the same workspace under another name.
    credentials::MemoryStore::Secrets inMemory() const { return m_memory.secrets(); }
    void keep(const credentials::MemoryStore::Secrets &secrets);

    // Saves the secret where the credential says; refused if that place cannot be written to.
    QFuture<Result<void>> write(const workspace::Workspace &workspace, const std::string &credential,
                                const credentials::Secret &secret);
    QFuture<Result<void>> remove(const workspace::Workspace &workspace, const std::string &credential);
    QFuture<Result<void>> remove(const workspace::Credential &definition);
    // Signs a person in for the credential, see OAuthAuthorizer. A change of the credential ends it.
    QFuture<Result<credentials::SignedIn>> signIn(const workspace::Workspace &workspace,
                                                  const std::string &credential,
                                                  const credentials::Browser &browser);
    void cancelSignIn(const std::string &credential);
    QFuture<Result<void>> signOut(const workspace::Workspace &workspace, const std::string &credential);
    // The secret that is stored there, for the person who asks.
    QFuture<Result<credentials::Secret>> stored(const workspace::Workspace &workspace,
                                                const std::string &credential);
    // The credential's authorizer, to check the credential without a request to the endpoint.
    std::shared_ptr<credentials::Authorizer> tried(const workspace::Workspace &workspace,
                                                   const std::string &credential);

    Consents &consents() { return m_consents; }

    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) override;
    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable,
                                 const workspace::Endpoint &endpoint) override;
    workspace::MutationPolicy mutations(const workspace::Workspace &workspace,
                                        const workspace::Endpoint &endpoint) override
    {
        return m_consents.mutations(workspace, endpoint);
    }
    bool permits(const workspace::Workspace &workspace, std::string_view tool) override
    {
        return m_consents.permits(workspace, tool);
    }
    std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                        const workspace::Endpoint &endpoint) override;
    std::optional<Error> missingSecret(const workspace::Workspace &workspace,
                                       const workspace::Endpoint &endpoint) override;
    std::optional<Error> missingSecret(const workspace::Workspace &workspace,
                                       const workspace::ContextVariable &variable) override;
    QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                const workspace::ContextVariable &variable,
                                                const workspace::Endpoint &endpoint) override;

private:
    // Knows which secrets the keychain did not have when somebody last asked for them.
    class Keychain final : public credentials::SecretStore {
    public:
        explicit Keychain(credentials::SecretStore &store) : m_store(store) {}

        QFuture<Result<credentials::Secret>> read(const credentials::SecretName &name) override;
        QFuture<Result<void>> write(const credentials::SecretName &name,
                                    const credentials::Secret &secret) override;
        QFuture<Result<void>> remove(const credentials::SecretName &name) override;
        void forget(const credentials::SecretName &name) override { m_store.forget(name); }
        std::optional<Error> missing(const credentials::SecretName &name) const;

    private:
        void note(const credentials::SecretName &name, const Result<credentials::Secret> &found);

        credentials::SecretStore &m_store;
        std::map<credentials::SecretName, Error> m_missing;
        QObject m_context; // last: what comes back to it uses the others
    };

    struct Known {
        workspace::Credential definition;
        std::string folder; // where its command runs
        std::shared_ptr<credentials::Authorizer> authorizer;
        std::shared_ptr<credentials::OAuthAuthorizer> oauth; // the same one, when it is such
    };

    QFuture<Result<credentials::Secret>> read(const workspace::Workspace &workspace,
                                              const workspace::Credential &definition);
    std::optional<Error> missingSecret(const workspace::Credential &definition);
    credentials::SecretName nameOf(const workspace::Credential &definition) const;
    credentials::SecretStore &storeOf(const workspace::Credential &definition,
                                      const std::string &folder = {});
    Known make(const workspace::Workspace &workspace, const workspace::Credential &definition);
    void mask(const std::string &credential, const credentials::Secret &secret);
    const Known *known(const workspace::Workspace &workspace, const std::string &credential);

    Setting m_setting;
    Consents m_consents;
    Keychain m_keychain;
    credentials::EnvironmentStore m_environment;
    credentials::CommandStore m_commands;
    credentials::MemoryStore m_memory;
    // Secrets of context variables, by credential; authorizers keep their own.
    std::map<std::string, credentials::RecentSecrets, std::less<>> m_recent;
    std::map<std::string, Known, std::less<>> m_known;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::engine
