// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/access/clienttokens.h"
#include "engine/workspaces/healthkeeper.h"
#include "storage/liveworkspace.h"
#include "toolkit/curation.h"

#include <QObject>

#include <string>

namespace tooltray::engine {

// The workspace that is served, as the tools see it.
class LiveCuration final : public toolkit::Curation {
public:
    // All of these outlive it.
    LiveCuration(std::string name, storage::LiveWorkspace &live, const HealthKeeper &health,
                 const ClientTokens &tokens);

    const std::string &name() const override { return m_name; }
    workspace::WorkspacePtr workspace() const override { return m_live.workspace(); }
    std::shared_ptr<const workspace::Health> health() const override { return m_health.health(); }
    std::optional<workspace::Client> client(std::string_view principal) const override;
    void apply(workspace::Edit edit, std::function<void(Result<void>)> done) override;

private:
    std::string m_name;
    storage::LiveWorkspace &m_live;
    const HealthKeeper &m_health;
    const ClientTokens &m_tokens;
    QObject m_context;
};

} // namespace tooltray::engine
