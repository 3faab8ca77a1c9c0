// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::graphql {

// One step through UTF-8 that may be damaged.
struct CodePointStep {
    std::uint32_t value = 0; // the byte itself when it is not part of UTF-8
    std::uint8_t length = 1; // in bytes
    // A surrogate written like a character, as JSON with half a pair decodes to.
    bool isSurrogate = false;
    bool isValid = true;
};

CodePointStep codePointAt(std::string_view text, std::size_t offset) noexcept;
bool isValidUtf8(std::string_view text) noexcept;

// Where the next LF or CR stands, npos when there is none.
std::size_t findLineEnd(std::string_view text, std::size_t from = 0) noexcept;

// The length of the text in UTF-16 code units, in which columns are counted.
std::size_t utf16Length(std::string_view text) noexcept;

} // namespace tooltray::graphql
