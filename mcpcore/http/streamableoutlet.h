// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/outlet.h"

#include <memory>
#include <string_view>

namespace tooltray::http {

class HttpExchange;
class OpenStreams;

// Answers one exchange: with JSON, or with server-sent events once something comes before the answer.
class StreamableOutlet final : public mcp::Outlet {
public:
    StreamableOutlet(std::shared_ptr<HttpExchange> exchange, std::shared_ptr<OpenStreams> streams);
    ~StreamableOutlet() override;
    StreamableOutlet(const StreamableOutlet &) = delete;
    StreamableOutlet &operator=(const StreamableOutlet &) = delete;

    bool acceptsStream() const override;
    void openStream() override;
    void send(std::string_view message) override;
    void finish(mcp::Answer answer) override;
    void abort() override;
    std::size_t backlog() const override;

    // A comment: says nothing, but shows that the stream lives.
    void keepAlive();

private:
    void closeStream();

    std::shared_ptr<HttpExchange> m_exchange; // null after the end
    std::shared_ptr<OpenStreams> m_streams;
};

} // namespace tooltray::http
