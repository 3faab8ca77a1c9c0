// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTcpSocket>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// A server on this machine that does to its clients what a test tells it to, byte by byte. Lives on the
// thread of the test, in whose event loop it works.
class ScriptedUpstream {
    Q_DISABLE_COPY_MOVE(ScriptedUpstream)

public:
    struct Asked {
        std::string head; // with the empty line
        std::string body;

        // The value of a field, in any case; nothing when there is none.
        std::optional<std::string> field(std::string_view name) const;
        std::string line() const { return head.substr(0, head.find("\r\n")); }
    };

    class Peer {
    public:
        explicit Peer(QTcpSocket &socket) : m_socket(socket) {}

        void send(std::string_view bytes);
        void close(); // once everything is sent
        void reset(); // at once, with a RST
        void stopReading() { m_socket.setReadBufferSize(1); }
        std::size_t receivedBytes() const { return m_receivedBytes; }
        std::size_t requests() const { return m_requests; } // complete ones on this connection

    private:
        friend class ScriptedUpstream;

        QTcpSocket &m_socket;
        std::string m_pending;
        std::size_t m_receivedBytes = 0;
        std::size_t m_requests = 0;
        bool m_isOpen = true;
    };

    // With TLS when it is given a configuration.
    explicit ScriptedUpstream(const std::optional<QSslConfiguration> &tls = std::nullopt);
    ~ScriptedUpstream();

    std::uint16_t port() const { return m_server->serverPort(); }
    std::string url(std::string_view path = "/graphql") const;

    // What to do when a client connects, when more bytes of a request came, and for each complete request.
    std::function<void(Peer &)> onConnect;
    std::function<void(Peer &)> onBytes;
    std::function<void(Peer &, const Asked &)> onRequest;

    std::vector<Asked> asked;                                  // every complete request
    std::size_t connections() const { return m_peers.size(); } // ever made
    std::size_t connectionsWithBytes() const;
    std::size_t openConnections() const;

private:
    void accept();
    void receive(Peer &peer);
    bool takeRequest(Peer &peer);

    bool m_isTls;
    std::unique_ptr<QTcpServer> m_server;
    std::vector<std::unique_ptr<Peer>> m_peers;
};

// A complete response with Content-Length.
std::string httpResponse(int status, std::string_view body, std::string_view fields = {});

} // namespace tooltray::test
