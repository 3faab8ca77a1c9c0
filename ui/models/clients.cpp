// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clients.h"

#include "engine/engine.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"
#include "workspace/definitions/policy.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

ClientAccess::TokenState tokenStateOf(const workspace::Client *client)
{
    if (!client)
        return ClientAccess::TokenState::NoToken;
    return client->enabled && !client->tokenHash.empty() ? ClientAccess::TokenState::Token
                                                         : ClientAccess::TokenState::LockedOut;
}

// Guests have no other name than the one of their program.
bool claimsAnotherName(const engine::ConnectedClient &client)
{
    const QString name = fromUtf8(client.name);
    const QString program = fromUtf8(client.program);
    return !program.isEmpty() && !name.startsWith(u'(') && program.compare(name, Qt::CaseInsensitive) != 0
           && !program.startsWith(name + u' ', Qt::CaseInsensitive);
}

QString activityOf(const engine::ConnectedClient &client, WallTime now)
{
    const QString program = fromUtf8(client.program.empty() ? client.name : client.program);
    QStringList parts{
        //: Of a client: %1 is the program and version that it says it is
        claimsAnotherName(client) ? ClientAccess::tr("calls itself %1").arg(program) : program,
        fromUtf8(client.revision),
        ClientAccess::tr("%n call(s)", nullptr, static_cast<int>(client.calls)),
        AgeText::of(client.lastSeen, now),
    };
    parts.removeAll(QString());
    return parts.join(u" \u00b7 ");
}

} // namespace

engine::ClientAddress clientAddress(engine::Engine &engine)
{
    const engine::ServerStatus &status = engine.serverStatus();
    engine::ClientAddress address{status.url};
    if (address.url.empty()) {
        const std::uint16_t port = status.port != 0 ? status.port : engine::ServerSettings::kDefaultPort;
        address.url = "http://127.0.0.1:" + std::to_string(port) + "/mcp";
    }
    const workspace::WorkspacePtr &snapshot = engine.workspaceClient().state().workspace;
    for (const auto &[name, entry] : snapshot->entries(workspace::ObjectKind::Client)) {
        if (const auto *client = std::get_if<workspace::Client>(&entry.object()); client && client->enabled)
            address.tokenHashes.push_back(client->tokenHash);
    }
    return address;
}

bool isServing(const engine::Engine &engine)
{
    return engine.serverStatus().state == engine::ServerStatus::State::Running;
}

QSet<QString> connectedClients(engine::Engine &engine)
{
    QSet<QString> clients;
    for (const engine::ConnectedClient &client : engine.clients().clients()) {
        clients.insert(QString::fromStdString(client.name));
        // It comes through the relay, which has no token of a client.
        if (client.program.starts_with("claude-ai"))
            clients.insert(QStringLiteral("claude-desktop"));
    }
    return clients;
}

using FileState = engine::ClientFileStatus::State;

ClientListModel::ClientListModel(QObject *parent) : QAbstractListModel(parent) {}

void ClientListModel::setFiles(const std::vector<engine::ClientFileStatus> &files)
{
    if (files.size() != m_files.size()) {
        beginResetModel();
        m_files = files;
        endResetModel();
        return;
    }
    m_files = files;
    retranslate();
}

void ClientListModel::setConnected(const QSet<QString> &clients)
{
    if (m_connected == clients)
        return;
    m_connected = clients;
    retranslate();
}

void ClientListModel::retranslate()
{
    if (m_files.empty())
        return;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

const engine::ClientFileStatus *ClientListModel::file(const QString &client) const
{
    const auto found = std::ranges::find(m_files, client.toStdString(), &engine::ClientFileStatus::client);
    return found == m_files.end() ? nullptr : &*found;
}

QModelIndex ClientListModel::indexOf(const QString &client) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (index(row).data(IdRole).toString() == client)
            return index(row);
    }
    return {};
}

int ClientListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_files.empty() ? 0 : static_cast<int>(m_files.size()) + 1;
}

QVariant ClientListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.row() == static_cast<int>(m_files.size())) {
        switch (role) {
        case Qt::DisplayRole: return tr("Another client");
        case IdRole: return QString(kOther);
        case IconRole: return static_cast<int>(Icon::Plus);
        case SubtitleRole: return tr("Snippets to paste");
        case Qt::AccessibleTextRole: return tr("Another client, snippets to paste");
        default: return {};
        }
    }
    const engine::ClientFileStatus &file = m_files[static_cast<std::size_t>(index.row())];
    const QString title = QString::fromStdString(file.title);
    switch (role) {
    case Qt::DisplayRole: return title;
    case IdRole: return QString::fromStdString(file.client);
    case IconRole: return static_cast<int>(Icon::Monitor);
    case SubtitleRole: return subtitleOf(file);
    case BadgesRole: {
        const Badge badge = badgeOf(file);
        return QVariant::fromValue(badge.text.isEmpty() ? Badges() : Badges{badge});
    }
    case DimmedRole: return file.state == FileState::NotInstalled;
    case Qt::AccessibleTextRole: {
        const Badge badge = badgeOf(file);
        //: A row of a list, read aloud: name and state of a program
        return tr("%1, %2").arg(title, badge.tone == Tone::Ok ? badge.text : subtitleOf(file));
    }
    default: return {};
    }
}

Badge ClientListModel::badgeOf(const engine::ClientFileStatus &file) const
{
    switch (file.state) {
    case FileState::Current:
        if (isConnected(QString::fromStdString(file.client)))
            //: Badge of a program that uses the server
            return {tr("connected"), Tone::Ok};
        //: Badge of a program that is set up and has not come yet
        return {tr("ready"), Tone::Info};
    //: Badge of a program whose file has an old address or token
    case FileState::OutOfDate: return {tr("out of date"), Tone::Warn};
    //: Badge of a program whose file has an entry that we did not write
    case FileState::ChangedByHand: return {tr("changed"), Tone::Warn};
    //: Badge of a program whose file cannot be read
    case FileState::Unreadable: return {tr("unreadable"), Tone::Error};
    case FileState::NotConfigured:
    case FileState::NotInstalled: return {};
    }
    return {};
}

QString ClientListModel::subtitleOf(const engine::ClientFileStatus &file) const
{
    switch (file.state) {
    case FileState::Current:
        return isConnected(QString::fromStdString(file.client)) ? tr("Current address and token")
                                                                : tr("Not connected yet");
    case FileState::OutOfDate: return tr("Old address or token");
    case FileState::ChangedByHand: return tr("Edited by hand");
    case FileState::NotConfigured: return tr("Not configured");
    case FileState::NotInstalled: return tr("Not installed");
    case FileState::Unreadable: return tr("Unreadable file");
    }
    return {};
}

std::vector<ClientAccess> ClientAccess::all(const workspace::Workspace &workspace,
                                            const std::vector<engine::ConnectedClient> &seen, WallTime now)
{
    std::vector<ClientAccess> rows;
    const auto add = [&rows](const std::string &who, TokenState state, bool wasSeen, QStringList parts) {
        if (state == TokenState::Token)
            parts.append(tr("has a token"));
        else if (state == TokenState::LockedOut)
            parts.append(tr("blocked"));
        parts.removeAll(QString());
        rows.push_back({who, parts.join(u" \u00b7 "), state, wasSeen});
    };
    for (const engine::ConnectedClient &client : seen)
        add(client.name, tokenStateOf(workspace.find<workspace::Client>(client.name)), true,
            {claimsAnotherName(client) ? fromUtf8(client.name) : QString(), activityOf(client, now)});
    for (const auto &[known, entry] : workspace.entries(workspace::ObjectKind::Client)) {
        if (std::ranges::find(seen, known, &engine::ConnectedClient::name) != seen.end())
            continue;
        add(known, tokenStateOf(&std::get<workspace::Client>(entry.object())), false,
            {fromUtf8(known), activityText(known, seen, now)});
    }
    return rows;
}

QString ClientAccess::activityText(const std::string &name, const std::vector<engine::ConnectedClient> &seen,
                                   WallTime now)
{
    const auto client = std::ranges::find(seen, name, &engine::ConnectedClient::name);
    if (client == seen.end())
        //: Of a client: it has not called since the program was started
        return tr("Not connected since startup");
    return activityOf(*client, now);
}

QString ClientAccess::groupText(workspace::BuiltInGroup group)
{
    using enum workspace::BuiltInGroup;
    switch (group) {
    case Execute: return tr("Run unsaved operations");
    case Schema: return tr("Search and inspect APIs");
    case Management: return tr("Create, change and delete tools");
    case Context: return tr("Read and set context variables");
    }
    return {};
}

QString ClientAccess::callsText(const engine::ConnectedClients::CallsByRevision &calls)
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
