// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaceparts.h"

#include "base/task/ask.h"
#include "toolkit/access/workspaceaccess.h"
#include "workspace/definitions/names.h"
#include "json/parser.h"
#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

namespace tooltray::engine {

ConsentNews::ConsentNews(Setting setting, Consents &consents)
    : m_setting(std::move(setting))
    , m_consents(consents)
{}

std::vector<std::string> ConsentNews::tell(const workspace::Workspace &now)
{
    const std::vector<std::string> before = std::exchange(m_waiting, m_consents.waitingEndpoints(now));
    tellEndpoints(before);
    tellPolicies(now);
    std::vector<std::string> freed;
    std::ranges::copy_if(before, std::back_inserter(freed), [this](const std::string &endpoint) {
        return std::ranges::find(m_waiting, endpoint) == m_waiting.end();
    });
    return freed;
}

void ConsentNews::tellEndpoints(const std::vector<std::string> &before)
{
    for (const std::string &endpoint : m_waiting) {
        if (std::ranges::find(before, endpoint) == before.end())
            m_log.warning(
                "The endpoint \"" + endpoint + "\" of the workspace " + m_setting.workspace
                + " needs your consent before it is used. Review it in the Tooltray window"
                + (m_setting.isConfigOwn ? "." : ", or name a configuration file of yours with --config."));
    }
}

void ConsentNews::tellPolicies(const workspace::Workspace &now)
{
    std::set<std::string> waiting;
    for (const ConsentRequest &request : m_consents.requests(now)) {
        if (request.kind != ConsentRequest::Kind::Policy || request.state != ConsentRequest::State::Pending)
            continue;
        waiting.insert(request.id);
        if (m_waitingPolicies.contains(request.id))
            continue;
        if (!request.tool.empty())
            m_log.warning("A file lets the tool " + request.tool + " of the workspace " + m_setting.workspace
                          + " count as read-only or make several changes in one call. This takes effect once "
                            "you allow it in the Tooltray window.");
        else if (request.client.empty())
            m_log.warning("A file lets the endpoint \"" + request.endpoint + "\" of the workspace "
                          + m_setting.workspace
                          + " send mutations without asking. Each one needs approval until you allow that in "
                            "the Tooltray window.");
        else
            m_log.warning("A file changes what the client " + request.client + " of the workspace "
                          + m_setting.workspace
                          + " may do. What you allowed last stays in effect until you review it in the "
                            "Tooltray window.");
    }
    m_waitingPolicies = std::move(waiting);
}

namespace {

using SavedValues = toolkit::ClientContexts::SavedValues;

json::Value encodeValues(const SavedValues &kept)
{
    json::Value clients = json::Value::object();
    for (const auto &[principal, values] : kept) {
        json::Value &client = clients.set(principal, json::Value::object());
        for (const auto &[key, value] : values)
            client.set(key, value);
    }
    return clients;
}

bool isContextValue(const json::Value &value)
{
    return value.isString() || value.isNumber() || value.isBoolean();
}

SavedValues keptValuesFrom(const json::Value &clients, const std::string &workspace)
{
    SavedValues kept;
    for (const json::Member &client : clients.members()) {
        for (const json::Member &value : client.value.members()) {
            if (isContextValue(value.value)
                && !workspace::nameProblem(workspace::ObjectKind::Context, value.name.view()))
                kept[principalIn(workspace, client.name.view())].emplace(value.name.view(), value.value);
        }
    }
    return kept;
}

constexpr std::string_view kShared = "context/";
// Those of a session are good for a day's work; elsewhere they end with the program.
constexpr std::chrono::hours kSessionLasts{24};

using Shared = toolkit::ClientContexts::Shared;

// context/WORKSPACE/CLIENT:KEY
SharedValues::Named encodeShared(const std::string &principal, const Shared &value)
{
    json::Value text = json::Value::object();
    if (value.value) {
        text.set("value", *value.value);
        text.set("persistent", json::Value(value.scope == workspace::ContextScope::Persistent));
    }
    return {std::string(kShared) + principal + ':' + value.key, json::write(text)};
}

// Nothing where it cannot be one of a client.
std::optional<std::pair<std::string, Shared>> sharedFrom(const SharedValues::Named &named)
{
    const std::size_t colon = named.name.rfind(':');
    const json::Parsed parsed = json::parse(named.value);
    if (colon == std::string::npos || colon < kShared.size() || !parsed)
        return std::nullopt;
    Shared shared{named.name.substr(colon + 1), std::nullopt};
    if (workspace::nameProblem(workspace::ObjectKind::Context, shared.key))
        return std::nullopt;
    if (const json::Value *value = parsed.value.find("value"); value != nullptr && isContextValue(*value))
        shared.value = *value;
    if (parsed.value["persistent"].toBool())
        shared.scope = workspace::ContextScope::Persistent;
    return std::pair(named.name.substr(kShared.size(), colon - kShared.size()), std::move(shared));
}

} // namespace

std::string principalIn(const std::string &workspace, std::string_view principal)
{
    const std::size_t slash = principal.find('/');
    return slash == std::string_view::npos ? std::string(principal)
                                           : workspace + std::string(principal.substr(slash));
}

SavedContexts::SavedContexts(std::filesystem::path file, std::string workspace)
    : m_workspace(std::move(workspace))
    , m_file(std::move(file))
{}

void SavedContexts::read(QThreadPool &pool, std::function<void()> done)
{
    const auto read = ask(&pool, [path = m_file.path()] { return StateFile::read(path); });
    whenDone(read, &m_context, [this, done = std::move(done)](const Result<json::Value> &values) {
        if (values)
            m_values = keptValuesFrom(*values, m_workspace);
        else
            m_log.warning("The context values that clients of the workspace " + m_workspace
                          + " made persistent could not be read: " + values.error().message.text());
        done();
    });
}

void SavedContexts::keep(toolkit::ClientContexts &contexts)
{
    contexts.keepWith(std::exchange(m_values, {}), [this](const SavedValues &kept, Done<Result<void>> saved) {
        m_file.write(encodeValues(kept), [this, saved = std::move(saved)](const Result<void> &written) {
            if (!written)
                m_log.warning("The context values that clients of the workspace " + m_workspace
                              + " make persistent could not be saved: " + written.error().message.text());
            saved(written ? written : toolkit::unsaved(written.error()));
        });
    });
}

void SavedContexts::share(toolkit::ClientContexts &contexts, SharedValues *shared)
{
    if (shared == nullptr)
        return;
    contexts.shareWith(
        [shared](const std::string &principal, const std::vector<Shared> &values, Done<Result<void>> done) {
            std::vector<SharedValues::Named> named;
            for (const Shared &value : values)
                named.push_back(encodeShared(principal, value));
            const bool isKept = std::ranges::any_of(values, [](const Shared &value) {
                return value.scope == workspace::ContextScope::Persistent;
            });
            shared->put(std::move(named), isKept ? SharedValues::Lifetime() : kSessionLasts,
                        SharedValues::Told::Followers, [done = std::move(done)](const Result<void> &put) {
                            done(put ? put : toolkit::unsaved(put.error()));
                        });
        });
    shared->follow(std::string(kShared), [&contexts](const SharedValues::Named &named) {
        if (auto told = sharedFrom(named))
            contexts.take(told->first, std::move(told->second));
    });
}

} // namespace tooltray::engine
