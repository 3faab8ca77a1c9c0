// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/credential.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <string>
#include <vector>

namespace tooltray::ui {

// How the window calls the kinds of credentials and the places where secrets are kept.
class CredentialTexts final {
    Q_DECLARE_TR_FUNCTIONS(CredentialTexts)

public:
    using Scheme = workspace::Credential::Scheme;
    using Source = workspace::Credential::Source;

    static QString schemeTitle(Scheme scheme);
    static QString schemeHelp(Scheme scheme);  // how it is sent
    static QString secretTitle(Scheme scheme); // what the secret is called: "Token"
    static QString sourceTitle(Source source);
    static QString sourceHelp(Source source);
    static QString placeOf(const workspace::Credential &credential); // where its secret is
};

inline constexpr std::array kAllSchemes{workspace::Credential::Scheme::Bearer,
                                        workspace::Credential::Scheme::ApiKey,
                                        workspace::Credential::Scheme::Header,
                                        workspace::Credential::Scheme::Basic,
                                        workspace::Credential::Scheme::OAuth2ClientCredentials,
                                        workspace::Credential::Scheme::OAuth2Code};

inline constexpr std::array kAllSources{
    workspace::Credential::Source::Keychain, workspace::Credential::Source::Environment,
    workspace::Credential::Source::Command, workspace::Credential::Source::Memory};

// Whether a person hands the secret in, or it comes from elsewhere.
bool keepsSecret(const workspace::Credential &credential);

// A program with its arguments as one line, and back: words with spaces stand in quotes, in which a
// backslash takes the next letter as it is.
QString commandLine(const std::vector<std::string> &command);
std::vector<std::string> commandWords(const QString &line);

} // namespace tooltray::ui
