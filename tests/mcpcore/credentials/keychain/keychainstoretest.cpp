// SPDX-License-Identifier: GPL-3.0-or-later
#include "keychainsession.h"
#include "support/canary.h"
#include "support/testcase.h"

#include <QTest>

#include <string>
#include <string_view>

using tooltray::credentials::test::KeychainSession;
using tooltray::test::Canary;

namespace {

// Of the session and the programs in it.
void verifyNothingGotOut(const Canary &canary, const KeychainSession &session)
{
    VERIFY_NO_TRACES(canary.tracesBelow(session.folder().path()));
    VERIFY_NO_TRACES(canary.tracesIn(session.output()));
}

} // namespace

class KeychainStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const auto missing = KeychainSession::missingPrograms()) {
            const std::string reason =
                "There is no keychain to test with, as these are not installed: " + *missing + ".";
            QSKIP(reason.c_str());
        }
    }

    void secretsAreKept()
    {
        const Canary canary;
        KeychainSession session(KeychainSession::Bus::Private);
        session.setSecret(canary.secret());
        QVERIFY(session.startKeychain());
        QVERIFY(session.ask("read one").starts_with("secret_missing "));
        QCOMPARE(session.ask("write one"), "ok");
        QCOMPARE(session.ask("read one"), "ok");
        QVERIFY(session.ask("read two").starts_with("secret_missing "));
        QCOMPARE(session.ask("remove one"), "ok");
        QVERIFY(session.ask("read one").starts_with("secret_missing "));
        QCOMPARE(session.ask("remove one"), "ok");
        QCOMPARE(session.ask("probe"), "available");
        verifyNothingGotOut(canary, session);
    }

    void longAndOddSecretsAreKept()
    {
        KeychainSession session(KeychainSession::Bus::Private);
        session.setSecret("\x01 caf\xC3\xA9 \"'\\\n" + std::string(20'000, 'x'));
        QVERIFY(session.startKeychain());
        QCOMPARE(session.ask("write one"), "ok");
        QCOMPARE(session.ask("read one"), "ok");
    }

    // QtKeychain takes them for missing, and their removal for done.
    void lockedSecretsAreNotMissing()
    {
        // A desktop has a program that asks for the password; without a display, it refuses.
        const auto isLocked = [](std::string_view answer) {
            return answer.starts_with("keychain_locked ") || answer.starts_with("keychain_denied ");
        };
        const Canary canary;
        KeychainSession session(KeychainSession::Bus::Private);
        session.setSecret(canary.secret());
        QVERIFY(session.startKeychain());
        QCOMPARE(session.ask("write one"), "ok");
        QVERIFY(session.lock());
        for (const char *line : {"read one", "write one", "write two", "remove one"}) {
            const std::string answer = session.ask(line);
            QVERIFY2(isLocked(answer), answer.c_str());
        }
        const std::string state = session.ask("probe");
        constexpr std::string_view kLocked = "locked ";
        QVERIFY2(state.starts_with(kLocked) && isLocked(std::string_view(state).substr(kLocked.size())),
                 state.c_str());
        verifyNothingGotOut(canary, session);
    }

    // Nobody chooses a password for it, as when its dialog is closed.
    void aKeychainThatIsNotSetUpIsNamed()
    {
        const Canary canary;
        KeychainSession session(KeychainSession::Bus::Private);
        session.setSecret(canary.secret());
        QVERIFY(session.startKeychain(KeychainSession::Collection::None));
        const std::string answer = session.ask("write one");
        QVERIFY2(answer.starts_with("keychain_failed The keychain is not set up yet"), answer.c_str());
        QVERIFY(session.ask("read one").starts_with("secret_missing "));
        QCOMPARE(session.ask("probe"), "available");
        verifyNothingGotOut(canary, session);
    }

    void withoutAKeychainThereIsNoOtherPlace_data()
    {
        QTest::addColumn<bool>("hasBus");
        QTest::newRow("no bus") << false;
        QTest::newRow("no keychain") << true;
    }
    void withoutAKeychainThereIsNoOtherPlace()
    {
        QFETCH(bool, hasBus);
        const Canary canary;
        KeychainSession session(hasBus ? KeychainSession::Bus::Private : KeychainSession::Bus::None);
        session.setSecret(canary.secret());
        for (const char *line : {"write one", "read one", "remove one"}) {
            const std::string answer = session.ask(line);
            QVERIFY2(answer.starts_with("keychain_missing "), answer.c_str());
            QVERIFY2(answer.find("memory for this session or in an environment variable")
                         != std::string::npos,
                     answer.c_str());
            // In our words: what libraries say of a bus that is not there names their programs.
            const char *said =
                hasBus ? "in this session. Start a keychain, such as "
                       : "because no D-Bus session bus is running. Start Tooltray in a desktop session. ";
            QVERIFY2(answer.find(said) != std::string::npos, answer.c_str());
            QVERIFY2(answer.find("dbus-launch") == std::string::npos, answer.c_str());
        }
        const std::string state = session.ask("probe");
        QVERIFY2(state.starts_with("missing keychain_missing "), state.c_str());
        verifyNothingGotOut(canary, session);
    }

    void aKeychainThatComesLaterIsFound()
    {
        KeychainSession session(KeychainSession::Bus::Private);
        session.setSecret("later");
        QVERIFY(session.ask("probe").starts_with("missing "));
        QVERIFY(session.startKeychain());
        QCOMPARE(session.ask("write one"), "ok");
        QCOMPARE(session.ask("read one"), "ok");
    }
};

TOOLTRAY_TEST(KeychainStoreTest)
#include "keychainstoretest.moc"
