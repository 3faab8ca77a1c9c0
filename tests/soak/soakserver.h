// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/connection/serverstate.h"
#include "support/workerthread.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace tooltray::test {

// The server of the conformance suite on a thread of its own, behind a token, with few sessions.
class SoakServer {
public:
    static constexpr const char *kToken = "s3cret-of-the-soak";

    SoakServer();
    ~SoakServer();
    SoakServer(const SoakServer &) = delete;
    SoakServer &operator=(const SoakServer &) = delete;

    std::uint16_t port() const { return m_port; }
    http::ServerStatistics statistics() const;
    // Ends the sessions, and with them what their calls wait for.
    void forgetSessions();

private:
    struct Parts;

    void onThread(const std::function<void()> &work) const; // and waits for it

    WorkerThread m_thread;
    std::unique_ptr<Parts> m_parts; // lives and dies on the thread
    std::uint16_t m_port = 0;
};

} // namespace tooltray::test
