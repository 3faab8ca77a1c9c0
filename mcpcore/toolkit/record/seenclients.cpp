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
    m_added = {std::move(name), std::move(program)};
    SeenClient *known = find(m_added);
    if (known == nullptr) {
        if (m_clients.size() == kMost)
            m_clients.erase(std::ranges::min_element(m_clients, {}, &SeenClient::last));
        m_clients.push_back({.name = m_added.first, .program = m_added.second, .first = now});
        known = &m_clients.back();
    }
    known->revision = revision;
    ++known->calls;
    known->last = now;
    auto counted = m_byRevision.find(revision);
    if (counted == m_byRevision.end())
        counted = m_byRevision.emplace(revision, 0).first;
    ++counted->second;
}

void SeenClients::beginStream(mcp::CallNumber call)
{
    if (SeenClient *client = find(m_added); client != nullptr && m_streams.emplace(call, m_added).second)
        ++client->streams;
}

void SeenClients::endStream(mcp::CallNumber call, WallTime now)
{
    const auto stream = m_streams.extract(call);
    SeenClient *client = stream.empty() ? nullptr : find(stream.mapped());
    if (client == nullptr || client->streams == 0) // it was forgotten meanwhile
        return;
    --client->streams;
    client->last = now;
}

SeenClient *SeenClients::find(const Who &who)
{
    const auto found = std::ranges::find_if(m_clients, [&](const SeenClient &seen) {
        return seen.name == who.first && seen.program == who.second;
    });
    return found == m_clients.end() ? nullptr : &*found;
}

} // namespace tooltray::toolkit
