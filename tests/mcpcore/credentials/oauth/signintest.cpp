// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/oauthauthorizer.h"

#include "credentials/store/otherstores.h"
#include "mcpcore/credentials/waited.h"
#include "socketexchange.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/testcase.h"
#include "support/tokenserver.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;
using tooltray::credentials::test::SocketExchange;
using tooltray::credentials::test::waited;
using tooltray::test::browse;
using tooltray::test::FakeClock;
using tooltray::test::parametersOf;
using tooltray::test::TokenServer;

namespace {

// A person before a browser, an authorization server, and who wants the tokens.
class SignInScene {
public:
    SignInScene()
    {
        store.write(SecretName("api"), Secret("hushed secret"));
        OAuthSettings settings{.flow = OAuthSettings::Flow::Code,
                               .tokenUrl = server.url("/token"),
                               .authorizationUrl = server.url("/authorize?tenant=1"),
                               .clientId = "client",
                               .scopes = {"read", "write"}};
        authorizer = std::make_unique<OAuthAuthorizer>(settings, SecretName("api"),
                                                       OAuthDependencies{exchange, store, redactor, clock});
    }

    Browser browser()
    {
        return [this](const std::string &url) {
            shown = url;
            return true;
        };
    }

    TokenServer server;
    SocketExchange exchange;
    MemoryStore store;
    Redactor redactor;
    FakeClock clock;
    std::string shown;
    std::unique_ptr<OAuthAuthorizer> authorizer;
};

} // namespace

class SignInTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPersonSignsInAndTheTokensAreRenewed()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        QCOMPARE(browse(scene.server.agree(scene.shown)), 200);
        VERIFY_RESULT(waited(signedIn));
        const auto token = [&] {
            const auto fields = waited(scene.authorizer->fields());
            return fields ? std::string(fields->front().value.reveal()) : fields.error().message.text();
        };
        QCOMPARE(token(), "Bearer " + scene.server.accessToken());
        QCOMPARE(scene.server.requests(), 1);
        for (int renewal = 2; renewal < 5; ++renewal) { // each with the token of the one before
            scene.clock.advance(1h);
            const std::string renewed = token();
            QCOMPARE(renewed, "Bearer " + scene.server.accessToken());
            QCOMPARE(scene.server.requests(), renewal);
        }
    }

    void clientCredentialsWorkWithTheSameServer()
    {
        SignInScene scene;
        OAuthAuthorizer authorizer({.tokenUrl = scene.server.url("/token"), .clientId = "client"},
                                   SecretName("api"),
                                   {scene.exchange, scene.store, scene.redactor, scene.clock});
        const auto fields = waited(authorizer.fields());
        VERIFY_RESULT(fields);
        QCOMPARE(std::string(fields->front().value.reveal()), "Bearer " + scene.server.accessToken());
        COMPARE_ERROR(waited(authorizer.signIn(scene.browser())), ErrorKind::Usage, "oauth_no_sign_in");
    }

    void theBrowserIsShownWhatTheStandardsAskFor()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        QVERIFY(scene.shown.starts_with(scene.server.url("/authorize?tenant=1&")));
        auto asked = parametersOf(scene.shown.substr(scene.shown.find('?') + 1));
        QCOMPARE(asked["response_type"], "code");
        QCOMPARE(asked["client_id"], "client");
        QCOMPARE(asked["scope"], "read write");
        QCOMPARE(asked["code_challenge_method"], "S256");
        QCOMPARE(asked["code_challenge"].size(), 43U);
        QCOMPARE(asked["state"].size(), 43U);
        QVERIFY(asked["redirect_uri"].starts_with("http://127.0.0.1:"));
    }

    void aCodeOfSomebodyElseIsWorthNothing()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        std::string forged = scene.server.agree(scene.shown);
        const std::size_t code = forged.find("code=") + 5;
        forged.replace(code, 4, "xxxx");
        QCOMPARE(browse(forged), 200);
        COMPARE_ERROR(waited(signedIn), ErrorKind::Denied, "oauth_grant_refused");
    }

    void aRefusalOfThePersonIsSaid()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        const auto asked = parametersOf(scene.shown.substr(scene.shown.find('?') + 1));
        QCOMPARE(browse(asked.at("redirect_uri")
                        + "?error=access_denied&error_description=Not+today&state=" + asked.at("state")),
                 200);
        const auto result = waited(signedIn);
        COMPARE_ERROR(result, ErrorKind::Denied, "oauth_access_denied");
        QVERIFY(result.error().message.find("Not today") != std::string::npos);
    }

    void aPersonWhoNeverComesBackIsNotWaitedForForEver()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        const std::string redirect = scene.server.agree(scene.shown);
        scene.clock.advance(10min);
        COMPARE_ERROR(waited(signedIn), ErrorKind::Timeout, "oauth_sign_in_timeout");
        QTRY_COMPARE(browse(redirect), 0);
    }

    void aSecondSignInReplacesTheFirst()
    {
        SignInScene scene;
        const auto first = scene.authorizer->signIn(scene.browser());
        const std::string old = scene.server.agree(scene.shown);
        const auto second = scene.authorizer->signIn(scene.browser());
        COMPARE_ERROR(waited(first), ErrorKind::Cancelled, "oauth_overtaken");
        QCOMPARE(browse(old), 0);
        QCOMPARE(browse(scene.server.agree(scene.shown)), 200);
        VERIFY_RESULT(waited(second));
    }

    void whoSignedInAndForHowLongIsTold()
    {
        SignInScene scene;
        scene.server.setPerson("ada@example.com");
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        QCOMPARE(browse(scene.server.agree(scene.shown)), 200);
        const auto result = waited(signedIn);
        VERIFY_RESULT(result);
        QCOMPARE(result->person, std::string("ada@example.com"));
        QCOMPARE(result->tokenEnd, std::optional(scene.clock.wallTime() + 1h));
        QVERIFY(result->isRenewed);
    }

    void aSignInThatIsCancelledIsOverAtOnce()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        scene.authorizer->cancelSignIn();
        COMPARE_ERROR(waited(signedIn), ErrorKind::Cancelled, "oauth_sign_in_cancelled");
        QCOMPARE(browse(scene.server.agree(scene.shown)), 0);
        scene.authorizer->cancelSignIn(); // of nothing
        COMPARE_ERROR(waited(scene.authorizer->fields()), ErrorKind::Denied, "oauth_sign_in_needed");
    }

    // The code is on its way to the server by then.
    void aSignInThatIsCancelledLateGivesNoTokens()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        QCOMPARE(browse(scene.server.agree(scene.shown)), 200);
        scene.authorizer->cancelSignIn();
        COMPARE_ERROR(waited(signedIn), ErrorKind::Cancelled, "oauth_sign_in_cancelled");
        COMPARE_ERROR(waited(scene.authorizer->fields()), ErrorKind::Denied, "oauth_sign_in_needed");
    }

    void withoutABrowserItFailsAtOnce()
    {
        SignInScene scene;
        COMPARE_ERROR(waited(scene.authorizer->signIn([](const std::string &) { return false; })),
                      ErrorKind::Unavailable, "oauth_no_browser");
    }

    void itMayGoWhileThePersonThinks()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        scene.authorizer.reset();
        COMPARE_ERROR(waited(signedIn), ErrorKind::Cancelled, "given_up");
    }
};

TOOLTRAY_TEST(SignInTest)
#include "signintest.moc"
