// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/oauth/redirectlistener.h"
#include "credentials/oauth/tokens.h"
#include "credentials/redaction/redactor.h"
#include "credentials/secrets/secret.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// Proves that who redeems a code is who asked for it (RFC 7636).
struct Pkce {
    Secret verifier;
    std::string challenge; // S256

    static Pkce fresh();
    static std::string challengeOf(std::string_view verifier);
};

// Shows a page to the person; false when that cannot be done. Called on the thread of the sign-in, and returns
// at once.
using Browser = std::function<bool(const std::string &url)>;

// Gets a code from the authorization server by way of the person's browser (RFC 6749 section 4.1, RFC 7636, RFC
// 8252).
class SignIn final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SignIn)

public:
    // Called back once, unless this is destroyed before.
    using Done = std::function<void(Result<AuthorizationGrant>)>;

    // Whatever is given up before it begins is an error at once.
    static Result<std::unique_ptr<SignIn>> start(const OAuthSettings &settings, const Browser &browser,
                                                 Clock &clock, const Redactor &redactor, Done done);

private:
    SignIn(Clock &clock, const Redactor &redactor, Done done);

    void receive(const Redirect &redirect);
    void finish(Result<AuthorizationGrant> result);

    const Redactor &m_redactor;
    Done m_done;
    Pkce m_pkce = Pkce::fresh();
    Timer m_deadline;
    std::unique_ptr<RedirectListener> m_listener;
};

// Section 4.1.1: the page that the person is shown.
std::string authorizationUrl(const OAuthSettings &settings, const std::string &redirectUri,
                             const Secret &state, const Pkce &pkce);

} // namespace tooltray::credentials
