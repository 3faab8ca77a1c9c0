// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "credentials/oauth/authorizer.h"
#include "credentials/oauth/redirectlistener.h"
#include "credentials/oauth/tokens.h"
#include "credentials/redaction/redactor.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::credentials {

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

// The result of a sign-in.
struct SignedIn {
    std::string person;                    // as the server calls them; empty: it did not say
    std::optional<WallTime> tokenEnd = {}; // when it is known
    bool isRenewed = false;                // so that nobody has to sign in again when the token ends

    bool operator==(const SignedIn &) const = default;
};

// The objects that an OAuthAuthorizer works with. All of them outlive it.
struct OAuthDependencies {
    TokenExchange &exchange;
    SecretStore &store;
    Redactor &redactor;
    Clock &clock;
};

// Gets access tokens from an authorization server, renews them before they end, and never lets two ask at once.
// The store keeps the client's secret under the name (none, for a public client) and the refresh token of the
// code flow under "NAME/refresh"; access tokens are kept in memory only.
//
// The errors beside those of readTokens(), SignIn and the store: oauth_sign_in_needed,
// oauth_sign_in_cancelled.
class OAuthAuthorizer final : public Authorizer {
    Q_DISABLE_COPY_MOVE(OAuthAuthorizer)

public:
    OAuthAuthorizer(OAuthSettings settings, SecretName name, const OAuthDependencies &dependencies);

    QFuture<Result<Fields>> fields() override;
    void refused(const Fields &fields) override;

    // Signs in with the code flow. Cancels a sign-in that is under way.
    QFuture<Result<SignedIn>> signIn(const Browser &browser);
    // Nobody waits for the browser any more.
    void cancelSignIn();
    // Forgets the tokens, here and in the store.
    QFuture<Result<void>> signOut();

private:
    using WithSecret = std::function<void(const Result<Secret> &)>;
    using WithTokens = std::function<void(const Result<void> &)>;

    bool isValid() const;
    bool isNearlyOver() const;
    void renew();
    void renewWith(const Secret &clientSecret);
    void settle(const Result<void> &result);

    void readClientSecret(WithSecret done);
    void readRefreshToken(WithSecret done);
    void exchange(TokenRequest request, WithTokens done);
    Result<void> accept(const OAuthTokens &tokens, const Lifetime &since);
    void keepRefreshToken(const Secret &token);

    void redeem(const Result<AuthorizationGrant> &grant);
    void finishSignIn(Result<SignedIn> result);
    SignedIn signedIn() const;

    LogCategory m_log{"tooltray.credentials"};
    OAuthSettings m_settings;
    SecretName m_name;
    SecretName m_refreshName;
    OAuthDependencies m_dependencies;
    RecentSecrets m_recent;
    Fields m_fields; // with the access token, when there is one
    std::optional<Lifetime> m_lifetime;
    std::string m_person;
    Secret m_refresh;
    Secret m_refusedRefresh;
    bool m_isRenewing = false;
    MonotonicTime m_nextTry{};      // of renewing ahead of time
    std::uint64_t m_generation = 0; // what was asked for before somebody signed in or out counts no more
    std::vector<ResultPromise<Fields>> m_waiting;
    std::unique_ptr<SignIn> m_signIn;
    std::optional<ResultPromise<SignedIn>> m_signingIn;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::credentials
