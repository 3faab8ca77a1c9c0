// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/outlet.h"

#include <memory>
#include <string>
#include <vector>

namespace tooltray::mcp {

// The answers to requests that came as one JSON array and leave as one, unless something has to be sent
// before: then each leaves by itself on a stream (2025-03-26, basic, batching).
class Batch : public std::enable_shared_from_this<Batch> {
public:
    explicit Batch(std::shared_ptr<Outlet> outlet) : m_outlet(std::move(outlet)) {}

    // Where one request of the batch answers.
    std::shared_ptr<Outlet> addMember();
    // There are no more members.
    void close();

private:
    class Member;

    void openStream();
    void send(std::string_view message);
    void collect(std::string body);
    void finishIfDone();

    std::shared_ptr<Outlet> m_outlet;
    std::vector<std::string> m_answers;
    std::size_t m_awaited = 1; // the members, and close()
    bool m_isStreaming = false;
};

} // namespace tooltray::mcp
