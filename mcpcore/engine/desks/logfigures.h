// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/statistics/statistics.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::engine {

// How calls went lately, trials of people left out.
struct LogFigures {
    struct ToolFigures {
        std::string tool;
        std::uint64_t calls = 0;
        std::uint64_t errors = 0;
        std::chrono::microseconds p95{0};

        bool operator==(const ToolFigures &) const = default;
    };

    std::vector<journal::WindowSlot> minutes = {}; // of the last hour, the oldest first
    std::uint64_t calls = 0;                       // in that hour
    std::uint64_t errors = 0;
    std::chrono::microseconds p50{0};
    std::chrono::microseconds p95{0};
    std::vector<ToolFigures> busiest = {}; // since the start, at most five, the busiest first
    std::size_t running = 0;

    bool operator==(const LogFigures &) const = default;
};

} // namespace tooltray::engine
