// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/health.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

// Checks the tools anew whenever the workspace or a schema is another one: on a pool, and however many changes come
// meanwhile, once for all of them.
class HealthKeeper {
public:
    using HealthPtr = std::shared_ptr<const workspace::Health>;
    // With the tools that are broken now and were not before.
    using Listener = std::function<void(const HealthPtr &health, const std::vector<std::string> &broken)>;

    // The pool outlives it.
    HealthKeeper(QThreadPool &pool, Listener listener);

    void update(workspace::WorkspacePtr workspace, workspace::Schemas schemas);
    const HealthPtr &health() const { return m_health; } // never null

private:
    using Task = std::pair<workspace::WorkspacePtr, workspace::Schemas>;

    void check(Task task);

    QThreadPool &m_pool;
    Listener m_listener;
    HealthPtr m_health;
    std::optional<Task> m_next;
    bool m_isChecking = false;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::engine
