// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/secretsclient.h"

#include "base/task/ask.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/keychainstore.h"
#include "engine/workspaces/enginethread.h"
#include "journal/exports/exports.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::engine {

namespace {

KeychainStatus::Condition conditionOf(const credentials::KeychainState &state)
{
    using From = credentials::KeychainState::Condition;
    switch (state.condition) {
    case From::Available: return KeychainStatus::Condition::Available;
    case From::Locked: return KeychainStatus::Condition::Locked;
    case From::Missing: break;
    }
    return KeychainStatus::Condition::Missing;
}

std::vector<journal::RecordedHeader> revealed(const credentials::Authorizer::Fields &fields)
{
    std::vector<journal::RecordedHeader> plain;
    for (const credentials::HeaderField &field : fields)
        plain.push_back({field.name, std::string(field.value.reveal())});
    return plain;
}

// True if the secret can be looked up without disturbing the user.
bool isReadQuietly(const workspace::Credential &credential, const KeychainStatus &keychain)
{
    using enum workspace::Credential::Source;
    // A client need not have a secret, and what it gets for one is not kept by its name.
    if (credential.usesOAuth())
        return false;
    if (credential.source == Keychain)
        return keychain.condition == KeychainStatus::Condition::Available;
    return credential.source != Command;
}

// Any other error says nothing about whether the secret exists.
bool mayBeThere(const Result<credentials::Secret> &secret)
{
    return secret || (secret.error().code != "secret_missing" && secret.error().code != "secret_empty");
}

Error withoutCredential(const std::string &endpoint)
{
    return {
        ErrorKind::NotFound,
        "credential_missing",
        {CORE_TEXT("Core", "The endpoint \"{name}\" has no credential now, so there is no secret to insert."),
         {{"name", endpoint}}},
        CORE_TEXT("Core", "Copy the command without secrets.")};
}

} // namespace

SecretsClient::SecretsClient(WorkspaceLink link, credentials::KeychainStore &keychain)
    : m_link(std::move(link))
    , m_store(keychain)
{}

void SecretsClient::lookAgain()
{
    whenDone(m_store.probe(), this, [this](const Result<credentials::KeychainState> &state) {
        KeychainStatus look;
        if (state)
            look = {conditionOf(*state), state->problem};
        else
            look = {KeychainStatus::Condition::Missing, state.error()};
        if (look == m_keychain)
            return;
        m_keychain = std::move(look);
        Q_EMIT keychainChanged();
    });
}

QFuture<Result<void>> SecretsClient::keep(std::string credential, std::string &&secret)
{
    auto kept = askWorkspace<void>(
        m_link, [credential = std::move(credential), secret = credentials::Secret::taken(std::move(secret))](
                    OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.vault().write(*workspace.live().workspace(), credential, secret), &workspace,
                   std::move(answer));
        });
    tellWhenDone(kept);
    return kept;
}

QFuture<Result<void>> SecretsClient::remove(std::string credential)
{
    auto removed = askWorkspace<void>(
        m_link, [credential = std::move(credential)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.vault().remove(*workspace.live().workspace(), credential), &workspace,
                   std::move(answer));
        });
    tellWhenDone(removed);
    return removed;
}

void SecretsClient::tellWhenDone(const QFuture<Result<void>> &changed)
{
    whenDone(changed, this, [this](const Result<void> &done) {
        if (done)
            Q_EMIT secretsChanged();
    });
}

QFuture<Result<void>> SecretsClient::removeLeft(workspace::Credential credential)
{
    return askWorkspace<void>(
        m_link, [credential = std::move(credential)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.vault().remove(credential), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> SecretsClient::check(std::string credential)
{
    auto checked =
        askWorkspace<void>(m_link, [credential](OpenWorkspace &workspace, ResultPromise<void> answer) {
            const auto authorizer = workspace.vault().tried(*workspace.live().workspace(), credential);
            if (!authorizer) {
                return answer.give(
                    Error{ErrorKind::NotFound,
                          "credential_missing",
                          {CORE_TEXT("Core", "There is no credential {name}."), {{"name", credential}}},
                          CORE_TEXT("Core", "Save the credential first.")});
            }
            auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
            whenDone(authorizer->fields(), &workspace,
                     [shared, authorizer](const Result<credentials::Authorizer::Fields> &fields) {
                         shared->give(fields ? Result<void>() : Result<void>(fields.error()));
                     });
        });
    whenDone(checked, this, [this, credential = std::move(credential)](const Result<void> &found) {
        if (!found && found.error().code == "oauth_sign_in_needed")
            Q_EMIT signInMissing(credential);
    });
    return checked;
}

QFuture<Result<bool>> SecretsClient::hasSecret(std::string credential)
{
    return askWorkspace<bool>(m_link, [credential = std::move(credential), keychain = m_keychain](
                                          OpenWorkspace &workspace, ResultPromise<bool> answer) {
        const workspace::WorkspacePtr now = workspace.live().workspace();
        const auto *definition = now->find<workspace::Credential>(credential);
        if (definition == nullptr || !isReadQuietly(*definition, keychain))
            return answer.give(definition != nullptr);
        auto shared = std::make_shared<ResultPromise<bool>>(std::move(answer));
        whenDone(workspace.vault().stored(*now, credential), &workspace,
                 [shared](const Result<credentials::Secret> &secret) { shared->give(mayBeThere(secret)); });
    });
}

QFuture<Result<std::string>> SecretsClient::curlCommand(journal::Exchange exchange)
{
    return askWorkspace<std::string>(
        m_link,
        [exchange = std::move(exchange)](OpenWorkspace &workspace, ResultPromise<std::string> answer) {
            const workspace::WorkspacePtr now = workspace.live().workspace();
            const auto *endpoint = now->find<workspace::Endpoint>(exchange.endpoint);
            const auto authorizer = endpoint ? workspace.vault().authorizer(*now, *endpoint) : nullptr;
            if (!authorizer)
                return answer.give(withoutCredential(exchange.endpoint));
            auto shared = std::make_shared<ResultPromise<std::string>>(std::move(answer));
            whenDone(authorizer->fields(), &workspace,
                     [shared, authorizer, exchange](const Result<credentials::Authorizer::Fields> &fields) {
                         if (fields)
                             shared->give(journal::curlCommand(exchange, revealed(*fields)));
                         else
                             shared->give(fields.error());
                     });
        });
}

QFuture<Result<std::string>> SecretsClient::reveal(std::string credential)
{
    return askWorkspace<std::string>(
        m_link,
        [credential = std::move(credential)](OpenWorkspace &workspace, ResultPromise<std::string> answer) {
            auto shared = std::make_shared<ResultPromise<std::string>>(std::move(answer));
            whenDone(workspace.vault().stored(*workspace.live().workspace(), credential), &workspace,
                     [shared](const Result<credentials::Secret> &secret) {
                         if (!secret)
                             return shared->give(secret.error());
                         shared->give(std::string(secret->reveal()));
                     });
        });
}

namespace {

QFuture<Result<void>> decide(EngineThread &thread, std::vector<std::string> ids,
                             ConsentRequest::State decision)
{
    return ask<void>(&thread, [&thread, ids = std::move(ids), decision](ResultPromise<void> answer) {
        thread.decideConsents(ids, decision, std::move(answer));
    });
}

} // namespace

ConsentClient::ConsentClient(EngineThread &thread) : m_thread(thread) {}

std::vector<ConsentRequest> ConsentClient::pending() const
{
    std::vector<ConsentRequest> pending;
    std::ranges::copy_if(m_requests, std::back_inserter(pending), [](const ConsentRequest &request) {
        return request.state == ConsentRequest::State::Pending;
    });
    return pending;
}

QFuture<Result<void>> ConsentClient::grant(std::vector<std::string> ids)
{
    return decide(m_thread, std::move(ids), ConsentRequest::State::Granted);
}

QFuture<Result<void>> ConsentClient::deny(std::vector<std::string> ids)
{
    return decide(m_thread, std::move(ids), ConsentRequest::State::Denied);
}

QFuture<Result<void>> ConsentClient::revoke(std::vector<std::string> ids)
{
    return decide(m_thread, std::move(ids), ConsentRequest::State::Pending);
}

void ConsentClient::takeRequests(std::vector<ConsentRequest> requests, std::optional<Error> problem)
{
    if (requests == m_requests && problem == m_problem)
        return;
    m_requests = std::move(requests);
    m_problem = std::move(problem);
    Q_EMIT changed();
}

} // namespace tooltray::engine
