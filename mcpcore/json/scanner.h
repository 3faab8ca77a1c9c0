// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::json::detail {

// Appends what a string says to `out`; takes the text between its quotes. A surrogate without its
// partner, which UTF-8 cannot express, becomes U+FFFD. False where an escape is none of RFC 8259
// section 7; `at` is then left on it.
bool unescape(std::string_view text, std::string &out, std::size_t &at);

// The length of the valid UTF-8 sequence the text begins with, 0 if there is none.
std::size_t utf8SequenceLength(std::string_view text) noexcept;

struct ScanError {
    std::string message;
    std::size_t offset = 0;
};

// Reads JSON token by token and says exactly what is wrong with it. It serves the error paths, where
// precision counts and speed does not.
class Scanner {
public:
    explicit Scanner(std::string_view text);

    std::size_t offset() const noexcept { return m_at; }
    void seek(std::size_t offset) noexcept { m_at = offset; }
    bool atEnd() const noexcept { return m_at == m_text.size(); }

    void skipSpace() noexcept;
    // The character that comes next, or NUL at the end.
    char peek() const noexcept { return atEnd() ? '\0' : m_text[m_at]; }
    bool skip(char expected) noexcept;
    std::optional<ScanError> skipString(std::string *content = nullptr);
    // A string, number, true, false or null.
    std::optional<ScanError> skipScalar(std::string_view expected);
    ScanError unexpected(std::string_view expected) const;

private:
    std::optional<ScanError> skipNumber();
    std::string found() const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace tooltray::json::detail
