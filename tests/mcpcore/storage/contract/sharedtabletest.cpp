// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sharedtable.h"
#include "base/text/random.h"
#include "support/await.h"
#include "support/fakeclock.h"
#include "support/postgresserver.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using namespace std::chrono_literals;

namespace {

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
        m_one = std::make_unique<SharedTable>(m_address, m_clock);
        m_other = std::make_unique<SharedTable>(m_address, m_clock);
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
        const auto late = std::make_unique<SharedTable>(m_address, m_clock);
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

    void moreThanMayWaitIsRefused()
    {
        const std::string large(SharedTable::kMaxWaitingBytes + 1, 'x');
        COMPARE_ERROR(put(*m_one, {{"a", large}}, 60s), ErrorKind::Unavailable, "busy");
    }

private:
    static Result<void> put(SharedTable &program, const std::vector<SharedValues::Named> &values,
                            SharedValues::Lifetime lifetime)
    {
        return answerOf<void>([&](auto done) { program.put(values, lifetime, done); });
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
