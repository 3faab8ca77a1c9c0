// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clientaccess.h"

#include "ui/language/utf8text.h"
#include "ui/models/agetext.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

ClientAccess::Way wayIn(const workspace::Client *client)
{
    if (!client)
        return ClientAccess::Way::NoToken;
    return client->enabled && !client->tokenHash.empty() ? ClientAccess::Way::Token
                                                         : ClientAccess::Way::LockedOut;
}

} // namespace

std::vector<ClientAccess> ClientAccess::all(const workspace::Workspace &workspace,
                                            const std::vector<engine::ConnectedClient> &seen, WallTime now)
{
    std::vector<ClientAccess> rows;
    const auto add = [&rows](const std::string &who, Way wayOf, bool wasSeen, QStringList parts) {
        if (wayOf == Way::Token)
            parts.append(tr("has a token"));
        else if (wayOf == Way::LockedOut)
            //: Of a client: its token is not good any more
            parts.append(tr("locked out"));
        parts.removeAll(QString());
        rows.push_back({who, parts.join(u" \u00b7 "), wayOf, wasSeen});
    };
    for (const engine::ConnectedClient &client : seen) {
        add(client.name, wayIn(workspace.find<workspace::Client>(client.name)), true,
            {fromUtf8(client.program.empty() ? client.name : client.program), fromUtf8(client.revision),
             tr("%n call(s)", nullptr, static_cast<int>(client.calls)), AgeText::of(client.lastSeen, now)});
    }
    for (const auto &[known, entry] : workspace.entries(workspace::ObjectKind::Client)) {
        if (std::ranges::find(seen, known, &engine::ConnectedClient::name) != seen.end())
            continue;
        //: Of a client: it has not called since the program was started
        add(known, wayIn(&std::get<workspace::Client>(entry.object())), false,
            {fromUtf8(known), tr("not seen yet")});
    }
    return rows;
}

QString ClientAccess::callsText(const engine::ClientDesk::CallsByRevision &calls)
{
    QStringList parts;
    for (const auto &[revision, count] : calls) {
        if (!revision.empty())
            //: %1 is a revision of the protocol: 2026-07-28
            parts.prepend(tr("%1: %n call(s)", nullptr, static_cast<int>(count)).arg(fromUtf8(revision)));
    }
    return QLocale().createSeparatedList(parts);
}

} // namespace tooltray::ui
