// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/exchange.h"

#include "base/task/post.h"

#include <QNetworkProxy>

#include <array>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr qint64 kReadBuffer = 64 * 1024;

} // namespace

Exchange::Exchange(const Endpoint &endpoint, std::string request, Handlers handlers)
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
        // What came before the server closed the connection is still to be read.
        if (error != QAbstractSocket::RemoteHostClosedError)
            finish(m_socket.errorString().toStdString());
    };
    QObject::connect(&m_socket, &QAbstractSocket::errorOccurred, &m_socket, onError, Qt::QueuedConnection);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(kReadBuffer);
    m_socket.connectToHost(QString::fromStdString(endpoint.host), endpoint.port);
}

Exchange::~Exchange()
{
    stop();
}

void Exchange::stop()
{
    m_isOver = true;
    m_socket.disconnect();
    m_socket.abort();
}

void Exchange::setReading(bool isReading)
{
    const bool goesOn = isReading && !m_isReading;
    m_isReading = isReading;
    if (goesOn) // queued: it may be one of our handlers that says so
        QMetaObject::invokeMethod(
            &m_socket, [this] { read(); }, Qt::QueuedConnection);
}

std::size_t Exchange::unsentBytes() const
{
    return m_request.size() + static_cast<std::size_t>(m_socket.bytesToWrite());
}

void Exchange::read()
{
    std::array<char, kReadBuffer> bytes{};
    qint64 count = 0;
    while (!m_isOver && m_isReading && (count = m_socket.read(bytes.data(), bytes.size())) > 0)
        take({bytes.data(), static_cast<std::size_t>(count)});
    if (!m_isOver && m_isReading && m_hasClosed)
        tell(m_parser.end());
}

void Exchange::take(std::string_view input)
{
    while (tell(m_parser.advance(input))) {
    }
}

// Whether there may be more events.
bool Exchange::tell(AnswerParser::Event event)
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

void Exchange::finish(std::optional<std::string> problem)
{
    if (!std::exchange(m_isOver, true))
        m_handlers.ended(std::move(problem));
}

} // namespace tooltray::stdio
