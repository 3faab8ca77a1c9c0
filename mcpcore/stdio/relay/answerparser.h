// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::stdio {

struct AnswerHead {
    int status = 0;
    std::vector<std::pair<std::string, std::string>> fields; // names in lower case

    std::string_view field(std::string_view name) const; // the first one; empty when there is none
    // Without its parameters, in lower case.
    std::string mediaType() const;

    bool operator==(const AnswerHead &) const = default;
};

// The answer to one HTTP/1.1 request (RFC 9112): bytes in as they come, events out; how the bytes were cut
// changes nothing. Interim answers are skipped.
class AnswerParser {
public:
    enum class Event : std::uint8_t {
        NeedInput,
        Head,
        Content, // a piece of it, with its framing off
        Complete,
        Broken,
    };

    // Takes bytes from the front of the input as far as the next event.
    Event advance(std::string_view &input);
    // The server sends no more: Complete, or Broken when something is missing.
    Event end();

    const AnswerHead &head() const { return m_head; }
    std::string_view content() const { return m_content; } // after Content, as long as the input
    const std::string &problem() const { return m_problem; }

private:
    enum class State : std::uint8_t {
        StatusLine,
        Fields,
        Sized,
        UntilClose,
        ChunkSize,
        Chunk,
        ChunkEnd,
        Trailers,
        Complete,
        Broken
    };

    Event takeContent(std::string_view &input);
    Event takeLine();
    Event takeStatusLine();
    bool takeField();
    Event startContent();
    Event takeChunkSize();
    Event complete();
    Event fail(std::string problem);

    State m_state = State::StatusLine;
    AnswerHead m_head;
    std::string m_line;
    std::size_t m_headBytes = 0; // trailers and chunk extensions count as well
    std::uint64_t m_left = 0;    // of the content, or of the chunk
    std::string_view m_content;
    std::string m_problem;
};

} // namespace tooltray::stdio
