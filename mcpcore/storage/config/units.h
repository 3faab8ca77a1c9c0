// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

// What people write for durations and sizes. Nothing where it is none, or too much to be counted.
namespace tooltray::storage {

// A number with its unit, ms, s, min, h or d: "500 ms", "1.5s", "2min".
std::optional<std::chrono::milliseconds> parseDuration(std::string_view text);

// A number with its unit, B, kB, MB, GB or KiB, MiB, GiB, case aside: "32 MiB".
std::optional<std::uint64_t> parseByteCount(std::string_view text);

} // namespace tooltray::storage
