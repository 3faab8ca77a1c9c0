// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::credentials {

enum class Escape : std::uint8_t { Percent, Json };

// What an escape begins with.
constexpr char mark(Escape escape) noexcept
{
    return escape == Escape::Percent ? '%' : '\\';
}

// Appends what the escape at the beginning of the text stands for, or its mark when it is none, and returns
// how many bytes of the text that took; 0 when more of the text must be seen and this is not its end.
// Precondition: the text begins with the mark.
std::size_t unescape(Escape escape, std::string_view text, bool isEnd, std::string &out);

} // namespace tooltray::credentials
