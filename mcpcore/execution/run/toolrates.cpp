// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/toolrates.h"

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxWaiting = 100;

} // namespace

std::shared_ptr<upstream::RateLimit> ToolRates::of(const std::string &tool,
                                                   std::optional<std::uint32_t> perMinute)
{
    if (!perMinute || *perMinute == 0) {
        m_known.erase(tool);
        return nullptr;
    }
    Known &known = m_known[tool];
    if (!known.rate || known.perMinute != *perMinute) {
        known = {*perMinute, std::make_shared<upstream::RateLimit>(
                                 m_clock, upstream::Rate{*perMinute / 60.0, static_cast<double>(*perMinute)},
                                 kMaxWaiting)};
    }
    return known.rate;
}

} // namespace tooltray::execution
