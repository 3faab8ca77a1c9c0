// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

// How long to wait by a Retry-After field (RFC 9110, 10.2.3): seconds or a date; a date that has passed is
// no wait at all. Nothing when the value is neither.
std::optional<std::chrono::seconds> parseRetryAfter(std::string_view value, WallTime now);

} // namespace tooltray::upstream
