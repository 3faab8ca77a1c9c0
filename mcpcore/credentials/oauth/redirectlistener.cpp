// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/redirectlistener.h"

#include "text/encoding/encoding.h"
#include "text/framing/httpmessagereader.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <utility>

namespace tooltray::credentials {

namespace {

std::string formValue(std::string_view encoded)
{
    std::string text(encoded);
    std::ranges::replace(text, '+', ' ');
    return decodePercent(text).value_or(std::string());
}

} // namespace

Redirect readRedirect(std::string_view query)
{
    Redirect redirect;
    std::map<std::string, std::string, std::less<>> parameters;
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(parameter.size() + 1, query.size()));
        const std::size_t equals = parameter.find('=');
        if (equals == std::string_view::npos)
            continue;
        const bool isNew =
            parameters
                .emplace(formValue(parameter.substr(0, equals)), formValue(parameter.substr(equals + 1)))
                .second;
        redirect.hasRepeated = redirect.hasRepeated || !isNew;
    }
    redirect.state = parameters["state"];
    redirect.code = Secret::taken(std::move(parameters["code"]));
    redirect.error = parameters["error"];
    redirect.errorDescription = parameters["error_description"];
    return redirect;
}

namespace {

using namespace std::chrono_literals;

constexpr std::string_view kCallbackPath = "/callback";
constexpr qint64 kMaxHead = 16'384;
constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max(); // but kMaxHead
constexpr int kMaxConnections = 16;
constexpr auto kPatienceForHead = 10s;

struct Page {
    const char *status;
    const char *title;
    const char *text;
};

constexpr Page kSignedIn{"200 OK", "Signed in", "You can close this page and go back to Tooltray."};
constexpr Page kRefused{"200 OK", "Not signed in", "The server refused the sign-in. Tooltray shows why."};
constexpr Page kForeign{"400 Bad Request", "Not signed in",
                        "This is not the response that Tooltray is waiting for. Start again from Tooltray."};
constexpr Page kBadHost{"403 Forbidden", "Forbidden", "This address is for the browser on this computer."};
constexpr Page kNotFound{"404 Not Found", "Not found", "There is nothing here."};
constexpr Page kBadMethod{"405 Method Not Allowed", "Not allowed", "This page is read-only."};

// Nothing of the request is repeated, and nothing may be loaded or kept (RFC 9700 section 4.2.4: the code stands
// in the address of this page).
void answerWith(QTcpSocket *socket, const Page &page)
{
    const std::string body =
        std::string("<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>") + page.title
        + "</title></head><body><h1>" + page.title + "</h1><p>" + page.text + "</p></body></html>\n";
    const std::string answer =
        std::string("HTTP/1.1 ") + page.status
        + "\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: " + std::to_string(body.size())
        + "\r\nConnection: close\r\nCache-Control: no-store\r\nReferrer-Policy: no-referrer"
          "\r\nContent-Security-Policy: default-src 'none'"
          "\r\nX-Content-Type-Options: nosniff\r\n\r\n"
        + body;
    socket->write(answer.data(), static_cast<qint64>(answer.size()));
    socket->disconnectFromHost();
}

} // namespace

RedirectListener::RedirectListener(Secret state, Clock &clock, Done done)
    : m_state(std::move(state))
    , m_clock(clock)
    , m_done(std::move(done))
    , m_server(std::make_unique<QTcpServer>())
{
    m_server->setMaxPendingConnections(kMaxConnections);
    connect(m_server.get(), &QTcpServer::newConnection, this, &RedirectListener::accept);
}

// The page that was just written may still be on its way.
RedirectListener::~RedirectListener()
{
    for (auto *socket : m_server->findChildren<QTcpSocket *>()) {
        socket->disconnect(this);
        socket->setParent(nullptr); // it deletes itself when it is disconnected
        if (socket->state() != QAbstractSocket::ClosingState)
            socket->abort();
    }
}

// Section 8.3: the address as a number, as a name may lead elsewhere; any free port.
Result<std::unique_ptr<RedirectListener>> RedirectListener::listen(Secret state, Clock &clock, Done done)
{
    std::unique_ptr<RedirectListener> listener(
        new RedirectListener(std::move(state), clock, std::move(done)));
    if (!listener->m_server->listen(QHostAddress::LocalHost))
        return Error{ErrorKind::Unavailable,
                     "oauth_no_port",
                     {CORE_TEXT("Core", "No port is free for the browser to return to: {reason}."),
                      {{"reason", listener->m_server->errorString().toStdString()}}},
                     CORE_TEXT("Core", "Try again.")};
    listener->m_redirectUri =
        "http://127.0.0.1:" + std::to_string(listener->m_server->serverPort()) + std::string(kCallbackPath);
    return listener;
}

void RedirectListener::accept()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        if (m_server->findChildren<QTcpSocket *>().size() > kMaxConnections) {
            socket->abort();
            continue;
        }
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        // Owned by what goes with the socket.
        auto deadline =
            std::make_shared<Timer>(m_clock.startTimer(kPatienceForHead, [socket] { socket->abort(); }));
        connect(socket, &QObject::destroyed, socket, [deadline] { deadline->cancel(); });
    }
}

void RedirectListener::read(QTcpSocket *socket)
{
    using Event = text::HttpMessageReader::Event;
    const std::string bytes = socket->peek(kMaxHead).toStdString();
    std::string_view input = bytes;
    text::HttpMessageReader reader(text::Tolerance::Strict,
                                   {.startLine = kNoLimit, .headerBytes = kNoLimit, .headerCount = kNoLimit});
    Event event = reader.read(input);
    const std::string line(event == Event::StartLine ? reader.startLine() : std::string_view());
    if (event == Event::StartLine)
        event = reader.read(input);
    if (event == Event::NeedInput) {
        if (static_cast<qint64>(bytes.size()) == kMaxHead)
            socket->abort();
        return;
    }
    socket->disconnect(this);
    if (event == Event::Broken)
        answerWith(socket, kForeign);
    else
        serve(socket, line, reader.takeFields());
}

void RedirectListener::serve(QTcpSocket *socket, std::string_view line, const text::HeaderList &fields)
{
    const std::string_view method = line.substr(0, line.find(' '));
    std::string_view target = line.substr(std::min(method.size() + 1, line.size()));
    target = target.substr(0, target.find(' '));
    const std::string_view path = target.substr(0, target.find('?'));
    // A page elsewhere whose name was made to lead here says its own name.
    const std::string host = m_redirectUri.substr(7, m_redirectUri.find('/', 7) - 7);
    if (fields.count("host") != 1 || fields.value("host") != host)
        answerWith(socket, kBadHost);
    else if (path != kCallbackPath)
        answerWith(socket, kNotFound);
    else if (method != "GET")
        answerWith(socket, kBadMethod);
    else
        take(socket, target.substr(std::min(path.size() + 1, target.size())));
}

void RedirectListener::take(QTcpSocket *socket, std::string_view query)
{
    const Redirect redirect = readRedirect(query);
    if (!m_done || redirect.hasRepeated || Secret(redirect.state) != m_state) {
        answerWith(socket, kForeign);
        return;
    }
    m_server->close();
    answerWith(socket, redirect.error.empty() && !redirect.code.isEmpty() ? kSignedIn : kRefused);
    std::exchange(m_done, nullptr)(redirect);
}

} // namespace tooltray::credentials
