// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/roles.h"
#include "workspace/definitions/credential.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QSet>
#include <QString>

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tooltray::engine {
struct AuthenticationOffer;
struct KeychainStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

// Tells whether this computer has a keychain for secrets, as far as is known.
enum class SystemKeychain : std::uint8_t { There, Missing };
SystemKeychain systemKeychain(const engine::KeychainStatus &look);

// How the window calls the kinds of credentials and the places where secrets are kept.
class CredentialTexts final {
    Q_DECLARE_TR_FUNCTIONS(CredentialTexts)

public:
    using Scheme = workspace::Credential::Scheme;
    using Source = workspace::Credential::Source;
    using Place = workspace::Credential::Place;

    static QString schemeTitle(Scheme scheme);
    static QString schemeHelp(Scheme scheme, Place place); // how it is sent
    static QString
    offerTitle(const engine::AuthenticationOffer &offer); // with the name and place of an API key
    static QString secretTitle(Scheme scheme);            // what the secret is called: "Token"
    static QString placeTitle(Place place);               // what an API key is sent in
    static QString placeExample(Place place);             // a common name for that
    static QString sourceTitle(Source source);
    static QString sourceHelp(Source source, SystemKeychain keychain = SystemKeychain::There);
    // Where its secret is.
    static QString placeOf(const workspace::Credential &credential, SystemKeychain keychain);
};

inline constexpr std::array kAllSchemes{workspace::Credential::Scheme::Bearer,
                                        workspace::Credential::Scheme::ApiKey,
                                        workspace::Credential::Scheme::Header,
                                        workspace::Credential::Scheme::Basic,
                                        workspace::Credential::Scheme::OAuth2ClientCredentials,
                                        workspace::Credential::Scheme::OAuth2Code};

inline constexpr std::array kAllPlaces{workspace::Credential::Place::Header,
                                       workspace::Credential::Place::Query,
                                       workspace::Credential::Place::Cookie};

inline constexpr std::array kAllSources{
    workspace::Credential::Source::Keychain, workspace::Credential::Source::Environment,
    workspace::Credential::Source::Command, workspace::Credential::Source::Memory};

// True when a person hands the secret in, false when it comes from elsewhere.
bool keepsSecret(const workspace::Credential &credential);

// A program with its arguments as one line, and back: words with spaces stand in quotes, in which a
// backslash takes the next letter as it is.
QString commandLine(const std::vector<std::string> &command);
std::vector<std::string> commandWords(const QString &line);

// The credentials of the workspace by kind. Never knows a secret.
class CredentialListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialListModel)

public:
    explicit CredentialListModel(QObject *parent = nullptr);

    // `unsaved` are the ids of those that are being edited, `empty` the names of those whose secret is kept nowhere.
    void update(const workspace::Workspace &workspace, const QSet<QString> &unsaved,
                const std::set<std::string> &empty = {}, SystemKeychain keychain = SystemKeychain::There);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        workspace::Credential::Scheme scheme{};
        QString id;
        QString subtitle;
        Badges badges;

        bool operator==(const Row &) const = default;
    };

    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
