// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/oauthauthorizer.h"

#include "base/text/random.h"
#include "credentials/oauth/tokens.h"
#include "text/encoding/encoding.h"

#include <QCryptographicHash>

#include <utility>

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

namespace {

using namespace std::chrono_literals;

constexpr auto kPatienceForPerson = 10min;

} // namespace

std::string authorizationUrl(const OAuthSettings &settings, const std::string &redirectUri,
                             const Secret &state, const Pkce &pkce)
{
    const std::size_t fragment = settings.authorizationUrl.find('#');
    std::string url = settings.authorizationUrl.substr(0, fragment);
    url += url.find('?') == std::string::npos ? '?' : '&'; // section 3.1: a query that is there is kept
    url += "response_type=code&client_id=" + encodePercent(settings.clientId)
           + "&redirect_uri=" + encodePercent(redirectUri);
    if (const std::string scopes = joinedScopes(settings); !scopes.empty())
        url += "&scope=" + encodePercent(scopes);
    if (!settings.audience.empty())
        url += "&audience=" + encodePercent(settings.audience);
    url += "&state=";
    url += state.reveal();
    return url + "&code_challenge=" + pkce.challenge + "&code_challenge_method=S256";
}

SignIn::SignIn(Clock &clock, const Redactor &redactor, Done done)
    : m_redactor(redactor)
    , m_done(std::move(done))
    , m_deadline(clock.startTimer(kPatienceForPerson, [this] {
        finish(Error{ErrorKind::Timeout, "oauth_sign_in_timeout",
                     CORE_TEXT("Core", "Nobody finished signing in within ten minutes."),
                     CORE_TEXT("Core", "Sign in again.")});
    }))
{}

Result<std::unique_ptr<SignIn>> SignIn::start(const OAuthSettings &settings, const Browser &browser,
                                              Clock &clock, const Redactor &redactor, Done done)
{
    if (settings.authorizationUrl.empty())
        return Error{ErrorKind::Invalid, "oauth_no_authorization_url",
                     CORE_TEXT("Core", "The credential does not say where to sign in."),
                     CORE_TEXT("Core", "Give it an authorization URL.")};
    std::unique_ptr<SignIn> signIn(new SignIn(clock, redactor, std::move(done)));
    const Secret state = Secret::taken(randomToken());
    auto listener = RedirectListener::listen(
        state, clock, [self = signIn.get()](const Redirect &redirect) { self->receive(redirect); });
    if (!listener)
        return std::move(listener).error();
    signIn->m_listener = *std::move(listener);
    if (!browser(authorizationUrl(settings, signIn->m_listener->redirectUri(), state, signIn->m_pkce)))
        return Error{ErrorKind::Unavailable, "oauth_no_browser",
                     CORE_TEXT("Core", "The browser cannot be opened to sign in."),
                     CORE_TEXT("Core", "Sign in where there is a desktop with a browser.")};
    return signIn;
}

void SignIn::receive(const Redirect &redirect)
{
    if (!redirect.error.empty())
        finish(oauthError(redirect.error, redirect.errorDescription, m_redactor));
    else if (redirect.code.isEmpty())
        finish(Error{ErrorKind::Invalid, "oauth_answer_unreadable",
                     CORE_TEXT("Core", "The authorization server sent the browser back without a code."),
                     CORE_TEXT("Core", "Sign in again.")});
    else
        finish(AuthorizationGrant{redirect.code, m_pkce.verifier, m_listener->redirectUri()});
}

void SignIn::finish(Result<AuthorizationGrant> result)
{
    m_deadline.cancel();
    if (const Done done = std::exchange(m_done, nullptr))
        done(std::move(result));
}

} // namespace tooltray::credentials
