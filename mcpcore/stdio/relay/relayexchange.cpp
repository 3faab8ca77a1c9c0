// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relayexchange.h"

#include "base/task/post.h"
#include "text/framing/httpsyntax.h"

#include <QNetworkProxy>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::size_t kMaxHeadBytes = 64 * 1024;

std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

std::string problemText(text::HttpMessageReader::Problem problem)
{
    using enum text::HttpMessageReader::Problem;
    switch (problem) {
    case BadField: return "a line of its head is not a header";
    case BadTrailer: return "a line after its content is not a header";
    case BadChunkEnd: return "a chunk is longer than it says";
    case BadChunkSize:
    case LargeBody: return "the size of a chunk is not a number";
    default: return "its header section is too long";
    }
}

} // namespace

std::string ReplyHead::mediaType() const
{
    const std::string_view type = field("content-type");
    return asciiLower(trimmed(type.substr(0, type.find(';'))));
}

AnswerParser::AnswerParser()
    : m_reader(text::Tolerance::Lenient, {.startLine = kMaxHeadBytes,
                                          .headerBytes = kMaxHeadBytes,
                                          .headerCount = kMaxHeadBytes,
                                          .body = std::numeric_limits<std::size_t>::max()})
{}

AnswerParser::Event AnswerParser::advance(std::string_view &input)
{
    using Part = text::HttpMessageReader::Event;
    while (m_state < State::Complete) {
        switch (m_reader.read(input)) {
        case Part::NeedInput: return Event::NeedInput;
        case Part::Content: return Event::Content;
        case Part::Complete: m_state = State::Complete; break;
        case Part::Broken: return fail(problemText(m_reader.problem()));
        case Part::StartLine:
            if (!takeStatusLine(m_reader.startLine()))
                return fail("it is not HTTP");
            break;
        case Part::Head:
            m_head.fields = m_reader.takeFields();
            if (m_head.status >= 200)
                return startContent();
            m_reader.restart();
        }
    }
    return m_state == State::Complete ? Event::Complete : Event::Broken;
}

AnswerParser::Event AnswerParser::end()
{
    if (m_state == State::Content && m_isUntilClose)
        m_state = State::Complete;
    if (m_state < State::Complete)
        return fail(std::string(kConnectionEnded));
    return m_state == State::Complete ? Event::Complete : Event::Broken;
}

bool AnswerParser::takeStatusLine(std::string_view line)
{
    constexpr std::size_t kStatus = std::string_view("HTTP/1.1 ").size();
    const auto status = line.starts_with("HTTP/1.") && line.size() >= kStatus + 3
                            ? wholeNumber(line.substr(kStatus, 3))
                            : std::nullopt;
    m_head.status = static_cast<int>(status.value_or(0));
    return m_head.status >= 100 && text::kFieldValue.containsAll(line);
}

// RFC 9112 6.3.
AnswerParser::Event AnswerParser::startContent()
{
    const std::string_view coding = m_head.field("transfer-encoding");
    const std::string_view length = m_head.field("content-length");
    m_state = State::Content;
    if (m_head.status == 204 || m_head.status == 304)
        return Event::Head;
    if (!coding.empty()) {
        if (!equalsIgnoringAsciiCase(coding, "chunked"))
            return fail("its transfer coding is unknown");
        m_reader.startChunked();
    } else if (!length.empty()) {
        const auto size = wholeNumber(length);
        if (!size)
            return fail("its length is not a number");
        m_reader.startSized(*size);
    } else {
        m_isUntilClose = true;
        m_reader.startSized(std::numeric_limits<std::uint64_t>::max());
    }
    return Event::Head;
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
