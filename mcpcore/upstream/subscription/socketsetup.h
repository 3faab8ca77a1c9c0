// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "upstream/exchange/request.h"

#include <QNetworkRequest>

#include <string>

class QWebSocket;

namespace tooltray::upstream {

// The request as the handshake of a WebSocket, with what the socket needs to know of the connection. Fails when
// a file of the TLS options cannot be used.
Result<QNetworkRequest> prepare(QWebSocket &socket, const Request &request, const std::string &userAgent);

} // namespace tooltray::upstream
