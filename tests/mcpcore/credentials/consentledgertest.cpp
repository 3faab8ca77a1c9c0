// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/consentledger.h"

#include "base/time/clock.h"
#include "credentials/store/otherstores.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QSignalSpy>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::credentials;

namespace {

namespace fs = std::filesystem;

// A computer without a keychain.
class NoKeychain final : public SecretStore {
public:
    QFuture<Result<Secret>> read(const SecretName &) override { return none<Secret>(); }
    QFuture<Result<void>> write(const SecretName &, const Secret &) override { return none<void>(); }
    QFuture<Result<void>> remove(const SecretName &) override { return none<void>(); }

    std::string code = "keychain_missing";

private:
    template <typename T>
    QFuture<Result<T>> none()
    {
        ResultPromise<T> answer;
        auto future = answer.future();
        answer.give(Error{ErrorKind::Unavailable, code, "There is no keychain."});
        return future;
    }
};

std::string contentOf(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void put(const fs::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

Claim claimTo(const std::string &origin)
{
    return secretClaim(json::Value::object({{"source", "environment"}, {"name", "TOKEN"}}),
                       json::Value::object({{"origin", origin}}));
}

LedgerChange granting(const Claim &claim)
{
    LedgerChange change;
    change.put.emplace(claim.digest(), ConsentEntry{claim, {"default", "shop", "c"}});
    return change;
}

LedgerChange revoking(const Claim &claim)
{
    LedgerChange change;
    change.removed.insert(claim.digest());
    return change;
}

const Claim kGood = claimTo("https://api.example.com");
const Claim kEvil = claimTo("https://evil.example");

} // namespace

class ConsentLedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<tooltray::test::TemporaryFolder>();
        m_keychain = std::make_unique<MemoryStore>();
        m_isKept = false;
        m_none.code = "keychain_missing";
    }
    void cleanup()
    {
        m_pool.waitForDone();
        m_folder.reset();
    }

    void aDecisionIsKnownAtTheNextStart_data() { addKeychains(); }
    void aDecisionIsKnownAtTheNextStart()
    {
        QFETCH(bool, hasKeychain);
        m_isKept = hasKeychain;
        {
            const auto ledger = opened();
            QVERIFY(!ledger->isGranted(kGood.digest()));
            VERIFY_RESULT(tooltray::test::await(ledger->change(granting(kGood))));
            QVERIFY(ledger->isGranted(kGood.digest()));
        }
        const auto ledger = opened();
        QVERIFY(ledger->isGranted(kGood.digest()));
        QVERIFY(!ledger->isGranted(kEvil.digest()));
        QVERIFY(!ledger->problem());
        struct stat status {};
        QCOMPARE(::stat(usedFile().c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
        QCOMPARE(::stat(file().parent_path().c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0700U);
    }

    void aYesThatIsTakenBackIsNotBroughtBackByAnOlderFile_data() { addKeychains(); }
    void aYesThatIsTakenBackIsNotBroughtBackByAnOlderFile()
    {
        QFETCH(bool, hasKeychain);
        m_isKept = hasKeychain;
        std::string before;
        {
            const auto ledger = opened();
            VERIFY_RESULT(tooltray::test::await(ledger->change(granting(kGood))));
            before = contentOf(usedFile());
            VERIFY_RESULT(tooltray::test::await(ledger->change(revoking(kGood))));
            QVERIFY(!ledger->isGranted(kGood.digest()));
        }
        QVERIFY(!opened()->isGranted(kGood.digest()));
        put(usedFile(), before);
        const auto ledger = opened();
        QVERIFY(!ledger->isGranted(kGood.digest()));
        QVERIFY(ledger->problem());
        QCOMPARE(ledger->problem()->code, std::string("consent_forged"));
    }

    void whatWasTamperedWithGrantsNothing_data()
    {
        addColumns<bool, QByteArray>("hasKeychain", "attack");
        for (const bool hasKeychain : {false, true}) {
            for (const char *attack :
                 {"another origin", "a yes in place of a no", "one more entry", "no seal", "an empty seal",
                  "a seal of an empty key", "another format", "no JSON", "empty", "of another computer",
                  "a link", "a hard link", "a link to the folder", "readable by others", "writable by others",
                  "a folder that others can change", "a folder", "a pipe"})
                QTest::addRow("%s, %s", attack, hasKeychain ? "keychain" : "key file")
                    << hasKeychain << QByteArray(attack);
        }
        for (const char *attack :
             {"no key", "another key", "a short key", "a key that is a link", "a key open to others"})
            QTest::addRow("%s", attack) << false << QByteArray(attack);
        QTest::newRow("the ledger of a key file where there is a keychain")
            << true << QByteArray("no keychain ledger");
        QTest::newRow("a keychain that lost its key") << true << QByteArray("lost");
    }

    void whatWasTamperedWithGrantsNothing()
    {
        QFETCH(bool, hasKeychain);
        QFETCH(QByteArray, attack);
        m_isKept = hasKeychain;
        VERIFY_RESULT(tooltray::test::await(opened()->change(granting(kGood))));
        QVERIFY(opened()->isGranted(kGood.digest())); // the control
        tamper(attack.toStdString());
        const auto ledger = opened();
        QVERIFY(!ledger->isGranted(kGood.digest()));
        QVERIFY(!ledger->isGranted(kEvil.digest()));
        QCOMPARE(ledger->entries().size(), std::size_t(0));
        if (attack != "no keychain ledger")
            QVERIFY(ledger->problem());
        // The person decides anew, and what was tampered with is out of the way.
        if (attack != "a link to the folder" && attack != "a folder that others can change") {
            VERIFY_RESULT(tooltray::test::await(ledger->change(granting(kGood))));
            const auto next = opened();
            QVERIFY(next->isGranted(kGood.digest()));
            QVERIFY(!next->isGranted(kEvil.digest()));
        }
    }

    void aNoIsNoYes()
    {
        const auto ledger = opened();
        LedgerChange change = granting(kGood);
        change.put.begin()->second.isDenied = true;
        VERIFY_RESULT(tooltray::test::await(ledger->change(change)));
        QVERIFY(!ledger->isGranted(kGood.digest()));
        QVERIFY(!opened()->isGranted(kGood.digest()));
    }

    void whatAnotherProcessDecidesIsFollowed()
    {
        const auto ledger = opened();
        const auto other = opened();
        VERIFY_RESULT(tooltray::test::await(other->change(granting(kGood))));
        QTRY_VERIFY(ledger->isGranted(kGood.digest()));
        VERIFY_RESULT(tooltray::test::await(ledger->change(granting(kEvil))));
        QTRY_VERIFY(other->isGranted(kEvil.digest()));
        QVERIFY(opened()->isGranted(kGood.digest()));
        VERIFY_RESULT(tooltray::test::await(other->change(revoking(kGood))));
        QTRY_VERIFY(!ledger->isGranted(kGood.digest()));
    }

    void aKeychainThatIsLockedGrantsNothing()
    {
        VERIFY_RESULT(tooltray::test::await(opened()->change(granting(kGood))));
        m_none.code = "keychain_locked";
        const auto ledger = opened(m_none);
        QVERIFY(!ledger->isGranted(kGood.digest()));
        QCOMPARE(ledger->problem()->code, std::string("keychain_locked"));
        const auto changed = tooltray::test::await(ledger->change(granting(kEvil)));
        QCOMPARE(changed.error().code, std::string("consent_not_saved"));
        QVERIFY(ledger->isGranted(kEvil.digest())); // for as long as it runs
    }

    void whatIsLentCountsAsLongAsTheLoan()
    {
        const auto ledger = opened();
        auto loan = ledger->lend({kGood.digest()});
        const std::uint64_t generation = ledger->generation();
        QVERIFY(ledger->isGranted(kGood.digest()));
        loan.reset();
        QVERIFY(!ledger->isGranted(kGood.digest()));
        QVERIFY(ledger->generation() != generation);
    }

    void digestsDifferByAllThatCounts()
    {
        const std::vector<Claim> claims{
            kGood,
            kEvil,
            claimTo("http://api.example.com"),
            claimTo("https://api.example.com:8443"),
            secretClaim(json::Value::object({{"source", "keychain"}, {"name", "TOKEN"}}),
                        json::Value::object({{"origin", "https://api.example.com"}})),
            secretClaim(json::Value::object({{"source", "environment"}, {"name", "TOKEN"}}),
                        json::Value::object({{"origin", "https://api.example.com"}, {"proxy", "http://p"}})),
            commandClaim({"sh", "-c", "a b"}, {}),
            commandClaim({"sh", "-c", "a", "b"}, {}),
            commandClaim({"sh", "-c", "a b"}, "/elsewhere"),
            commandClaim({"/tmp/sh", "-c", "a b"}, {}),
            commandClaim({}, {}),
            destinationClaim(json::Value::object({{"origin", "https://api.example.com"}})),
        };
        for (std::size_t i = 0; i < claims.size(); ++i) {
            for (std::size_t k = 0; k < claims.size(); ++k)
                QCOMPARE(claims[i].digest() == claims[k].digest(), i == k);
        }
    }

private:
    void addKeychains()
    {
        QTest::addColumn<bool>("hasKeychain");
        QTest::newRow("keychain") << true;
        QTest::newRow("key file") << false;
    }

    fs::path file() const { return *m_folder / "state/consent.json"; }
    fs::path usedFile() const { return m_isKept ? *m_folder / "state/consent-keychain.json" : file(); }

    std::unique_ptr<ConsentLedger> opened()
    {
        return opened(m_isKept ? static_cast<SecretStore &>(*m_keychain) : m_none);
    }
    std::unique_ptr<ConsentLedger> opened(SecretStore &keychain)
    {
        auto ledger =
            std::make_unique<ConsentLedger>(ConsentLedger::Setting{file(), keychain, m_pool, m_clock});
        bool isLoaded = false;
        ledger->load([&isLoaded] { isLoaded = true; });
        if (!QTest::qWaitFor([&] { return isLoaded; }, tooltray::test::kPatienceMs))
            qFatal("The ledger is not loaded.");
        return ledger;
    }

    void tamper(const std::string &attack)
    {
        const fs::path path = usedFile();
        const fs::path folder = path.parent_path();
        const fs::path key = folder / "consent.key";
        const fs::path elsewhere = *m_folder / "elsewhere";
        const std::string text = contentOf(path);
        const auto granted = [&](const Claim &claim, const Secret &with) { // a well-formed file
            const LedgerFile other{elsewhere / "consent.json"};
            if (!other.change(granting(claim), with, with))
                qFatal("The file of the attacker cannot be written.");
            return contentOf(elsewhere / "consent.json");
        };
        const auto writeAgain = [&](const std::string &content) { put(path, content); };
        if (attack == "another origin")
            writeAgain(replaced(text, "https://api.example.com", "https://evil.example"));
        else if (attack == "a yes in place of a no")
            writeAgain(replaced(text, "\"denied\": false", "\"denied\": 0"));
        else if (attack == "one more entry")
            writeAgain(replaced(text, "\"entries\": [", "\"entries\": [{\"kind\": \"secret\"}, "));
        else if (attack == "no seal")
            writeAgain(replaced(text, "\"seal\"", "\"was\""));
        else if (attack == "an empty seal")
            writeAgain(text.substr(0, text.find("\"seal\": \"") + 9)
                       + text.substr(text.find("\"seal\": \"") + 9 + 64));
        else if (attack == "a seal of an empty key")
            writeAgain(granted(kEvil, Secret()));
        else if (attack == "another format")
            writeAgain(replaced(text, "\"format\": 1", "\"format\": 2"));
        else if (attack == "no JSON")
            writeAgain(text.substr(0, text.size() / 2));
        else if (attack == "empty")
            writeAgain({});
        else if (attack == "of another computer")
            writeAgain(granted(kEvil, newLedgerKey()));
        else if (attack == "a link") {
            fs::rename(path, *m_folder / "moved");
            fs::create_symlink(*m_folder / "moved", path);
        } else if (attack == "a hard link") {
            fs::create_hard_link(path, *m_folder / "linked");
        } else if (attack == "a link to the folder") {
            fs::rename(folder, elsewhere);
            fs::create_symlink(elsewhere, folder);
        } else if (attack == "readable by others") {
            ::chmod(path.c_str(), 0644);
        } else if (attack == "writable by others") {
            ::chmod(path.c_str(), 0602);
        } else if (attack == "a folder that others can change") {
            ::chmod(folder.c_str(), 0777);
        } else if (attack == "a folder") {
            fs::remove(path);
            fs::create_directory(path);
        } else if (attack == "a pipe") {
            fs::remove(path);
            ::mkfifo(path.c_str(), 0600);
        } else if (attack == "no key") {
            fs::remove(key);
        } else if (attack == "another key") {
            put(key, std::string(newLedgerKey().reveal()));
        } else if (attack == "a short key") {
            put(key, "00");
        } else if (attack == "a key that is a link") {
            fs::rename(key, elsewhere);
            fs::create_symlink(elsewhere, key);
        } else if (attack == "a key open to others") {
            ::chmod(key.c_str(), 0644);
        } else if (attack == "no keychain ledger") {
            fs::remove(path); // the one with a key in a file is there all the same
        } else if (attack == "lost") {
            m_keychain = std::make_unique<MemoryStore>();
        } else {
            qFatal("There is no such attack.");
        }
    }

    std::unique_ptr<tooltray::test::TemporaryFolder> m_folder;
    std::unique_ptr<MemoryStore> m_keychain;
    NoKeychain m_none;
    bool m_isKept = false;
    QThreadPool m_pool;
    SystemClock m_clock;
};

TOOLTRAY_TEST(ConsentLedgerTest)
#include "consentledgertest.moc"
