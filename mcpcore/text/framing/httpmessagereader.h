// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/framing/headerlist.h"
#include "text/framing/linecollector.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tooltray::text {

// How much one message may bring along.
struct HttpLimits {
    std::size_t startLine = 8 * 1024;
    std::size_t headerBytes = 32 * 1024; // trailers and chunk extensions have as much again
    std::size_t headerCount = 100;
    std::size_t body = 4 * 1024 * 1024; // in chunks; what a head announces is the caller's to refuse

    bool operator==(const HttpLimits &) const = default;
};

// Takes HTTP/1.1 messages apart (RFC 9112). What a start line means, and how long the body is that a head announces,
// the caller says. Bytes go in as they arrive, events come out; how the bytes were cut changes nothing.
class HttpMessageReader {
public:
    enum class Event : std::uint8_t {
        NeedInput,
        StartLine,
        Head,    // there is no body unless the caller says so
        Content, // a piece of the body, with its framing off
        Complete,
        Broken, // for good
    };
    enum class Problem : std::uint8_t {
        None,
        BareLineFeed,
        LongStartLine,
        LargeFields,
        ManyFields,
        BadField,
        LargeBody,
        BadChunkSize,
        BadChunkEnd, // there is more or less of the chunk than its size says
        LargeTrailers,
        BadTrailer,
    };

    HttpMessageReader(Tolerance tolerance, const HttpLimits &limits);

    // Takes bytes from the front of the input as far as the next event.
    Event read(std::string_view &input);

    std::string_view startLine() const { return m_lines.line(); } // after StartLine, as long as the input
    HeaderList takeFields() { return std::exchange(m_fields, {}); }
    std::string_view content() const { return m_content; } // after Content, as long as the input
    Problem problem() const { return m_problem; }

    // After Head.
    void startSized(std::uint64_t length);
    void startChunked() { m_state = State::ChunkSize; }
    bool expectsBody() const { return m_state > State::Done; }
    std::uint64_t announcedLength() const { return m_left; } // of a sized body before its first byte
    void setBodyLimit(std::size_t bytes) { m_limits.body = bytes; }

    void restart(); // the next line is the start line of another message

private:
    enum class State : std::uint8_t {
        StartLine,
        Fields,
        Done,
        Sized,
        ChunkSize,
        ChunkData,
        ChunkEnd,
        Trailers
    };

    Event takeContent(std::string_view &input);
    Event readLine(std::string_view &input);
    Event takeField(std::string_view line);
    Event takeChunkSize(std::string_view line);
    Event takeTrailer(std::string_view line);
    std::size_t maxLineBytes() const;
    Event fail(Problem problem);

    Tolerance m_tolerance;
    HttpLimits m_limits;
    LineCollector m_lines;
    State m_state = State::StartLine;
    HeaderList m_fields;
    std::size_t m_headerBytes = 0;
    std::uint64_t m_left = 0;        // of the sized body or the current chunk
    std::uint64_t m_bodyBytes = 0;   // so far
    std::size_t m_overheadBytes = 0; // trailers, and size lines beyond the digits that they need
    std::size_t m_trailerCount = 0;
    std::string_view m_content;
    Problem m_problem = Problem::None;
};

} // namespace tooltray::text
