// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/clientcontexts.h"

#include "base/text/quantity.h"
#include "execution/arguments/templates.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/edits/check.h"
#include "json/write.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tooltray::toolkit {

namespace {

using namespace workspace;

std::size_t bytesOf(std::string_view key, const json::Value &value)
{
    return key.size() + json::writtenSize(value);
}

Error tooMuch(std::string what, std::string hint)
{
    return {ErrorKind::Invalid, "context_full", std::move(what), std::move(hint)};
}

bool mentions(std::string_view text, execution::ContextTemplate::Of of, const std::string &folded)
{
    const execution::ContextTemplate parts(text, of);
    return std::ranges::any_of(parts.names(),
                               [&](const std::string &name) { return foldedContextKey(name) == folded; });
}

// The endpoint that puts the variable into its URL or its headers.
const std::string *endpointWith(const Workspace &workspace, const std::string &key)
{
    using Of = execution::ContextTemplate::Of;
    const std::string folded = foldedContextKey(key);
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Endpoint)) {
        const auto &endpoint = std::get<Endpoint>(entry.object());
        const bool isInUrl = std::ranges::any_of(
            urlsOf(endpoint), [&](std::string_view url) { return mentions(url, Of::Url, folded); });
        if (isInUrl || std::ranges::any_of(endpoint.headers, [&](const Header &header) {
                return mentions(header.value, Of::Header, folded);
            }))
            return &name;
    }
    return nullptr;
}

bool isSecretEntry(const Entry &entry)
{
    return std::ranges::any_of(kAllLayers, [&](Layer layer) {
        return entry.at(layer) && std::get<ContextVariable>(entry.at(layer)->object).isSecret();
    });
}

Error notReplaceable(const std::string &key, std::string code, std::string_view why)
{
    return {ErrorKind::Denied, std::move(code),
            "The context variable \"" + key + "\" " + std::string(why) + ", and applies to every client.",
            "Pass the value as an argument of the call where you need another one, or ask the user."};
}

} // namespace

std::optional<Error> overrideProblem(const Workspace &base, const std::string &key)
{
    const Entry *entry = base.find({ObjectKind::Context, key});
    if (entry == nullptr)
        return std::nullopt;
    if (isSecretEntry(*entry))
        return Error{ErrorKind::Denied, "context_secret",
                     "The context variable \"" + key + "\" is a secret, which only a person may set.",
                     "Ask the user to do it in the Tooltray window."};
    const ContextOverride allowed = base.settings().contextOverride;
    if (allowed == ContextOverride::All)
        return std::nullopt;
    if (entry->at(Layer::Config))
        return notReplaceable(key, "defined_in_config", "is defined in the configuration file");
    if (std::get<ContextVariable>(entry->object()).origin == Origin::Agent)
        return std::nullopt;
    if (allowed == ContextOverride::None)
        return notReplaceable(key, "context_fixed", "was set by a person");
    if (const std::string *endpoint = endpointWith(base, key))
        return notReplaceable(key, "context_fixed",
                              "was set by a person, is part of what is sent to the endpoint \"" + *endpoint
                                  + '"');
    return std::nullopt;
}

void ClientContexts::keepWith(SavedValues kept, Save save)
{
    m_kept = std::move(kept);
    m_save = std::move(save);
    m_keptViews.clear();
}

ClientContexts::SavedValues ClientContexts::ofTokens() const
{
    SavedValues values;
    for (const auto &[owner, owned] : m_values) {
        if (owner.session.empty())
            values.emplace(owner.principal, owned.values);
    }
    return values;
}

void ClientContexts::setOfTokens(SavedValues values)
{
    for (auto &[principal, own] : values)
        m_values.insert_or_assign({principal}, Owned{.values = std::move(own), .changed = ++m_changes});
}

const ClientContexts::Owned *ClientContexts::find(const ContextOwner &owner) const
{
    const auto found = m_values.find(owner);
    return found == m_values.end() ? nullptr : &found->second;
}

std::vector<ContextVariable> ClientContexts::overlay(const ContextOwner &owner, const Workspace &base) const
{
    Values own;
    if (const Owned *values = find(owner))
        own = values->values;
    if (const auto kept = m_kept.find(owner.principal); kept != m_kept.end())
        own.insert(kept->second.begin(), kept->second.end());
    std::vector<ContextVariable> variables;
    for (auto &[key, value] : own) {
        ContextVariable variable;
        // The workspace may spell it otherwise by now.
        const ContextVariable *known = base.contextFor(key);
        variable.key = known == nullptr ? key : known->key;
        if (overrideProblem(base, variable.key))
            continue;
        if (known != nullptr)
            variable.description = known->description;
        variable.value = value;
        variable.origin = Origin::Agent;
        variables.push_back(std::move(variable));
    }
    return variables;
}

WorkspacePtr ClientContexts::workspaceFor(const ContextOwner &owner, const WorkspacePtr &base)
{
    Owned *owned = nullptr;
    if (const auto found = m_values.find(owner); found != m_values.end())
        owned = &found->second;
    else if (m_kept.contains(owner.principal))
        owned = &m_keptViews[owner.principal];
    if (owned == nullptr)
        return base;
    if (owned->base != base) {
        std::vector<ContextVariable> variables = overlay(owner, *base);
        owned->view = variables.empty() ? base : base->withContext(std::move(variables));
        owned->base = base;
    }
    return owned->view;
}

std::vector<std::string> ClientContexts::keys(const ContextOwner &owner, const Workspace &base) const
{
    std::vector<std::string> keys;
    if (find(owner) == nullptr && !m_kept.contains(owner.principal))
        return keys;
    for (ContextVariable &variable : overlay(owner, base))
        keys.push_back(std::move(variable.key));
    std::ranges::sort(keys);
    return keys;
}

std::optional<ContextScope> ClientContexts::scopeOf(const ContextOwner &owner, std::string_view key) const
{
    const std::string folded = foldedContextKey(key);
    const auto has = [&](const Values &values) {
        return std::ranges::any_of(
            values, [&](const auto &value) { return foldedContextKey(value.first) == folded; });
    };
    if (const Owned *values = find(owner); values != nullptr && has(values->values))
        return ContextScope::Session;
    const auto kept = m_kept.find(owner.principal);
    return kept != m_kept.end() && has(kept->second) ? std::optional(ContextScope::Persistent) : std::nullopt;
}

Result<void> ClientContexts::checkRoom(const ContextOwner &owner, const std::string &key,
                                       const json::Value &value) const
{
    std::set<std::string_view> keys{key};
    std::size_t bytes = bytesOf(key, value);
    const auto count = [&](const Values &values) {
        for (const auto &[other, theirs] : values) {
            if (other != key && keys.insert(other).second)
                bytes += bytesOf(other, theirs);
        }
    };
    if (const Owned *values = find(owner))
        count(values->values);
    if (const auto kept = m_kept.find(owner.principal); kept != m_kept.end())
        count(kept->second);
    if (keys.size() > kMaxKeys)
        return tooMuch("You have " + std::to_string(kMaxKeys)
                           + " context variables of your own, which is as many as a client may have.",
                       "Clear those that you no longer need with clear_graphql_context.");
    if (bytes > kMaxBytes)
        return tooMuch("Your context variables would take more than the " + formatByteCount(kMaxBytes)
                           + " that a client may have.",
                       "Pass large values as arguments of the call.");
    return {};
}

Result<std::string> ClientContexts::set(const ContextOwner &owner, const WorkspacePtr &base,
                                        const std::string &key, json::Value value, ContextScope scope,
                                        Done<Result<void>> done)
{
    if (const auto problem = nameProblem(ObjectKind::Context, key))
        return Error{ErrorKind::Invalid, "name_invalid", *problem, "Choose another \"key\"."};
    const ContextVariable *known = workspaceFor(owner, base)->contextFor(key);
    std::string spelled = known == nullptr ? key : known->key;
    if (auto problem = overrideProblem(*base, spelled))
        return *std::move(problem);
    ContextVariable variable;
    variable.key = spelled;
    variable.value = value;
    if (auto token = checkNoToken({ObjectKind::Context, spelled}, variable,
                                  "Ask the user to store it as a credential in the Tooltray window."))
        return *std::move(token);
    if (Result<void> room = checkRoom(owner, spelled, value); !room)
        return std::move(room).error();
    if (scope == ContextScope::Session) {
        makeRoom();
        Owned &owned = m_values[owner];
        owned.values.insert_or_assign(spelled, value);
        owned.changed = ++m_changes;
        owned.base.reset();
        if (owner.session.empty())
            share(owner.principal, {{spelled, std::move(value), scope}}, std::move(done));
        else
            done({});
        return spelled;
    }
    // The saved value would have no effect below the value of the session.
    if (const auto values = m_values.find(owner); values != m_values.end())
        values->second.values.erase(spelled);
    m_kept[owner.principal].insert_or_assign(spelled, value);
    forgetViews(owner.principal);
    save([this, principal = owner.principal, shared = Shared{spelled, std::move(value), scope},
          done = std::move(done)](const Result<void> &saved) {
        if (!saved)
            return done(saved);
        share(principal, {shared}, done);
    });
    return spelled;
}

std::vector<std::string> ClientContexts::clear(const ContextOwner &owner,
                                               const std::optional<std::string> &key, Done<Result<void>> done)
{
    std::vector<std::string> cleared;
    const auto clearIn = [&](Values &values) {
        const std::size_t before = values.size();
        std::erase_if(values, [&](const auto &value) {
            const bool isMeant = !key || foldedContextKey(value.first) == foldedContextKey(*key);
            if (isMeant && std::ranges::find(cleared, value.first) == cleared.end())
                cleared.push_back(value.first);
            return isMeant;
        });
        return values.size() != before;
    };
    if (const auto values = m_values.find(owner); values != m_values.end()) {
        clearIn(values->second.values);
        values->second.base.reset();
        if (values->second.values.empty())
            m_values.erase(values);
    }
    const auto kept = m_kept.find(owner.principal);
    const bool mustSave = kept != m_kept.end() && clearIn(kept->second);
    if (mustSave && kept->second.empty())
        m_kept.erase(kept);
    std::ranges::sort(cleared);
    std::vector<Shared> gone;
    if (owner.session.empty() || mustSave)
        std::ranges::transform(cleared, std::back_inserter(gone), [](const std::string &each) {
            return Shared{each, std::nullopt};
        });
    if (mustSave) {
        forgetViews(owner.principal);
        save([this, principal = owner.principal, gone = std::move(gone),
              done = std::move(done)](const Result<void> &saved) {
            if (!saved)
                return done(saved);
            share(principal, gone, done);
        });
    } else {
        share(owner.principal, gone, std::move(done));
    }
    return cleared;
}

void ClientContexts::share(const std::string &principal, const std::vector<Shared> &values,
                           Done<Result<void>> done)
{
    if (m_share && !values.empty())
        return m_share(principal, values, std::move(done));
    done({});
}

void ClientContexts::take(const std::string &principal, Shared value)
{
    const auto erase = [&](auto &values, const auto &owner) {
        const auto found = values.find(owner);
        if (found == values.end())
            return;
        if constexpr (requires { found->second.values; })
            found->second.values.erase(value.key);
        else
            found->second.erase(value.key);
    };
    erase(m_values, ContextOwner{principal});
    erase(m_kept, principal);
    // No program shares more than a client may have; another hand may have written it.
    const bool isTooMuch = value.value
                           && (!checkRoom({principal}, value.key, *value.value)
                               || (m_kept.size() >= kMaxOwners && !m_kept.contains(principal)));
    if (isTooMuch)
        value.value.reset();
    if (value.value && value.scope == ContextScope::Session) {
        makeRoom();
        Owned &owned = m_values[{principal}];
        owned.values.insert_or_assign(value.key, *std::move(value.value));
        owned.changed = ++m_changes;
    } else if (value.value) {
        m_kept[principal].insert_or_assign(value.key, *std::move(value.value));
    }
    forgetViews(principal);
    tell({principal});
}

void ClientContexts::removeClient(std::string_view principal)
{
    std::vector<Shared> gone; // or the next client of that name would get them
    const auto add = [&](const Values &values) {
        for (const auto &[key, value] : values)
            gone.push_back({key, std::nullopt});
    };
    if (const Owned *values = find({std::string(principal)}))
        add(values->values);
    std::erase_if(m_values, [&](const auto &value) { return value.first.principal == principal; });
    const auto kept = m_kept.find(principal);
    if (kept != m_kept.end()) {
        add(kept->second);
        m_kept.erase(kept);
        m_keptViews.erase(std::string(principal));
        save([](const Result<void> &) {});
    }
    share(std::string(principal), gone, [](const Result<void> &) {});
}

void ClientContexts::forgetViews(std::string_view principal)
{
    for (auto &[owner, owned] : m_values) {
        if (owner.principal == principal)
            owned.base.reset();
    }
    m_keptViews.erase(std::string(principal));
}

void ClientContexts::makeRoom()
{
    if (m_values.size() < kMaxOwners)
        return;
    m_values.erase(
        std::ranges::min_element(m_values, {}, [](const auto &value) { return value.second.changed; }));
}

void ClientContexts::save(Done<Result<void>> done)
{
    if (m_save)
        return m_save(m_kept, std::move(done));
    done({});
}

} // namespace tooltray::toolkit
