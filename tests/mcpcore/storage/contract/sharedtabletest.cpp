// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sharedtable.h"
#include "base/text/random.h"
#include "support/await.h"
#include "support/fakeclock.h"
#include "support/postgresserver.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kKey = "a key";

template <typename T, typename Begin>
Result<T> answerOf(Begin begin)
{
    ResultPromise<T> promise;
    const QFuture<Result<T>> future = promise.future();
    begin([&promise](Result<T> result) { promise.give(std::move(result)); });
    return await(future);
}

} // namespace

// Two programs that serve one library, over a real server.
class SharedTableTest final : public QObject {
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
        m_address = {
            .host = m_server->socketFolder(),
            .port = m_server->port(),
            .database = PostgresServer::kDatabase,
            .user = PostgresServer::kUser,
            .schema = randomToken().substr(0, 12),
            .password = []() -> Result<std::string> { return std::string(PostgresServer::kPassword); }};
        m_one = std::make_unique<SharedTable>(m_address, kKey, m_clock);
        m_other = std::make_unique<SharedTable>(m_address, kKey, m_clock);
    }

    void cleanup()
    {
        m_one.reset();
        m_other.reset();
    }
    void cleanupTestCase() { m_server.reset(); }

    void whatOnePutsTheOtherFinds()
    {
        const std::string bytes("\0\xff any bytes", 12);
        VERIFY_RESULT(put(*m_one, {{"a", "first"}, {"b", bytes}}, 60s));
        VERIFY_RESULT(put(*m_one, {{"a", "second"}}, {}));
        QCOMPARE(find(*m_other, "a").value(), std::optional<std::string>("second"));
        QCOMPARE(find(*m_other, "b").value(), std::optional(bytes));
        QCOMPARE(find(*m_other, "c").value(), std::optional<std::string>());
    }

    void whatHasEndedIsNotThere()
    {
        VERIFY_RESULT(put(*m_one, {{"a", "short"}}, 0s));
        QCOMPARE(find(*m_other, "a").value(), std::optional<std::string>());
    }

    void aNameIsClaimedOnce()
    {
        int claimed = 0;
        for (int i = 0; i < 20; ++i) {
            SharedTable &program = i % 2 == 0 ? *m_one : *m_other;
            const std::string name = "state/" + std::to_string(i / 4);
            claimed += answerOf<bool>([&](auto done) { program.claim(name, 60s, done); }).value() ? 1 : 0;
        }
        QCOMPARE(claimed, 5);
    }

    // By NOTIFY alone: the clock stands still, so that nobody looks.
    void followersHearOfWhatOthersPut()
    {
        std::map<std::string, std::string> heard;
        VERIFY_RESULT(put(*m_one, {{"context/a", "before"}, {"result/a", "no context"}}, 60s));
        m_other->follow("context/", [&](const SharedValues::Named &named) {
            heard.insert_or_assign(named.name, named.value);
        });
        QTRY_COMPARE(heard["context/a"], std::string("before"));
        QElapsedTimer timer;
        timer.start();
        VERIFY_RESULT(put(*m_one, {{"context/a", "after"}, {"context/b", "new"}}, 60s));
        QTRY_COMPARE(heard["context/b"], std::string("new"));
        QCOMPARE(heard["context/a"], std::string("after"));
        QCOMPARE(heard.size(), std::size_t(2));
        qInfo("heard after %lld ms", static_cast<long long>(timer.elapsed()));
    }

    void programsAreCounted()
    {
        QTRY_COMPARE(m_one->programs(), std::size_t(2));
        QTRY_COMPARE(m_other->programs(), std::size_t(2));
        QCOMPARE(shareOf(m_one.get(), 60), 30.0);
        m_other.reset();
        QTRY_COMPARE(m_one->programs(), std::size_t(1));
        QCOMPARE(shareOf(m_one.get(), 60), 60.0);
        QCOMPARE(shareOf(nullptr, 60), 60.0);
    }

    void anOldLibraryGetsTheTable()
    {
        PostgresSession before(m_address);
        VERIFY_RESULT(before.open());
        VERIFY_RESULT(before.run("DROP TABLE IF EXISTS tooltray_shared"));
        const auto late = std::make_unique<SharedTable>(m_address, kKey, m_clock);
        VERIFY_RESULT(put(*late, {{"a", "1"}}, 60s));
    }

    void aServerThatIsAwayIsSaidAtOnceAndFoundAgain()
    {
        VERIFY_RESULT(put(*m_one, {{"a", "1"}}, 60s));
        m_server->kill();
        COMPARE_ERROR(put(*m_one, {{"a", "2"}}, 60s), ErrorKind::Unavailable, "no_connection");
        COMPARE_ERROR(find(*m_one, "a"), ErrorKind::Unavailable, "no_connection");
        VERIFY_RESULT(m_server->startAgain());
        QTRY_VERIFY(put(*m_one, {{"a", "3"}}, 60s));
        QCOMPARE(find(*m_one, "a").value(), std::optional<std::string>("3"));
    }

    void whatIsOnlyFoundIsToldToNobody()
    {
        QTRY_COMPARE(m_one->programs(), std::size_t(2)); // which is told as well
        QTRY_COMPARE(m_other->programs(), std::size_t(2));
        PostgresSession ear(m_address);
        VERIFY_RESULT(ear.open());
        VERIFY_RESULT(ear.openShared());
        const auto hasNews = [&ear] {
            const bool hadNews = ear.hasNews().value();
            QCoreApplication::processEvents();
            return ear.hasNews().value() || hadNews;
        };
        QVERIFY(hasNews()); // it is new
        VERIFY_RESULT(answerOf<void>([&](auto done) {
            m_one->put({{"context/quiet", "1"}}, 60s, SharedValues::Told::Nobody, done);
        }));
        QVERIFY(!hasNews());
        QCOMPARE(find(*m_other, "context/quiet").value(), std::optional<std::string>("1"));
        VERIFY_RESULT(put(*m_one, {{"context/loud", "2"}}, 60s));
        bool heard = false;
        QTRY_VERIFY(heard = heard || hasNews());
    }

    // Anybody who may log in can say NOTIFY.
    void aStormOfNewsHoldsNobodyUp()
    {
        std::map<std::string, std::string> heard;
        m_other->follow("context/", [&](const SharedValues::Named &named) {
            heard.insert_or_assign(named.name, named.value);
        });
        PostgresSession stranger(m_address);
        VERIFY_RESULT(stranger.open());
        VERIFY_RESULT(stranger.run("DO $$ BEGIN FOR i IN 1..3000 LOOP"
                                   " PERFORM pg_notify('tooltray', current_schema() || '/shared');"
                                   " COMMIT; END LOOP; END $$"));
        QElapsedTimer timer;
        timer.start();
        VERIFY_RESULT(put(*m_other, {{"mine", "1"}}, 60s));
        const qint64 waited = timer.elapsed();
        VERIFY_RESULT(put(*m_one, {{"context/a", "last"}}, 60s));
        QTRY_COMPARE(heard["context/a"], std::string("last"));
        QVERIFY2(waited < 1'000, std::to_string(waited).c_str());
    }

    void whatAnotherHandWroteIsReadWithinBounds()
    {
        PostgresSession stranger(m_address);
        VERIFY_RESULT(stranger.open());
        VERIFY_RESULT(put(*m_one, {{"context/a", "mine"}}, 60s)); // the table is there
        std::size_t heard = 0;
        const auto count = [&heard](const SharedValues::Named &) { ++heard; };
        VERIFY_RESULT(stranger.run(
            "INSERT INTO tooltray_shared SELECT 'big', convert_to(repeat('x', 16777217), 'UTF8'),"
            " 'infinity'"));
        QCOMPARE(find(*m_other, "big").value(), std::optional<std::string>());
        VERIFY_RESULT(stranger.run("INSERT INTO tooltray_shared SELECT 'many/' || i, '', 'infinity'"
                                   " FROM generate_series(1, 10001) i"));
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("is too large, and is not read")));
        m_other->follow("many/", count);
        m_other->follow("context/", count);
        QTRY_COMPARE(heard, std::size_t(1));
        VERIFY_RESULT(stranger.run("INSERT INTO tooltray_shared VALUES ('instance/ghost', '', 'infinity')"));
        VERIFY_RESULT(stranger.run("DELETE FROM tooltray_shared WHERE name = 'many/1'"));
        VERIFY_RESULT(put(*m_one, {{"context/b", "next"}}, 60s));
        QTRY_COMPARE(heard, std::size_t(10'002));
        VERIFY_RESULT(put(*m_other, {{"a", "1"}}, 60s)); // behind the count
        QCOMPARE(m_other->programs(), std::size_t(2));
    }

    void oneWithAnotherKeyIsWarnedOf()
    {
        QTRY_COMPARE(m_one->programs(), std::size_t(2));
        const QRegularExpression warning(QStringLiteral("another storage.shared_key"));
        for (int i = 0; i < 3; ++i)
            QTest::ignoreMessage(QtWarningMsg, warning); // of each
        QTest::failOnWarning(warning);
        const SharedTable stranger(m_address, "another key", m_clock);
        VERIFY_RESULT(put(*m_other, {{"a", "1"}}, 60s)); // tells
        QTRY_COMPARE(stranger.programs(), std::size_t(3));
        QTRY_COMPARE(m_one->programs(), std::size_t(3)); // it serves the same endpoints
        QTRY_COMPARE(m_other->programs(), std::size_t(3));
    }

    void moreThanMayWaitIsRefused()
    {
        const std::string large(SharedTable::kMaxWaitingBytes + 1, 'x');
        COMPARE_ERROR(put(*m_one, {{"a", large}}, 60s), ErrorKind::Unavailable, "busy");
    }

private:
    static Result<void> put(SharedTable &program, const std::vector<SharedValues::Named> &values,
                            SharedValues::Lifetime lifetime)
    {
        return answerOf<void>(
            [&](auto done) { program.put(values, lifetime, SharedValues::Told::Followers, done); });
    }
    static Result<std::optional<std::string>> find(SharedTable &program, const std::string &name)
    {
        return answerOf<std::optional<std::string>>([&](auto done) { program.find(name, done); });
    }

    std::unique_ptr<PostgresServer> m_server;
    PostgresAddress m_address;
    FakeClock m_clock;
    std::unique_ptr<SharedTable> m_one;
    std::unique_ptr<SharedTable> m_other;
};

TOOLTRAY_TEST(SharedTableTest)
#include "sharedtabletest.moc"
