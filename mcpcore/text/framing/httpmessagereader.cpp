// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/httpmessagereader.h"

#include "text/framing/httpsyntax.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

namespace tooltray::text {

HttpMessageReader::HttpMessageReader(Tolerance tolerance, const HttpLimits &limits)
    : m_tolerance(tolerance)
    , m_limits(limits)
    , m_lines(tolerance)
{}

void HttpMessageReader::restart()
{
    m_state = State::StartLine;
    m_fields = {};
    m_headerBytes = 0;
    m_left = 0;
    m_bodyBytes = 0;
    m_overheadBytes = 0;
    m_trailerCount = 0;
}

void HttpMessageReader::startSized(std::uint64_t length)
{
    m_state = length == 0 ? State::Done : State::Sized;
    m_left = length;
}

HttpMessageReader::Event HttpMessageReader::read(std::string_view &input)
{
    while (m_state != State::Done && !input.empty()) {
        if (m_state == State::Sized || m_state == State::ChunkData)
            return takeContent(input);
        if (const Event event = readLine(input); event != Event::NeedInput)
            return event;
    }
    return m_state == State::Done ? Event::Complete : Event::NeedInput;
}

HttpMessageReader::Event HttpMessageReader::takeContent(std::string_view &input)
{
    m_content = input.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(m_left, input.size())));
    input.remove_prefix(m_content.size());
    m_bodyBytes += m_content.size();
    m_left -= m_content.size();
    if (m_left == 0)
        m_state = m_state == State::ChunkData ? State::ChunkEnd : State::Done;
    return Event::Content;
}

HttpMessageReader::Event HttpMessageReader::readLine(std::string_view &input)
{
    const LineCollector::Outcome outcome = m_lines.collect(input, maxLineBytes());
    if (outcome == LineCollector::Outcome::NeedInput)
        return Event::NeedInput;
    const bool isLine = outcome == LineCollector::Outcome::Line;
    const bool isTooLong = outcome == LineCollector::Outcome::TooLong;
    const std::string_view line = m_lines.line();
    switch (m_state) {
    case State::StartLine:
        if (!isLine)
            return fail(isTooLong ? Problem::LongStartLine : Problem::BareLineFeed);
        m_state = State::Fields;
        return Event::StartLine;
    case State::Fields:
        return isLine ? takeField(line) : fail(isTooLong ? Problem::LargeFields : Problem::BareLineFeed);
    case State::ChunkSize: return isLine ? takeChunkSize(line) : fail(Problem::BadChunkSize);
    case State::Trailers:
        return isLine ? takeTrailer(line) : fail(isTooLong ? Problem::LargeTrailers : Problem::BadTrailer);
    default: break;
    }
    if (!isLine || !line.empty())
        return fail(Problem::BadChunkEnd);
    m_state = State::ChunkSize;
    return Event::NeedInput;
}

std::size_t HttpMessageReader::maxLineBytes() const
{
    switch (m_state) {
    case State::StartLine: return m_limits.startLine;
    case State::Fields: return m_limits.headerBytes - m_headerBytes;
    case State::ChunkSize: return 1024;
    case State::ChunkEnd: return std::string_view("\r\n").size();
    default: return m_limits.headerBytes - m_overheadBytes;
    }
}

HttpMessageReader::Event HttpMessageReader::takeField(std::string_view line)
{
    if (line.empty()) {
        m_state = State::Done;
        return Event::Head;
    }
    m_headerBytes += line.size() + std::string_view("\r\n").size();
    if (m_fields.size() >= m_limits.headerCount || m_headerBytes >= m_limits.headerBytes)
        return fail(Problem::ManyFields);
    std::optional<Header> field = parseFieldLine(line, m_tolerance);
    if (!field)
        return fail(Problem::BadField);
    m_fields.add(std::move(field->name), std::move(field->value));
    return Event::NeedInput;
}

// chunk-size [ chunk-ext ], the extensions unknown and therefore ignored (7.1.1).
HttpMessageReader::Event HttpMessageReader::takeChunkSize(std::string_view line)
{
    const char *end = line.data() + line.size();
    std::uint64_t size = 0;
    const auto [sizeEnd, error] = std::from_chars(line.data(), end, size, 16);
    const std::string_view extension =
        trimmed(std::string_view(sizeEnd, static_cast<std::size_t>(end - sizeEnd)));
    if (error == std::errc::result_out_of_range)
        return fail(Problem::LargeBody);
    if (error != std::errc() || (sizeEnd != end && !extension.starts_with(';'))
        || !kFieldValue.containsAll(extension))
        return fail(Problem::BadChunkSize);
    if (size > m_limits.body - std::min<std::uint64_t>(m_limits.body, m_bodyBytes))
        return fail(Problem::LargeBody);
    const auto bits = static_cast<std::size_t>(std::bit_width(size));
    const std::size_t digits = std::max<std::size_t>(1, (bits + 3) / 4);
    m_overheadBytes += line.size() - digits;
    if (m_overheadBytes >= m_limits.headerBytes)
        return fail(Problem::BadChunkSize);
    m_left = size;
    m_state = size == 0 ? State::Trailers : State::ChunkData;
    return Event::NeedInput;
}

// Trailers are checked and dropped.
HttpMessageReader::Event HttpMessageReader::takeTrailer(std::string_view line)
{
    if (line.empty()) {
        m_state = State::Done;
        return Event::Complete;
    }
    m_overheadBytes += line.size();
    if (++m_trailerCount > m_limits.headerCount || m_overheadBytes >= m_limits.headerBytes)
        return fail(Problem::LargeTrailers);
    return parseFieldLine(line, m_tolerance) ? Event::NeedInput : fail(Problem::BadTrailer);
}

HttpMessageReader::Event HttpMessageReader::fail(Problem problem)
{
    m_problem = problem;
    return Event::Broken;
}

std::optional<std::string_view> HeaderList::value(std::string_view name) const
{
    for (const Header &header : m_headers) {
        if (equalsIgnoringAsciiCase(header.name, name))
            return header.value;
    }
    return std::nullopt;
}

std::size_t HeaderList::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_headers, [name](const Header &header) { return equalsIgnoringAsciiCase(header.name, name); }));
}

std::optional<Header> parseFieldLine(std::string_view line, Tolerance tolerance)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    const bool isGoodName =
        tolerance == Tolerance::Strict
            ? kToken.containsAll(name)
            : kFieldValue.containsAll(name) && trimmed(name.substr(0, 1)) == name.substr(0, 1);
    if (!isGoodName || !kFieldValue.containsAll(value))
        return std::nullopt;
    return Header{asciiLower(name), std::string(value)};
}

} // namespace tooltray::text
