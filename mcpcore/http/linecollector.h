// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::http {

// Cuts lines that end in CR LF out of input that arrives in any pieces.
class LineCollector {
public:
    enum class Outcome : std::uint8_t {
        NeedInput,
        Line,
        TooLong, // more than the bytes allowed, line end included
        BareLineFeed,
    };

    // Takes the input up to the end of the line. A line found stays valid until the next call and as
    // long as the input does.
    Outcome collect(std::string_view &input, std::size_t maxBytes);
    std::string_view line() const { return m_line; }

private:
    std::string m_begun; // of a line whose end has not arrived yet
    std::string_view m_line;
    bool m_isComplete = false;
};

} // namespace tooltray::http
