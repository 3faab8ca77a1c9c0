// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/credentials.h"

#include "engine/clients/describedapi.h"
#include "engine/clients/secretsclient.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::ui {

SystemKeychain systemKeychain(const engine::KeychainStatus &look)
{
    return look.condition == engine::KeychainStatus::Condition::Missing ? SystemKeychain::Missing
                                                                        : SystemKeychain::There;
}

QString CredentialTexts::schemeTitle(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Bearer: return tr("Bearer token");
    case Scheme::ApiKey: return tr("API key");
    case Scheme::Header: return tr("Custom header");
    case Scheme::Basic: return tr("User and password");
    case Scheme::OAuth2ClientCredentials: return tr("OAuth 2 client credentials");
    case Scheme::OAuth2Code: return tr("OAuth 2 sign-in");
    }
    return {};
}

QString CredentialTexts::schemeHelp(Scheme scheme, Place place)
{
    switch (scheme) {
    case Scheme::Bearer: return tr("Sent as “Authorization: Bearer …”. Most APIs use this.");
    case Scheme::ApiKey:
        return place == Place::Header  ? tr("Sent unchanged in a header.")
               : place == Place::Query ? tr("Sent unchanged in a query parameter.")
                                       : tr("Sent unchanged in a cookie.");
    case Scheme::Header: return tr("Sent unchanged in the header you name.");
    case Scheme::Basic: return tr("Sent as “Authorization: Basic …”.");
    case Scheme::OAuth2ClientCredentials:
        return tr(
            "A token server issues a token for a client ID and secret. The token is renewed automatically.");
    case Scheme::OAuth2Code:
        return tr("You sign in with a browser; the token is renewed automatically. Enter a client secret "
                  "only if the server issued one.");
    }
    return {};
}

QString CredentialTexts::placeTitle(Place place)
{
    switch (place) {
    case Place::Header: return tr("Header");
    case Place::Query: return tr("Query parameter");
    case Place::Cookie: return tr("Cookie");
    }
    return {};
}

QString CredentialTexts::offerTitle(const engine::AuthenticationOffer &offer)
{
    if (!offer.scheme)
        //: %1 is a way to authenticate that no credential can do
        return tr("%1 (not supported)").arg(fromUtf8(offer.name));
    if (*offer.scheme != Scheme::ApiKey)
        return schemeTitle(*offer.scheme);
    const QString name = fromUtf8(offer.headerName);
    switch (offer.place) {
    //: %1 is the name of a header
    case Place::Header: return tr("API key (%1 in a header)").arg(name);
    //: %1 is the name of a parameter
    case Place::Query: return tr("API key (%1 in the query)").arg(name);
    //: %1 is the name of a cookie
    case Place::Cookie: return tr("API key (%1 in a cookie)").arg(name);
    }
    return {};
}

QString CredentialTexts::placeExample(Place place)
{
    switch (place) {
    case Place::Header: return QStringLiteral("X-Api-Key");
    case Place::Query: return QStringLiteral("api_key");
    case Place::Cookie: return QStringLiteral("session");
    }
    return {};
}

QString CredentialTexts::secretTitle(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Bearer: return tr("Token");
    case Scheme::ApiKey: return tr("Key");
    case Scheme::Header: return tr("Value");
    case Scheme::Basic: return tr("Password");
    case Scheme::OAuth2ClientCredentials:
    case Scheme::OAuth2Code: return tr("Client secret");
    }
    return {};
}

QString CredentialTexts::sourceTitle(Source source)
{
    switch (source) {
    case Source::Keychain: return tr("System keychain");
    case Source::Environment: return tr("Environment variable");
    case Source::Command: return tr("Program output");
    case Source::Memory: return tr("Memory only");
    }
    return {};
}

QString CredentialTexts::sourceHelp(Source source, SystemKeychain keychain)
{
    switch (source) {
    case Source::Keychain:
        return keychain == SystemKeychain::There ? tr("Saved in the system keychain.")
                                                 : tr("Not stored: the system keychain is unavailable.");
    case Source::Environment: return tr("Read from the environment in which Tooltray was started.");
    case Source::Command:
        return tr("Runs without a shell and must print the secret, such as “gh auth token”.");
    case Source::Memory:
        if (keychain != SystemKeychain::There)
            return tr("This session only: cleared when you quit.");
        // Consents are signed with a key that is kept there, and whoever creates a credential gives some.
        return tr(
            "This session only: cleared when you quit. If your system asks to unlock the keychain, that is "
            "for the list of your consents, not for this secret.");
    }
    return {};
}

QString CredentialTexts::placeOf(const workspace::Credential &credential, SystemKeychain keychain)
{
    switch (credential.source) {
    case Source::Keychain:
        return keychain == SystemKeychain::There ? tr("in the keychain")
                                                 //: Of a secret
                                                 : tr("not stored");
    case Source::Environment: return tr("in %1").arg(QString::fromStdString(credential.variable));
    case Source::Command:
        return tr("from %1").arg(
            credential.command.empty() ? QString() : QString::fromStdString(credential.command.front()));
    case Source::Memory: return tr("in memory");
    }
    return {};
}

bool keepsSecret(const workspace::Credential &credential)
{
    using enum workspace::Credential::Source;
    return credential.source == Keychain || credential.source == Memory;
}

QString commandLine(const std::vector<std::string> &command)
{
    QStringList words;
    for (const std::string &part : command) {
        QString word = QString::fromStdString(part);
        const bool isPlain =
            !word.isEmpty() && std::ranges::none_of(word, [](QChar c) { return c.isSpace() || c == u'"'; });
        if (!isPlain) {
            word.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
            word = u'"' + word + u'"';
        }
        words.append(word);
    }
    return words.join(u' ');
}

std::vector<std::string> commandWords(const QString &line)
{
    std::vector<std::string> words;
    std::optional<QString> word;
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'"') {
            isQuoted = !isQuoted;
            word = word.value_or(QString());
        } else if (c.isSpace() && !isQuoted) {
            if (word)
                words.push_back(std::exchange(word, std::nullopt)->toStdString());
        } else {
            const bool isEscape = isQuoted && c == u'\\' && i + 1 < line.size();
            word = word.value_or(QString()) + (isEscape ? line[++i] : c);
        }
    }
    if (word)
        words.push_back(word->toStdString());
    return words;
}

CredentialListModel::CredentialListModel(QObject *parent) : QAbstractListModel(parent) {}

void CredentialListModel::update(const workspace::Workspace &workspace, const QSet<QString> &unsaved,
                                 const std::set<std::string> &empty, SystemKeychain keychain)
{
    std::vector<Row> rows;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Credential)) {
        const auto &credential = std::get<workspace::Credential>(entry.object());
        const int users =
            static_cast<int>(workspace.usersOf({workspace::ObjectKind::Credential, name}).size());
        Row row{
            .scheme = credential.scheme, .id = QString::fromStdString(name), .subtitle = {}, .badges = {}};
        const QString use = users == 0 ? tr("not used") : tr("used by %n", nullptr, users);
        //: Where the secret of a credential is, and by how many things it is used
        row.subtitle = tr("%1 · %2").arg(CredentialTexts::placeOf(credential, keychain), use);
        if (unsaved.contains(row.id))
            row.badges.append({tr("unsaved"), Tone::Accent});
        if (empty.contains(name))
            //: Beside a credential
            row.badges.append({tr("no secret"), Tone::Warn});
        if (entry.layer() == workspace::Layer::Config)
            //: Beside a credential that the configuration file defines
            row.badges.append({tr("config"), Tone::Neutral});
        if (credential.source == workspace::Credential::Source::Memory)
            //: Beside a credential whose secret is lost when the program ends
            row.badges.append({tr("until quit"), Tone::Warn});
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &Row::scheme);
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int CredentialListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CredentialListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole: return row.id;
    case SubtitleRole: return row.subtitle;
    case IconRole: return static_cast<int>(Icon::Key);
    case BadgesRole: return QVariant::fromValue(row.badges);
    case GroupRole: return CredentialTexts::schemeTitle(row.scheme);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3")
            .arg(row.id, CredentialTexts::schemeTitle(row.scheme), row.subtitle);
    default: return {};
    }
}

} // namespace tooltray::ui
