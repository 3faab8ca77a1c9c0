// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "journal/entry/body.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::journal {

struct HeaderField {
    std::string name;
    std::string value;

    bool operator==(const HeaderField &) const = default;
};

// How long each step of an exchange took; nothing where there was no such step, as on a connection that was
// open already.
struct Phases {
    using Duration = std::optional<std::chrono::microseconds>;

    Duration queue = {}; // waiting for the rate limit or a free connection
    Duration dns = {};
    Duration connect = {}; // of TCP alone
    Duration tls = {};
    Duration send = {};
    Duration wait = {}; // until the first byte of the answer
    Duration receive = {};

    bool operator==(const Phases &) const = default;
};

// One request to an endpoint and what came back.
struct Exchange {
    WallTime time{};
    std::string endpoint = {}; // its name in the workspace
    std::string method = {};
    std::string url = {};
    std::vector<HeaderField> requestHeaders = {};
    Body request = {};

    int status = 0;               // 0: there was no answer
    std::string httpVersion = {}; // "HTTP/2"; empty when not known
    std::vector<HeaderField> responseHeaders = {};
    Body response = {};
    std::string error = {}; // a sentence, when there was no answer or half of one

    std::chrono::microseconds duration{0};
    Phases phases = {};
    std::uint32_t retry = 0; // 0: the first attempt
    std::uint32_t page = 0;  // counted from 1 when the call goes through pages
    bool isFromCache = false;

    bool operator==(const Exchange &) const = default;
};

} // namespace tooltray::journal
