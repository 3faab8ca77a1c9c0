// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/websocketsubscription.h"

#include "base/files/files.h"
#include "base/result/result.h"
#include "base/task/post.h"
#include "upstream/exchange/failure.h"

#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QSslKey>
#include <QUrl>
#include <QWebSocket>
#include <QWebSocketHandshakeOptions>
#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace tooltray::upstream {

namespace {

// Qt 6.5 has another name for the signal.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
constexpr auto kSocketError = &QWebSocket::errorOccurred;
#else
constexpr auto kSocketError = QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error);
#endif

constexpr std::size_t kMaxPemBytes = 4 * 1024 * 1024;

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Error unusableFile(const std::string &path, Template why)
{
    return {ErrorKind::Invalid,
            "unusable_tls_file",
            {why, {{"path", path}}},
            CORE_TEXT("Core", "Give the endpoint a file in PEM format.")};
}

Result<QList<QSslCertificate>> certificatesIn(const std::string &path)
{
    const Result<std::string> pem = readFile(path, kMaxPemBytes);
    if (!pem)
        return pem.error();
    QList<QSslCertificate> certificates = QSslCertificate::fromData(bytesOf(*pem), QSsl::Pem);
    if (certificates.isEmpty())
        return unusableFile(path, CORE_TEXT("Core", "\"{path}\" contains no certificate."));
    return certificates;
}

Result<QSslKey> keyIn(const std::string &path, const std::optional<credentials::Secret> &password)
{
    const Result<std::string> pem = readFile(path, kMaxPemBytes);
    if (!pem)
        return pem.error();
    const QByteArray phrase = password ? bytesOf(password->reveal()) : QByteArray();
    for (const auto algorithm : {QSsl::Rsa, QSsl::Ec}) {
        if (QSslKey key(bytesOf(*pem), algorithm, QSsl::Pem, QSsl::PrivateKey, phrase); !key.isNull())
            return key;
    }
    return unusableFile(
        path,
        CORE_TEXT("Core", "\"{path}\" contains no private key that can be read with the given password."));
}

Result<QSslConfiguration> configurationOf(const TlsSettings &tls)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    if (!tls.caFile.empty()) {
        auto trusted = certificatesIn(tls.caFile);
        if (!trusted)
            return trusted.error();
        configuration.setCaCertificates(*trusted);
    }
    if (tls.clientCertificateFile.empty())
        return configuration;
    auto chain = certificatesIn(tls.clientCertificateFile);
    if (!chain)
        return chain.error();
    const bool isApart = !tls.clientKeyFile.empty();
    const auto key = keyIn(isApart ? tls.clientKeyFile : tls.clientCertificateFile, tls.clientKeyPassword);
    if (!key)
        return key.error();
    configuration.setLocalCertificateChain(*chain);
    configuration.setPrivateKey(*key);
    return configuration;
}

QNetworkProxy givenProxy(const ProxyOptions &options)
{
    const QUrl url(textOf(options.url));
    const bool isSocks = url.scheme().startsWith(QLatin1String("socks"));
    return {isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
            static_cast<quint16>(std::max(url.port(isSocks ? 1080 : 8080), 0)), textOf(options.user),
            options.password ? textOf(options.password->reveal()) : QString()};
}

QNetworkProxy proxyFor(const ProxyOptions &options, const Url &url)
{
    if (options.source == ProxyOptions::Source::Given && isProxied(options, url.scheme(), url.host()))
        return givenProxy(options);
    if (options.source == ProxyOptions::Source::Environment) {
        const QList<QNetworkProxy> found =
            QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(QUrl(textOf(url.text()))));
        if (!found.isEmpty())
            return found.first();
    }
    return {QNetworkProxy::NoProxy};
}

// The request as the handshake of a WebSocket, with what the socket needs to know of the connection. Fails when
// a file of the TLS options cannot be used.
Result<QNetworkRequest> prepare(QWebSocket &socket, const Request &request, const std::string &userAgent)
{
    const Connectivity connectivity = request.connectivity ? *request.connectivity : Connectivity();
    if (request.url.isSecure()) {
        const auto configuration = configurationOf(connectivity.tls);
        if (!configuration)
            return configuration.error();
        socket.setSslConfiguration(*configuration);
    }
    socket.setProxy(proxyFor(connectivity.proxy, request.url));
    socket.setMaxAllowedIncomingMessageSize(request.limits.decoded);
    socket.setMaxAllowedIncomingFrameSize(request.limits.decoded);

    QUrl url(textOf(request.url.text()), QUrl::StrictMode);
    url.setScheme(request.url.isSecure() ? QStringLiteral("wss") : QStringLiteral("ws"));
    QNetworkRequest handshake(url);
    handshake.setRawHeader("User-Agent", bytesOf(userAgent));
    for (const RequestField &field : request.fields)
        handshake.setRawHeader(bytesOf(field.name), bytesOf(valueOf(field)));
    return handshake;
}

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

WebSocketSubscription::WebSocketSubscription(Clock &clock, const Request &request, std::string userAgent,
                                             const GraphQLOperation &operation, json::Value payload,
                                             SubscriptionListener listener)
    : m_clock(clock)
    , m_request(request)
    , m_userAgent(std::move(userAgent))
    , m_protocol(operation, request.url.origin())
    , m_payload(std::move(payload))
    , m_listener(std::make_shared<SubscriptionListener>(std::move(listener)))
    , m_socket(new QWebSocket(QString(), QWebSocketProtocol::VersionLatest))
{}

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

void WebSocketSubscription::start()
{
    m_begun = m_lastMessage = m_clock.now();
    QObject::connect(m_socket, &QWebSocket::connected, &m_context, [this] { begin(); });
    QObject::connect(m_socket, &QWebSocket::textMessageReceived, &m_context,
                     [this](const QString &message) { receive(message); });
    QObject::connect(m_socket, &QWebSocket::aboutToClose, &m_context, [this] { m_isClosing = true; });
    QObject::connect(m_socket, &QWebSocket::disconnected, &m_context, [this] { closed(); });
    QObject::connect(m_socket, kSocketError, &m_context,
                     [this](QAbstractSocket::SocketError error) { failed(error); });
    QObject::connect(m_socket, &QWebSocket::sslErrors, &m_context, [this](const QList<QSslError> &errors) {
        m_certificateProblem = errors.isEmpty() ? std::string() : errors.first().errorString().toStdString();
    });
    const auto problem = unsendable(m_request);
    const auto handshake =
        problem ? Result<QNetworkRequest>(*problem) : prepare(*m_socket, m_request, m_userAgent);
    if (!handshake) {
        post(&m_context,
             [this, error = handshake.error()] { fail(Cause::Invalid, Phase::Queued, error.message); });
        return;
    }
    armTimer();
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
    if (m_isClosing)
        finish(m_protocol.closed(m_socket->closeCode(), m_socket->closeReason().toStdString()));
    else
        finish(m_protocol.lost());
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
        // A connection that stood is told of by disconnected(), with the close code where there is one.
        if (!m_isClosing && !m_protocol.isAcknowledged())
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
    default:
        if (m_protocol.isAcknowledged())
            finish(m_protocol.lost());
        else
            fail(Cause::Unreachable, Phase::Connect, reason);
        return;
    }
}

RequestError WebSocketSubscription::noUpgrade(int status) const
{
    const std::vector<Message::Argument> arguments{{"origin", m_request.url.origin()}, {"status", status}};
    Message message =
        status == 0
            ? Message(CORE_TEXT("Core", "{origin} does not accept WebSocket connections at this URL."),
                      arguments)
            : Message(
                CORE_TEXT("Core",
                          "{origin} does not accept WebSocket connections at this URL (HTTP {status})."),
                arguments);
    return {
        .level = ErrorLevel::Http,
        .error = {ErrorKind::Invalid, "upgrade_refused", std::move(message),
                  CORE_TEXT("Core",
                            "Use server-sent events for this endpoint, or set the URL of its subscriptions."),
                  json::Value::object({{"origin", m_request.url.origin()}})},
        .report = {},
        .status = status};
}

void WebSocketSubscription::armTimer()
{
    const RequestTimeouts &timeouts = m_request.timeouts;
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
    const RequestTimeouts &timeouts = m_request.timeouts;
    const auto since = m_clock.now() - m_lastMessage;
    if (!m_protocol.isAcknowledged()) {
        if (m_socket->state() == QAbstractSocket::ConnectedState)
            finish(m_protocol.unacknowledged(timeouts.connect));
        else
            fail(Cause::Timeout, Phase::Connect, {});
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

void WebSocketSubscription::fail(Cause cause, Phase phase, Message reason)
{
    const bool hasLeft = m_protocol.isAcknowledged();
    finish(networkError(m_request, {.cause = cause,
                                    .phase = phase,
                                    .departure = hasLeft ? Departure::MayHaveLeft : Departure::NeverLeft,
                                    .reason = std::move(reason),
                                    .report = {}}));
}

void WebSocketSubscription::finish(std::optional<RequestError> error)
{
    m_timer.cancel();
    m_socket->disconnect(&m_context);
    const auto onEnd = std::exchange(m_listener->onEnd, nullptr);
    if (onEnd)
        onEnd(std::move(error)); // which may destroy this
}

} // namespace tooltray::upstream
