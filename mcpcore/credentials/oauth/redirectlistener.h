// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/secrets/secret.h"
#include "text/framing/httpmessagereader.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// What an authorization server says through the browser (RFC 6749 sections 4.1.2 and 4.1.2.1): a code, or an error.
struct Redirect {
    std::string state;
    Secret code;
    std::string error;
    std::string errorDescription;
    bool hasRepeated = false; // a parameter stood there twice, which section 3.1 forbids
};

Redirect readRedirect(std::string_view query);

} // namespace tooltray::credentials

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
    void serve(QTcpSocket *socket, std::string_view line, const text::HeaderList &fields);
    void take(QTcpSocket *socket, std::string_view query);

    Secret m_state;
    Clock &m_clock;
    Done m_done;
    std::string m_redirectUri;
    std::unique_ptr<QTcpServer> m_server;
};

} // namespace tooltray::credentials
