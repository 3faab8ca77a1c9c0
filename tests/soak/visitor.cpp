// SPDX-License-Identifier: GPL-3.0-or-later
#include "visitor.h"

#include "soakserver.h"
#include "json/parser.h"
#include "json/write.h"

#include <QHostAddress>

#include <algorithm>

namespace tooltray::test {

using namespace std::chrono_literals;

namespace {

// The messages of an answer, whether it is one or a stream of them.
std::vector<json::Value> messagesOf(const HttpAnswer &answer)
{
    if (answer.header("Content-Type") != "text/event-stream")
        return {json::parse(answer.body).value};
    std::vector<json::Value> messages;
    constexpr std::string_view kData = "data: ";
    for (std::size_t at = 0; (at = answer.body.find(kData, at)) != std::string::npos;) {
        const std::size_t end = answer.body.find('\n', at);
        messages.push_back(
            json::parse(std::string_view(answer.body).substr(at + kData.size(), end - at - kData.size()))
                .value);
        at = end;
    }
    return messages;
}

} // namespace

Visitor::Visitor(std::uint16_t port, std::uint32_t seed) : m_port(port), m_traffic(seed)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_isWaiting && m_visit.expect != Visit::Expect::Nothing)
            complain("there was no answer in time");
        leave();
        goOn();
    });
}

void Visitor::start()
{
    m_isActive = true;
    goOn();
}

void Visitor::stop()
{
    m_isActive = false;
    m_patience.stop();
    m_isWaiting = false;
    if (m_socket)
        m_socket->disconnect();
    m_socket.reset();
    // What visitors keep is not what is measured.
    m_parser.emplace();
    m_visit.bytes.clear();
    m_visit.bytes.shrink_to_fit();
}

void Visitor::goOn()
{
    if (!m_isActive)
        return;
    m_visit = m_traffic.next();
    ++m_visits[m_visit.kind];
    m_sent = 0;
    m_isWaiting = true;
    m_patience.start(m_visit.patience);
    if (!m_socket) {
        m_parser.emplace();
        m_socket = std::make_unique<QTcpSocket>();
        connect(m_socket.get(), &QTcpSocket::connected, this, &Visitor::sendPiece);
        connect(m_socket.get(), &QTcpSocket::bytesWritten, this, &Visitor::sendPiece);
        connect(m_socket.get(), &QTcpSocket::readyRead, this, &Visitor::receive);
        connect(m_socket.get(), &QTcpSocket::disconnected, this, &Visitor::ended, Qt::QueuedConnection);
        m_socket->connectToHost(QHostAddress::LocalHost, m_port);
    } else {
        sendPiece();
    }
}

void Visitor::sendPiece()
{
    if (!m_isWaiting || m_sent >= m_visit.bytes.size())
        return;
    const std::size_t piece = std::max<std::size_t>(1, m_visit.bytes.size() / m_visit.pieces);
    const std::string bytes = m_visit.bytes.substr(m_sent, piece);
    m_sent += bytes.size();
    m_socket->write(bytes.data(), static_cast<qint64>(bytes.size()));
}

void Visitor::receive()
{
    m_parser->add(m_socket->readAll().toStdString());
    if (!m_parser->error().empty() && m_isWaiting) {
        complain("the answer is broken: " + m_parser->error());
        m_visit.leave = Visit::Leave::Reset;
        leave();
        return goOn();
    }
    while (auto answer = m_parser->take()) {
        const bool isWaited = m_isWaiting;
        judge(*answer);
        if (!isWaited || answer->status < 200 || m_visit.expect == Visit::Expect::Nothing)
            continue; // there may be more, or it is not over yet
        m_isWaiting = false;
        m_traffic.learn(m_visit, *answer);
        m_patience.stop();
        if (answer->header("Connection") == "close")
            m_visit.leave = Visit::Leave::Close;
        if (m_visit.leave != Visit::Leave::Stay)
            leave();
        return QMetaObject::invokeMethod(this, &Visitor::goOn, Qt::QueuedConnection), void();
    }
}

void Visitor::judge(const HttpAnswer &answer)
{
    if (answer.status >= 500 && answer.status != 501 && answer.status != 505)
        complain("the status is " + std::to_string(answer.status));
    // A mutation may have copied the token into the message, whose own words may come back.
    const bool wasSaidOnce =
        m_visit.bytes.find(SoakServer::kToken) == m_visit.bytes.rfind(SoakServer::kToken);
    if (wasSaidOnce && answer.body.find(SoakServer::kToken) != std::string::npos)
        complain("the answer holds the token");
    if (m_visit.expect != Visit::Expect::Result)
        return;
    if (answer.status == 404 && m_visit.kind.starts_with("legacy"))
        return; // the session had to make room
    const std::vector<json::Value> messages = messagesOf(answer);
    const bool hasResult = answer.status == 200 && !messages.empty() && messages.back().contains("result")
                           && json::write(messages.back()["id"]) == m_visit.id;
    if (!hasResult)
        complain("this is no result: " + std::to_string(answer.status) + ' ' + answer.body);
}

void Visitor::leave()
{
    m_isWaiting = false;
    if (!m_socket)
        return;
    m_socket->disconnect();
    if (m_visit.leave == Visit::Leave::Close)
        m_socket->disconnectFromHost();
    else
        m_socket->abort();
    m_socket.release()->deleteLater();
}

// The server closed the connection: it may, but for a request that was legal.
void Visitor::ended()
{
    if (!m_socket || m_socket->state() != QAbstractSocket::UnconnectedState)
        return;
    if (m_isWaiting && m_visit.expect == Visit::Expect::Result)
        complain("the connection ended without an answer");
    const bool wasWaiting = m_isWaiting;
    m_visit.leave = Visit::Leave::Reset;
    m_patience.stop();
    leave();
    if (wasWaiting)
        goOn();
}

void Visitor::complain(const std::string &problem)
{
    if (m_problems.size() < 10)
        m_problems.push_back(m_visit.kind + ": " + problem.substr(0, 500) + "\n  to "
                             + m_visit.bytes.substr(0, 2000));
}

} // namespace tooltray::test
