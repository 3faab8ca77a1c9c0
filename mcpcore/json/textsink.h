// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace tooltray::json::detail {

// What putString() makes of the text, without the quotes.
std::size_t escapedSize(std::string_view text) noexcept;

// Collects JSON text in a buffer of its own before it is appended, as appending many small pieces to a
// std::string costs more than the pieces. All is appended when the sink goes.
class TextSink {
public:
    explicit TextSink(std::string &out) noexcept : m_out(out) {}
    TextSink(const TextSink &) = delete;
    TextSink &operator=(const TextSink &) = delete;
    ~TextSink() { flush(); }

    void put(std::string_view text)
    {
        if (text.size() > m_buffer.size() - m_used) {
            putLong(text);
            return;
        }
        std::memcpy(m_buffer.data() + m_used, text.data(), text.size());
        m_used += text.size();
    }

    // The text as a JSON string with its quotes. What is no valid UTF-8 becomes U+FFFD: whatever a value
    // was made from, what is written is JSON.
    void putString(std::string_view text);

    bool isFull() const noexcept { return false; }

private:
    void flush();
    void putLong(std::string_view text);
    void putPiece(std::string_view text);

    std::string &m_out;
    std::size_t m_used = 0;
    std::array<char, 4096> m_buffer;
};

} // namespace tooltray::json::detail
