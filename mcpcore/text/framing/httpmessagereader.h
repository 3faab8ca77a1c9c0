// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/framing/linecollector.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::text {

struct Header {
    std::string name;
    std::string value;

    bool operator==(const Header &) const = default;
};

// The fields of an HTTP message in their order, duplicates included. Names are compared without case; those
// of a received message are in lower case already.
class HeaderList {
public:
    HeaderList() = default;
    HeaderList(std::initializer_list<Header> headers) : m_headers(headers) {}

    void add(std::string name, std::string value)
    {
        m_headers.push_back({std::move(name), std::move(value)});
    }

    std::optional<std::string_view> value(std::string_view name) const; // of the first one
    bool contains(std::string_view name) const { return value(name).has_value(); }
    std::size_t count(std::string_view name) const;

    std::size_t size() const { return m_headers.size(); }
    bool isEmpty() const { return m_headers.empty(); }
    auto begin() const { return m_headers.begin(); }
    auto end() const { return m_headers.end(); }

    bool operator==(const HeaderList &) const = default;

private:
    std::vector<Header> m_headers;
};

// One "name: value" line (RFC 9112 5) with the name in lower case and the value without white space
// around it. Nothing for a folded line and for control characters; strictly, for any name that is no token.
std::optional<Header> parseFieldLine(std::string_view line, Tolerance tolerance = Tolerance::Strict);

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
