// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/oauthauthorizer.h"

#include "credentials/store/otherstores.h"
#include "mcpcore/credentials/waited.h"
#include "scriptedexchange.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;
using tooltray::credentials::test::ScriptedExchange;
using tooltray::credentials::test::waited;
using tooltray::test::FakeClock;

namespace {

constexpr const char *kToken = "{'access_token':'token-1','token_type':'Bearer','expires_in':3600}";
constexpr const char *kSecondToken = "{'access_token':'token-2','expires_in':3600}";

// One authorizer with all around it.
class Scene {
public:
    explicit Scene(OAuthSettings::Flow flow = OAuthSettings::Flow::ClientCredentials,
                   std::string headerName = {})
    {
        OAuthSettings settings{.flow = flow, .tokenUrl = "https://auth.example/token", .clientId = "client"};
        settings.headerName = std::move(headerName);
        settings.authorizationUrl = "https://auth.example/authorize";
        store.write(SecretName("api"), Secret("client-secret"));
        authorizer = std::make_unique<OAuthAuthorizer>(settings, SecretName("api"),
                                                       OAuthDependencies{exchange, store, redactor, clock});
    }

    // The value of the one field, or the code of the error.
    std::string value() { return wordOf(waited(authorizer->fields())); }
    static std::string wordOf(const Result<Authorizer::Fields> &fields)
    {
        if (!fields)
            return fields.error().code;
        return fields->size() == 1 && fields->front().name == "Authorization"
                   ? std::string(fields->front().value.reveal())
                   : "something else";
    }
    Secret stored(const char *name) { return waited(store.read(SecretName(name))).valueOr(Secret()); }

    ScriptedExchange exchange;
    MemoryStore store;
    Redactor redactor;
    FakeClock clock;
    std::unique_ptr<OAuthAuthorizer> authorizer;
};

constexpr auto kCode = OAuthSettings::Flow::Code;

} // namespace

class OAuthAuthorizerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTokenIsAskedForOnceAndUsedUntilItEnds()
    {
        Scene scene;
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.exchange.body(0), "grant_type=client_credentials");
        scene.clock.advance(3539s);
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.exchange.count(), 1U);
    }

    void theTokenGoesIntoTheHeaderThatIsNamed()
    {
        Scene scene(OAuthSettings::Flow::ClientCredentials, "X-Authorization");
        scene.exchange.answer(200, kToken);
        const auto fields = waited(scene.authorizer->fields());
        QVERIFY(fields);
        QCOMPARE(fields->front().name, std::string("X-Authorization"));
        QCOMPARE(std::string(fields->front().value.reveal()), std::string("Bearer token-1"));
    }

    void itIsRenewedAheadWithoutAnybodyWaiting()
    {
        Scene scene;
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
        scene.clock.advance(3541s);
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.value(), "Bearer token-1");
        QTRY_COMPARE(scene.exchange.count(), 2U);
        scene.exchange.answer(200, kSecondToken);
        QTRY_COMPARE(scene.value(), "Bearer token-2");
        QCOMPARE(scene.exchange.count(), 2U);
    }

    void aShortLifeHasAShortMargin()
    {
        Scene scene;
        scene.exchange.answer(200, "{'access_token':'token-1','expires_in':20}");
        QCOMPARE(scene.value(), "Bearer token-1");
        scene.clock.advance(17s);
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.exchange.count(), 1U);
        scene.clock.advance(2s);
        QCOMPARE(scene.value(), "Bearer token-1");
        QTRY_COMPARE(scene.exchange.count(), 2U);
    }

    void oneThatEndedIsNotUsed_data()
    {
        QTest::addColumn<bool>("sleeps");
        QTest::newRow("running") << false;
        QTest::newRow("while the machine slept") << true;
    }
    void oneThatEndedIsNotUsed()
    {
        QFETCH(bool, sleeps);
        Scene scene;
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
        if (sleeps)
            scene.clock.setWallTime(scene.clock.wallTime() + 2h);
        else
            scene.clock.advance(1h);
        const auto fields = scene.authorizer->fields();
        QTRY_COMPARE(scene.exchange.count(), 2U);
        QVERIFY(!fields.isFinished());
        scene.exchange.answer(200, kSecondToken);
        QCOMPARE(Scene::wordOf(waited(fields)), "Bearer token-2");
    }

    // What the answer needed on its way is taken off.
    void aLifeBeginsWhenTheTokenIsAskedFor()
    {
        Scene scene;
        const auto fields = scene.authorizer->fields();
        QTRY_COMPARE(scene.exchange.count(), 1U);
        scene.clock.advance(3600s);
        scene.exchange.answer(200, kToken);
        QCOMPARE(Scene::wordOf(waited(fields)), "oauth_token_over");
    }

    void manyWhoAskShareOneRequest()
    {
        Scene scene;
        std::vector<QFuture<Result<Authorizer::Fields>>> all;
        for (int i = 0; i < 50; ++i)
            all.push_back(scene.authorizer->fields());
        scene.exchange.answer(200, kToken);
        for (const auto &fields : all)
            QCOMPARE(Scene::wordOf(waited(fields)), "Bearer token-1");
        QCOMPARE(scene.exchange.count(), 1U);
    }

    void oneWithoutALifetimeIsUsedUntilItIsRefused()
    {
        Scene scene;
        scene.exchange.answer(200, "{'access_token':'token-1'}");
        const auto first = waited(scene.authorizer->fields());
        scene.clock.advance(100h);
        QCOMPARE(scene.value(), "Bearer token-1");
        scene.authorizer->refused(*first);
        scene.exchange.answer(200, kSecondToken);
        QCOMPARE(scene.value(), "Bearer token-2");
        scene.authorizer->refused(*first); // by a request that began before
        QCOMPARE(scene.value(), "Bearer token-2");
        QCOMPARE(scene.exchange.count(), 2U);
    }

    void aFailureIsLoudForAllAndNotKept()
    {
        Scene scene;
        const auto first = scene.authorizer->fields();
        const auto second = scene.authorizer->fields();
        scene.exchange.answer(401, "{'error':'invalid_client'}");
        QCOMPARE(Scene::wordOf(waited(first)), "oauth_client_refused");
        QCOMPARE(Scene::wordOf(waited(second)), "oauth_client_refused");
        scene.exchange.fail({ErrorKind::Unavailable, "connection_refused", "No.", "Try again."});
        QCOMPARE(scene.value(), "connection_refused");
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
    }

    void withoutItsSecretAClientAsksNobody()
    {
        Scene scene;
        scene.store.remove(SecretName("api"));
        QCOMPARE(scene.value(), "secret_missing");
        QCOMPARE(scene.exchange.count(), 0U);
    }

    void aFailureAheadOfTimeHarmsNobodyYet()
    {
        Scene scene;
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
        scene.clock.advance(3545s);
        scene.exchange.answer(503, "");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("could not be renewed ahead")));
        QCOMPARE(scene.value(), "Bearer token-1");
        QTRY_COMPARE(scene.exchange.count(), 2U);
        QCOMPARE(scene.value(), "Bearer token-1");
        scene.clock.advance(29s);
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.exchange.count(), 2U);
        scene.clock.advance(1s);
        scene.exchange.answer(200, kSecondToken);
        QCOMPARE(scene.value(), "Bearer token-1");
        QTRY_COMPARE(scene.value(), "Bearer token-2");
    }

    void aTokenThatCannotBeSentIsRefused()
    {
        for (const char *token : {"a\\r\\nX-Evil: 1", "a b", " a", "Bearer a"}) {
            Scene scene;
            scene.exchange.answer(200, "{'access_token':'" + std::string(token) + "'}");
            QCOMPARE(scene.value(), "oauth_token_unfit");
        }
    }

    void aRefreshTokenIsUsedAndReplaced()
    {
        Scene scene(kCode);
        scene.store.write(SecretName("api/refresh"), Secret("refresh-1"));
        scene.exchange.answer(200, "{'access_token':'token-1','expires_in':60,'refresh_token':'refresh-2'}");
        QCOMPARE(scene.value(), "Bearer token-1");
        QCOMPARE(scene.exchange.body(0), "grant_type=refresh_token&refresh_token=refresh-1");
        QVERIFY(scene.stored("api/refresh") == Secret("refresh-2"));
        scene.clock.advance(60s);
        scene.exchange.answer(200, "{'access_token':'token-2','expires_in':60}"); // keeps it
        QCOMPARE(scene.value(), "Bearer token-2");
        scene.clock.advance(60s);
        scene.exchange.answer(200, kSecondToken);
        QCOMPARE(scene.value(), "Bearer token-2");
        QCOMPARE(scene.exchange.body(2), "grant_type=refresh_token&refresh_token=refresh-2");
        QVERIFY(scene.stored("api/refresh") == Secret("refresh-2"));
    }

    void aRefusedRefreshTokenIsNotTriedAgain()
    {
        Scene scene(kCode);
        QCOMPARE(scene.value(), "oauth_sign_in_needed");
        scene.store.write(SecretName("api/refresh"), Secret("refresh-1"));
        scene.exchange.answer(400, "{'error':'invalid_grant'}");
        QCOMPARE(scene.value(), "oauth_grant_refused");
        QCOMPARE(scene.value(), "oauth_sign_in_needed");
        QCOMPARE(scene.exchange.count(), 1U);
        scene.store.write(SecretName("api/refresh"), Secret("refresh-2")); // by another process
        scene.exchange.answer(200, kToken);
        QCOMPARE(scene.value(), "Bearer token-1");
    }

    void whoSignsOutIsOut()
    {
        Scene scene(kCode);
        scene.store.write(SecretName("api/refresh"), Secret("refresh-1"));
        scene.exchange.answer(200, "{'access_token':'token-1','refresh_token':'refresh-2'}");
        QCOMPARE(scene.value(), "Bearer token-1");
        VERIFY_RESULT(waited(scene.authorizer->signOut()));
        QVERIFY(scene.stored("api/refresh").isEmpty());
        QCOMPARE(scene.value(), "oauth_sign_in_needed");
    }

    void aRenewalUnderWayDoesNotUndoThat()
    {
        Scene scene(kCode);
        scene.store.write(SecretName("api/refresh"), Secret("refresh-1"));
        const auto fields = scene.authorizer->fields();
        QTRY_COMPARE(scene.exchange.count(), 1U);
        VERIFY_RESULT(waited(scene.authorizer->signOut()));
        scene.exchange.answer(200, "{'access_token':'token-1','refresh_token':'refresh-2'}");
        QCOMPARE(Scene::wordOf(waited(fields)), "oauth_overtaken");
        QVERIFY(scene.stored("api/refresh").isEmpty());
        QCOMPARE(scene.value(), "oauth_sign_in_needed");
    }

    void itMayGoWhileItAsks()
    {
        Scene scene;
        const auto fields = scene.authorizer->fields();
        QTRY_COMPARE(scene.exchange.count(), 1U);
        scene.authorizer.reset();
        scene.exchange.answer(200, kToken);
        QCOMPARE(Scene::wordOf(waited(fields)), "given_up");
    }

    void theRedactorKnowsAllOfIt()
    {
        Scene scene(kCode);
        scene.store.write(SecretName("api"), Secret("client secret+"));
        scene.store.write(SecretName("api/refresh"), Secret("refresh-1"));
        scene.exchange.answer(200,
                              "{'access_token':'token-one','expires_in':60,'refresh_token':'refresh-two'}");
        QCOMPARE(scene.value(), "Bearer token-one");
        for (const char *text : {"client secret+", "client%20secret%2B", "refresh-1", "token-one",
                                 "refresh-two", "Basic Y2xpZW50OmNsaWVudCUyMHNlY3JldCUyQg=="})
            QCOMPARE(scene.redactor.mask("<" + std::string(text) + ">"), "<***>");
    }
};

TOOLTRAY_TEST(OAuthAuthorizerTest)
#include "oauthauthorizertest.moc"
