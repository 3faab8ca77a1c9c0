// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::text {

// What to make of bytes that two readers could understand differently, such as a line feed without a carriage return
// before it: an error, or what was probably meant.
enum class Tolerance : std::uint8_t { Strict, Lenient };

// Cuts lines out of input that arrives in any pieces.
class LineCollector {
public:
    enum class Outcome : std::uint8_t {
        NeedInput,
        Line,
        TooLong,      // more than the bytes allowed, line end included; reading goes on behind its line feed
        BareLineFeed, // an error where reading is strict
    };

    explicit LineCollector(Tolerance tolerance) : m_tolerance(tolerance) {}

    // Takes the input up to the end of the line. A line found stays valid until the next call and as
    // long as the input does.
    Outcome collect(std::string_view &input, std::size_t maxBytes);
    std::string_view line() const { return m_line; } // without its end

private:
    Tolerance m_tolerance;
    std::string m_begun; // of a line whose end has not arrived yet
    std::string_view m_line;
    bool m_isComplete = false;
    bool m_isSkipping = false; // the rest of a line that was too long
};

} // namespace tooltray::text
