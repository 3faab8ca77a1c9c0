// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::stdio {

// The address to which the relay sends messages.
struct ServerAddress {
    std::string url; // as people know it
    std::string host;
    std::uint16_t port = 80;
    std::string authority; // for the header Host
    std::string target;    // path and query

    bool operator==(const ServerAddress &) const = default;
};

// Errors are of kind Usage.
Result<ServerAddress> parseEndpoint(std::string_view url);

// Gives the relay access to its server, which may come and go: reports where the server is, and when it is no
// longer there.
class ServerAccess {
public:
    struct Place {
        ServerAddress endpoint;
        std::string token = {}; // sent as bearer; without control characters
        // What the agent asks its user for when the server refuses the token; a sentence.
        std::string tokenAdvice = {};
    };
    // Called from the event loop.
    struct Handlers {
        std::function<void(Place)> found;          // also unasked, in place of the one before
        std::function<void(const Error &)> failed; // to find one; tried again when asked again
        std::function<void()> leaving; // the server ends as soon as settle() is called: no new messages
        std::function<void()> lost;
    };
    enum class Need : std::uint8_t {
        News, // nobody waits: a server that runs is looked for
        Call, // one is started where none runs
    };

    virtual ~ServerAccess() = default;

    virtual void start(Handlers handlers) = 0;
    virtual void find(Need need) = 0;
    // True if the server is at this moment where it was found: asked before anything is written to it.
    virtual bool isThere() = 0;
    virtual void settle() = 0;
    // True if there may be another server in place of one that is gone.
    virtual bool findsOthers() const = 0;
};

// A server at an address that somebody named: it is always there.
class FixedAccess final : public ServerAccess {
public:
    explicit FixedAccess(Place place) : m_place(std::move(place)) {}

    void start(Handlers handlers) override { handlers.found(m_place); }
    void find(Need) override {}
    bool isThere() override { return true; }
    void settle() override {}
    bool findsOthers() const override { return false; }

private:
    Place m_place;
};

} // namespace tooltray::stdio
