// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/disposition.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::mcp {

struct Answer {
    Disposition disposition = Disposition::Answered;
    std::string body = {};    // one JSON-RPC message; empty: none
    std::string session = {}; // id of a session that has just begun

    bool operator==(const Answer &) const = default;
};

// Where the messages that belong to one request, or to one stream of news, leave. A transport implements
// it. After finish() or abort() nothing more is called; when the client went away, calls do nothing.
class Outlet {
public:
    virtual ~Outlet() = default;

    virtual bool acceptsStream() const { return true; } // as far as the client said
    virtual void openStream() = 0;                      // says now that several messages will come
    virtual void send(std::string_view message) = 0;    // one that comes before the answer
    virtual void finish(Answer answer) = 0;             // the answer, exactly once
    virtual void abort() = 0;                           // lets go of a client that does not keep up
    virtual std::size_t backlog() const = 0;            // bytes that the client has not taken yet

    // Called once if the client goes away before the end.
    void setGoneHandler(std::function<void()> handler) { m_gone = std::move(handler); }

protected:
    void gone()
    {
        if (const auto handler = std::exchange(m_gone, nullptr))
            handler();
    }

private:
    std::function<void()> m_gone;
};

} // namespace tooltray::mcp
