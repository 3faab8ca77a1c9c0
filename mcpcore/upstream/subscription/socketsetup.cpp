// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/socketsetup.h"

#include "base/readfile.h"

#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>
#include <optional>

namespace tooltray::upstream {

namespace {

constexpr std::size_t kMaxPemBytes = 4 * 1024 * 1024;

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Error unusableFile(const std::string &path, std::string_view why)
{
    return {ErrorKind::Invalid, "unusable_tls_file", "\"" + path + "\" " + std::string(why) + ".",
            "Give the endpoint a file in PEM format."};
}

Result<QList<QSslCertificate>> certificatesIn(const std::string &path)
{
    const Result<std::string> pem = readFile(path, kMaxPemBytes);
    if (!pem)
        return pem.error();
    QList<QSslCertificate> certificates = QSslCertificate::fromData(bytesOf(*pem), QSsl::Pem);
    if (certificates.isEmpty())
        return unusableFile(path, "holds no certificate");
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
    return unusableFile(path, "holds no private key that can be read with the password given");
}

Result<QSslConfiguration> configurationOf(const TlsOptions &tls)
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

} // namespace

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

} // namespace tooltray::upstream
