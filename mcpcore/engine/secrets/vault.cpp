// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/vault.h"

#include "base/task/ask.h"
#include "credentials/oauth/authorizer.h"

#include <utility>

namespace tooltray::engine {
namespace {

using credentials::Secret;
using workspace::Credential;
using Scheme = Credential::Scheme;
using Source = Credential::Source;

credentials::HeaderForm formOf(const Credential &definition)
{
    using Form = credentials::HeaderForm::Scheme;
    credentials::HeaderForm form{.headerName = definition.headerName, .user = definition.user};
    if (definition.scheme == Scheme::ApiKey)
        form.scheme = Form::ApiKey;
    else if (definition.scheme == Scheme::Header)
        form.scheme = Form::Header;
    else if (definition.scheme == Scheme::Basic)
        form.scheme = Form::Basic;
    if (definition.place == Credential::Place::Query)
        form.place = credentials::FieldPlace::Query;
    else if (definition.place == Credential::Place::Cookie)
        form.place = credentials::FieldPlace::Cookie;
    return form;
}

credentials::OAuthSettings oauthOf(const Credential &definition)
{
    using Flow = credentials::OAuthSettings::Flow;
    const Credential::OAuth2 oauth = definition.oauth2.value_or(Credential::OAuth2());
    return {.flow = definition.scheme == Scheme::OAuth2Code ? Flow::Code : Flow::ClientCredentials,
            .tokenUrl = oauth.tokenUrl,
            .authorizationUrl = oauth.authorizationUrl,
            .clientId = oauth.clientId,
            .scopes = oauth.scopes,
            .audience = oauth.audience,
            .headerName = definition.headerName};
}

// In place of a credential that may not be used yet.
class Refusing final : public credentials::Authorizer {
public:
    explicit Refusing(Error error) : m_error(std::move(error)) {}

    QFuture<Result<Fields>> fields() override { return answered<Fields>(m_error); }
    void refused(const Fields & /*fields*/) override {}

private:
    Error m_error;
};

// Where the command of a credential runs. Each request asks, and most have none.
std::string folderOf(const Consents &consents, const workspace::Workspace &workspace,
                     const Credential &definition)
{
    return definition.source == Source::Command ? consents.commandFolder(workspace, definition.name)
                                                : std::string();
}

Error missing(const std::string &credential)
{
    return {ErrorKind::NotFound,
            "credential_missing",
            {CORE_TEXT("Core", "There is no credential {name}."), {{"name", credential}}},
            CORE_TEXT("Core", "Create it, or name another one where it is used.")};
}

Error needsNobody(const std::string &credential)
{
    return {ErrorKind::Usage,
            "oauth_no_sign_in",
            {CORE_TEXT("Core", "The credential {name} does not need a sign-in."), {{"name", credential}}},
            CORE_TEXT("Core", "Choose a kind of credential that people sign in with.")};
}

} // namespace

Vault::Vault(const Setting &setting)
    : m_setting(setting)
    , m_consents(setting.workspace, setting.ledger, setting.folder)
    , m_keychain(setting.keychain)
    , m_commands(setting.clock)
{}

// However many credentials there are, none takes the place of another one's secret.
void Vault::mask(const std::string &credential, const Secret &secret)
{
    m_recent.try_emplace(credential, m_setting.redactor).first->second.add(secret);
}

void Vault::keep(const std::string &credential, const Secret &secret)
{
    // It keeps them in the memory of this process: the answer is there already.
    m_known.erase(credential); // whoever authorizes with the one before
    m_memory.write(credentials::SecretName(credential), secret);
}

void Vault::keep(const credentials::MemoryStore::Secrets &secrets)
{
    m_known.clear();
    for (const auto &[name, secret] : secrets) {
        mask(name.value(), secret);
        m_memory.write(name, secret);
    }
}

void Vault::forget(const std::string &credential)
{
    m_known.erase(credential);
    m_memory.remove(credentials::SecretName(credential));
}

QFuture<Result<void>> Vault::write(const workspace::Workspace &workspace, const std::string &credential,
                                   const Secret &secret)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return answered<void>(missing(credential));
    mask(credential, secret);
    m_known.erase(credential); // whoever authorizes with the one before
    return storeOf(*definition).write(nameOf(*definition), secret);
}

QFuture<Result<void>> Vault::remove(const workspace::Workspace &workspace, const std::string &credential)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return answered<void>(missing(credential));
    return remove(*definition);
}

QFuture<Result<void>> Vault::remove(const Credential &definition)
{
    m_known.erase(definition.name);
    return storeOf(definition).remove(nameOf(definition));
}

QFuture<Result<Secret>> Vault::stored(const workspace::Workspace &workspace, const std::string &credential)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return answered<Secret>(missing(credential));
    return read(workspace, *definition);
}

// The one place where a secret is read but for those that authorize.
QFuture<Result<Secret>> Vault::read(const workspace::Workspace &workspace, const Credential &definition)
{
    if (std::optional<Error> error = m_consents.credentialRefusal(workspace, definition))
        return answered<Secret>(*std::move(error));
    const std::string folder = folderOf(m_consents, workspace, definition);
    ResultPromise<Secret> answer;
    auto future = answer.future();
    auto shared = std::make_shared<ResultPromise<Secret>>(std::move(answer));
    whenDone(storeOf(definition, folder).read(nameOf(definition)), &m_context,
             [this, shared, credential = definition.name](const Result<Secret> &found) {
                 if (found)
                     mask(credential, *found);
                 shared->give(found);
             });
    return future;
}

credentials::SecretName Vault::nameOf(const Credential &definition) const
{
    switch (definition.source) {
    case Source::Environment: return credentials::SecretName(definition.variable);
    case Source::Keychain: return credentials::SecretName(m_setting.workspace + "/" + definition.name);
    case Source::Command:
    case Source::Memory: break;
    }
    return credentials::SecretName(definition.name);
}

credentials::SecretStore &Vault::storeOf(const Credential &definition, const std::string &folder)
{
    switch (definition.source) {
    case Source::Environment: return m_environment;
    case Source::Command:
        m_commands.setCommand(
            nameOf(definition),
            {.arguments = definition.command, .folder = folder, .lifetime = definition.commandLifetime});
        return m_commands;
    case Source::Memory: return m_memory;
    case Source::Keychain: break;
    }
    return m_keychain;
}

Vault::Known Vault::make(const workspace::Workspace &workspace, const Credential &definition)
{
    const std::string folder = folderOf(m_consents, workspace, definition);
    credentials::SecretStore &store = storeOf(definition, folder);
    const credentials::SecretName name = nameOf(definition);
    Known made{definition, folder, nullptr, nullptr};
    if (definition.usesOAuth()) {
        made.oauth = std::make_shared<credentials::OAuthAuthorizer>(
            oauthOf(definition), name,
            credentials::OAuthDependencies{m_setting.exchange, store, m_setting.redactor, m_setting.clock});
        made.authorizer = made.oauth;
    } else {
        made.authorizer = std::make_shared<credentials::StoredAuthorizer>(store, name, formOf(definition),
                                                                          m_setting.redactor);
    }
    return made;
}

// Null: the workspace has no credential of that name.
const Vault::Known *Vault::known(const workspace::Workspace &workspace, const std::string &credential)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return nullptr;
    const auto found = m_known.find(credential);
    const std::string folder = folderOf(m_consents, workspace, *definition);
    if (found != m_known.end() && found->second.definition == *definition && found->second.folder == folder)
        return &found->second;
    return &m_known.insert_or_assign(credential, make(workspace, *definition)).first->second;
}

std::optional<Error> Vault::refusal(const workspace::Workspace &workspace,
                                    const workspace::Endpoint &endpoint)
{
    return m_consents.endpointRefusal(workspace, endpoint);
}

std::optional<Error> Vault::refusal(const workspace::Workspace &workspace,
                                    const workspace::ContextVariable &variable,
                                    const workspace::Endpoint &endpoint)
{
    return m_consents.variableRefusal(workspace, variable, endpoint);
}

std::shared_ptr<credentials::Authorizer> Vault::authorizer(const workspace::Workspace &workspace,
                                                           const workspace::Endpoint &endpoint)
{
    const std::vector<std::string> names = credentialsOf(endpoint);
    const auto isThere = [&](const std::string &name) { return workspace.find<Credential>(name) != nullptr; };
    if (names.empty() || !std::ranges::all_of(names, isThere))
        return nullptr;
    if (std::optional<Error> error = refusal(workspace, endpoint))
        return std::make_shared<Refusing>(*std::move(error));
    std::vector<std::shared_ptr<credentials::Authorizer>> authorizers;
    for (const std::string &name : names)
        authorizers.push_back(known(workspace, name)->authorizer);
    if (authorizers.size() == 1)
        return authorizers.front();
    return std::make_shared<credentials::CombinedAuthorizer>(std::move(authorizers));
}

// The environment and the memory of this process answer at once; the keychain, which may ask a person to unlock it, is
// not asked for this.
std::optional<Error> Vault::missingSecret(const Credential &definition)
{
    if (definition.scheme == Scheme::OAuth2Code || definition.source == Source::Command)
        return std::nullopt;
    if (definition.source == Source::Keychain)
        return m_keychain.missing(nameOf(definition));
    const Result<Secret> secret = resultOf(storeOf(definition).read(nameOf(definition)));
    return secret ? std::nullopt : std::optional(secret.error());
}

std::optional<Error> Vault::missingSecret(const workspace::Workspace &workspace,
                                          const workspace::Endpoint &endpoint)
{
    const std::vector<std::string> names = credentialsOf(endpoint);
    if (names.empty() || refusal(workspace, endpoint))
        return std::nullopt;
    for (const std::string &name : names) {
        const auto *definition = workspace.find<Credential>(name);
        if (std::optional<Error> error = definition == nullptr ? std::nullopt : missingSecret(*definition))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> Vault::missingSecret(const workspace::Workspace &workspace,
                                          const workspace::ContextVariable &variable)
{
    const auto *definition = workspace.find<Credential>(variable.credential);
    return definition == nullptr ? missing(variable.credential) : missingSecret(*definition);
}

QFuture<Result<Secret>> Vault::Keychain::read(const credentials::SecretName &name)
{
    QFuture<Result<Secret>> found = m_store.read(name);
    if (found.isFinished())
        note(name, resultOf(found));
    else
        whenDone(found, &m_context, [this, name](const Result<Secret> &secret) { note(name, secret); });
    return found;
}

QFuture<Result<void>> Vault::Keychain::write(const credentials::SecretName &name, const Secret &secret)
{
    m_missing.erase(name);
    return m_store.write(name, secret);
}

QFuture<Result<void>> Vault::Keychain::remove(const credentials::SecretName &name)
{
    m_missing.erase(name);
    return m_store.remove(name);
}

void Vault::Keychain::note(const credentials::SecretName &name, const Result<Secret> &found)
{
    if (found)
        m_missing.erase(name);
    else if (found.error().code == "secret_missing" || found.error().code == "secret_empty")
        m_missing.insert_or_assign(name, found.error());
}

std::optional<Error> Vault::Keychain::missing(const credentials::SecretName &name) const
{
    const auto found = m_missing.find(name);
    return found == m_missing.end() ? std::nullopt : std::optional(found->second);
}

std::shared_ptr<credentials::Authorizer> Vault::tried(const workspace::Workspace &workspace,
                                                      const std::string &credential)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return nullptr;
    if (std::optional<Error> error = m_consents.credentialRefusal(workspace, *definition))
        return std::make_shared<Refusing>(*std::move(error));
    return known(workspace, credential)->authorizer;
}

QFuture<Result<credentials::SignedIn>> Vault::signIn(const workspace::Workspace &workspace,
                                                     const std::string &credential,
                                                     const credentials::Browser &browser)
{
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return answered<credentials::SignedIn>(missing(credential));
    if (std::optional<Error> error = m_consents.credentialRefusal(workspace, *definition))
        return answered<credentials::SignedIn>(*std::move(error));
    const Known *found = known(workspace, credential);
    if (!found->oauth)
        return answered<credentials::SignedIn>(needsNobody(credential));
    return found->oauth->signIn(browser);
}

void Vault::cancelSignIn(const std::string &credential)
{
    const auto found = m_known.find(credential);
    if (found != m_known.end() && found->second.oauth)
        found->second.oauth->cancelSignIn();
}

QFuture<Result<void>> Vault::signOut(const workspace::Workspace &workspace, const std::string &credential)
{
    const Known *found = known(workspace, credential);
    if (found == nullptr)
        return answered<void>(missing(credential));
    return found->oauth ? found->oauth->signOut() : answered<void>(needsNobody(credential));
}

QFuture<Result<Secret>> Vault::secret(const workspace::Workspace &workspace,
                                      const workspace::ContextVariable &variable,
                                      const workspace::Endpoint &endpoint)
{
    const std::string &credential = variable.credential;
    const auto *definition = workspace.find<Credential>(credential);
    if (definition == nullptr)
        return answered<Secret>(missing(credential));
    if (std::optional<Error> error = refusal(workspace, variable, endpoint))
        return answered<Secret>(*std::move(error));
    if (definition->usesOAuth()) {
        return answered<Secret>(Error{
            ErrorKind::Invalid,
            "credential_unfit",
            {CORE_TEXT("Core", "The credential {name} gets tokens that change, so no context variable can "
                               "have its value."),
             {{"name", credential}}},
            CORE_TEXT("Core", "Use it as the credential of an endpoint, or name another one.")});
    }
    return read(workspace, *definition);
}

} // namespace tooltray::engine
