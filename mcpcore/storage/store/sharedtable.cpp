// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sharedtable.h"

#include "base/task/ask.h"
#include "base/text/random.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::storage {
namespace {

constexpr const char *kInstances = "instance/";
constexpr const char *kTellOthers = "SELECT pg_notify('tooltray', current_schema() || '/shared')";

QString query(const char *statement)
{
    return QString::fromLatin1(statement);
}

// The end of something that is kept for so long, as an expression and with its value.
std::pair<QString, std::vector<QVariant>> endOf(const SharedValues::Lifetime &lifetime)
{
    if (!lifetime)
        return {query("'infinity'"), {}};
    return {query("now() + make_interval(secs => ?)"), {static_cast<qlonglong>(lifetime->count())}};
}

Result<void> store(SqlSession &session, const SharedValues::Named &named,
                   const SharedValues::Lifetime &lifetime)
{
    const auto [expires, values] = endOf(lifetime);
    std::vector<QVariant> bound{SqlSession::text(named.name), SqlSession::bytes(named.value)};
    bound.insert(bound.end(), values.begin(), values.end());
    const auto stored =
        session.change(query("INSERT INTO tooltray_shared (name, value, expires) VALUES (?, ?, ") + expires
                           + query(") ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value,"
                                   " expires = EXCLUDED.expires"),
                       bound);
    return stored ? Result<void>() : stored.error();
}

Result<void> storeAll(SqlSession &session, const std::vector<SharedValues::Named> &values,
                      const SharedValues::Lifetime &lifetime)
{
    SqlTransaction transaction(session);
    if (auto begun = transaction.begin("BEGIN"); !begun)
        return begun;
    for (const SharedValues::Named &named : values) {
        if (auto stored = store(session, named, lifetime); !stored)
            return stored;
    }
    if (auto told = session.run(kTellOthers); !told) // once it is committed
        return told;
    return transaction.commit();
}

Result<std::size_t> countPrograms(SqlSession &session, const std::string &self)
{
    if (auto there = store(session, {kInstances + self, {}}, SharedTable::kThere); !there)
        return std::move(there).error();
    if (auto swept = session.change(query("DELETE FROM tooltray_shared WHERE expires < now()")); !swept)
        return std::move(swept).error();
    auto rows = session.select(query("SELECT count(*) FROM tooltray_shared WHERE starts_with(name, ?)"),
                               {SqlSession::text(kInstances)});
    if (!rows)
        return std::move(rows).error();
    return static_cast<std::size_t>(std::max<qlonglong>(1, rows->front().front().toLongLong()));
}

} // namespace

class SharedTable::Worker final : public QObject {
public:
    void begin(PostgresAddress address, std::function<void()> onNews)
    {
        m_session = std::make_unique<PostgresSession>(std::move(address));
        m_session->onNews(std::move(onNews));
    }

    // Does it once more over a new connection where the one before turns out to be gone.
    template <typename F>
    auto use(F function) -> std::invoke_result_t<F, SqlSession &>
    {
        if (auto ready = connect(); !ready)
            return std::move(ready).error();
        auto done = function(*m_session);
        m_session->freeFailed();
        if (done || m_session->isOpen())
            return done;
        if (auto ready = connect(); !ready)
            return std::move(ready).error();
        return function(*m_session);
    }

    // Whether the connection is another one than at the last call, of which the others are told.
    bool isNew()
    {
        if (m_isNew)
            static_cast<void>(m_session->run(kTellOthers));
        return std::exchange(m_isNew, false);
    }

    void leave(const std::string &self)
    {
        if (!m_session || !m_session->isOpen())
            return;
        static_cast<void>(m_session->change(query("DELETE FROM tooltray_shared WHERE name = ?"),
                                            {SqlSession::text(kInstances + self)}));
        static_cast<void>(m_session->run(kTellOthers));
    }

private:
    Result<void> connect()
    {
        if (m_session->isOpen())
            return {};
        // Others wait, and a server that is away is no use to any of them.
        if (m_refused && !m_pause.hasExpired())
            return *m_refused;
        auto opened = m_session->open().andThen([this] { return m_session->openShared(); });
        m_isNew = opened.hasValue();
        if (opened) {
            m_refused.reset();
            return opened;
        }
        m_session->close();
        m_refused = opened.error();
        m_pause.setRemainingTime(1'000);
        return opened;
    }

    std::unique_ptr<PostgresSession> m_session;
    std::optional<Error> m_refused;
    QDeadlineTimer m_pause;
    bool m_isNew = false;
};

SharedTable::SharedTable(PostgresAddress address, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_self(randomToken())
    , m_thread("shared")
    , m_worker(m_thread.take(std::make_unique<Worker>()))
{
    post(m_worker, [this, worker = m_worker, address = std::move(address)]() mutable {
        worker->begin(std::move(address), [this] {
            post(this, [this] {
                look();
                beat(); // another program may have come or gone
            });
        });
    });
    beat();
}

SharedTable::~SharedTable()
{
    post(m_worker, [worker = m_worker, self = m_self] { worker->leave(self); });
}

template <typename F>
auto SharedTable::inTable(F function)
{
    return ask(m_worker, [worker = m_worker, function = std::move(function)]() mutable {
        return worker->use(function);
    });
}

void SharedTable::beat()
{
    const auto counted =
        ask(m_worker, [worker = m_worker, self = m_self]() -> Result<std::pair<std::size_t, bool>> {
            auto programs = worker->use([&](SqlSession &session) { return countPrograms(session, self); });
            if (!programs)
                return std::move(programs).error();
            return std::pair(*programs, worker->isNew());
        });
    whenDone(counted, this, [this](const Result<std::pair<std::size_t, bool>> &result) {
        m_beat = m_clock.startTimer(kBeat, [this] { beat(); });
        if (!result)
            return;
        m_programs = result->first;
        if (result->second) // what was put while there was no connection was not heard of
            look();
    });
}

void SharedTable::put(std::vector<Named> values, Lifetime lifetime, tooltray::Done<Result<void>> done)
{
    std::size_t bytes = 0;
    for (const Named &named : values)
        bytes += named.name.size() + named.value.size();
    if (m_waitingBytes + bytes > kMaxWaitingBytes)
        return done(Error{ErrorKind::Unavailable, "busy",
                          CORE_TEXT("Core", "The database that instances share is too slow."),
                          CORE_TEXT("Core", "Try again; nothing was changed.")});
    m_waitingBytes += bytes;
    std::vector<std::string> names;
    for (const Named &named : values)
        names.push_back(named.name);
    m_putting.insert(names.begin(), names.end());
    const auto put = inTable([values = std::move(values), lifetime](SqlSession &session) {
        return storeAll(session, values, lifetime);
    });
    whenDone(put, this, [this, bytes, names, done = std::move(done)](const Result<void> &result) {
        m_waitingBytes -= bytes;
        for (const std::string &name : names)
            m_putting.erase(m_putting.find(name));
        done(result);
    });
}

void SharedTable::find(std::string name, tooltray::Done<Result<std::optional<std::string>>> done)
{
    const auto found =
        inTable([name = std::move(name)](SqlSession &session) -> Result<std::optional<std::string>> {
            auto rows =
                session.select(query("SELECT value FROM tooltray_shared WHERE name = ? AND expires > now()"),
                               {SqlSession::text(name)});
            if (!rows)
                return std::move(rows).error();
            if (rows->empty())
                return std::optional<std::string>();
            return std::optional(SqlSession::bytesIn(rows->front().front()));
        });
    whenDone(found, this, std::move(done));
}

void SharedTable::claim(std::string name, std::chrono::seconds lifetime, tooltray::Done<Result<bool>> done)
{
    const auto claimed = inTable([name = std::move(name), lifetime](SqlSession &session) -> Result<bool> {
        auto rows = session.change(query("INSERT INTO tooltray_shared (name, value, expires) VALUES"
                                         " (?, '', now() + make_interval(secs => ?)) ON CONFLICT DO NOTHING"),
                                   {SqlSession::text(name), static_cast<qlonglong>(lifetime.count())});
        return std::move(rows).transform([](int affected) { return affected == 1; });
    });
    whenDone(claimed, this, std::move(done));
}

void SharedTable::follow(std::string prefix, std::function<void(const Named &)> changed)
{
    m_followed.push_back(std::make_unique<Followed>(Followed{std::move(prefix), std::move(changed)}));
    look(*m_followed.back());
}

void SharedTable::look()
{
    for (const auto &followed : m_followed)
        look(*followed);
}

void SharedTable::look(Followed &followed)
{
    const auto read = inTable([prefix = followed.prefix](SqlSession &session) {
        return session.select(
            query("SELECT name, value FROM tooltray_shared WHERE starts_with(name, ?) AND expires > now()"),
            {SqlSession::text(prefix)});
    });
    whenDone(read, this, [this, &followed](const Result<std::vector<SqlSession::Row>> &rows) {
        if (!rows)
            return;
        for (const SqlSession::Row &row : *rows) {
            const Named named{row[0].toString().toStdString(), SqlSession::bytesIn(row[1])};
            if (m_putting.contains(named.name)) // what was read is older
                continue;
            auto [known, isNew] = followed.known.try_emplace(named.name, named.value);
            if (!isNew && known->second == named.value)
                continue;
            known->second = named.value;
            followed.changed(named);
        }
    });
}

} // namespace tooltray::storage
