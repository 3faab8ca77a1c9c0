// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sharedtable.h"

#include "base/task/ask.h"
#include "base/text/random.h"

#include <QDeadlineTimer>
#include <QMessageAuthenticationCode>

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
                      const SharedValues::Lifetime &lifetime, SharedValues::Told told)
{
    SqlTransaction transaction(session);
    if (auto begun = transaction.begin("BEGIN"); !begun)
        return begun;
    for (const SharedValues::Named &named : values) {
        if (auto stored = store(session, named, lifetime); !stored)
            return stored;
    }
    if (told == SharedValues::Told::Followers) {
        if (auto announced = session.run(kTellOthers); !announced) // once it is committed
            return announced;
    }
    return transaction.commit();
}

// Tells nothing of the key but whether another one is the same.
std::string digestOf(std::string_view key)
{
    return QMessageAuthenticationCode::hash("tooltray shared key",
                                            {key.data(), static_cast<qsizetype>(key.size())},
                                            QCryptographicHash::Sha256)
        .toStdString();
}

QVariant asLimit(std::size_t most)
{
    return static_cast<qlonglong>(most);
}

// Nothing where it is more than may be read.
Result<std::optional<std::vector<SqlSession::Row>>> rowsBelow(SqlSession &session, const std::string &prefix)
{
    auto size = session.select(query("SELECT count(*), coalesce(sum(octet_length(value)), 0)"
                                     " FROM tooltray_shared WHERE starts_with(name, ?) AND expires > now()"),
                               {SqlSession::text(prefix)});
    if (!size)
        return std::move(size).error();
    const SqlSession::Row &row = size->front();
    if (row[0].toULongLong() > SharedTable::kMaxFollowed
        || row[1].toULongLong() > SharedTable::kMaxValueBytes)
        return std::optional<std::vector<SqlSession::Row>>();
    auto rows = session.select(
        query("SELECT name, value FROM tooltray_shared WHERE starts_with(name, ?)"
              " AND octet_length(value) <= ? AND expires > now() LIMIT ?"),
        {SqlSession::text(prefix), asLimit(SharedTable::kMaxValueBytes), asLimit(SharedTable::kMaxFollowed)});
    if (!rows)
        return std::move(rows).error();
    return std::optional(*std::move(rows));
}

} // namespace

Result<SharedTable::Programs> SharedTable::countPrograms(SqlSession &session, const Named &self)
{
    if (auto there = store(session, self, kThere); !there)
        return std::move(there).error();
    if (auto swept = session.change(query("DELETE FROM tooltray_shared WHERE expires < now()")); !swept)
        return std::move(swept).error();
    // One that is there said so within that time; what another hand put there for longer is none.
    auto rows =
        session.select(query("SELECT count(*), count(*) FILTER (WHERE value <> ?) FROM tooltray_shared"
                             " WHERE starts_with(name, ?) AND expires <= now() + make_interval(secs => ?)"),
                       {SqlSession::bytes(self.value), SqlSession::text(kInstances),
                        static_cast<qlonglong>(kThere.count())});
    if (!rows)
        return std::move(rows).error();
    const SqlSession::Row &row = rows->front();
    return Programs{static_cast<std::size_t>(std::max<qlonglong>(1, row[0].toLongLong())),
                    row[1].toLongLong() > 0};
}

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

    void leave(const std::string &row)
    {
        if (!m_session || !m_session->isOpen())
            return;
        static_cast<void>(
            m_session->change(query("DELETE FROM tooltray_shared WHERE name = ?"), {SqlSession::text(row)}));
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

SharedTable::SharedTable(PostgresAddress address, std::string_view key, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_self{kInstances + randomToken(), digestOf(key)}
    , m_thread("shared")
    , m_worker(m_thread.take(std::make_unique<Worker>()))
{
    post(m_worker, [this, worker = m_worker, address = std::move(address)]() mutable {
        worker->begin(std::move(address), [this] { post(this, [this] { refresh(); }); });
    });
    beat();
}

SharedTable::~SharedTable()
{
    post(m_worker, [worker = m_worker, row = m_self.name] { worker->leave(row); });
}

template <typename F>
auto SharedTable::inTable(F function)
{
    return ask(m_worker, [worker = m_worker, function = std::move(function)]() mutable {
        return worker->use(function);
    });
}

// Any user of the database can announce news: however many there are, one look at a time is on its way, so that what
// calls wait for is not behind hundreds.
void SharedTable::refresh()
{
    m_isStale = true;
    if (m_refreshing > 0)
        return;
    m_isStale = false;
    look();
    beat(); // another program may have come or gone
}

void SharedTable::refreshed()
{
    if (--m_refreshing == 0 && m_isStale)
        refresh();
}

void SharedTable::beat()
{
    ++m_refreshing;
    const auto counted =
        ask(m_worker, [worker = m_worker, self = m_self]() -> Result<std::pair<Programs, bool>> {
            auto programs = worker->use([&](SqlSession &session) { return countPrograms(session, self); });
            if (!programs)
                return std::move(programs).error();
            return std::pair(*programs, worker->isNew());
        });
    whenDone(counted, this, [this](const Result<std::pair<Programs, bool>> &result) {
        m_beat = m_clock.startTimer(kBeat, [this] { beat(); });
        if (result)
            count(result->first);
        if (result && result->second) // what was put while there was no connection was not heard of
            m_isStale = true;
        refreshed();
    });
}

void SharedTable::count(const Programs &programs)
{
    if (programs.hasOtherKeys && !m_programs.hasOtherKeys)
        m_log.warning("Another server on this library has another storage.shared_key. It refuses approvals "
                      "and cursors of this one, and this one those of it.");
    m_programs = programs;
}

void SharedTable::put(std::vector<Named> values, Lifetime lifetime, Told told,
                      tooltray::Done<Result<void>> done)
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
    const auto put = inTable([values = std::move(values), lifetime, told](SqlSession &session) {
        return storeAll(session, values, lifetime, told);
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
            auto rows = session.select(query("SELECT value FROM tooltray_shared WHERE name = ?"
                                             " AND octet_length(value) <= ? AND expires > now()"),
                                       {SqlSession::text(name), asLimit(kMaxValueBytes)});
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
    ++m_refreshing;
    const auto read =
        inTable([prefix = followed.prefix](SqlSession &session) { return rowsBelow(session, prefix); });
    whenDone(read, this, [this, &followed](const Result<std::optional<std::vector<SqlSession::Row>>> &rows) {
        if (rows && *rows)
            tell(followed, **rows);
        if (rows && !*rows && !m_isTooMuch)
            m_log.warning("The data shared with the library is too large, and is not read: more than "
                          + std::to_string(kMaxFollowed) + " values below " + followed.prefix
                          + ", or more than " + std::to_string(kMaxValueBytes) + " bytes.");
        if (rows)
            m_isTooMuch = !*rows;
        refreshed();
    });
}

void SharedTable::tell(Followed &followed, const std::vector<SqlSession::Row> &rows)
{
    std::map<std::string, std::string> known;
    for (const SqlSession::Row &row : rows) {
        Named named{row[0].toString().toStdString(), SqlSession::bytesIn(row[1])};
        const auto before = followed.known.find(named.name);
        if (m_putting.contains(named.name)) { // what was read is older
            if (before != followed.known.end())
                known.insert(*before);
            continue;
        }
        const bool isNew = before == followed.known.end() || before->second != named.value;
        const auto &[name, value] = *known.emplace(std::move(named.name), std::move(named.value)).first;
        if (isNew)
            followed.changed({name, value});
    }
    followed.known = std::move(known); // without those that have ended
}

} // namespace tooltray::storage
