// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::text {

// What ends a line: CR LF alone, or a line feed with or without a carriage return before it.
enum class LineEnds : std::uint8_t { Strict, Lenient };

// Cuts lines out of input that arrives in any pieces.
class LineCollector {
public:
    enum class Outcome : std::uint8_t {
        NeedInput,
        Line,
        TooLong,      // more than the bytes allowed, line end included; reading goes on behind its line feed
        BareLineFeed, // only where line ends are strict
    };

    explicit LineCollector(LineEnds ends) : m_ends(ends) {}

    // Takes the input up to the end of the line. A line found stays valid until the next call and as
    // long as the input does.
    Outcome collect(std::string_view &input, std::size_t maxBytes);
    std::string_view line() const { return m_line; } // without its end

private:
    LineEnds m_ends;
    std::string m_begun; // of a line whose end has not arrived yet
    std::string_view m_line;
    bool m_isComplete = false;
    bool m_isSkipping = false; // the rest of a line that was too long
};

} // namespace tooltray::text
