// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/healthkeeper.h"

#include "base/ask.h"

namespace tooltray::engine {

HealthKeeper::HealthKeeper(QThreadPool &pool, Listener listener)
    : m_pool(pool)
    , m_listener(std::move(listener))
    , m_health(std::make_shared<const workspace::Health>())
{}

void HealthKeeper::update(workspace::WorkspacePtr workspace, workspace::Schemas schemas)
{
    Task task{std::move(workspace), std::move(schemas)};
    if (m_isChecking)
        m_next = std::move(task);
    else
        check(std::move(task));
}

void HealthKeeper::check(Task task)
{
    m_isChecking = true;
    auto checked = ask(&m_pool, [task = std::move(task), before = m_health] {
        auto health = std::make_shared<const workspace::Health>(
            workspace::Health::check(task.first, task.second, *before));
        return Result<std::pair<HealthPtr, std::vector<std::string>>>(
            std::pair(health, workspace::newlyBroken(*before, *health)));
    });
    whenDone(checked, &m_context,
             [this](const Result<std::pair<HealthPtr, std::vector<std::string>>> &result) {
                 m_isChecking = false;
                 if (result)
                     m_health = result->first;
                 if (m_next)
                     check(*std::exchange(m_next, std::nullopt));
                 if (result)
                     m_listener(result->first, result->second);
             });
}

} // namespace tooltray::engine
