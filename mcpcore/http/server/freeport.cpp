// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/freeport.h"

#include <QHostAddress>
#include <QTcpServer>

#include <algorithm>
#include <limits>

namespace tooltray::http {
namespace {

constexpr int kMaxTried = 100;

bool isFree(std::uint16_t port, const std::vector<std::string> &addresses)
{
    return std::ranges::all_of(addresses, [port](const std::string &address) {
        QTcpServer server;
        // An address that the machine does not have is in nobody's way.
        return server.listen(QHostAddress(QString::fromStdString(address)), port)
               || server.serverError() == QAbstractSocket::SocketAddressNotAvailableError
               || server.serverError() == QAbstractSocket::UnsupportedSocketOperationError;
    });
}

} // namespace

std::uint16_t freePortAfter(std::uint16_t port, const std::vector<std::string> &addresses)
{
    const int last = std::min<int>(port + kMaxTried, std::numeric_limits<std::uint16_t>::max());
    for (int next = port + 1; next <= last; ++next) {
        if (isFree(static_cast<std::uint16_t>(next), addresses))
            return static_cast<std::uint16_t>(next);
    }
    return 0;
}

bool isLoopback(const std::string &address)
{
    return QHostAddress(QString::fromStdString(address)).isLoopback();
}

} // namespace tooltray::http
