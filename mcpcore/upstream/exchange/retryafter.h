// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

// The date of a header (RFC 9110, 5.6.7), the two obsolete forms included. Two digits of a year mean the one nearest to now
// that is not more than 50 years ahead.
std::optional<std::chrono::sys_seconds> parseHttpDate(std::string_view text, std::chrono::sys_seconds now);

// How long to wait by a Retry-After field (RFC 9110, 10.2.3): seconds or a date; a date that has passed is
// no wait at all. Nothing when the value is neither.
std::optional<std::chrono::seconds> parseRetryAfter(std::string_view value, WallTime now);

} // namespace tooltray::upstream
