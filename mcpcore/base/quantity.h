// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace tooltray {

// For people to read: "512 B", "1.5 KiB", "32 MiB".
std::string formatByteCount(std::uint64_t bytes);

// For people to read, rounded to what matters: "0.4 ms", "12 ms", "1.25 s", "2 min 5 s", "3 h 4 min", "2 d 1 h".
std::string formatDuration(std::chrono::nanoseconds duration);

} // namespace tooltray
