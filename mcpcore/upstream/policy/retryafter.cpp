// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/retryafter.h"

#include "base/ascii.h"
#include "upstream/policy/httpdate.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace tooltray::upstream {

namespace {

constexpr std::chrono::seconds kLongest = std::chrono::hours(24 * 366); // beyond it, all waits are the same

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

} // namespace

std::optional<std::chrono::seconds> parseRetryAfter(std::string_view value, WallTime now)
{
    using namespace std::chrono;
    value = withoutBlanks(value);
    if (!value.empty() && std::ranges::all_of(value, isAsciiDigit)) {
        std::int64_t count = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
        return error == std::errc() ? std::min(seconds(count), kLongest) : kLongest;
    }
    const auto date = parseHttpDate(value, floor<seconds>(now));
    if (!date)
        return std::nullopt;
    return std::clamp(ceil<seconds>(*date - now), seconds(0), kLongest);
}

} // namespace tooltray::upstream
