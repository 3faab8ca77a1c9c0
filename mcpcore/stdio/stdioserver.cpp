// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/stdioserver.h"

#include "stdio/linechannel.h"

#include <utility>

namespace tooltray::stdio {

StdioServer::StdioServer(mcp::Server &server, int input, int output, std::function<void()> ended)
    : m_channel(std::make_shared<LineChannel>(input, output))
    , m_endpoint(server, mcp::Principal{}, m_channel)
{
    m_channel->start({.line = [this](std::string_view line) { m_endpoint.receive(line); },
                      .tooLong = [this] { m_endpoint.receive({}); }, // answered as what it is: no JSON
                      .end = std::move(ended)});
}

StdioServer::~StdioServer()
{
    m_channel->stop(); // calls that are still running may hold it for a while
}

} // namespace tooltray::stdio
