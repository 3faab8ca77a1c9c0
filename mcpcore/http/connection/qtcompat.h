// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QtGlobal>

#include <utility>

// All that differs between Qt 6.4 and its successors, as far as this room is concerned.
namespace tooltray::http {

// Held from the moment that QHttpServer hands a request over until it may hand over the next one of the
// connection. Qt 6.5 and later wait for their responder to be destroyed, 6.4 does not wait at all.
class BusyToken {
public:
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    explicit BusyToken(QHttpServerResponder &&responder) : m_responder(std::move(responder)) {}

private:
    QHttpServerResponder m_responder;
#else
    explicit BusyToken(QHttpServerResponder &&) {}
#endif
};

// Calls dispatch(const QHttpServerRequest &, BusyToken) for every request.
template <typename Dispatch>
void setDispatcher(QHttpServer &server, [[maybe_unused]] const QObject *context, Dispatch dispatch)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    server.setMissingHandler(context,
                             [dispatch](const QHttpServerRequest &request, QHttpServerResponder &responder) {
                                 dispatch(request, BusyToken(std::move(responder)));
                             });
#else
    server.setMissingHandler([dispatch](const QHttpServerRequest &request, QHttpServerResponder &&responder) {
        dispatch(request, BusyToken(std::move(responder)));
    });
#endif
}

} // namespace tooltray::http
