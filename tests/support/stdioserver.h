// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stdio/linechannel.h"
#include "support/lineendpoint.h"

#include <functional>
#include <memory>

namespace tooltray::stdio {

// MCP on two file descriptors, usually standard input and output, for the one client that is there.
class StdioServer {
public:
    // ended: called once when the client is gone
    StdioServer(mcp::Server &server, int input, int output, std::function<void()> ended);
    ~StdioServer();
    StdioServer(const StdioServer &) = delete;
    StdioServer &operator=(const StdioServer &) = delete;

private:
    std::shared_ptr<LineChannel> m_channel;
    mcp::LineEndpoint m_endpoint;
};

} // namespace tooltray::stdio
