// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

// Whose context values they are: a session's where the client has one, else all those of its token.
struct ContextOwner {
    std::string principal;
    std::string session = {};

    auto operator<=>(const ContextOwner &) const = default;
};

// The context values that agents set, each for itself: what a client sees of a workspace is the workspace with its own
// values on top. Those of a session end with it, those of a token with the program; persistent ones belong to the
// client on this computer and go with it. Lives on one thread.
class ClientContexts {
public:
    static constexpr std::size_t kMaxKeys = 100;                     // of one owner
    static constexpr std::size_t kMaxBytes = std::size_t(64) << 10U; // of one owner: keys, and values as JSON
    static constexpr std::size_t kMaxOwners = 2'000; // the one that set nothing for longest goes first

    using Values = std::map<std::string, json::Value, std::less<>>;
    using SavedValues = std::map<std::string, Values, std::less<>>; // by principal
    // Writes all that is persistent.
    using Save = std::function<void(const SavedValues &, Done<Result<void>>)>;
    // Told whose listings are another one now; without a session, those of all sessions of the principal.
    using Listener = std::function<void(const ContextOwner &)>;

    // A value under a key as other programs are told of it; nothing: it is gone.
    struct Shared {
        std::string key;
        std::optional<json::Value> value;
        workspace::ContextScope scope = workspace::ContextScope::Session;
    };
    // Tells other programs what changed of the values of a token, and of the persistent ones of a principal.
    using Share =
        std::function<void(const std::string &principal, const std::vector<Shared> &, Done<Result<void>>)>;

    void setListener(Listener listener) { m_listener = std::move(listener); }
    // Begins with what was saved before, and saves in that way from now on.
    void keepWith(SavedValues kept, Save save);
    void shareWith(Share share) { m_share = std::move(share); }
    // What another program tells.
    void take(const std::string &principal, Shared value);
    // The values of tokens, which end with the program and not with the workspace's name.
    SavedValues ofTokens() const;
    void setOfTokens(SavedValues values);

    // The same pointer for as long as neither the workspace nor the values change.
    workspace::WorkspacePtr workspaceFor(const ContextOwner &owner, const workspace::WorkspacePtr &base);
    // The keys of its own that it sees, in order.
    std::vector<std::string> keys(const ContextOwner &owner, const workspace::Workspace &base) const;
    // How long a value of its own holds; nothing: it has none under this key.
    std::optional<workspace::ContextScope> scopeOf(const ContextOwner &owner, std::string_view key) const;

    // The key as it is spelled from now on. Calls back once a persistent value is saved, for others at once.
    Result<std::string> set(const ContextOwner &owner, const workspace::WorkspacePtr &base,
                            const std::string &key, json::Value value, workspace::ContextScope scope,
                            Done<Result<void>> done);
    // One or all; the keys that are gone.
    std::vector<std::string> clear(const ContextOwner &owner, const std::optional<std::string> &key,
                                   Done<Result<void>> done);
    void tell(const ContextOwner &owner) const
    {
        if (m_listener)
            m_listener(owner);
    }

    void endSession(const ContextOwner &owner) { m_values.erase(owner); }
    void removeClient(std::string_view principal);

    std::size_t owners() const { return m_values.size() + m_kept.size(); }

private:
    struct Owned {
        Values values = {};
        std::uint64_t changed = 0;
        workspace::WorkspacePtr base = {}; // that the view was made of
        workspace::WorkspacePtr view = {};
    };

    const Owned *find(const ContextOwner &owner) const;
    std::vector<workspace::ContextVariable> overlay(const ContextOwner &owner,
                                                    const workspace::Workspace &base) const;
    Result<void> checkRoom(const ContextOwner &owner, const std::string &key, const json::Value &value) const;
    void forgetViews(std::string_view principal);
    void makeRoom();
    void save(Done<Result<void>> done);
    void share(const std::string &principal, const std::vector<Shared> &values, Done<Result<void>> done);

    std::map<ContextOwner, Owned> m_values;
    SavedValues m_kept;
    std::map<std::string, Owned, std::less<>> m_keptViews; // by principal
    std::uint64_t m_changes = 0;
    Save m_save;
    Share m_share;
    Listener m_listener;
};

// Why a client may not have a value of its own under that key; nothing: it may.
std::optional<Error> overrideProblem(const workspace::Workspace &base, const std::string &key);

} // namespace tooltray::toolkit
