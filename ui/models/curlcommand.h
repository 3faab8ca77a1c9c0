// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <utility>

namespace tooltray::ui {

// What a request that was copied as a cURL command says of the endpoint it goes to.
struct CurlCommand {
    QString url;
    QList<std::pair<QString, QString>> headers = {};
    QString user = {}; // "name:password", of -u
    QString body = {};
    QString proxy = {};
    bool isInsecure = false;

    bool operator==(const CurlCommand &) const = default;
};

// Nothing for a text that is no cURL command or names no URL. Understands the quotes of POSIX shells and what
// browsers copy for cmd.exe.
std::optional<CurlCommand> parseCurl(QStringView text);

} // namespace tooltray::ui
