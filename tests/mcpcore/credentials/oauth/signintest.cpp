// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/signin.h"

#include "credentials/oauth/oauthauthorizer.h"
#include "credentials/store/memorystore.h"
#include "mcpcore/credentials/waited.h"
#include "socketexchange.h"
#include "support/fakeclock.h"
#include "support/httpconnection.h"
#include "support/result.h"
#include "support/testcase.h"
#include "tokenserver.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;
using tooltray::credentials::test::parametersOf;
using tooltray::credentials::test::SocketExchange;
using tooltray::credentials::test::TokenServer;
using tooltray::credentials::test::waited;
using tooltray::test::FakeClock;
using tooltray::test::HttpConnection;

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
                                                       OAuthSurroundings{exchange, store, redactor, clock});
    }

    Browser browser()
    {
        return [this](const std::string &url) {
            shown = url;
            return true;
        };
    }
    // The browser comes back to where it is sent.
    int visit(const std::string &url) const
    {
        const std::size_t path = url.find('/', 7);
        const std::string host = url.substr(7, path - 7);
        HttpConnection connection(static_cast<std::uint16_t>(std::stoi(host.substr(host.find(':') + 1))));
        const auto answer =
            connection.exchange("GET " + url.substr(path) + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        return answer ? answer->status : 0;
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
        QCOMPARE(scene.visit(scene.server.agree(scene.shown)), 200);
        VERIFY_RESULT(waited(signedIn));
        const auto token = [&] {
            const auto fields = waited(scene.authorizer->fields());
            return fields ? std::string(fields->front().value.reveal()) : fields.error().message;
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
        QCOMPARE(scene.visit(forged), 200);
        COMPARE_ERROR(waited(signedIn), ErrorKind::Denied, "oauth_grant_refused");
    }

    void aRefusalOfThePersonIsSaid()
    {
        SignInScene scene;
        const auto signedIn = scene.authorizer->signIn(scene.browser());
        const auto asked = parametersOf(scene.shown.substr(scene.shown.find('?') + 1));
        QCOMPARE(scene.visit(asked.at("redirect_uri")
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
        QTRY_COMPARE(scene.visit(redirect), 0);
    }

    void aSecondSignInReplacesTheFirst()
    {
        SignInScene scene;
        const auto first = scene.authorizer->signIn(scene.browser());
        const std::string old = scene.server.agree(scene.shown);
        const auto second = scene.authorizer->signIn(scene.browser());
        COMPARE_ERROR(waited(first), ErrorKind::Cancelled, "oauth_overtaken");
        QCOMPARE(scene.visit(old), 0);
        QCOMPARE(scene.visit(scene.server.agree(scene.shown)), 200);
        VERIFY_RESULT(waited(second));
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
