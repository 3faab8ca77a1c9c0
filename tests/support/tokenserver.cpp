// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tokenserver.h"

#include "base/text/random.h"
#include "support/httpconnection.h"
#include "text/encoding/encoding.h"

#include <QCryptographicHash>
#include <QHostAddress>
#include <QTcpSocket>

#include <algorithm>

namespace tooltray::test {
namespace {

std::string reply(int status, const std::string &body)
{
    return "HTTP/1.1 " + std::to_string(status) + " X\r\nContent-Type: application/json\r\nContent-Length: "
           + std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

std::size_t lengthIn(const std::string &head)
{
    const std::size_t at = head.find("Content-Length: ");
    return at == std::string::npos ? 0 : std::stoul(head.substr(at + 16));
}

} // namespace

int browse(const std::string &url)
{
    const std::size_t path = url.find('/', 7);
    const std::string host = url.substr(7, path - 7);
    HttpConnection connection(static_cast<std::uint16_t>(std::stoi(host.substr(host.find(':') + 1))));
    const auto answer =
        connection.exchange("GET " + url.substr(path) + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    return answer ? answer->status : 0;
}

std::map<std::string, std::string> parametersOf(std::string_view form)
{
    std::map<std::string, std::string> parameters;
    while (!form.empty()) {
        const std::string_view parameter = form.substr(0, form.find('&'));
        form.remove_prefix(std::min(parameter.size() + 1, form.size()));
        const std::size_t equals = std::min(parameter.find('='), parameter.size() - 1);
        parameters[std::string(parameter.substr(0, equals))] =
            decodePercent(parameter.substr(equals + 1)).value_or("?");
    }
    return parameters;
}

TokenServer::TokenServer()
{
    QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
        QTcpSocket *socket = m_server.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, &m_server, [this, socket] { serve(socket); });
    });
    m_server.listen(QHostAddress::LocalHost);
}

std::string TokenServer::url(const std::string &path) const
{
    return "http://127.0.0.1:" + std::to_string(m_server.serverPort()) + path;
}

std::string TokenServer::agree(const std::string &authorizationUrl)
{
    auto asked = parametersOf(std::string_view(authorizationUrl).substr(authorizationUrl.find('?') + 1));
    const std::string code = randomToken();
    if (asked["code_challenge_method"] == "S256" && asked["response_type"] == "code")
        m_challenges[code] = asked["code_challenge"] + asked["redirect_uri"];
    return asked["redirect_uri"] + "?code=" + code + "&state=" + encodePercent(asked["state"]);
}

void TokenServer::serve(QTcpSocket *socket)
{
    const std::string request = socket->peek(100'000).toStdString();
    const std::size_t end = request.find("\r\n\r\n");
    if (end == std::string::npos || request.size() < end + 4 + lengthIn(request.substr(0, end)))
        return;
    socket->readAll();
    ++m_requests;
    const std::string answer = answerTo(request.substr(0, end), request.substr(end + 4));
    socket->write(answer.data(), static_cast<qint64>(answer.size()));
    socket->disconnectFromHost();
}

std::string TokenServer::answerTo(std::string_view head, std::string_view body)
{
    // client:hushed secret, as RFC 6749 section 2.3.1 writes it
    if (head.find("\r\nAuthorization: Basic Y2xpZW50Omh1c2hlZCUyMHNlY3JldA==") == std::string_view::npos)
        return reply(401, R"({"error":"invalid_client"})");
    auto asked = parametersOf(body);
    if (asked["grant_type"] == "client_credentials")
        return tokens();
    if (asked["grant_type"] == "refresh_token")
        return asked["refresh_token"] == m_refreshToken ? tokens()
                                                        : reply(400, R"({"error":"invalid_grant"})");
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(asked["code_verifier"]));
    const std::string expected = encodeBase64Url(hash.result().toStdString()) + asked["redirect_uri"];
    const auto node = m_challenges.extract(asked["code"]);
    if (node.empty() || node.mapped() != expected)
        return reply(400, R"({"error":"invalid_grant"})");
    return tokens();
}

std::string TokenServer::tokens()
{
    m_accessToken = randomToken();
    m_refreshToken = randomToken();
    std::string body = R"({"token_type":"bearer","expires_in":"3600","access_token":")" + m_accessToken
                       + R"(","refresh_token":")" + m_refreshToken + '"';
    if (!m_person.empty())
        body += R"(,"id_token":"e30.)" + encodeBase64Url(R"({"email":")" + m_person + R"("})") + ".c2ln\"";
    return reply(200, body + '}');
}

} // namespace tooltray::test
