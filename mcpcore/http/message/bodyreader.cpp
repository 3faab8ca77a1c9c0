// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/bodyreader.h"

#include "http/message/characters.h"
#include "http/message/message.h"

#include <algorithm>
#include <charconv>

namespace tooltray::http {

namespace {

Refusal badChunk()
{
    return {Guard::Syntax, 400, "bad_chunk", "The chunked body is malformed."};
}

} // namespace

Refusal bodyTooLarge(std::size_t limit)
{
    return {Guard::BodySize, 413, "body_too_large",
            "The request body is larger than the " + std::to_string(limit) + " bytes accepted here."};
}

void BodyReader::startEmpty()
{
    m_state = State::Done;
    m_left = 0;
}

void BodyReader::startFixed(std::uint64_t length)
{
    m_state = length == 0 ? State::Done : State::Fixed;
    m_isChunked = false;
    m_left = length;
}

void BodyReader::startChunked()
{
    m_state = State::ChunkSize;
    m_isChunked = true;
    m_left = 0;
    m_overheadBytes = 0;
    m_trailerCount = 0;
}

BodyReader::Outcome BodyReader::read(std::string_view &input, const RequestLimits &limits, std::string &body)
{
    Outcome outcome = m_state == State::Done ? Outcome::Complete : Outcome::NeedInput;
    while (outcome == Outcome::NeedInput && !input.empty()) {
        const bool isData = m_state == State::Fixed || m_state == State::ChunkData;
        outcome = isData ? readData(input, body) : readLine(input, limits, body);
    }
    return outcome;
}

BodyReader::Outcome BodyReader::readData(std::string_view &input, std::string &body)
{
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(m_left, input.size()));
    body.append(input.substr(0, count));
    input.remove_prefix(count);
    m_left -= count;
    if (m_left > 0)
        return Outcome::NeedInput;
    m_state = m_isChunked ? State::ChunkEnd : State::Done;
    return m_isChunked ? Outcome::NeedInput : Outcome::Complete;
}

BodyReader::Outcome BodyReader::readLine(std::string_view &input, const RequestLimits &limits,
                                         std::string &body)
{
    constexpr std::size_t kLongestChunkLine = 1024;
    constexpr std::size_t kLineEnd = 2;
    const std::size_t maxBytes = m_state == State::ChunkEnd    ? kLineEnd
                                 : m_state == State::ChunkSize ? kLongestChunkLine
                                                               : limits.headerBytes - m_overheadBytes;
    switch (m_lines.collect(input, maxBytes)) {
    case text::LineCollector::Outcome::NeedInput: return Outcome::NeedInput;
    case text::LineCollector::Outcome::Line: break;
    case text::LineCollector::Outcome::BareLineFeed: return refuse(badChunk());
    case text::LineCollector::Outcome::TooLong:
        if (m_state != State::Trailers)
            return refuse(badChunk());
        return refuse({Guard::HeadSize, 431, "trailers_too_large", "The trailer fields are too large."});
    }
    if (m_state == State::ChunkSize)
        return takeChunkSize(limits, body);
    if (m_state == State::Trailers)
        return takeTrailer(limits);
    if (!m_lines.line().empty())
        return refuse(badChunk());
    m_state = State::ChunkSize;
    return Outcome::NeedInput;
}

// chunk-size [ chunk-ext ], the extensions unknown and therefore ignored (RFC 9112 7.1.1).
BodyReader::Outcome BodyReader::takeChunkSize(const RequestLimits &limits, const std::string &body)
{
    const std::string_view line = m_lines.line();
    const char *end = line.data() + line.size();
    std::uint64_t size = 0;
    const auto [sizeEnd, error] = std::from_chars(line.data(), end, size, 16);
    const std::string_view extension =
        trimmed(std::string_view(sizeEnd, static_cast<std::size_t>(end - sizeEnd)));
    if (error == std::errc::result_out_of_range)
        return refuse(bodyTooLarge(limits.body));
    if (error != std::errc() || (sizeEnd != end && !extension.starts_with(';'))
        || !kFieldValue.containsAll(extension))
        return refuse(badChunk());
    if (size > limits.body - std::min(limits.body, body.size()))
        return refuse(bodyTooLarge(limits.body));
    m_overheadBytes += extension.size();
    if (m_overheadBytes >= limits.headerBytes)
        return refuse(badChunk());
    m_left = size;
    m_state = size == 0 ? State::Trailers : State::ChunkData;
    return Outcome::NeedInput;
}

BodyReader::Outcome BodyReader::takeTrailer(const RequestLimits &limits)
{
    const std::string_view line = m_lines.line();
    if (line.empty()) {
        m_state = State::Done;
        return Outcome::Complete;
    }
    m_overheadBytes += line.size();
    if (++m_trailerCount > limits.headerCount || m_overheadBytes >= limits.headerBytes)
        return refuse({Guard::HeadSize, 431, "trailers_too_large", "The trailer fields are too large."});
    if (!parseFieldLine(line))
        return refuse(badChunk());
    return Outcome::NeedInput;
}

BodyReader::Outcome BodyReader::refuse(Refusal refusal)
{
    m_refusal = std::move(refusal);
    return Outcome::Refused;
}

} // namespace tooltray::http
