// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/httpanswerparser.h"
#include "traffic.h"

#include <QTcpSocket>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::test {

// One of those who keep a server busy: connects, says what chance brings, judges the answer, goes on.
class Visitor final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Visitor)

public:
    Visitor(std::uint16_t port, std::uint32_t seed);

    void start();
    // Leaves, and does nothing more until it is started again.
    void stop();

    const std::map<std::string, std::size_t> &visits() const { return m_visits; } // by their kind
    const std::vector<std::string> &problems() const { return m_problems; }

private:
    void goOn();
    void sendPiece();
    void receive();
    void judge(const HttpAnswer &answer);
    void leave();
    void ended();
    void complain(const std::string &problem);

    const std::uint16_t m_port;
    Traffic m_traffic;
    Visit m_visit;
    std::size_t m_sent = 0;
    bool m_isActive = false;
    bool m_isWaiting = false;                 // for an answer
    std::optional<HttpAnswerParser> m_parser; // of the connection
    std::map<std::string, std::size_t> m_visits;
    std::vector<std::string> m_problems;
    QTimer m_patience;
    std::unique_ptr<QTcpSocket> m_socket;
};

} // namespace tooltray::test
