// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/callframe.h"

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

std::string countSoFar(std::uint64_t count)
{
    return std::to_string(count) + (count == 1 ? " item so far" : " items so far");
}

std::function<void(std::uint64_t)> itemProgress(const CallFramePtr &frame,
                                                std::optional<std::uint64_t> wanted)
{
    if (!frame->onProgress)
        return {};
    return [frame, wanted](std::uint64_t count) {
        std::optional<double> total;
        if (wanted)
            total = static_cast<double>(*wanted);
        frame->onProgress(static_cast<double>(count), total, countSoFar(count));
    };
}

} // namespace tooltray::execution
