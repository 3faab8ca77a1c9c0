// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/toolkit.h"

#include "execution/runs/executor.h"
#include "toolkit/access/clientview.h"
#include "toolkit/builtins/builtins.h"

#include <utility>

namespace tooltray::toolkit {

Toolkit::Toolkit(const Services &services, Catalogue::BuiltIns builtIns, mcp::Implementation server)
    : m_services(services)
    , m_catalogue(services.schemas,
                  [&executor = services.executor](const auto &workspace, auto tool) {
                      return executor.permits(workspace, tool);
                  })
    , m_dispatch(m_services, m_catalogue)
    , m_traffic(services.journal, services.clock,
                [this](const mcp::Principal &principal) {
                    const auto client = clientOf(m_services.workspaceAccess, principal.id);
                    return client ? client->name : principal.id;
                })
    , m_backend({m_services, m_catalogue, m_dispatch, m_traffic}, std::move(server))
{
    addCommands(m_catalogue);
    for (auto &builtIn : builtIns) {
        const auto listed =
            builtIn->isListed() ? Catalogue::Listed::AsTool : Catalogue::Listed::AsCommandOnly;
        m_catalogue.add(std::move(builtIn), listed);
    }
}

workspace::BuiltInNames occupiedNames(const Catalogue::BuiltIns &builtIns)
{
    workspace::BuiltInNames names{"list_commands", "invoke_command", "get_query_dsl", "get_response_format"};
    for (const auto &builtIn : builtIns)
        names.insert(builtIn->tool().name);
    return names;
}

} // namespace tooltray::toolkit
