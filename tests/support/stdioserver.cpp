// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/stdioserver.h"

#include <utility>

namespace tooltray::stdio {
namespace {

class ChannelSink final : public mcp::LineSink {
public:
    explicit ChannelSink(std::shared_ptr<LineChannel> channel) : m_channel(std::move(channel)) {}

    void writeLine(std::string_view message) override { m_channel->writeLine(message); }
    std::size_t backlog() const override { return m_channel->backlog(); }

private:
    std::shared_ptr<LineChannel> m_channel;
};

} // namespace

StdioServer::StdioServer(mcp::Server &server, int input, int output, std::function<void()> ended)
    : m_channel(std::make_shared<LineChannel>(input, output))
    , m_endpoint(server, mcp::Principal{}, std::make_shared<ChannelSink>(m_channel))
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
