// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <utility>
#include <vector>

namespace tooltray::ui {

// A request that was copied as a cURL command, as far as it tells of the endpoint it goes to.
struct CopiedRequest {
    QString url;
    QList<std::pair<QString, QString>> headers = {};
    QString user = {}; // "name:password", of -u
    QString body = {};
    QString proxy = {};
    bool isInsecure = false;

    bool operator==(const CopiedRequest &) const = default;
};

// Nothing for a text that is no cURL command or names no URL. Understands the quotes of POSIX shells and what
// browsers copy for cmd.exe.
std::optional<CopiedRequest> parseCurl(QStringView text);

// A cURL command sorted into what may be written down and what is a secret.
struct CurlParts {
    std::vector<workspace::Header> headers;               // that are not sent anyway
    std::optional<workspace::Credential> credential = {}; // without a name
    QString secret = {};
};

CurlParts partsOf(const CopiedRequest &command);

} // namespace tooltray::ui
