// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

class QTimeZone;

namespace tooltray::journal {

// Both ends are included.
template <typename T>
struct Interval {
    T least;
    T most;

    bool contains(const T &value) const noexcept { return least <= value && value <= most; }
    bool operator==(const Interval &) const = default;
};

// 500 and 500ms, 1.5s, 2m, 1h.
std::optional<std::chrono::microseconds> parseDuration(std::string_view text);

// Bytes: 300, 300b, 100k, 1.5M, 2G by thousands, 64Ki, 1Mi by 1024; the letter may be of either case.
std::optional<std::int64_t> parseByteCount(std::string_view text);

// 4xx: the hundred that it stands for.
std::optional<Interval<std::int64_t>> parseStatusClass(std::string_view text);

std::optional<std::int64_t> parseCount(std::string_view text);

// What a filter says of time, for somebody who reads it at that moment in that place:
// 10m (since then), 14:00 (that minute today), 14:00:30, 14:00-14:05 (its end is the end of that minute),
// 2026-01-31 (that day), 2026-01-31T14:00 and with seconds, 2026-01-31T14:00:00Z.
std::optional<Interval<WallTime>> parseTimeSpan(std::string_view text, WallTime now, const QTimeZone &zone);

} // namespace tooltray::journal
