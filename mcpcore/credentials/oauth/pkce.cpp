// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/pkce.h"

#include "base/base64.h"
#include "base/random.h"

#include <QCryptographicHash>

namespace tooltray::credentials {

// Section 4.1 recommends what randomToken() is: 32 random bytes in base64url.
Pkce Pkce::fresh()
{
    Secret verifier = Secret::taken(randomToken());
    std::string challenge = challengeOf(verifier.reveal());
    return {std::move(verifier), std::move(challenge)};
}

std::string Pkce::challengeOf(std::string_view verifier)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(verifier.data(), static_cast<qsizetype>(verifier.size())));
    return encodeBase64Url(hash.result().toStdString());
}

} // namespace tooltray::credentials
