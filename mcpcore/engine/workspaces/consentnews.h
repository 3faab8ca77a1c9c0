// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "engine/secrets/consents.h"

#include <set>
#include <string>
#include <vector>

namespace tooltray::engine {

// Warns in the program's own log of what a workspace may not do until somebody consents, of each thing once.
class ConsentNews {
public:
    struct Setting {
        std::string workspace;
        bool isConfigOwn = true; // see EngineSettings
    };

    // The consents outlive it.
    ConsentNews(Setting setting, Consents &consents);

    // Returns the endpoints that need not wait any longer, those that are gone included.
    std::vector<std::string> tell(const workspace::Workspace &now);

private:
    void tellEndpoints(const std::vector<std::string> &before);
    void tellPolicies(const workspace::Workspace &now);

    LogCategory m_log{"tooltray.engine"};
    Setting m_setting;
    Consents &m_consents;
    std::vector<std::string> m_waiting;      // endpoints that need a consent
    std::set<std::string> m_waitingPolicies; // by the ids of their requests
};

} // namespace tooltray::engine
