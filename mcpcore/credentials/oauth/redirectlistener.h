// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "credentials/oauth/redirect.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

class QTcpServer;
class QTcpSocket;

namespace tooltray::credentials {

// Waits on this machine for the browser to come back with the answer of an authorization server (RFC 8252 section
// 7.3). Only an answer with the right state counts, once; anything else that comes to the port is turned away and
// changes nothing.
class RedirectListener final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RedirectListener)

public:
    // Called back once, unless this is destroyed before.
    using Done = std::function<void(const Redirect &)>;

    static Result<std::unique_ptr<RedirectListener>> listen(Secret state, Clock &clock, Done done);
    ~RedirectListener() override;

    const std::string &redirectUri() const { return m_redirectUri; }

private:
    RedirectListener(Secret state, Clock &clock, Done done);

    void accept();
    void read(QTcpSocket *socket);
    void serve(QTcpSocket *socket, const std::string &head);
    void take(QTcpSocket *socket, std::string_view query);

    Secret m_state;
    Clock &m_clock;
    Done m_done;
    std::string m_redirectUri;
    std::unique_ptr<QTcpServer> m_server;
};

} // namespace tooltray::credentials
