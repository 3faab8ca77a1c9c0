// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/serveraccess.h"

#include <QUrl>

namespace tooltray::stdio {

namespace {

Error badUrl(std::string message, std::string hint)
{
    return {ErrorKind::Usage, "bad_url", std::move(message), std::move(hint)};
}

} // namespace

Result<ServerAddress> parseEndpoint(std::string_view text)
{
    constexpr int kHttpPort = 80;
    const std::string quoted = '"' + std::string(text) + '"';
    const QUrl url(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != QStringLiteral("http") || url.host().isEmpty() || url.port() == 0)
        return badUrl(quoted + " is not a URL that can be relayed to.",
                      "Name one such as http://127.0.0.1:8080/mcp; https is not supported.");
    if (!url.userInfo().isEmpty())
        return badUrl("A URL with a user or password in it would show them to others.",
                      "Give the token apart from the URL.");

    const std::string host = url.host(QUrl::FullyEncoded).toStdString();
    const bool isIpv6 = host.find(':') != std::string::npos;
    const std::string path = url.path(QUrl::FullyEncoded).toStdString();
    const std::string query = url.query(QUrl::FullyEncoded).toStdString();
    ServerAddress endpoint{.url = std::string(text),
                           .host = host,
                           .port = static_cast<std::uint16_t>(url.port(kHttpPort)),
                           .authority = isIpv6 ? '[' + host + ']' : host,
                           .target = path.empty() ? "/" : path};
    if (url.port() != -1)
        endpoint.authority += ':' + std::to_string(url.port());
    if (url.hasQuery())
        endpoint.target += '?' + query;
    return endpoint;
}

} // namespace tooltray::stdio
