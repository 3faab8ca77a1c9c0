// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>

namespace tooltray::bench {

// Gives the same answer to every request, from a thread of its own, with as little work as it can.
class CannedServer {
public:
    explicit CannedServer(std::string_view body);
    ~CannedServer();
    CannedServer(const CannedServer &) = delete;
    CannedServer &operator=(const CannedServer &) = delete;

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/graphql"; }

private:
    void serve();

    std::string m_answer;
    FileDescriptor m_listener;
    FileDescriptor m_events;
    std::uint16_t m_port = 0;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace tooltray::bench
