// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/record/seenclients.h"

#include "toolkit/client/callername.h"

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {
namespace {

std::string programOf(const mcp::ClientView &client)
{
    std::string program = cleanProgramName(client.name);
    if (const std::string version = cleanProgramName(client.version); !version.empty())
        program.append(" ").append(version);
    return program;
}

} // namespace

void SeenClients::add(std::string name, const mcp::ClientView &client, std::string_view revision,
                      WallTime now)
{
    std::string program = programOf(client);
    auto known = std::ranges::find_if(
        m_clients, [&](const SeenClient &seen) { return seen.name == name && seen.program == program; });
    if (known == m_clients.end()) {
        if (m_clients.size() == kMost)
            m_clients.erase(std::ranges::min_element(m_clients, {}, &SeenClient::last));
        m_clients.push_back({.name = std::move(name), .program = std::move(program), .first = now});
        known = m_clients.end() - 1;
    }
    known->revision = revision;
    ++known->calls;
    known->last = now;
}

} // namespace tooltray::toolkit
