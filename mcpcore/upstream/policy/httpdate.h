// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

// RFC 9110 section 5.6.7, the two obsolete forms included. Two digits of a year mean the one nearest to now
// that is not more than 50 years ahead.
std::optional<std::chrono::sys_seconds> parseHttpDate(std::string_view text, std::chrono::sys_seconds now);

} // namespace tooltray::upstream
