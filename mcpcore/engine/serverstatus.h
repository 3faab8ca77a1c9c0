// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tooltray::engine {

// What the window and the command line show of the server; a value, passed between threads by copy.
struct ServerStatus {
    enum class State : std::uint8_t { Stopped, Starting, Running, PortInUse, Failed };

    State state = State::Stopped;
    std::uint16_t port = 0;
    std::string url = {};     // http://127.0.0.1:8665/mcp while running
    std::string demoUrl = {}; // of the sample API, while it is served
    std::string problem = {}; // a sentence, for PortInUse and Failed
    int clients = 0;
    std::uint16_t freePort = 0;  // for PortInUse: one that could be had instead; 0: none was found
    std::uint16_t movedFrom = 0; // asked for any port: the one it had before, which somebody else has now
    bool isPaused = false;       // calls of clients are refused, whenever it runs

    bool operator==(const ServerStatus &) const = default;
};

} // namespace tooltray::engine
