// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaceparts.h"

#include <algorithm>
#include <iterator>
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
                + " needs your consent before it is used. Review it in the window of Tooltray"
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
                          + " count as read-only or make several changes in one call. That holds once you "
                            "allow it in the window of Tooltray.");
        else if (request.client.empty())
            m_log.warning(
                "A file lets the endpoint \"" + request.endpoint + "\" of the workspace "
                + m_setting.workspace
                + " send mutations without asking. Each one is asked about until you allow that in the "
                  "window of Tooltray.");
        else
            m_log.warning(
                "A file changes what the client " + request.client + " of the workspace "
                + m_setting.workspace
                + " may do. What you allowed last holds until you review it in the window of Tooltray.");
    }
    m_waitingPolicies = std::move(waiting);
}

} // namespace tooltray::engine
