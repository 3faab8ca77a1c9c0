// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/random.h"
#include "storage/backends/sqlsession.h"
#include "storage/store/asyncstore.h"
#include "support/await.h"
#include "support/fakeclock.h"
#include "support/postgresserver.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <atomic>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using namespace std::chrono_literals;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;

namespace {

using News = std::vector<DocumentChange>;

const DocumentKey kShared{DocumentKind::Mapping, "shared"};
const std::string kOne = R"({"format": 1, "entries": {"a": 1}})";
const std::string kTwo = R"({"format": 1, "entries": {"a": 2}})";

} // namespace

// What a team's server does to a store, beyond what the contract says.
class PostgresTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto server = PostgresServer::start();
        if (!server)
            QSKIP(server.error().message.c_str());
        m_server = std::move(*server);
    }

    void init()
    {
        m_address = {.host = m_server->socketFolder(),
                     .port = m_server->port(),
                     .database = PostgresServer::kDatabase,
                     .user = PostgresServer::kUser,
                     .schema = randomToken().substr(0, 12),
                     .password = [this]() -> Result<std::string> {
                         ++m_asked;
                         return std::string(PostgresServer::kPassword);
                     }};
        m_clock = std::make_unique<FakeClock>();
        m_asked = 0;
        m_news.clear();
        m_whyReadOnly.reset();
        m_store = open();
        connect(m_store.get(), &Store::changed, this,
                [this](const News &changes) { m_news.insert(m_news.end(), changes.begin(), changes.end()); });
        connect(m_store.get(), &Store::readOnlyChanged, this,
                [this](const std::optional<Error> &reason) { m_whyReadOnly = reason; });
    }

    void cleanup() { m_store.reset(); }
    void cleanupTestCase() { m_server.reset(); }

    // By NOTIFY alone: no time passes, so that nobody looks.
    void newsComeByThemselves()
    {
        VERIFY_RESULT(await(m_store->load()));
        const auto other = open();
        VERIFY_RESULT(await(other->commit({"Save", {{kShared, kOne, {}}}})));
        QTRY_VERIFY(!m_news.empty());
        QVERIFY((m_news == News{{kShared, kOne, {}}}));
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kTwo, stampOf(kOne)}}})));
        PostgresSession hand(m_address);
        VERIFY_RESULT(hand.open());
        VERIFY_RESULT(hand.run("DELETE FROM tooltray_documents"));
        QTRY_COMPARE(m_news.size(), std::size_t{2});
        QVERIFY((m_news.back() == DocumentChange{kShared, std::nullopt, stampOf(kTwo)}));
        VERIFY_RESULT(hand.run("TRUNCATE tooltray_documents"));
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kOne, {}}}})));
    }

    void otherWorkspacesInTheSameDatabaseAreNoNews()
    {
        VERIFY_RESULT(await(m_store->load()));
        m_address.schema += "_other";
        const auto other = open();
        VERIFY_RESULT(await(other->commit({"Save", {{kShared, kOne, {}}}})));
        QVERIFY(await(m_store->load()).value().empty());
        QVERIFY(m_news.empty());
    }

    void severalWhoComeFirstMakeTheTablesOnce()
    {
        std::vector<std::unique_ptr<Store>> stores;
        std::vector<QFuture<Result<std::vector<Document>>>> answers;
        for (int i = 0; i < 6; ++i) {
            stores.push_back(open());
            answers.push_back(stores.back()->load());
        }
        for (const auto &answer : answers)
            VERIFY_RESULT(await(answer));
    }

    void aWrongPasswordIsAClearErrorThatDoesNotTellIt()
    {
        m_address.password = []() -> Result<std::string> { return std::string("the wrong secret"); };
        const auto refused = await(open()->load());
        COMPARE_ERROR(refused, ErrorKind::Unavailable, "no_connection");
        QVERIFY(refused.error().message.find("password authentication failed") != std::string::npos);
        QVERIFY(refused.error().message.find("secret") == std::string::npos);
    }

    void aPasswordThatCannotBeHadIsTheError()
    {
        m_address.password = []() -> Result<std::string> {
            return Error{ErrorKind::Unavailable, "keychain_locked", "The keychain is locked.", "Unlock it."};
        };
        COMPARE_ERROR(await(open()->load()), ErrorKind::Unavailable, "keychain_locked");
    }

    void whoMayOnlyReadIsToldSo()
    {
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kOne, {}}}})));
        PostgresSession owner(m_address);
        VERIFY_RESULT(owner.open());
        const std::string reader = "reader_" + randomToken().substr(0, 8);
        const std::string schema = '"' + m_address.schema + '"';
        for (const std::string &statement :
             {"CREATE ROLE \"" + reader + "\" LOGIN PASSWORD '" + PostgresServer::kPassword + "'",
              "GRANT USAGE ON SCHEMA " + schema + " TO \"" + reader + '"',
              "GRANT SELECT ON ALL TABLES IN SCHEMA " + schema + " TO \"" + reader + '"'})
            VERIFY_RESULT(owner.run(statement.c_str()));
        m_address.user = reader;
        const auto store = open();
        QVERIFY((await(store->load()).value() == std::vector<Document>{{kShared, kOne}}));
        COMPARE_ERROR(await(store->commit({"Save", {{kShared, kTwo, stampOf(kOne)}}})), ErrorKind::Denied,
                      "access_denied");
    }

    void aNewerFormatIsNotTouched()
    {
        VERIFY_RESULT(await(m_store->load()));
        PostgresSession newer(m_address);
        VERIFY_RESULT(newer.open());
        VERIFY_RESULT(newer.run("UPDATE tooltray_about SET format = 2"));
        COMPARE_ERROR(await(open()->load()), ErrorKind::Conflict, "newer_format");
    }

    void aServerThatGoesAwayIsAClearErrorAndIsFoundAgain()
    {
        VERIFY_RESULT(await(m_store->load()));
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kOne, {}}}})));
        const int askedBefore = m_asked;
        m_server->kill();
        QTRY_VERIFY(m_clock->pendingTimers() > 0);
        m_clock->advance(1s);
        QTRY_VERIFY(m_whyReadOnly);
        QCOMPARE(m_whyReadOnly->code, std::string("no_connection"));
        QVERIFY(m_whyReadOnly->kind == ErrorKind::Unavailable);
        const Commit commit{"Save", {{kShared, kTwo, stampOf(kOne)}}};
        COMPARE_ERROR(await(m_store->commit(commit)), ErrorKind::Unavailable, "no_connection");
        for (int i = 0; i < 5; ++i) { // it goes on trying, and later each time
            QTRY_VERIFY(m_clock->pendingTimers() > 0);
            m_clock->advance(15s);
        }
        QVERIFY(m_news.empty());
        VERIFY_RESULT(m_server->startAgain());
        {
            PostgresSession meanwhile(m_address);
            VERIFY_RESULT(meanwhile.open());
            VERIFY_RESULT(meanwhile.change(QStringLiteral("UPDATE tooltray_documents SET body = ?"),
                                           {SqlSession::bytes(kTwo)}));
        }
        QTRY_VERIFY(m_clock->pendingTimers() > 0);
        m_clock->advance(15s);
        QTRY_VERIFY(!m_whyReadOnly);
        QTRY_VERIFY(!m_news.empty());
        QVERIFY((m_news == News{{kShared, kTwo, stampOf(kOne)}}));
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kOne, stampOf(kTwo)}}})));
        QVERIFY(m_asked > askedBefore);
        // And it hears again.
        m_news.clear();
        VERIFY_RESULT(await(open()->commit({"Save", {{kShared, kTwo, stampOf(kOne)}}})));
        QTRY_VERIFY(!m_news.empty());
    }

    void aCommitFindsAServerThatIsBackByItself()
    {
        VERIFY_RESULT(await(m_store->load()));
        m_server->kill();
        VERIFY_RESULT(m_server->startAgain());
        // The first one notices that the connection broke; nothing of it was done.
        const auto noticed = await(m_store->commit({"Save", {{kShared, kOne, {}}}}));
        if (!noticed)
            QCOMPARE(noticed.error().code, std::string("no_connection"));
        QVERIFY(noticed || await(m_store->commit({"Save", {{kShared, kOne, {}}}})));
        QVERIFY((await(m_store->load()).value() == std::vector<Document>{{kShared, kOne}}));
    }

    void aConnectionLostAtTheVeryEndDoesNotLeaveOneInDoubt()
    {
        VERIFY_RESULT(await(m_store->load()));
        PostgresSession hand(m_address);
        VERIFY_RESULT(hand.open());
        VERIFY_RESULT(hand.run("CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS"
                               " 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'"));
        VERIFY_RESULT(hand.run("CREATE CONSTRAINT TRIGGER hang_up AFTER INSERT ON tooltray_documents"
                               " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hang_up()"));
        COMPARE_ERROR(await(m_store->commit({"Save", {{kShared, kOne, {}}}})), ErrorKind::Unavailable,
                      "no_connection");
        QVERIFY(await(m_store->load()).value().empty());
        VERIFY_RESULT(hand.run("DROP TRIGGER hang_up ON tooltray_documents"));
        VERIFY_RESULT(await(m_store->commit({"Save", {{kShared, kOne, {}}}})));
    }

    void anOptionWithASemicolonIsRefused()
    {
        m_address.options = {{"options", "-c a=1;b=2"}};
        COMPARE_ERROR(await(open()->load()), ErrorKind::Invalid, "bad_option");
        m_address.options = {{"application_name", "it's \\ me"}};
        VERIFY_RESULT(await(open()->load()));
    }

private:
    std::unique_ptr<Store> open() { return std::make_unique<SqlStore>(m_address, *m_clock); }

    std::unique_ptr<PostgresServer> m_server;
    PostgresAddress m_address;
    std::unique_ptr<FakeClock> m_clock;
    std::atomic<int> m_asked = 0;
    News m_news;
    std::optional<Error> m_whyReadOnly;
    std::unique_ptr<Store> m_store;
};

TOOLTRAY_TEST(PostgresTest)

#include "postgrestest.moc"
