// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/toolserver.h"

#include "engine/version.h"
#include "toolkit/builtins/builtins.h"

#include <cstddef>

namespace tooltray::engine {
namespace {

constexpr std::size_t kAnswerCacheBytes = std::size_t(64) << 20U;

std::string userAgent()
{
    return "Tooltray/" + std::string(kVersion);
}

mcp::Implementation implementation()
{
    return {.name = "tooltray", .version = std::string(kVersion), .title = "Tooltray"};
}

} // namespace

ToolServer::ToolServer(const Setting &setting)
    : m_workspace(setting.workspace)
    , m_curation(setting.workspace, setting.live, setting.health, setting.tokens, setting.consents,
                 setting.problems)
    , m_approvals(setting.clock)
    , m_answers(setting.clock, kAnswerCacheBytes)
    , m_results(setting.clock)
    , m_executor({setting.endpoints, setting.schemas, m_approvals, m_answers, m_results, setting.clock,
                  setting.redactor, userAgent()})
    , m_toolkit({m_curation, m_executor, setting.schemas, m_results, setting.journal, setting.clock},
                toolkit::builtIns(), implementation())
    , m_server(m_toolkit.backend(), setting.clock, m_toolkit.traffic())
    , m_streamable(m_server, setting.clock)
{
    m_toolkit.backend().setChangeListener([this](const mcp::Change &change, const mcp::Audience &audience) {
        m_server.announce(change, audience);
    });
}

ToolServer::~ToolServer() = default;

workspace::BuiltInNames ToolServer::builtInNames()
{
    return toolkit::occupiedNames(toolkit::builtIns());
}

void ToolServer::endClients(const std::set<std::string> &names)
{
    std::set<std::string> principals;
    for (const std::string &name : names)
        principals.insert(m_curation.principalOf(name));
    m_server.endClients([&](const mcp::Principal &principal) {
        return principals.contains(principal.id) || !m_curation.client(principal.id);
    });
}

void ToolServer::endAll()
{
    m_server.endClients([](const mcp::Principal &) { return true; });
}

} // namespace tooltray::engine
