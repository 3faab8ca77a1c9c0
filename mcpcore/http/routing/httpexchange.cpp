// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/httpexchange.h"

#include "http/message/message.h"
#include "text/encoding/encoding.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace tooltray::http {
namespace {

std::optional<std::string> replacement(AnswerSink *sink, std::string_view body)
{
    const OutgoingFilter *filter = sink == nullptr ? nullptr : sink->outgoing();
    return filter == nullptr || body.empty() ? std::nullopt : filter->replacement(body);
}

} // namespace

HttpExchange::HttpExchange(Request request, Setting setting, AnswerSink &sink)
    : m_request(std::move(request))
    , m_setting(std::move(setting))
    , m_sink(&sink)
{}

HttpExchange::~HttpExchange()
{
    m_onAbandoned = nullptr;
    if (m_state == State::Streaming && m_sink)
        std::exchange(m_sink, nullptr)->breakOff();
    else if (m_state == State::Waiting)
        refuse({.status = 500, .code = "internal_error", .message = "The request was not answered."});
}

void HttpExchange::reply(const Response &response)
{
    if (!m_sink || m_state != State::Waiting)
        return;
    const bool hasBody = allowsBody(response.status);
    const std::optional<std::string> replaced = replacement(m_sink, response.body);
    const std::string &body = replaced ? *replaced : response.body;
    std::string bytes = toWire({.status = response.status,
                                .headers = response.headers,
                                .framing = hasBody ? BodyFraming::Length : BodyFraming::None,
                                .bodyLength = body.size(),
                                .after = m_setting.after,
                                .commonFields = m_sink->commonFields()});
    if (hasBody && m_request.method != "HEAD")
        bytes += body;
    m_state = State::Complete;
    m_sink->send(std::move(bytes));
    complete(m_setting.after);
}

void HttpExchange::startStream(int status, const HeaderList &headers)
{
    if (!m_sink || m_state != State::Waiting)
        return;
    m_framing = m_request.minorVersion == 0 ? BodyFraming::UntilClose : BodyFraming::Chunks;
    m_state = State::Streaming;
    m_sink->send(toWire({.status = status,
                         .headers = headers,
                         .framing = m_framing,
                         .after = m_setting.after,
                         .commonFields = m_sink->commonFields()}));
    if (m_request.method == "HEAD")
        complete(m_setting.after);
}

void HttpExchange::write(std::string_view bytes)
{
    // An empty chunk would end the body.
    if (!m_sink || m_state != State::Streaming || bytes.empty())
        return;
    // Whoever wrote it has asked for its messages; this is for those who have not.
    const std::optional<std::string> replaced = replacement(m_sink, bytes);
    if (replaced)
        bytes = *replaced;
    std::string framed;
    if (m_framing == BodyFraming::Chunks) {
        std::array<char, 16> size{};
        const auto [end, error] = std::to_chars(size.data(), size.data() + size.size(), bytes.size(), 16);
        framed.reserve(bytes.size() + size.size() + 4);
        framed.append(size.data(), end).append("\r\n").append(bytes).append("\r\n");
    } else {
        framed = bytes;
    }
    m_sink->send(std::move(framed));
}

std::string HttpExchange::outgoing(std::string_view message) const
{
    return replacement(m_sink, message).value_or(std::string(message));
}

void HttpExchange::endStream()
{
    if (!m_sink || m_state != State::Streaming)
        return;
    if (m_framing == BodyFraming::Chunks)
        m_sink->send("0\r\n\r\n");
    complete(m_framing == BodyFraming::Chunks ? m_setting.after : AfterAnswer::Close);
}

std::size_t HttpExchange::unsentBytes() const
{
    return m_sink ? m_sink->unsentBytes() : 0;
}

void HttpExchange::complete(AfterAnswer after)
{
    m_state = State::Complete;
    const auto dropped = std::exchange(m_onAbandoned, nullptr); // only now: it may own the exchange
    if (AnswerSink *sink = std::exchange(m_sink, nullptr))
        sink->finish(after);
}

void HttpExchange::abandon(Abandonment reason)
{
    m_sink = nullptr;
    if (m_state != State::Complete && m_onAbandoned)
        std::exchange(m_onAbandoned, nullptr)(reason);
}

namespace {

// Takes the first segment, with the slash before it, off the path.
std::string_view takeSegment(std::string_view &path)
{
    const std::string_view segment = path.substr(0, path.find('/', 1));
    path.remove_prefix(segment.size());
    return segment;
}

bool isPlaceholder(std::string_view segment)
{
    return segment.starts_with("/{") && segment.ends_with('}');
}

} // namespace

std::string_view PathParameters::value(std::string_view name) const
{
    for (const auto &[key, value] : m_values) {
        if (key == name)
            return value;
    }
    return {};
}

PathPattern::PathPattern(std::string_view text)
    : m_text(text)
    , m_isExact(text.find("/{") == std::string_view::npos)
{}

std::optional<PathParameters> PathPattern::match(std::string_view path) const
{
    if (m_isExact)
        return path == m_text ? std::optional(PathParameters()) : std::nullopt;
    PathParameters parameters;
    std::string_view pattern = m_text;
    while (!pattern.empty() && !path.empty()) {
        const std::string_view expected = takeSegment(pattern);
        const std::string_view found = takeSegment(path);
        if (!isPlaceholder(expected)) {
            if (expected != found)
                return std::nullopt;
            continue;
        }
        std::optional<std::string> value = percentDecoded(found.substr(1));
        if (!value || value->empty())
            return std::nullopt;
        parameters.add(std::string(expected.substr(2, expected.size() - 3)), std::move(*value));
    }
    if (!pattern.empty() || !path.empty())
        return std::nullopt;
    return parameters;
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
        const auto byte = decodePercent(text.substr(at, 3));
        if (!byte || static_cast<unsigned char>(byte->front()) < 0x20 || byte->front() == 0x7f)
            return std::nullopt;
    }
    return decodePercent(text);
}

} // namespace tooltray::http
