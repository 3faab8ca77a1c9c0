// SPDX-License-Identifier: GPL-3.0-or-later
#include "socketexchange.h"

#include "base/task/ask.h"

#include <QTcpSocket>
#include <QUrl>

#include <memory>
#include <string>

namespace tooltray::credentials::test {

QFuture<Result<TokenAnswer>> SocketExchange::post(TokenRequest request)
{
    const auto answer = std::make_shared<ResultPromise<TokenAnswer>>();
    const QUrl url(QString::fromStdString(request.url));
    std::string text =
        "POST " + url.path().toStdString()
        + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    for (const HeaderField &field : request.headers)
        text += field.name + ": " + std::string(field.value.reveal()) + "\r\n";
    text += "Content-Length: " + std::to_string(request.body.size()) + "\r\n\r\n";
    text += request.body.reveal();
    auto *socket = new QTcpSocket(&m_context);
    QObject::connect(socket, &QTcpSocket::connected, socket,
                     [socket, text] { socket->write(text.data(), static_cast<qint64>(text.size())); });
    QObject::connect(socket, &QTcpSocket::disconnected, socket, [socket, answer] {
        const std::string got = socket->readAll().toStdString();
        socket->deleteLater();
        if (got.size() < 12)
            return;
        answer->give(TokenAnswer{std::stoi(got.substr(9, 3)), Secret(got.substr(got.find("\r\n\r\n") + 4))});
    });
    QObject::connect(socket, &QTcpSocket::errorOccurred, socket,
                     [socket, answer](QAbstractSocket::SocketError error) {
                         if (error == QAbstractSocket::RemoteHostClosedError)
                             return;
                         socket->deleteLater();
                         answer->give(Error{ErrorKind::Unavailable, "connection_refused",
                                            socket->errorString().toStdString()});
                     });
    socket->connectToHost(url.host(), static_cast<quint16>(url.port()));
    return answer->future();
}

} // namespace tooltray::credentials::test
