// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/credentialtexts.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::ui {

QString CredentialTexts::schemeTitle(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Bearer: return tr("Bearer token");
    case Scheme::ApiKey: return tr("API key");
    case Scheme::Header: return tr("Any header");
    case Scheme::Basic: return tr("User and password");
    case Scheme::OAuth2ClientCredentials: return tr("OAuth 2 client credentials");
    case Scheme::OAuth2Code: return tr("OAuth 2 sign-in");
    }
    return {};
}

QString CredentialTexts::schemeHelp(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Bearer: return tr("Sent as “Authorization: Bearer …”, as most APIs want it.");
    case Scheme::ApiKey: return tr("Sent as it is, in a header such as X-Api-Key.");
    case Scheme::Header: return tr("Sent as it is, in the header you name.");
    case Scheme::Basic: return tr("Sent as “Authorization: Basic …”.");
    case Scheme::OAuth2ClientCredentials:
        return tr("A token server gives out a token for a client and its secret; it is renewed by itself.");
    case Scheme::OAuth2Code:
        return tr("Somebody signs in by the browser, and the token is renewed by itself. A client secret is "
                  "wanted only where the server gave the client one.");
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
    case Source::Keychain: return tr("Keychain of this computer");
    case Source::Environment: return tr("Environment variable");
    case Source::Command: return tr("Output of a program");
    case Source::Memory: return tr("Memory only");
    }
    return {};
}

QString CredentialTexts::sourceHelp(Source source)
{
    switch (source) {
    case Source::Keychain: return tr("Kept by the desktop and there again after a restart.");
    case Source::Environment: return tr("Read from the environment that Tooltray was started in.");
    case Source::Command:
        return tr("The program is run without a shell and prints the secret, such as “gh auth token”.");
    case Source::Memory: return tr("Forgotten when Tooltray ends.");
    }
    return {};
}

QString CredentialTexts::placeOf(const workspace::Credential &credential)
{
    switch (credential.source) {
    case Source::Keychain: return tr("in the keychain");
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

} // namespace tooltray::ui
