// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"
#include "text/framing/linecollector.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::http {

// Takes the framing off a request's content: a known length, or chunks with their extensions and
// trailers (RFC 9112 6 and 7.1), which are checked and dropped.
class BodyReader {
public:
    enum class Outcome : std::uint8_t { NeedInput, Complete, Refused };

    void startEmpty();
    void startFixed(std::uint64_t length);
    void startChunked();

    bool isExpected() const { return m_state != State::Done; }
    std::uint64_t announcedLength() const { return m_left; } // of a fixed body before its first byte

    Outcome read(std::string_view &input, const RequestLimits &limits, std::string &body);
    const Refusal &refusal() const { return m_refusal; }

private:
    enum class State : std::uint8_t { Done, Fixed, ChunkSize, ChunkData, ChunkEnd, Trailers };

    Outcome readData(std::string_view &input, std::string &body);
    Outcome readLine(std::string_view &input, const RequestLimits &limits, std::string &body);
    Outcome takeChunkSize(const RequestLimits &limits, const std::string &body);
    Outcome takeTrailer(const RequestLimits &limits);
    Outcome refuse(Refusal refusal);

    State m_state = State::Done;
    bool m_isChunked = false;
    std::uint64_t m_left = 0;        // of the fixed body or the current chunk
    std::size_t m_overheadBytes = 0; // chunk extensions and trailers
    std::size_t m_trailerCount = 0;
    text::LineCollector m_lines{text::LineEnds::Strict};
    Refusal m_refusal;
};

Refusal bodyTooLarge(std::size_t limit);

} // namespace tooltray::http
