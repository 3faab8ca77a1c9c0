// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/enumnames.h"

#include <array>

namespace tooltray::app {
namespace {

using workspace::Credential;
using workspace::ObjectKind;

bool isKeptHere(const Credential &credential)
{
    return credential.source == Credential::Source::Keychain
           || credential.source == Credential::Source::Memory;
}

// Asks for one after the other whether there is a secret.
class CredentialList final : public QObject {
public:
    explicit CredentialList(OperationCall &call) : QObject(&call), m_call(call)
    {
        for (const auto &item :
             call.engine().workspaceClient().state().workspace->entries(ObjectKind::Credential))
            m_credentials.push_back(std::get<Credential>(item.value.object()));
    }

    void next()
    {
        if (m_values.size() == m_credentials.size())
            return m_call.done(json::Value::object({{"credentials", m_values}}));
        const Credential &credential = m_credentials[m_values.size()];
        whenDone(m_call.engine().secrets().hasSecret(credential.name), this,
                 [this, &credential](const Result<bool> &found) {
                     json::Value value = json::Value::object({{"name", credential.name},
                                                              {"scheme", json::nameOf(credential.scheme)},
                                                              {"source", json::nameOf(credential.source)},
                                                              {"has_secret", found && *found}});
                     if (!found)
                         value.set("problem", found.error().message.text());
                     m_values.append(std::move(value));
                     next();
                 });
    }

private:
    OperationCall &m_call;
    std::vector<Credential> m_credentials;
    json::Value m_values = json::Value::array();
};

void listCredentials(OperationCall &call)
{
    (new CredentialList(call))->next();
}

void keepSecret(OperationCall &call, const std::string &name)
{
    call.answerWith(call.engine().secrets().keep(name, call.text("secret")), [name] {
        return json::Value::object({{"credential", name}});
    });
}

Result<Credential> newCredential(const OperationCall &call, const std::string &name)
{
    Credential credential;
    credential.name = name;
    credential.headerName = call.text("header");
    credential.user = call.text("user");
    const std::string scheme = call.text("scheme");
    const auto known =
        scheme.empty() ? std::optional(Credential::Scheme::Bearer) : enumNamed<Credential::Scheme>(scheme);
    if (!known || *known == Credential::Scheme::OAuth2ClientCredentials
        || *known == Credential::Scheme::OAuth2Code)
        return Error{ErrorKind::Usage, "bad_value",
                     "--scheme is bearer, api_key, header or basic, not " + scheme + "."};
    credential.scheme = *known;
    return credential;
}

// A new credential whose secret could not be kept is of no use.
void dropCredential(OperationCall &call, const std::string &name, const Error &error)
{
    workspace::Edit edit{"Remove the credential " + name,
                         workspace::Origin::Person,
                         {workspace::RemoveObject{.key = {ObjectKind::Credential, name}}}};
    whenDone(call.engine().workspaceClient().apply(std::move(edit)), &call,
             [&call, error](const Result<void> &) { call.done(error); });
}

void setSecret(OperationCall &call)
{
    const std::string name = call.text("credential");
    const auto *known = call.engine().workspaceClient().state().workspace->find<Credential>(name);
    if (known != nullptr) {
        if (!isKeptHere(*known))
            return call.done(Error{ErrorKind::Conflict, "secret_elsewhere",
                                   "The secret of " + name + " comes from the "
                                       + std::string(json::nameOf(known->source)) + ", so it is set there."});
        if (known->source == Credential::Source::Memory && !call.place().isServing)
            return call.done(
                Error{ErrorKind::Unavailable, "no_instance",
                      "The secret of " + name
                          + " is only kept in the memory of a running Tooltray, and none is running.",
                      "Start one with tooltray serve."});
        return keepSecret(call, name);
    }
    auto made = newCredential(call, name);
    if (!made)
        return call.done(std::move(made).error());
    workspace::Edit edit{"Add the credential " + name,
                         workspace::Origin::Person,
                         {workspace::PutObject{.object = *std::move(made), .basedOn = 0}}};
    whenDone(call.engine().workspaceClient().apply(std::move(edit)), &call,
             [&call, name](const Result<void> &added) {
                 if (!added)
                     return call.done(added.error());
                 whenDone(call.engine().secrets().keep(name, call.text("secret")), &call,
                          [&call, name](const Result<void> &kept) {
                              if (kept)
                                  return call.done(json::Value::object({{"credential", name}}));
                              dropCredential(call, name, kept.error());
                          });
             });
}

void removeSecret(OperationCall &call)
{
    const std::string name = call.text("credential");
    if (call.engine().workspaceClient().state().workspace->find<Credential>(name) == nullptr)
        return call.done(
            Error{ErrorKind::NotFound, "credential_missing", "There is no credential " + name + "."});
    json::Value answer = json::Value::object({{"credential", name}});
    if (call["dry_run"].toBool())
        return call.done(std::move(answer));
    call.answerWith(call.engine().secrets().remove(name), [answer] { return answer; });
}

constexpr std::array kSecretOperations{
    Operation{"secrets.list", listCredentials},
    Operation{"secrets.set", setSecret},
    Operation{"secrets.remove", removeSecret},
};

} // namespace

std::span<const Operation> secretOperations()
{
    return kSecretOperations;
}

} // namespace tooltray::app
