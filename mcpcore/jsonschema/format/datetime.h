// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::jsonschema {

// Validation 7.3.1: dates, times and durations as RFC 3339 writes them.
bool isDate(std::string_view text) noexcept;
bool isTime(std::string_view text) noexcept;
bool isDateTime(std::string_view text) noexcept;
bool isDuration(std::string_view text) noexcept;

} // namespace tooltray::jsonschema
