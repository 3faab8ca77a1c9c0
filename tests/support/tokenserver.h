// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace tooltray::test {

// An authorization server on this machine: gives a code to whoever asks with a challenge, and tokens to whoever
// has the code and what the challenge was made of (RFC 7636 section 4.6). Refresh tokens work once.
class TokenServer {
public:
    TokenServer();

    std::string url(const std::string &path) const;

    // What a browser would be redirected to after the person agreed.
    std::string agree(const std::string &authorizationUrl);

    // The mail address in the ID tokens that it gives from now on.
    void setPerson(std::string person) { m_person = std::move(person); }

    const std::string &accessToken() const { return m_accessToken; } // given last
    int requests() const { return m_requests; }

private:
    void serve(QTcpSocket *socket);
    std::string answerTo(std::string_view head, std::string_view body);
    std::string tokens();

    QTcpServer m_server;
    std::map<std::string, std::string> m_challenges; // by code
    std::string m_accessToken;
    std::string m_refreshToken;
    std::string m_person;
    int m_requests = 0;
};

// A browser goes there; the status of what it is shown, and 0 where there is nothing. Runs the event loop.
int browse(const std::string &url);

// The parameters of a query or form.
std::map<std::string, std::string> parametersOf(std::string_view form);

} // namespace tooltray::test
