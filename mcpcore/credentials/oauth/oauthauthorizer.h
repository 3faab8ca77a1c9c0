// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "base/time/timer.h"
#include "credentials/oauth/authorizer.h"
#include "credentials/oauth/signin.h"
#include "credentials/oauth/tokens.h"
#include "credentials/redaction/redactor.h"
#include "credentials/secrets/lifetime.h"
#include "credentials/store/secretstore.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::credentials {

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
    ~OAuthAuthorizer() override;

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
