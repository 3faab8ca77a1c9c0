// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/httpanswerparser.h"

#include <QTcpSocket>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::test {

// A connection to a server on this machine that sends exactly the bytes it is told to, and keeps all it
// gets. Waiting runs the event loop, so that the server may live on the same thread.
class HttpConnection {
    Q_DISABLE_COPY_MOVE(HttpConnection)

public:
    static constexpr std::chrono::milliseconds kPatience{30'000};

    explicit HttpConnection(std::uint16_t port, const QHostAddress &host = QHostAddress::LocalHost);

    bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    std::uint16_t localPort() const { return m_socket.localPort(); }

    // In one piece, or in pieces of that size that reach the server one by one.
    void send(std::string_view bytes);
    void sendInPieces(std::string_view bytes, std::size_t size);
    // Sends no more, and can still receive.
    void endSending();
    // Vanishes without a goodbye (a reset).
    void abort();
    // Lets the server's bytes pile up in the system from now on.
    void stopReading();

    // The next answer to a HEAD request has no body.
    void expectNoBody() { m_parser.expectNoBody(); }
    // The next complete answer; nothing when there is none in time, the connection ends or error() is set.
    std::optional<HttpAnswer> readAnswer(std::chrono::milliseconds patience = kPatience);
    // send() and readAnswer().
    std::optional<HttpAnswer> exchange(std::string_view request);
    // Until the answer that is being received has that much to show: the text in its body, when not empty.
    bool waitForBody(std::string_view text, std::chrono::milliseconds patience = kPatience);
    bool waitForClose(std::chrono::milliseconds patience = kPatience);

    const HttpAnswer *current() const { return m_parser.current(); }
    const std::string &received() const { return m_received; } // every byte
    const std::string &error() const { return m_parser.error(); }

private:
    void receive();
    bool waitFor(const std::function<bool()> &condition, std::chrono::milliseconds patience);

    HttpAnswerParser m_parser;
    std::string m_received;
    bool m_isReading = true;
    QTcpSocket m_socket; // last: its signals reach the others
};

// A request with Host, and Content-Length when there is a body; headers are lines that end with CR LF.
std::string httpRequest(std::string_view method, std::string_view target, std::string_view headers = {},
                        std::string_view body = {});

} // namespace tooltray::test
