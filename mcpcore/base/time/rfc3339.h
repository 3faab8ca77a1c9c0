// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// 2026-01-31T09:05:00.250Z. Years beyond four digits are clamped.
std::string formatRfc3339(WallTime time);

// Any offset, any number of decimals (rounded down to milliseconds); a leap second is the second after it.
std::optional<WallTime> parseRfc3339(std::string_view text);

} // namespace tooltray
