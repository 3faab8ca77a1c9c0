// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/response.h"

#include <cstdint>
#include <string_view>

namespace tooltray::upstream {

// Puts the head of a response together from its lines. Interim responses (1xx) come before the one that
// counts, trailers after its body; neither is kept. A head that says in two ways how long the body is, or where to go
// on, is malformed: whoever passed it on may have read it otherwise.
class HeadReader {
public:
    enum class Result : std::uint8_t { NeedLines, Complete, Malformed };

    // With its line end; an empty line ends the head.
    Result addLine(std::string_view line);

    bool isComplete() const { return m_isComplete; }
    const ResponseHead &head() const { return m_head; }
    ResponseHead take() { return std::move(m_head); }
    std::uint64_t bytes() const { return m_bytes; } // of all lines so far

private:
    bool beginWith(std::string_view statusLine);
    bool addField(std::string_view line);
    bool isClear() const;

    ResponseHead m_head;
    std::uint64_t m_bytes = 0;
    bool m_hasBegun = false;
    bool m_isComplete = false;
};

} // namespace tooltray::upstream
