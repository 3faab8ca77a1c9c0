// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>
#include <chrono>
#include <cstddef>
#include <string>

namespace tooltray {
class SharedValues;
}

namespace tooltray::mcp {

Q_DECLARE_LOGGING_CATEGORY(lcMcp)

struct Options {
    // How long clients may keep what they got; lists change at any time, and not everybody listens.
    std::chrono::milliseconds offerTtl = std::chrono::hours(1);
    std::chrono::milliseconds listTtl{0};
    std::chrono::milliseconds resourceTtl{0};

    std::chrono::seconds sessionIdle = std::chrono::minutes(30);
    std::size_t maxSessions = 1024;
    std::size_t maxSessionsPerPrincipal =
        256; // never more than a fourth of all, so that none takes the room of others
    std::size_t maxStreamsPerSession = 4;
    std::size_t maxListeners = 4096;
    std::size_t maxSubscriptions = 1000;  // to single resources, of one listener or session
    std::size_t maxBacklog = 1024 * 1024; // bytes that a listener may be behind
    std::size_t maxBatch = 100;

    std::chrono::seconds questionLifetime = std::chrono::minutes(10);
    std::chrono::milliseconds progressInterval{20};
    // A call that takes longer says so, again and again: clients give up on those they hear nothing of.
    std::chrono::milliseconds sayAliveAfter = std::chrono::seconds(5);

    // A call that takes longer becomes a task, for clients that take one.
    std::chrono::milliseconds becomeTaskAfter = std::chrono::seconds(2);
    std::chrono::milliseconds taskLifetime = std::chrono::minutes(30); // whether it still runs or not
    std::chrono::milliseconds taskPollInterval = std::chrono::seconds(1);
    std::size_t maxTasks = 1000;
    std::size_t maxTasksPerPrincipal = 100;
    std::size_t maxTaskBytes = std::size_t(64) << 20U; // of outcomes; once reached, no call becomes a task

    bool operator==(const Options &) const = default;
};

// What servers have in common that answer for each other: a client may come to any of them.
struct Common {
    std::string key = {};           // seals what travels through the hands of clients; empty: a random one
    SharedValues *values = nullptr; // outlives the server; null: there are no others
};

} // namespace tooltray::mcp
