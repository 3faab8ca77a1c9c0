// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tooltray {

// For people to read: "1,000".
std::string formatCount(std::uint64_t count);

// For people to read: "512 B", "1.5 KiB", "32 MiB".
std::string formatByteCount(std::uint64_t bytes);

// For people to read, rounded to what matters: "0.4 ms", "12 ms", "1.25 s", "2 min 5 s", "3 h 4 min", "2 d 1 h".
std::string formatDuration(std::chrono::nanoseconds duration);

// Several sentences as one text: a single one as it is, more of them as a list, "2 problems:\n- ...\n- ...". No more
// than 2 kB of them; the rest is counted. noun: "problems" or "errors". total: how many there are where not all are
// given.
Message listedSentences(std::span<const Message> sentences, std::string_view noun, std::size_t total = 0);
Message listedSentences(std::span<const std::string> sentences, std::string_view noun, std::size_t total = 0);

} // namespace tooltray
