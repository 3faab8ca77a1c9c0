// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/oauthauthorizer.h"

#include "base/task/ask.h"
#include "base/text/random.h"
#include "credentials/oauth/tokens.h"

#include <algorithm>
#include <utility>

namespace tooltray::credentials {
namespace {

using namespace std::chrono_literals;

constexpr auto kPauseAfterFailure = 30s;
constexpr auto kPatienceForPerson = 10min;

Error signInNeeded(const SecretName &name)
{
    return {ErrorKind::Denied,
            "oauth_sign_in_needed",
            {CORE_TEXT("Core", "Nobody is signed in for \"{name}\"."), {{"name", name.value()}}},
            CORE_TEXT("Core", "Sign in: open the credential in Tooltray and press Sign in."),
            json::Value::object({{"name", name.value()}})};
}

Error overtaken()
{
    return {ErrorKind::Cancelled, "oauth_overtaken",
            CORE_TEXT("Core", "The sign-in changed in the meantime."), CORE_TEXT("Core", "Try again.")};
}

Error signInCancelled()
{
    return {ErrorKind::Cancelled, "oauth_sign_in_cancelled", CORE_TEXT("Core", "The sign-in was cancelled."),
            CORE_TEXT("Core", "Sign in again.")};
}

Error arrivedTooLate()
{
    return {ErrorKind::Timeout, "oauth_token_over",
            CORE_TEXT("Core", "The access token had already expired when it arrived."),
            CORE_TEXT("Core", "Try again. If that does not help, ask the operator of the authorization "
                              "server for tokens with a longer lifetime.")};
}

} // namespace

OAuthAuthorizer::OAuthAuthorizer(OAuthSettings settings, SecretName name,
                                 const OAuthDependencies &dependencies)
    : m_settings(std::move(settings))
    , m_name(std::move(name))
    , m_refreshName(m_name.value() + "/refresh")
    , m_dependencies(dependencies)
    , m_recent(dependencies.redactor)
{}

QFuture<Result<Authorizer::Fields>> OAuthAuthorizer::fields()
{
    ResultPromise<Fields> answer;
    auto future = answer.future();
    if (isValid()) {
        answer.give(m_fields);
        if (isNearlyOver() && m_dependencies.clock.now() >= m_nextTry)
            renew();
    } else {
        m_waiting.push_back(std::move(answer));
        renew();
    }
    return future;
}

void OAuthAuthorizer::refused(const Fields &fields)
{
    if (fields != m_fields)
        return; // there are newer ones already
    m_fields.clear();
    m_lifetime.reset();
    m_dependencies.store.forget(m_name);
}

bool OAuthAuthorizer::isValid() const
{
    return !m_fields.empty() && !(m_lifetime && m_lifetime->isOver(m_dependencies.clock));
}

// Early enough for a request on its way, and for clocks that do not agree.
bool OAuthAuthorizer::isNearlyOver() const
{
    if (!m_lifetime)
        return false;
    const auto ahead = std::min<std::chrono::seconds>(60s, m_lifetime->length() / 10);
    return m_lifetime->isOver(m_dependencies.clock, ahead);
}

void OAuthAuthorizer::renew()
{
    if (std::exchange(m_isRenewing, true))
        return;
    readClientSecret([this](const Result<Secret> &clientSecret) {
        if (clientSecret)
            renewWith(*clientSecret);
        else
            settle(clientSecret.error());
    });
}

void OAuthAuthorizer::renewWith(const Secret &clientSecret)
{
    const auto done = [this](const Result<void> &result) { settle(result); };
    if (m_settings.flow == OAuthSettings::Flow::ClientCredentials) {
        exchange(clientCredentialsRequest(m_settings, clientSecret), done);
        return;
    }
    readRefreshToken([this, clientSecret, done](const Result<Secret> &token) {
        if (!token) {
            settle(token.error());
            return;
        }
        m_recent.add(*token);
        exchange(refreshRequest(m_settings, clientSecret, *token),
                 [this, token = *token, done](const Result<void> &result) {
                     if (!result && result.error().code == "oauth_grant_refused") {
                         m_refusedRefresh = token;
                         if (m_refresh == token)
                             m_refresh = Secret();
                     }
                     done(result);
                 });
    });
}

void OAuthAuthorizer::settle(const Result<void> &result)
{
    m_isRenewing = false;
    if (!result && isValid()) {
        m_log.warning("The access token of \"" + m_name.value()
                      + "\" could not be renewed ahead of time: " + result.error().message.text());
        m_nextTry = m_dependencies.clock.now() + kPauseAfterFailure;
    }
    for (ResultPromise<Fields> &answer : std::exchange(m_waiting, {})) {
        if (isValid())
            answer.give(m_fields);
        else
            answer.give(result ? arrivedTooLate() : result.error());
    }
}

// A client of the code flow may have none.
void OAuthAuthorizer::readClientSecret(WithSecret done)
{
    whenDone(m_dependencies.store.read(m_name), &m_context,
             [this, done = std::move(done)](const Result<Secret> &secret) {
                 const bool isPublic = m_settings.flow == OAuthSettings::Flow::Code && !secret
                                       && secret.error().code == "secret_missing";
                 if (secret)
                     m_recent.add(*secret);
                 done(isPublic ? Result<Secret>(Secret()) : secret);
             });
}

void OAuthAuthorizer::readRefreshToken(WithSecret done)
{
    if (!m_refresh.isEmpty()) {
        done(m_refresh);
        return;
    }
    whenDone(m_dependencies.store.read(m_refreshName), &m_context,
             [this, done = std::move(done)](const Result<Secret> &token) {
                 const bool isMissing = !token && token.error().code == "secret_missing";
                 const bool wasRefused = token && *token == m_refusedRefresh;
                 done(isMissing || wasRefused ? Result<Secret>(signInNeeded(m_name)) : token);
             });
}

void OAuthAuthorizer::exchange(TokenRequest request, WithTokens done)
{
    for (const HeaderField &header : request.headers) {
        if (header.name == "Authorization")
            m_recent.add(header.value);
    }
    // A token's life began at the latest when it was asked for, as far as we can tell.
    const Lifetime since(m_dependencies.clock, 0s);
    whenDone(
        m_dependencies.exchange.post(std::move(request)), &m_context,
        [this, since, generation = m_generation, done = std::move(done)](const Result<TokenAnswer> &answer) {
            if (!answer) {
                done(answer.error());
                return;
            }
            const auto tokens = readTokens(*answer, m_dependencies.redactor);
            if (generation != m_generation)
                done(overtaken());
            else if (!tokens)
                done(tokens.error());
            else
                done(accept(*tokens, since));
        });
}

Result<void> OAuthAuthorizer::accept(const OAuthTokens &tokens, const Lifetime &since)
{
    m_recent.add(tokens.access);
    m_recent.add(tokens.refresh);
    auto field = headerField({.headerName = m_settings.headerName}, tokens.access);
    if (!field)
        return Error{
            ErrorKind::Invalid, "oauth_token_unfit",
            CORE_TEXT("Core", "The authorization server returned an access token that cannot be sent."),
            CORE_TEXT("Core", "Check the token URL of the credential.")};
    m_recent.add(field->value);
    m_fields = {*std::move(field)};
    if (!tokens.person.empty()) // a renewal need not say it again
        m_person = tokens.person;
    m_lifetime.reset();
    if (tokens.lifetime)
        m_lifetime = since.ofLength(*tokens.lifetime);
    if (m_settings.flow == OAuthSettings::Flow::Code)
        keepRefreshToken(tokens.refresh);
    return {};
}

// Section 6: the server may give a new one each time, and then forgets the one before.
void OAuthAuthorizer::keepRefreshToken(const Secret &token)
{
    if (token.isEmpty() || token == m_refresh)
        return;
    m_refresh = token;
    whenDone(m_dependencies.store.write(m_refreshName, token), &m_context,
             [this](const Result<void> &written) {
                 if (!written)
                     m_log.warning("Whoever is signed in for \"" + m_name.value()
                                   + "\" must do so again after the next start: "
                                   + written.error().message.text());
             });
}

QFuture<Result<SignedIn>> OAuthAuthorizer::signIn(const Browser &browser)
{
    if (m_signingIn) {
        ++m_generation;
        finishSignIn(overtaken());
    }
    auto future = m_signingIn.emplace().future();
    if (m_settings.flow != OAuthSettings::Flow::Code) {
        finishSignIn(Error{ErrorKind::Usage,
                           "oauth_no_sign_in",
                           {CORE_TEXT("Core", "The credential \"{name}\" does not need a sign-in."),
                            {{"name", m_name.value()}}},
                           CORE_TEXT("Core", "It works with the client's own secret.")});
        return future;
    }
    auto started = SignIn::start(m_settings, browser, m_dependencies.clock, m_dependencies.redactor,
                                 [this](const Result<AuthorizationGrant> &grant) { redeem(grant); });
    if (started)
        m_signIn = *std::move(started);
    else
        finishSignIn(std::move(started).error());
    return future;
}

void OAuthAuthorizer::redeem(const Result<AuthorizationGrant> &grant)
{
    m_signIn.release()->deleteLater(); // it is still at work, as it calls this
    if (!grant) {
        finishSignIn(grant.error());
        return;
    }
    m_recent.add(grant->code);
    m_recent.add(grant->verifier);
    const std::uint64_t generation = ++m_generation;
    const auto finish = [this, generation](const Result<void> &result) {
        if (generation != m_generation)
            return;
        if (!result)
            return finishSignIn(result.error());
        if (m_refresh.isEmpty()) // the one there may be is of whoever was signed in before
            m_dependencies.store.remove(m_refreshName);
        finishSignIn(signedIn());
    };
    readClientSecret([this, grant = *grant, generation, finish](const Result<Secret> &clientSecret) {
        if (!clientSecret)
            return finish(clientSecret.error());
        if (generation != m_generation)
            return;
        m_refresh = Secret();
        m_person.clear();
        exchange(codeRequest(m_settings, *clientSecret, grant), finish);
    });
}

SignedIn OAuthAuthorizer::signedIn() const
{
    SignedIn signedIn{.person = m_person, .isRenewed = !m_refresh.isEmpty()};
    if (m_lifetime)
        signedIn.tokenEnd = m_lifetime->wallEnd();
    return signedIn;
}

void OAuthAuthorizer::cancelSignIn()
{
    if (!m_signingIn)
        return;
    if (!m_signIn) // there was a code already: what comes of it counts no more
        ++m_generation;
    finishSignIn(signInCancelled());
}

void OAuthAuthorizer::finishSignIn(Result<SignedIn> result)
{
    m_signIn.reset();
    if (auto answer = std::exchange(m_signingIn, std::nullopt))
        answer->give(std::move(result));
}

QFuture<Result<void>> OAuthAuthorizer::signOut()
{
    if (m_signingIn)
        finishSignIn(overtaken());
    ++m_generation;
    m_fields.clear();
    m_lifetime.reset();
    m_person.clear();
    m_refresh = Secret();
    return m_dependencies.store.remove(m_refreshName);
}

SignIn::SignIn(Clock &clock, const Redactor &redactor, Done done)
    : m_redactor(redactor)
    , m_done(std::move(done))
    , m_deadline(clock.startTimer(kPatienceForPerson, [this] {
        finish(Error{ErrorKind::Timeout, "oauth_sign_in_timeout",
                     CORE_TEXT("Core", "The sign-in was not completed within ten minutes."),
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
