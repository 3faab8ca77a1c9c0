// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/websocketsubscription.h"

#include "upstream/policy/httperror.h"
#include "upstream/subscription/qtcompat.h"
#include "upstream/subscription/socketsetup.h"

#include <QSslError>
#include <QWebSocketHandshakeOptions>

#include <charconv>
#include <utility>

namespace tooltray::upstream {

namespace {

// QWebSocket tells of an answer that is no upgrade only in words: "...: 401 (Unauthorized)".
int statusIn(std::string_view text)
{
    constexpr std::string_view kBefore = "http status code: ";
    const std::size_t at = text.find(kBefore);
    if (at == std::string_view::npos)
        return 0;
    int status = 0;
    std::from_chars(text.data() + at + kBefore.size(), text.data() + text.size(), status);
    return status;
}

constexpr std::string_view kHandshake = "processHandshake";

} // namespace

WebSocketSubscription::WebSocketSubscription(Clock &clock, const Request &request,
                                             const std::string &userAgent, const GraphQLOperation &operation,
                                             json::Value payload, SubscriptionListener listener)
    : m_clock(clock)
    , m_request(request)
    , m_protocol(operation, request.url.origin())
    , m_payload(std::move(payload))
    , m_listener(std::make_shared<SubscriptionListener>(std::move(listener)))
    , m_begun(clock.now())
    , m_lastMessage(m_begun)
    , m_socket(new QWebSocket(QString(), QWebSocketProtocol::VersionLatest))
{
    open(userAgent);
}

WebSocketSubscription::~WebSocketSubscription()
{
    m_socket->disconnect(&m_context);
    if (m_socket->state() == QAbstractSocket::ConnectedState) {
        if (const std::string message = m_protocol.lastMessage(); !message.empty())
            send(message);
        m_socket->close();
    } else {
        m_socket->abort();
    }
    m_socket->deleteLater();
}

void WebSocketSubscription::open(const std::string &userAgent)
{
    QObject::connect(m_socket, &QWebSocket::connected, &m_context, [this] { begin(); });
    QObject::connect(m_socket, &QWebSocket::textMessageReceived, &m_context,
                     [this](const QString &message) { receive(message); });
    QObject::connect(m_socket, &QWebSocket::disconnected, &m_context, [this] { closed(); });
    QObject::connect(m_socket, kSocketError, &m_context,
                     [this](QAbstractSocket::SocketError error) { failed(error); });
    QObject::connect(m_socket, &QWebSocket::sslErrors, &m_context, [this](const QList<QSslError> &errors) {
        m_certificateProblem = errors.isEmpty() ? std::string() : errors.first().errorString().toStdString();
    });
    armTimer();
    const auto problem = unsendable(m_request);
    const auto handshake =
        problem ? Result<QNetworkRequest>(*problem) : prepare(*m_socket, m_request, userAgent);
    if (!handshake) {
        m_timer = m_clock.startTimer(std::chrono::nanoseconds(0), [this, error = handshake.error()] {
            fail(Cause::Invalid, Phase::Queued, error.message);
        });
        return;
    }
    QWebSocketHandshakeOptions options;
    options.setSubprotocols({QString::fromLatin1(TransportWs::kSubprotocol.data())});
    m_socket->open(*handshake, options);
}

void WebSocketSubscription::begin()
{
    if (m_socket->subprotocol() != QLatin1String(TransportWs::kSubprotocol.data())) {
        finish(m_protocol.closed(4406, {}));
        return;
    }
    send(m_protocol.firstMessage(m_payload));
}

void WebSocketSubscription::send(std::string_view message)
{
    m_socket->sendTextMessage(QString::fromUtf8(message.data(), static_cast<qsizetype>(message.size())));
}

void WebSocketSubscription::receive(const QString &message)
{
    m_lastMessage = m_clock.now();
    m_isAsked = false;
    const QByteArray text = message.toUtf8();
    const bool wasAcknowledged = m_protocol.isAcknowledged();
    const TransportWs::Reaction reaction =
        m_protocol.receive({text.data(), static_cast<std::size_t>(text.size())});
    if (const auto begun = m_listener->onBegin; begun && !wasAcknowledged && m_protocol.isAcknowledged())
        begun();
    take(reaction);
}

void WebSocketSubscription::take(const TransportWs::Reaction &reaction)
{
    if (const auto *event = std::get_if<TransportWs::Event>(&reaction)) {
        const auto listener = m_listener;
        listener->onEvent(event->payload);
    } else if (const auto *answer = std::get_if<TransportWs::Send>(&reaction)) {
        send(answer->message);
    } else if (const auto *failed = std::get_if<TransportWs::Failed>(&reaction)) {
        m_socket->disconnect(&m_context);
        m_socket->close(static_cast<QWebSocketProtocol::CloseCode>(failed->closeCode));
        finish(failed->error);
    } else if (std::holds_alternative<TransportWs::Completed>(reaction)) {
        m_socket->disconnect(&m_context);
        m_socket->close();
        finish(std::nullopt);
    }
}

void WebSocketSubscription::closed()
{
    finish(m_protocol.closed(m_socket->closeCode(), m_socket->closeReason().toStdString()));
}

void WebSocketSubscription::failed(QAbstractSocket::SocketError error)
{
    const std::string reason = m_socket->errorString().toStdString();
    // Qt says of whatever is no upgrade that the connection was refused.
    if (const int status = statusIn(reason); status != 0 || reason.find(kHandshake) != std::string::npos) {
        const bool isAnswer =
            status == 401 || status == 403 || status == 407 || status == 429 || status >= 500;
        finish(isAnswer ? httpError(m_request, {.status = status}, {}, m_clock.wallTime())
                        : noUpgrade(status));
        return;
    }
    switch (error) {
    case QAbstractSocket::HostNotFoundError: fail(Cause::NameNotFound, Phase::NameLookup, reason); return;
    case QAbstractSocket::ConnectionRefusedError: fail(Cause::Refused, Phase::Connect, reason); return;
    case QAbstractSocket::RemoteHostClosedError:
        // A connection that stood is told of by disconnected(), with the close code.
        if (m_socket->closeCode() == QWebSocketProtocol::CloseCodeNormal && !m_protocol.isAcknowledged())
            fail(Cause::Reset, Phase::Waiting, reason);
        return;
    case QAbstractSocket::SslHandshakeFailedError:
        fail(m_certificateProblem.empty() ? Cause::Tls : Cause::Certificate, Phase::Tls,
             m_certificateProblem.empty() ? reason : m_certificateProblem);
        return;
    case QAbstractSocket::ProxyAuthenticationRequiredError:
    case QAbstractSocket::ProxyConnectionRefusedError:
    case QAbstractSocket::ProxyConnectionClosedError:
    case QAbstractSocket::ProxyConnectionTimeoutError:
    case QAbstractSocket::ProxyNotFoundError:
    case QAbstractSocket::ProxyProtocolError: fail(Cause::Proxy, Phase::Connect, reason); return;
    default: fail(Cause::Unreachable, Phase::Connect, reason); return;
    }
}

CallError WebSocketSubscription::noUpgrade(int status) const
{
    const std::string because = status == 0 ? std::string() : " (HTTP " + std::to_string(status) + ')';
    return {.level = Level::Http,
            .error = {ErrorKind::Invalid, "upgrade_refused",
                      m_request.url.origin() + " does not take WebSockets there" + because + '.',
                      "Use server-sent events for this endpoint, or set the URL of its subscriptions.",
                      json::Value::object({{"origin", m_request.url.origin()}})},
            .report = {},
            .status = status};
}

void WebSocketSubscription::armTimer()
{
    const Timeouts &timeouts = m_request.timeouts;
    MonotonicTime due = m_begun + timeouts.connect;
    if (m_protocol.isAcknowledged()) {
        if (!timeouts.silence)
            return;
        due = m_lastMessage + (m_isAsked ? *timeouts.silence : *timeouts.silence / 2);
    }
    m_timer = m_clock.startTimer(due - m_clock.now(), [this] { checkTime(); });
}

void WebSocketSubscription::checkTime()
{
    const Timeouts &timeouts = m_request.timeouts;
    const auto since = m_clock.now() - m_lastMessage;
    if (!m_protocol.isAcknowledged()) {
        const bool isOpen = m_socket->state() == QAbstractSocket::ConnectedState;
        fail(Cause::Timeout, isOpen ? Phase::Waiting : Phase::Connect, {});
        return;
    }
    if (timeouts.silence && since >= *timeouts.silence) {
        fail(Cause::Timeout, Phase::Receiving, {});
        return;
    }
    if (timeouts.silence && since >= *timeouts.silence / 2 && !std::exchange(m_isAsked, true))
        send(R"({"type":"ping"})");
    armTimer();
}

void WebSocketSubscription::fail(Cause cause, Phase phase, std::string reason)
{
    const bool hasLeft = m_protocol.isAcknowledged();
    finish(networkError(m_request, {.cause = cause,
                                    .phase = phase,
                                    .departure = hasLeft ? Departure::MayHaveLeft : Departure::NeverLeft,
                                    .reason = std::move(reason),
                                    .report = {}}));
}

void WebSocketSubscription::finish(std::optional<CallError> error)
{
    m_timer.cancel();
    m_socket->disconnect(&m_context);
    const auto onEnd = std::exchange(m_listener->onEnd, nullptr);
    if (onEnd)
        onEnd(std::move(error)); // which may destroy this
}

} // namespace tooltray::upstream
