// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/signinclient.h"

#include "base/files/files.h"
#include "engine/access/clienttokens.h"
#include "engine/engine.h"
#include "engine/workspaces/workspacefolders.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/tokenserver.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

namespace {} // namespace

// A person before a browser, an authorization server, and a real engine.
class SignInClientTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_server = std::make_unique<test::TokenServer>();
        m_engine = makeEngine();
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Credential login;
        login.name = "login";
        login.scheme = workspace::Credential::Scheme::OAuth2Code;
        login.source = workspace::Credential::Source::Memory;
        login.oauth2 = workspace::Credential::OAuth2{.tokenUrl = m_server->url("/token"),
                                                     .authorizationUrl = m_server->url("/authorize"),
                                                     .clientId = "client",
                                                     .scopes = {"read"},
                                                     .audience = {}};
        VERIFY_RESULT(put(login));
        VERIFY_RESULT(await(m_engine->secrets().keep("login", "hushed secret")));
    }
    void cleanup()
    {
        m_engine.reset();
        m_server.reset();
        m_folder.reset();
    }

    void aPersonSignsInAndTheCredentialWorks()
    {
        m_server->setPerson("ada@example.com");
        QCOMPARE(await(m_engine->secrets().check("login")).error().code, std::string("oauth_sign_in_needed"));
        begin();
        QCOMPARE(test::browse(m_server->agree(look().address)), 200);
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedIn);
        QCOMPARE(look().person, std::string("ada@example.com"));
        QVERIFY(look().tokenEnd.has_value());
        QVERIFY(look().isRenewed);
        QVERIFY(look().address.empty());
        VERIFY_RESULT(await(m_engine->secrets().check("login")));

        engineClient().signOut("login");
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedOut);
        QCOMPARE(await(m_engine->secrets().check("login")).error().code, std::string("oauth_sign_in_needed"));
    }

    void whatTheServerRefusesIsTold()
    {
        begin();
        const auto asked = test::parametersOf(look().address.substr(look().address.find('?') + 1));
        QCOMPARE(test::browse(asked.at("redirect_uri") + "?error=access_denied&state=" + asked.at("state")),
                 200);
        QTRY_VERIFY(look().problem);
        QCOMPARE(look().problem->code, std::string("oauth_access_denied"));
        QCOMPARE(look().condition, SignInStatus::Condition::Unknown);
    }

    void whoCancelsIsNotToldOfAFailure()
    {
        begin();
        const std::string redirect = m_server->agree(look().address);
        engineClient().cancel("login");
        QCOMPARE(look(), SignInStatus());
        QTRY_COMPARE(test::browse(redirect), 0);
        QCOMPARE(look(), SignInStatus());
        QCOMPARE(m_server->requests(), 0);
    }

    void whoBeginsAgainGetsAnotherAddress()
    {
        begin();
        const std::string first = m_server->agree(look().address);
        begin();
        QCOMPARE(test::browse(first), 0);
        QCOMPARE(test::browse(m_server->agree(look().address)), 200);
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedIn);
    }

    void oneThatNobodySignsInForSaysSo()
    {
        workspace::Credential token;
        token.name = "token";
        VERIFY_RESULT(put(token));
        for (const char *name : {"token", "nothing"}) {
            engineClient().start(name);
            QTRY_VERIFY(engineClient().look(name).problem);
        }
        QCOMPARE(engineClient().look("token").problem->code, std::string("oauth_no_sign_in"));
        QCOMPARE(engineClient().look("nothing").problem->code, std::string("credential_missing"));
    }

    void whoWasSignedInIsKnownAtTheNextStart()
    {
        m_server->setPerson("ada@example.com");
        begin();
        QCOMPARE(test::browse(m_server->agree(look().address)), 200);
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedIn);
        startAgain();
        // The tokens were in the memory of the process before.
        QTRY_COMPARE(look().condition, SignInStatus::Condition::Ended);
        QCOMPARE(look().person, std::string("ada@example.com"));
        QVERIFY(!look().tokenEnd);
        engineClient().signOut("login");
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedOut);
        startAgain();
        VERIFY_RESULT(await(m_engine->secrets().keep("login", "hushed secret")));
        QCOMPARE(look(), SignInStatus());
    }

    void whoIsSignedInByTheKeychainIsUntilTheTokensSayOtherwise()
    {
        const WallTime end(std::chrono::seconds(4'000'000'000));
        leave({{"ada@example.com", end, true}, true});
        QTRY_COMPARE(look().condition, SignInStatus::Condition::SignedIn);
        QCOMPARE(look().person, std::string("ada@example.com"));
        QVERIFY(look().tokenEnd == end);
        QVERIFY(look().isRenewed);
        begin();
        engineClient().cancel("login"); // and she is still
        QCOMPARE(look().condition, SignInStatus::Condition::SignedIn);

        VERIFY_RESULT(await(m_engine->secrets().keep("login", "hushed secret")));
        QCOMPARE(await(m_engine->secrets().check("login")).error().code, std::string("oauth_sign_in_needed"));
        QTRY_COMPARE(look(), SignInStatus());
        startAgain();
        VERIFY_RESULT(await(m_engine->secrets().keep("login", "hushed secret")));
        QCOMPARE(look(), SignInStatus());
    }

private:
    // What the person agreed to is known to the process after this one.
    std::unique_ptr<Engine> makeEngine() const
    {
        return std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string(),
                                                       .consentFile = (*m_folder / "consent.json").string()});
    }
    void startAgain()
    {
        m_engine.reset();
        m_engine = makeEngine();
        VERIFY_RESULT(await(m_engine->open()));
    }
    // As a process before this one.
    void leave(const SavedSignIns::One &one)
    {
        m_engine.reset();
        const auto file = workspaceFolder(m_folder->path(), kDefaultWorkspace) / "signins.json";
        VERIFY_RESULT(writeFile(file, SavedSignIns::encode({{"login", one}}), FileAccess::Private));
        startAgain();
    }
    SignInClient &engineClient() { return m_engine->signIns(); }
    SignInStatus look() { return engineClient().look("login"); }
    // Until the browser is waited for.
    void begin()
    {
        QSignalSpy changed(&engineClient(), &SignInClient::changed);
        engineClient().start("login");
        QCOMPARE(look().condition, SignInStatus::Condition::Starting);
        QTRY_COMPARE(look().condition, SignInStatus::Condition::Waiting);
        QCOMPARE(changed.size(), 2);
        QVERIFY(look().address.starts_with(m_server->url("/authorize?")));
    }
    Result<void> put(const workspace::Credential &credential)
    {
        workspace::Edit edit{"Save", workspace::Origin::Person, {}};
        edit.steps.emplace_back(workspace::PutObject{credential});
        return await(m_engine->workspaceClient().apply(std::move(edit)));
    }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<test::TokenServer> m_server;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(SignInClientTest)
#include "signinclienttest.moc"
