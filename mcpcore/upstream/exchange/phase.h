// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace tooltray::upstream {

// The steps of one exchange, in their order.
enum class Phase : std::uint8_t { Queued, NameLookup, Connect, Tls, Sending, Waiting, Receiving };

// As the journal and error details name it: "name_lookup".
std::string_view nameOf(Phase phase);

// How long each step lasted; zero where there was none, as for the connection when it was there already.
struct PhaseTimes {
    std::chrono::microseconds queued{0}; // behind rate and concurrency limits
    std::chrono::microseconds nameLookup{0};
    std::chrono::microseconds connect{0};
    std::chrono::microseconds tls{0};
    std::chrono::microseconds sending{
        0}; // until the request is on its way; what is beyond 64 KiB counts as waiting
    std::chrono::microseconds waiting{0}; // for the first byte
    std::chrono::microseconds receiving{0};
    std::chrono::microseconds total{0}; // without the queue

    bool operator==(const PhaseTimes &) const = default;
};

} // namespace tooltray::upstream
