// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/consents.h"

#include "json/write.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tooltray::engine {
namespace {

using credentials::Claim;
using credentials::ConsentEntry;
using workspace::ContextVariable;
using workspace::Credential;
using workspace::Endpoint;
using workspace::ObjectKind;
using workspace::Workspace;

constexpr const char *kAskUser = "Ask the user to review it in the window of Tooltray.";

Error consentNeeded(const std::string &message, const Need &need)
{
    return {ErrorKind::Denied, "consent_needed", message, kAskUser,
            json::Value::object({{"endpoint", need.endpoint}, {"credential", need.credential}})};
}

void flatten(const json::Value &value, const std::string &name, std::vector<ConsentTerm> &terms)
{
    if (value.isObject()) {
        for (const json::Member &member : value.members())
            flatten(member.value, (name.empty() ? "" : name + '.') + std::string(member.name.view()), terms);
    } else if (value.isArray()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            flatten(value[i], name + '.' + std::to_string(i), terms);
    } else {
        terms.push_back({name, value.isString() ? std::string(value.toString()) : json::write(value)});
    }
}

std::vector<ConsentTerm> termsOf(const Claim &claim)
{
    std::vector<ConsentTerm> terms;
    flatten(claim.definition, {}, terms);
    return terms;
}

// Whether context variables have a say in its URLs or headers.
bool isFilledIn(const Endpoint &endpoint)
{
    const auto hasPlace = [](std::string_view text) { return text.find('{') != std::string_view::npos; };
    return hasPlace(endpoint.url) || hasPlace(endpoint.restUrl) || hasPlace(endpoint.subscriptions.url)
           || std::ranges::any_of(endpoint.headers,
                                  [&](const workspace::Header &header) { return hasPlace(header.value); });
}

// Names of the objects of a kind that an edit puts.
std::set<std::string> put(const workspace::Edit &edit, ObjectKind kind)
{
    std::set<std::string> names;
    for (const workspace::EditStep &step : edit.steps) {
        const auto *object = std::get_if<workspace::PutObject>(&step);
        if (object != nullptr && workspace::kindOf(object->object) == kind)
            names.emplace(workspace::nameOf(object->object));
    }
    return names;
}

template <typename T, typename F>
void forEach(const Workspace &workspace, ObjectKind kind, F &&function)
{
    for (const auto &[name, entry] : workspace.entries(kind))
        function(std::get<T>(entry.object()));
}

} // namespace

Consents::Consents(std::string workspace, credentials::ConsentLedger &ledger)
    : m_needs(std::move(workspace))
    , m_ledger(ledger)
{}

void Consents::setConfiguration(Needs::Configuration configuration)
{
    m_needs.setConfiguration(std::move(configuration));
    m_known.clear();
}

bool Consents::isSatisfied(const Need &need) const
{
    return need.isConfigured || m_ledger.isGranted(need.claim.digest());
}

bool Consents::areSatisfied(const std::vector<Need> &needs) const
{
    return std::ranges::all_of(needs, [this](const Need &need) { return isSatisfied(need); });
}

// The digests of those that nobody agreed to.
std::set<std::string> Consents::waitingOf(const std::vector<Need> &needs) const
{
    std::set<std::string> digests;
    for (const Need &need : needs) {
        if (!isSatisfied(need))
            digests.insert(need.claim.digest());
    }
    return digests;
}

std::optional<Error> Consents::endpointRefusalNow(const Workspace &workspace, const Endpoint &endpoint) const
{
    for (const Need &need : m_needs.ofEndpoint(workspace, endpoint)) {
        if (!isSatisfied(need))
            return consentNeeded(
                "The endpoint \"" + endpoint.name + "\" needs your consent before it is used.", need);
    }
    return std::nullopt;
}

std::optional<Error> Consents::endpointRefusal(const Workspace &workspace, const Endpoint &endpoint)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{ObjectKind::Endpoint, endpoint.name});
    const bool isOfWorkspace = entry != nullptr && &std::get<Endpoint>(entry->object()) == &endpoint;
    if (!isOfWorkspace || isFilledIn(endpoint))
        return endpointRefusalNow(workspace, endpoint);
    const workspace::Entry *credential =
        workspace.find(workspace::ObjectKey{ObjectKind::Credential, endpoint.credential});
    const auto isSame = [](const workspace::Entry *now, const workspace::Entry &then) {
        return now != nullptr && now->definition() == then.definition() && now->layer() == then.layer();
    };
    const auto found = m_known.find(endpoint.name);
    if (found != m_known.end() && found->second.generation == m_ledger.generation()
        && isSame(entry, found->second.endpoint)
        && (found->second.credential ? isSame(credential, *found->second.credential) : credential == nullptr))
        return found->second.refusal;
    Known known{*entry, credential == nullptr ? std::nullopt : std::optional(*credential),
                m_ledger.generation(), endpointRefusalNow(workspace, endpoint)};
    return m_known.insert_or_assign(endpoint.name, std::move(known)).first->second.refusal;
}

std::optional<Error> Consents::credentialRefusal(const Workspace &workspace,
                                                 const Credential &credential) const
{
    for (const Need &need : m_needs.ofCredential(workspace, credential)) {
        if (!isSatisfied(need))
            return consentNeeded(
                "The credential \"" + credential.name + "\" needs your consent before it is used.", need);
    }
    return std::nullopt;
}

std::optional<Error> Consents::variableRefusal(const Workspace &workspace, const ContextVariable &variable,
                                               const Endpoint &endpoint)
{
    for (const Need &need : m_needs.ofVariable(workspace, variable, endpoint)) {
        if (isSatisfied(need))
            continue;
        if (m_asked.emplace(variable.key, endpoint.name).second)
            Q_EMIT m_ledger.changed(); // there is one more to be shown
        return consentNeeded("The context variable \"" + variable.key
                                 + "\" needs your consent before its value is sent to the endpoint \""
                                 + endpoint.name + "\".",
                             need);
    }
    return std::nullopt;
}

std::vector<Need> Consents::all(const Workspace &workspace) const
{
    std::vector<Need> needs;
    std::set<std::string> used;
    forEach<Endpoint>(workspace, ObjectKind::Endpoint, [&](const Endpoint &endpoint) {
        used.insert(endpoint.credential);
        for (Need &need : m_needs.ofEndpoint(workspace, endpoint))
            needs.push_back(std::move(need));
        for (const auto &[key, name] : m_asked) {
            const ContextVariable *variable = name == endpoint.name ? workspace.contextFor(key) : nullptr;
            if (variable == nullptr)
                continue;
            for (Need &need : m_needs.ofVariable(workspace, *variable, endpoint))
                needs.push_back(std::move(need));
        }
    });
    forEach<Credential>(workspace, ObjectKind::Credential, [&](const Credential &credential) {
        if (used.contains(credential.name))
            return;
        for (Need &need : m_needs.ofCredential(workspace, credential))
            needs.push_back(std::move(need));
    });
    return needs;
}

std::vector<ConsentRequest> Consents::requests(const Workspace &workspace) const
{
    std::vector<ConsentRequest> requests;
    std::set<std::pair<std::string, std::string>> seen;
    for (const Need &need : all(workspace)) {
        ConsentRequest request{.id = need.claim.digest(),
                               .kind = need.claim.kind == Claim::Kind::Command ? ConsentRequest::Kind::Command
                                                                               : ConsentRequest::Kind::Secret,
                               .workspace = m_needs.workspace(),
                               .endpoint = need.endpoint,
                               .credential = need.credential,
                               .terms = termsOf(need.claim)};
        if (need.isConfigured || !seen.emplace(request.id, request.endpoint).second)
            continue;
        const auto &entries = m_ledger.entries();
        if (const auto found = entries.find(request.id); found != entries.end())
            request.state =
                found->second.isDenied ? ConsentRequest::State::Denied : ConsentRequest::State::Granted;
        const credentials::ClaimSubject subject{request.workspace, request.endpoint, request.credential};
        for (const auto &[digest, entry] : entries) {
            const bool isBefore =
                entry.subject == subject && entry.claim.kind == need.claim.kind && !entry.isDenied;
            if (request.state != ConsentRequest::State::Granted && isBefore)
                request.before = termsOf(entry.claim);
        }
        requests.push_back(std::move(request));
    }
    return requests;
}

std::optional<ConsentEntry> Consents::entryOf(const Workspace &workspace, const std::string &id) const
{
    for (Need &need : all(workspace)) {
        if (!need.isConfigured && need.claim.digest() == id)
            return ConsentEntry{std::move(need.claim), {m_needs.workspace(), need.endpoint, need.credential}};
    }
    return std::nullopt;
}

std::vector<std::string> Consents::waitingEndpoints(const Workspace &workspace) const
{
    std::vector<std::string> waiting;
    forEach<Endpoint>(workspace, ObjectKind::Endpoint, [&](const Endpoint &endpoint) {
        if (endpointRefusalNow(workspace, endpoint))
            waiting.push_back(endpoint.name);
    });
    return waiting;
}

// Of an endpoint that a person has entered or agreed to as a whole.
bool Consents::isKnown(const Workspace &workspace, const Endpoint &endpoint) const
{
    const std::vector<Need> needs = m_needs.ofEndpoint(workspace, endpoint);
    if (!areSatisfied(needs))
        return false;
    return !needs.empty() || isConfigured(workspace, ObjectKind::Endpoint, endpoint.name)
           || std::ranges::all_of(m_needs.destinations(workspace, endpoint),
                                  [this](const Claim &claim) { return m_ledger.isGranted(claim.digest()); });
}

credentials::LedgerChange Consents::enteredBy(const Workspace &before, const workspace::Edit &edit,
                                              const Workspace &after) const
{
    credentials::LedgerChange change;
    if (edit.origin != workspace::Origin::Person)
        return change;
    const std::set<std::string> endpoints = put(edit, ObjectKind::Endpoint);
    std::set<std::string> credentials = put(edit, ObjectKind::Credential);
    for (const workspace::EditStep &step : edit.steps) {
        const auto *renamed = std::get_if<workspace::RenameObject>(&step);
        const auto *credential = renamed == nullptr ? nullptr : before.find<Credential>(renamed->key.name);
        if (credential != nullptr && renamed->key.kind == ObjectKind::Credential
            && areSatisfied(m_needs.ofCredential(before, *credential)))
            credentials.insert(renamed->name);
    }
    const std::set<std::string> variables = put(edit, ObjectKind::Context);
    const auto grant = [&](const Need &need) {
        if (!need.isConfigured)
            change.put.insert_or_assign(
                need.claim.digest(),
                ConsentEntry{need.claim, {m_needs.workspace(), need.endpoint, need.credential}});
    };
    const auto grantNew = [&](const std::vector<Need> &needs, const std::set<std::string> &waited,
                              const auto &isEntered) {
        for (const Need &need : needs) {
            if (!waited.contains(need.claim.digest()) && isEntered(need))
                grant(need);
        }
    };
    std::set<std::string> waitedOfCredentials;
    for (const std::string &name : credentials) {
        if (const auto *credential = before.find<Credential>(name))
            waitedOfCredentials.merge(waitingOf(m_needs.ofCredential(before, *credential)));
    }
    for (const std::string &name : credentials) {
        if (const auto *credential = after.find<Credential>(name))
            grantNew(m_needs.ofCredential(after, *credential), waitedOfCredentials,
                     [](const Need &) { return true; });
    }
    forEach<Endpoint>(after, ObjectKind::Endpoint, [&](const Endpoint &endpoint) {
        const auto *old = before.find<Endpoint>(endpoint.name);
        const std::vector<Need> oldNeeds =
            old == nullptr ? std::vector<Need>() : m_needs.ofEndpoint(before, *old);
        const bool isPut = endpoints.contains(endpoint.name);
        // What the person changed goes on where they had agreed to before, and nowhere else.
        const bool goesOn = old != nullptr && isKnown(before, *old);
        grantNew(m_needs.ofEndpoint(after, endpoint), waitingOf(oldNeeds), [&](const Need &need) {
            if (need.isOfCredential)
                return false; // seen to above
            return isPut || goesOn;
        });
        if (isPut) { // where it was already before, nobody has entered it
            const auto oldPlaces = old == nullptr ? std::vector<Claim>() : m_needs.destinations(before, *old);
            for (Claim &claim : m_needs.destinations(after, endpoint)) {
                if (std::ranges::find(oldPlaces, claim) == oldPlaces.end())
                    change.put.insert_or_assign(
                        claim.digest(), ConsentEntry{claim, {m_needs.workspace(), endpoint.name, {}}});
            }
        }
        for (const std::string &key : variables) {
            const auto *variable = after.find<ContextVariable>(key);
            const auto *oldVariable = before.find<ContextVariable>(key);
            if (variable == nullptr || !(isPut || goesOn))
                continue;
            const std::set<std::string> waited =
                old == nullptr || oldVariable == nullptr
                    ? std::set<std::string>()
                    : waitingOf(m_needs.ofVariable(before, *oldVariable, *old));
            grantNew(m_needs.ofVariable(after, *variable, endpoint), waited,
                     [](const Need &need) { return !need.isOfCredential; });
        }
    });
    // What is granted already stays what it was granted for.
    std::erase_if(change.put, [this](const auto &entry) {
        return m_ledger.entries().contains(entry.first) && m_ledger.isGranted(entry.first);
    });
    return change;
}

} // namespace tooltray::engine
