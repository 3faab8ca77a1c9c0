// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWebSocket>
#include <QtGlobal>

// All that differs between Qt 6.4 and its successors, as far as this room is concerned.
namespace tooltray::upstream {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto kSocketError = &QWebSocket::errorOccurred;
#else
inline constexpr auto kSocketError = QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error);
#endif

} // namespace tooltray::upstream
