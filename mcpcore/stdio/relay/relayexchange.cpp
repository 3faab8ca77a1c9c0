// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relayexchange.h"

#include "base/task/post.h"
#include "text/unicode/ascii.h"

#include <QNetworkProxy>
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::size_t kMaxHeadBytes = 64 * 1024;

std::optional<std::uint64_t> wholeNumber(std::string_view text, int base)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool isNumber = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

bool isControl(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == '\x7f';
}

} // namespace

std::string_view ReplyHead::field(std::string_view name) const
{
    const auto found = std::ranges::find(fields, name, &std::pair<std::string, std::string>::first);
    return found == fields.end() ? std::string_view() : std::string_view(found->second);
}

std::string ReplyHead::mediaType() const
{
    const std::string_view type = field("content-type");
    return asciiLower(trimmed(type.substr(0, type.find(';'))));
}

AnswerParser::Event AnswerParser::advance(std::string_view &input)
{
    while (true) {
        switch (m_state) {
        case State::Complete: return Event::Complete;
        case State::Broken: return Event::Broken;
        case State::Sized:
        case State::UntilClose:
        case State::Chunk: return takeContent(input);
        default: break;
        }
        const std::size_t feed = input.find('\n');
        const bool isWhole = feed != std::string_view::npos;
        m_line += input.substr(0, feed);
        m_headBytes += isWhole ? feed + 1 : input.size();
        input.remove_prefix(isWhole ? feed + 1 : input.size());
        if (m_headBytes > kMaxHeadBytes)
            return fail("its head is too long");
        if (!isWhole)
            return Event::NeedInput;
        if (m_line.ends_with('\r'))
            m_line.pop_back();
        const Event event = takeLine();
        m_line.clear();
        if (event != Event::NeedInput)
            return event;
    }
}

AnswerParser::Event AnswerParser::end()
{
    if (m_state == State::UntilClose)
        return complete();
    if (m_state == State::Complete || m_state == State::Broken)
        return m_state == State::Complete ? Event::Complete : Event::Broken;
    return fail(std::string(kConnectionEnded));
}

AnswerParser::Event AnswerParser::takeContent(std::string_view &input)
{
    if (m_state == State::Sized && m_left == 0)
        return complete();
    if (input.empty())
        return Event::NeedInput;
    const bool isEndless = m_state == State::UntilClose;
    const auto size =
        isEndless ? input.size() : static_cast<std::size_t>(std::min<std::uint64_t>(m_left, input.size()));
    m_content = input.substr(0, size);
    input.remove_prefix(size);
    m_left -= isEndless ? 0 : size;
    if (m_state == State::Chunk && m_left == 0)
        m_state = State::ChunkEnd;
    return Event::Content;
}

// NeedInput: the line says nothing that anybody waits for.
AnswerParser::Event AnswerParser::takeLine()
{
    if (std::ranges::any_of(m_line, isControl))
        return fail("a line of its head holds a control character");
    switch (m_state) {
    case State::StatusLine: return takeStatusLine();
    case State::Fields:
        if (m_line.empty())
            return startContent();
        return takeField() ? Event::NeedInput : fail("a line of its head is no header");
    case State::ChunkSize: return takeChunkSize();
    case State::ChunkEnd:
        m_state = State::ChunkSize;
        return m_line.empty() ? Event::NeedInput : fail("a chunk is longer than it says");
    default: return m_line.empty() ? complete() : Event::NeedInput;
    }
}

AnswerParser::Event AnswerParser::takeStatusLine()
{
    constexpr std::size_t kStatus = std::string_view("HTTP/1.1 ").size();
    const auto status = m_line.starts_with("HTTP/1.") && m_line.size() >= kStatus + 3
                            ? wholeNumber(std::string_view(m_line).substr(kStatus, 3), 10)
                            : std::nullopt;
    if (!status || *status < 100)
        return fail("it is not HTTP");
    m_head = {static_cast<int>(*status), {}};
    m_state = State::Fields;
    return Event::NeedInput;
}

bool AnswerParser::takeField()
{
    const std::string_view line = m_line;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || line.front() == ' ' || line.front() == '\t')
        return false;
    m_head.fields.emplace_back(asciiLower(line.substr(0, colon)), trimmed(line.substr(colon + 1)));
    return true;
}

// RFC 9112 6.3.
AnswerParser::Event AnswerParser::startContent()
{
    if (m_head.status < 200) {
        m_state = State::StatusLine;
        return Event::NeedInput;
    }
    const std::string_view coding = m_head.field("transfer-encoding");
    const std::string_view length = m_head.field("content-length");
    if (m_head.status == 204 || m_head.status == 304) {
        m_state = State::Sized;
    } else if (!coding.empty()) {
        if (!equalsIgnoringAsciiCase(coding, "chunked"))
            return fail("its transfer coding is unknown");
        m_state = State::ChunkSize;
    } else if (!length.empty()) {
        const auto size = wholeNumber(length, 10);
        if (!size)
            return fail("its length is no number");
        m_left = *size;
        m_state = State::Sized;
    } else {
        m_state = State::UntilClose;
    }
    return Event::Head;
}

AnswerParser::Event AnswerParser::takeChunkSize()
{
    const std::string_view line = m_line;
    const auto size = wholeNumber(trimmed(line.substr(0, line.find(';'))), 16);
    if (!size)
        return fail("the size of a chunk is no number");
    m_headBytes = 0; // endless streams have any number of chunks
    m_left = *size;
    m_state = m_left == 0 ? State::Trailers : State::Chunk;
    return Event::NeedInput;
}

AnswerParser::Event AnswerParser::complete()
{
    m_state = State::Complete;
    return Event::Complete;
}

AnswerParser::Event AnswerParser::fail(std::string problem)
{
    m_state = State::Broken;
    m_problem = std::move(problem);
    return Event::Broken;
}

namespace {

constexpr qint64 kReadBuffer = 64 * 1024;

} // namespace

RelayExchange::RelayExchange(const ServerAddress &endpoint, std::string request, Handlers handlers)
    : m_request(std::move(request))
    , m_handlers(std::move(handlers))
{
    QObject::connect(&m_socket, &QAbstractSocket::connected, &m_socket, [this] {
        if (m_handlers.mayWrite && !m_handlers.mayWrite()) {
            finish("it is no longer there");
            return m_socket.abort();
        }
        m_hasLeft = true;
        m_socket.write(m_request.data(), static_cast<qint64>(m_request.size()));
        m_request.clear();
    });
    QObject::connect(&m_socket, &QAbstractSocket::readyRead, &m_socket, [this] { read(); });
    QObject::connect(&m_socket, &QAbstractSocket::disconnected, &m_socket, [this] {
        m_hasClosed = true;
        read();
    });
    QObject::connect(&m_socket, &QAbstractSocket::bytesWritten, &m_socket, [this] {
        if (m_handlers.sent)
            m_handlers.sent();
    });
    // Queued: a connection may be refused before the constructor returns.
    const auto onError = [this](QAbstractSocket::SocketError error) {
        // Data that came before the server closed the connection still has to be read.
        if (error != QAbstractSocket::RemoteHostClosedError)
            finish(m_socket.errorString().toStdString());
    };
    QObject::connect(&m_socket, &QAbstractSocket::errorOccurred, &m_socket, onError, Qt::QueuedConnection);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(kReadBuffer);
    m_socket.connectToHost(QString::fromStdString(endpoint.host), endpoint.port);
}

RelayExchange::~RelayExchange()
{
    stop();
}

void RelayExchange::stop()
{
    m_isOver = true;
    m_socket.disconnect();
    m_socket.abort();
}

void RelayExchange::setReading(bool isReading)
{
    const bool goesOn = isReading && !m_isReading;
    m_isReading = isReading;
    if (goesOn) // queued: it may be one of our handlers that says so
        QMetaObject::invokeMethod(
            &m_socket, [this] { read(); }, Qt::QueuedConnection);
}

std::size_t RelayExchange::unsentBytes() const
{
    return m_request.size() + static_cast<std::size_t>(m_socket.bytesToWrite());
}

void RelayExchange::read()
{
    std::array<char, kReadBuffer> bytes{};
    qint64 count = 0;
    while (!m_isOver && m_isReading && (count = m_socket.read(bytes.data(), bytes.size())) > 0)
        take({bytes.data(), static_cast<std::size_t>(count)});
    if (!m_isOver && m_isReading && m_hasClosed)
        tell(m_parser.end());
}

void RelayExchange::take(std::string_view input)
{
    while (tell(m_parser.advance(input))) {
    }
}

// Returns whether there may be more events.
bool RelayExchange::tell(AnswerParser::Event event)
{
    switch (event) {
    case AnswerParser::Event::NeedInput: return false;
    case AnswerParser::Event::Head: m_handlers.head(m_parser.head()); break;
    case AnswerParser::Event::Content: m_handlers.content(m_parser.content()); break;
    case AnswerParser::Event::Complete: finish({}); break;
    case AnswerParser::Event::Broken: finish(m_parser.problem()); break;
    }
    return !m_isOver;
}

void RelayExchange::finish(std::optional<std::string> problem)
{
    if (!std::exchange(m_isOver, true))
        m_handlers.ended(std::move(problem));
}

} // namespace tooltray::stdio
