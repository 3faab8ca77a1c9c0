// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/curlcommand.h"

#include "ui/language/utf8text.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/exchange/curlcommand.h"

#include <QByteArray>
#include <QSet>

namespace tooltray::ui {
namespace {

using Scheme = workspace::Credential::Scheme;

// True for headers that every request has by itself or that browsers add.
bool isSentAnyway(const QString &name)
{
    static const QSet<QString> own{
        QStringLiteral("accept"),
        QStringLiteral("accept-encoding"),
        QStringLiteral("accept-language"),
        QStringLiteral("connection"),
        QStringLiteral("content-length"),
        QStringLiteral("content-type"),
        QStringLiteral("dnt"),
        QStringLiteral("host"),
        QStringLiteral("origin"),
        QStringLiteral("pragma"),
        QStringLiteral("priority"),
        QStringLiteral("referer"),
        QStringLiteral("te"),
        QStringLiteral("user-agent"),
        QStringLiteral("cache-control"),
    };
    return own.contains(name) || name.startsWith(u"sec-");
}

void takeUser(CurlParts &parts, const QString &user)
{
    workspace::Credential credential;
    credential.scheme = Scheme::Basic;
    const qsizetype colon = user.indexOf(u':');
    credential.user = (colon < 0 ? user : user.first(colon)).toStdString();
    parts.credential = credential;
    parts.secret = colon < 0 ? QString() : user.mid(colon + 1);
}

void takeSecret(CurlParts &parts, const QString &name, const QString &value)
{
    const bool isAuthorization = name.compare(u"authorization", Qt::CaseInsensitive) == 0;
    if (isAuthorization && value.startsWith(u"basic ", Qt::CaseInsensitive)) {
        const QByteArray decoded = QByteArray::fromBase64(value.mid(6).trimmed().toLatin1());
        takeUser(parts, QString::fromUtf8(decoded));
        return;
    }
    workspace::Credential credential;
    parts.secret = value;
    if (isAuthorization && value.startsWith(u"bearer ", Qt::CaseInsensitive)) {
        parts.secret = value.mid(7).trimmed();
    } else if (name.contains(u"key", Qt::CaseInsensitive)) {
        credential.scheme = Scheme::ApiKey;
        credential.headerName = name.toStdString();
    } else {
        credential.scheme = Scheme::Header;
        credential.headerName = name.toStdString();
    }
    parts.credential = credential;
}

} // namespace

std::optional<CopiedRequest> parseCurl(QStringView text)
{
    const auto read = workspace::parseCurl(toUtf8(text.toString()));
    if (!read)
        return std::nullopt;
    CopiedRequest command{.url = fromUtf8(read->url)};
    for (const workspace::ForeignField &header : read->headers)
        command.headers.append({fromUtf8(header.name), fromUtf8(header.value)});
    command.user = fromUtf8(read->user);
    command.body = fromUtf8(read->body);
    command.proxy = fromUtf8(read->proxy);
    command.isInsecure = read->isInsecure;
    return command;
}

CurlParts partsOf(const CopiedRequest &command)
{
    CurlParts parts;
    if (!command.user.isEmpty())
        takeUser(parts, command.user);
    for (const auto &[name, value] : command.headers) {
        if (isSentAnyway(name.toLower()))
            continue;
        if (!workspace::isSecretHeader(name.toStdString()))
            parts.headers.push_back({name.toStdString(), value.toStdString()});
        else if (!parts.credential) // an endpoint has one
            takeSecret(parts, name, value);
    }
    return parts;
}

} // namespace tooltray::ui
