// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/consents.h"

#include "engine/settings/serversettings.h"
#include "workspace/codec/objectcodec.h"
#include "json/write.h"

#include <algorithm>
#include <iterator>
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
using workspace::Tool;
using workspace::Workspace;

Error consentNeeded(Message message, const Need &need)
{
    return {ErrorKind::Denied, "consent_needed", std::move(message),
            CORE_TEXT("Core", "Review it in the Tooltray window."),
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

// True if its URLs or headers contain context variables.
bool isFilledIn(const Endpoint &endpoint)
{
    const auto hasPlace = [](std::string_view text) { return text.find('{') != std::string_view::npos; };
    return std::ranges::any_of(urlsOf(endpoint), hasPlace)
           || std::ranges::any_of(endpoint.headers,
                                  [&](const workspace::Header &header) { return hasPlace(header.value); });
}

ConsentRequest::Kind kindOf(Claim::Kind kind)
{
    switch (kind) {
    case Claim::Kind::Command: return ConsentRequest::Kind::Command;
    case Claim::Kind::File: return ConsentRequest::Kind::File;
    case Claim::Kind::Policy: return ConsentRequest::Kind::Policy;
    case Claim::Kind::Secret:
    case Claim::Kind::Destination: break;
    }
    return ConsentRequest::Kind::Secret;
}

// The client with the rights that a person accepted.
workspace::Client clientIn(const Claim &claim)
{
    workspace::Client client;
    std::vector<json::DecodeError> errors;
    workspace::read(json::Reader(claim.definition["rights"], errors), client);
    client.enabled = client.enabled && errors.empty();
    return client;
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

Consents::Consents(std::string workspace, credentials::ConsentLedger &ledger,
                   const std::filesystem::path &folder)
    : m_needs(std::move(workspace), folder)
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
    const std::vector<Need> needs = m_needs.ofEndpoint(workspace, endpoint);
    const auto need = std::ranges::find_if_not(needs, [this](const Need &one) { return isSatisfied(one); });
    if (need == needs.end())
        return std::nullopt;
    return consentNeeded(
        {CORE_TEXT("Core", "The endpoint \"{endpoint}\" needs your consent before it is used."),
         {{"endpoint", endpoint.name}}},
        *need);
}

std::optional<Error> Consents::endpointRefusal(const Workspace &workspace, const Endpoint &endpoint)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{ObjectKind::Endpoint, endpoint.name});
    const bool isOfWorkspace = entry != nullptr && &std::get<Endpoint>(entry->object()) == &endpoint;
    if (!isOfWorkspace || isFilledIn(endpoint))
        return endpointRefusalNow(workspace, endpoint);
    decltype(Known::used) used{{entry->definition(), entry->layer()}};
    for (const std::string &name : credentialsOf(endpoint)) {
        const workspace::Entry *one = workspace.find(workspace::ObjectKey{ObjectKind::Credential, name});
        used.emplace_back(one == nullptr ? nullptr : one->definition(),
                          one == nullptr ? workspace::Layer::Stored : one->layer());
    }
    const std::string files = m_needs.filesOf(workspace, endpoint);
    const auto found = m_known.find(endpoint.name);
    const bool hasOtherFiles = found != m_known.end() && found->second.files != files;
    if (found != m_known.end() && !hasOtherFiles && found->second.generation == m_ledger.generation()
        && used == found->second.used)
        return found->second.refusal;
    const std::optional<Error> refusal = endpointRefusalNow(workspace, endpoint);
    m_known.insert_or_assign(endpoint.name, Known{std::move(used), m_ledger.generation(), files, refusal});
    if (hasOtherFiles && refusal)
        Q_EMIT m_ledger.changed(); // nothing else tells that there is something to be shown
    return refusal;
}

workspace::MutationPolicy Consents::mutations(const Workspace &workspace, const Endpoint &endpoint) const
{
    const std::optional<Need> need = m_needs.ofPolicy(workspace, endpoint);
    return !need || isSatisfied(*need) ? endpoint.mutations : workspace::MutationPolicy::Ask;
}

workspace::ClientPtr Consents::accepted(const Workspace &workspace, workspace::ClientPtr client) const
{
    const std::optional<Need> need = m_needs.ofPolicy(workspace, *client);
    if (!need || isSatisfied(*need))
        return client;
    auto held = std::make_shared<workspace::Client>(*client);
    const ConsentEntry *entry = acceptedPolicy(*need);
    if (entry == nullptr) {
        held->policy.rights.clear();
        return held;
    }
    const workspace::Client known = clientIn(entry->claim);
    if (!known.enabled || known.tokenHash != client->tokenHash)
        return nullptr;
    held->policy = restrictedBy(std::move(held->policy), known.policy);
    std::erase_if(held->policy.rights, [&known](workspace::ClientRight right) {
        return std::ranges::find(known.policy.rights, right) == known.policy.rights.end();
    });
    return held;
}

bool Consents::permits(const Workspace &workspace, std::string_view name) const
{
    const auto *tool = workspace.find<Tool>(name);
    const std::optional<Need> need = tool == nullptr ? std::nullopt : m_needs.ofPolicy(workspace, *tool);
    return !need || isSatisfied(*need);
}

std::optional<Error> Consents::credentialRefusal(const Workspace &workspace,
                                                 const Credential &credential) const
{
    const std::vector<Need> needs = m_needs.ofCredential(workspace, credential);
    const auto need = std::ranges::find_if_not(needs, [this](const Need &one) { return isSatisfied(one); });
    if (need == needs.end())
        return std::nullopt;
    return consentNeeded(
        {CORE_TEXT("Core", "The credential \"{credential}\" needs your consent before it is used."),
         {{"credential", credential.name}}},
        *need);
}

std::optional<Error> Consents::variableRefusal(const Workspace &workspace, const ContextVariable &variable,
                                               const Endpoint &endpoint)
{
    for (const Need &need : m_needs.ofVariable(workspace, variable, endpoint)) {
        if (isSatisfied(need))
            continue;
        if (m_asked.emplace(variable.key, endpoint.name).second)
            Q_EMIT m_ledger.changed(); // there is one more to be shown
        return consentNeeded({CORE_TEXT("Core", "The context variable \"{name}\" needs your consent before "
                                                "its value is sent to the endpoint \"{endpoint}\"."),
                              {{"name", variable.key}, {"endpoint", endpoint.name}}},
                             need);
    }
    return std::nullopt;
}

std::vector<Need> Consents::all(const Workspace &workspace) const
{
    std::vector<Need> needs;
    std::set<std::string> used;
    forEach<Endpoint>(workspace, ObjectKind::Endpoint, [&](const Endpoint &endpoint) {
        for (std::string &name : credentialsOf(endpoint))
            used.insert(std::move(name));
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

// The policies without consent, which leave an endpoint, client or tool less than its definition says.
std::vector<Need> Consents::policies(const Workspace &workspace) const
{
    std::vector<Need> needs;
    forEach<Endpoint>(workspace, ObjectKind::Endpoint, [&](const Endpoint &endpoint) {
        if (std::optional<Need> need = m_needs.ofPolicy(workspace, endpoint); need && !isSatisfied(*need))
            needs.push_back(*std::move(need));
    });
    forEach<workspace::Client>(workspace, ObjectKind::Client, [&](const workspace::Client &client) {
        std::optional<Need> need = m_needs.ofPolicy(workspace, client);
        if (!need || isSatisfied(*need))
            return;
        const auto held = accepted(workspace, std::make_shared<const workspace::Client>(client));
        if (!held || *held != client)
            needs.push_back(*std::move(need));
    });
    forEach<Tool>(workspace, ObjectKind::Tool, [&](const Tool &tool) {
        if (std::optional<Need> need = m_needs.ofPolicy(workspace, tool); need && !isSatisfied(*need))
            needs.push_back(*std::move(need));
    });
    return needs;
}

credentials::ClaimSubject Consents::subjectOf(const Need &need) const
{
    return {m_needs.workspace(), need.endpoint, need.credential, need.client, need.tool, m_needs.folder()};
}

const ConsentEntry *Consents::acceptedPolicy(const Need &need) const
{
    const credentials::ClaimSubject subject = subjectOf(need);
    const auto found = std::ranges::find_if(m_ledger.entries(), [&subject](const auto &item) {
        const ConsentEntry &entry = item.second;
        return entry.claim.kind == Claim::Kind::Policy && !entry.isDenied && entry.subject == subject;
    });
    return found == m_ledger.entries().end() ? nullptr : &found->second;
}

ConsentRequest Consents::requestFor(const Need &need) const
{
    ConsentRequest request{.id = need.claim.digest(),
                           .kind = kindOf(need.claim.kind),
                           .workspace = m_needs.workspace(),
                           .endpoint = need.endpoint,
                           .credential = need.credential,
                           .client = need.client,
                           .tool = need.tool,
                           .terms = termsOf(need.claim)};
    const auto &entries = m_ledger.entries();
    if (const auto found = entries.find(request.id); found != entries.end())
        request.state =
            found->second.isDenied ? ConsentRequest::State::Denied : ConsentRequest::State::Granted;
    const credentials::ClaimSubject subject = subjectOf(need);
    for (const auto &[digest, entry] : entries) {
        const bool isBefore =
            entry.subject == subject && entry.claim.kind == need.claim.kind && !entry.isDenied;
        if (request.state != ConsentRequest::State::Granted && isBefore)
            request.before = termsOf(entry.claim);
    }
    return request;
}

std::vector<ConsentRequest> Consents::requests(const Workspace &workspace) const
{
    std::vector<ConsentRequest> requests;
    std::set<std::pair<std::string, std::string>> seen;
    for (const Need &need : all(workspace)) {
        if (!need.isConfigured && seen.emplace(need.claim.digest(), need.endpoint).second)
            requests.push_back(requestFor(need));
    }
    for (const Need &need : policies(workspace))
        requests.push_back(requestFor(need));
    return requests;
}

std::optional<ConsentEntry> Consents::entryOf(const Workspace &workspace, const std::string &id) const
{
    std::vector<Need> needs = all(workspace);
    std::ranges::move(policies(workspace), std::back_inserter(needs));
    for (Need &need : needs) {
        credentials::ClaimSubject subject = subjectOf(need);
        if (!need.isConfigured && need.claim.digest() == id)
            return ConsentEntry{std::move(need.claim), std::move(subject)};
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

// True if a person has entered the endpoint or agreed to it as a whole.
bool Consents::isKnown(const Workspace &workspace, const Endpoint &endpoint) const
{
    const std::vector<Need> needs = m_needs.ofEndpoint(workspace, endpoint);
    if (!areSatisfied(needs))
        return false;
    return !needs.empty() || m_needs.isEntered(workspace, ObjectKind::Endpoint, endpoint.name)
           || std::ranges::all_of(m_needs.destinations(workspace, endpoint),
                                  [this](const Claim &claim) { return m_ledger.isGranted(claim.digest()); });
}

credentials::LedgerChange Consents::enteredBy(const Workspace &before, const workspace::Edit &edit,
                                              const Workspace &after) const
{
    credentials::LedgerChange change;
    if (edit.origin != workspace::Origin::Person)
        return change;
    enterPolicies(before, edit, after, change);
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
            change.put.insert_or_assign(need.claim.digest(), ConsentEntry{need.claim, subjectOf(need)});
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
        // The person's change keeps its consent where they had agreed before, and nowhere else.
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
    // An entry that is granted already keeps what it was granted for.
    std::erase_if(change.put, [this](const auto &entry) {
        return m_ledger.entries().contains(entry.first) && m_ledger.isGranted(entry.first);
    });
    return change;
}

// A person who changes what an endpoint, a client or a tool may do has the last word on it. A client without any restriction
// is as any client, so that there is nothing to remember.
void Consents::enterPolicies(const Workspace &before, const workspace::Edit &edit, const Workspace &after,
                             credentials::LedgerChange &change) const
{
    const auto enter = [&](const std::optional<Need> &was, const std::optional<Need> &is, bool matters) {
        if (was && (!is || is->claim != was->claim)) {
            if (const ConsentEntry *entry = acceptedPolicy(*was))
                change.removed.insert(entry->claim.digest());
        }
        if (is && !is->isConfigured && matters && (!was || was->claim != is->claim))
            change.put.insert_or_assign(is->claim.digest(), ConsentEntry{is->claim, subjectOf(*is)});
    };
    for (const workspace::EditStep &step : edit.steps) {
        const auto *renamed = std::get_if<workspace::RenameObject>(&step);
        if (renamed == nullptr)
            continue;
        const auto *was = before.find<Endpoint>(renamed->key.name);
        const auto *is = after.find<Endpoint>(renamed->name);
        if (renamed->key.kind == ObjectKind::Endpoint && was != nullptr && is != nullptr
            && mutations(before, *was) == is->mutations)
            enter({}, m_needs.ofPolicy(after, *is), true);
        // Any tool may contain the name that changes.
        forEach<Tool>(after, ObjectKind::Tool, [&](const Tool &tool) {
            const bool isIt = renamed->key.kind == ObjectKind::Tool && renamed->name == tool.name;
            const std::string &name = isIt ? renamed->key.name : tool.name;
            if (before.find<Tool>(name) != nullptr && permits(before, name))
                enter({}, m_needs.ofPolicy(after, tool), true);
        });
    }
    for (const std::string &name : put(edit, ObjectKind::Endpoint)) {
        const auto *was = before.find<Endpoint>(name);
        const auto *is = after.find<Endpoint>(name);
        if (is != nullptr)
            enter(was == nullptr ? std::nullopt : m_needs.ofPolicy(before, *was),
                  m_needs.ofPolicy(after, *is), true);
    }
    for (const std::string &name : put(edit, ObjectKind::Tool)) {
        const auto *was = before.find<Tool>(name);
        const auto *is = after.find<Tool>(name);
        if (is != nullptr)
            enter(was == nullptr ? std::nullopt : m_needs.ofPolicy(before, *was),
                  m_needs.ofPolicy(after, *is), true);
    }
    for (const std::string &name : put(edit, ObjectKind::Client)) {
        const auto *was = before.find<workspace::Client>(name);
        const auto *is = after.find<workspace::Client>(name);
        if (is != nullptr)
            enter(was == nullptr ? std::nullopt : m_needs.ofPolicy(before, *was),
                  m_needs.ofPolicy(after, *is), is->policy != workspace::ClientPolicy() || !is->enabled);
    }
}

} // namespace tooltray::engine
