// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "upstream/policy/quota.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::execution {

// How often tools may send, those that say so.
class ToolRates {
public:
    // The clock outlives it and what it hands out.
    explicit ToolRates(Clock &clock) : m_clock(clock) {}

    // Null: as often as it likes.
    std::shared_ptr<upstream::RateLimit> of(const std::string &tool, std::optional<std::uint32_t> perMinute);

private:
    struct Known {
        std::uint32_t perMinute;
        std::shared_ptr<upstream::RateLimit> rate;
    };

    Clock &m_clock;
    std::map<std::string, Known> m_known;
};

} // namespace tooltray::execution
