// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::credentials {

enum class Escape : std::uint8_t { Percent, Json, Html };

// The character that an escape begins with.
constexpr char mark(Escape escape) noexcept
{
    switch (escape) {
    case Escape::Percent: return '%';
    case Escape::Json: return '\\';
    case Escape::Html: break;
    }
    return '&';
}

// Appends what the escape at the beginning of the text stands for, or its mark when it is none, and returns
// how many bytes of the text that took; 0 when more of the text must be seen and this is not its end.
// Precondition: the text begins with the mark.
std::size_t unescape(Escape escape, std::string_view text, bool isEnd, std::string &out);

// True if an escape may stand for a character of a secret that has none which JSON has to escape. Usual JSON
// text has escapes of quotation marks and line breaks, and none of this kind.
bool hasLetterEscapes(std::string_view text);
// All of these escapes taken back at once, of JSON on every level. To look for secrets in, as what it makes of other
// escapes is not what they mean.
std::string withoutLetterEscapes(std::string_view text);

} // namespace tooltray::credentials
