// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/access/clienttokens.h"
#include "engine/secrets/consents.h"
#include "engine/workspaces/healthkeeper.h"
#include "storage/store/liveworkspace.h"
#include "toolkit/curation.h"

#include <QObject>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

// The workspace that is served, as the tools see it.
class LiveCuration final : public toolkit::Curation {
public:
    using Problems = std::function<std::vector<workspace::DocumentProblem>()>;

    // All of these outlive it. The problems are those of the documents that are not followed.
    LiveCuration(std::string name, storage::LiveWorkspace &live, const HealthKeeper &health,
                 const ClientTokens &tokens, const Consents &consents, Problems problems);

    const std::string &name() const override { return m_name; }
    workspace::WorkspacePtr workspace() const override { return m_live.workspace(); }
    std::shared_ptr<const workspace::Health> health() const override { return m_health.health(); }
    std::optional<workspace::Client> client(std::string_view principal) const override;
    // See ClientTokens.
    std::string principalOf(std::string_view client) const override
    {
        return m_name + '/' + std::string(client);
    }
    std::optional<workspace::ContextScope> contextScope(std::string_view key) const override;
    std::vector<toolkit::UnreadFile> unreadFiles() const override;
    void apply(workspace::Edit edit, std::function<void(Result<void>)> done) override;

    using ContextScopes = std::map<std::string, workspace::ContextScope>; // by key
    void setContextScopes(ContextScopes scopes) { m_scopes = std::move(scopes); }

private:
    std::string m_name;
    storage::LiveWorkspace &m_live;
    const HealthKeeper &m_health;
    const ClientTokens &m_tokens;
    const Consents &m_consents;
    Problems m_problems;
    ContextScopes m_scopes;
    QObject m_context;
};

} // namespace tooltray::engine
