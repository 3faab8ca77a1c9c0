// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/sqlbackend.h"

#include "base/text/random.h"
#include "base/time/rfc3339.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"

#include <QStringList>

#include <algorithm>
#include <chrono>

namespace tooltray::storage {

namespace {

using workspace::Document;
using workspace::DocumentKey;

constexpr std::size_t kRowsAtOnce = 500; // in one question; databases allow some thousand values

QString sql(const char *statement)
{
    return QString::fromLatin1(statement);
}

QVariant pathOf(const DocumentKey &key)
{
    return SqlSession::text(relativePath(key));
}

std::optional<DocumentKey> keyIn(const QVariant &path)
{
    return documentAt(path.toString().toStdString());
}

} // namespace

SqlBackend::SqlBackend(std::unique_ptr<SqlSession> session, workspace::Formats formats)
    : m_session(std::move(session))
    , m_formats(std::move(formats))
{}

void SqlBackend::open()
{
    if (m_session->isOpen() && !m_whyReadOnly)
        return;
    m_whyReadOnly.reset();
    if (auto opened = m_session->open(); !opened)
        m_whyReadOnly = std::move(opened).error();
}

Result<std::vector<Document>> SqlBackend::load()
{
    m_known.clear();
    if (auto open = checkOpen(); !open)
        return std::move(open).error();
    auto found = compare();
    if (!found)
        return std::move(found).error();
    return documentsOf(*std::move(found));
}

Result<std::vector<DocumentChange>> SqlBackend::rescan()
{
    if (auto open = checkOpen(); !open)
        return std::move(open).error();
    const auto hasNews = m_session->hasNews();
    if (!hasNews)
        return noted(hasNews.error());
    return *hasNews ? compare() : std::vector<DocumentChange>();
}

Result<void> SqlBackend::commit(const Commit &commit)
{
    open();
    if (m_whyReadOnly)
        return *m_whyReadOnly;
    const std::string token = randomToken();
    {
        SqlTransaction transaction(*m_session);
        if (auto begun = transaction.begin(m_session->beginWriting()); !begun)
            return noted(std::move(begun).error());
        if (auto written = write(commit, token); !written)
            return noted(std::move(written).error());
        if (auto done = transaction.commit(); !done) {
            const Error error = noted(std::move(done).error());
            if (m_session->isOpen())
                return error;
            if (auto settled = settle(error, token); !settled)
                return settled;
        }
    }
    for (const DocumentChange &change : commit.changes) {
        if (change.body)
            m_known.insert_or_assign(change.key, Known{stampOf(*change.body)});
        else
            m_known.erase(change.key);
    }
    return {};
}

// All of it but the end. Rows are locked in the same order by everybody, so that nobody waits in a circle.
Result<void> SqlBackend::write(Commit commit, const std::string &token)
{
    std::ranges::sort(commit.changes, {}, &DocumentChange::key);
    auto record = prepare(commit);
    if (!record)
        return std::move(record).error();
    for (std::size_t i = 0; i < record->entries.size(); ++i) {
        if (auto changed = changeRow(record->entries[i], commit.changes[i]); !changed)
            return changed;
    }
    auto number =
        m_session->select(sql("INSERT INTO tooltray_commits (token, record) VALUES (?, ?) RETURNING number"),
                          {SqlSession::text(token), SqlSession::bytes(encode(*record))});
    if (!number)
        return std::move(number).error();
    if (auto copied = copyBeforeMigration(*record, number->front().front().toULongLong()); !copied)
        return copied;
    auto forgotten =
        m_session->change(sql("DELETE FROM tooltray_commits WHERE number NOT IN"
                              " (SELECT number FROM tooltray_commits ORDER BY number DESC LIMIT ?)"),
                          {static_cast<int>(kSavedStates)});
    return forgotten ? Result<void>() : std::move(forgotten).error();
}

Result<CommitRecord> SqlBackend::prepare(const Commit &commit)
{
    std::vector<DocumentKey> keys;
    for (const DocumentChange &change : commit.changes)
        keys.push_back(change.key);
    auto found = read(keys);
    if (!found)
        return std::move(found).error();
    CommitRecord record{commit.label,
                        formatRfc3339(std::chrono::time_point_cast<std::chrono::milliseconds>(
                            std::chrono::system_clock::now())),
                        {}};
    for (const DocumentChange &change : commit.changes) {
        const auto row = found->find(change.key);
        auto before = row == found->end() ? std::nullopt : std::optional(std::move(row->second.body));
        if (auto refused = refusal(change, before, m_formats))
            return std::move(*refused);
        record.entries.push_back({change.key, std::move(before), change.body});
    }
    return record;
}

// Only from what it was when it was read: where databases let others change it since, no row is affected.
Result<void> SqlBackend::changeRow(const CommitRecord::Entry &entry, const DocumentChange &change)
{
    if (!entry.before && !entry.after)
        return {};
    const QVariant path = pathOf(entry.key);
    const auto affected = [&]() -> Result<int> {
        if (!entry.before)
            return m_session->change(sql("INSERT INTO tooltray_documents (path, body) VALUES (?, ?) ON "
                                         "CONFLICT (path) DO NOTHING"),
                                     {path, SqlSession::bytes(*entry.after)});
        if (!entry.after)
            return m_session->change(sql("DELETE FROM tooltray_documents WHERE path = ? AND body = ?"),
                                     {path, SqlSession::bytes(*entry.before)});
        return m_session->change(sql("UPDATE tooltray_documents SET body = ? WHERE path = ? AND body = ?"),
                                 {SqlSession::bytes(*entry.after), path, SqlSession::bytes(*entry.before)});
    }();
    if (!affected)
        return affected.error();
    if (*affected == 1)
        return {};
    auto now = read({entry.key});
    if (!now)
        return std::move(now).error();
    const auto row = now->find(entry.key);
    auto refused =
        refusal(change, row == now->end() ? std::nullopt : std::optional(row->second.body), m_formats);
    return refused.value_or(Error{ErrorKind::Unavailable, "busy",
                                  CORE_TEXT("Core", "Others are changing the same documents."),
                                  CORE_TEXT("Core", "Try again; nothing was changed.")});
}

Result<void> SqlBackend::copyBeforeMigration(const CommitRecord &record, std::uint64_t number)
{
    const auto format = migratesFrom(record);
    if (!format)
        return {};
    auto existing = copies();
    if (!existing)
        return std::move(existing).error();
    if (std::ranges::any_of(*existing, [&](const auto &copy) { return covers(copy.second, record); }))
        return {};
    auto all = readAll();
    if (!all)
        return std::move(all).error();
    WorkspaceCopy copy{*format, record.label, record.time, {}};
    for (auto &[key, found] : *all)
        copy.documents.emplace(key, std::move(found.body));
    for (const CommitRecord::Entry &entry : record.entries) {
        if (entry.before)
            copy.documents.insert_or_assign(entry.key, *entry.before);
        else
            copy.documents.erase(entry.key);
    }
    return insertCopy(copy, number);
}

Result<void> SqlBackend::insertCopy(const WorkspaceCopy &copy, std::uint64_t number)
{
    auto kept =
        m_session->change(sql("INSERT INTO tooltray_copies (name, content) VALUES (?, ?)"),
                          {SqlSession::text(copyName(copy.format, number)), SqlSession::bytes(encode(copy))});
    return kept ? Result<void>() : std::move(kept).error();
}

Result<void> SqlBackend::keep(const std::string &label)
{
    open();
    if (m_whyReadOnly)
        return *m_whyReadOnly;
    SqlTransaction transaction(*m_session);
    if (auto begun = transaction.begin(m_session->beginWriting()); !begun)
        return noted(std::move(begun).error());
    auto number = spentNumber();
    if (!number)
        return noted(std::move(number).error());
    auto all = readAll();
    if (!all)
        return noted(std::move(all).error());
    Bodies documents;
    for (auto &[key, found] : *all)
        documents.emplace(key, std::move(found.body));
    auto kept = insertCopy(copyNow(std::move(documents), label), *number).andThen([&] {
        return transaction.commit();
    });
    return kept ? Result<void>() : noted(std::move(kept).error());
}

// Between those of the last commit and of the next one; no commit gets it any more.
Result<std::uint64_t> SqlBackend::spentNumber()
{
    auto number =
        m_session->select(sql("INSERT INTO tooltray_commits (token, record) VALUES (?, ?) RETURNING number"),
                          {SqlSession::text(randomToken()), SqlSession::bytes("")});
    if (!number)
        return std::move(number).error();
    const QVariant spent = number->front().front();
    auto removed = m_session->change(sql("DELETE FROM tooltray_commits WHERE number = ?"), {spent});
    if (!removed)
        return std::move(removed).error();
    return static_cast<std::uint64_t>(spent.toULongLong());
}

// The connection was lost on the way to the end or on the way back: did it count? The token cannot be written
// twice, and the database makes this wait for the lost transaction.
Result<void> SqlBackend::settle(const Error &lost, const std::string &token)
{
    open();
    SqlTransaction transaction(*m_session);
    if (!m_whyReadOnly && transaction.begin(m_session->beginWriting())) {
        auto written = m_session->change(sql("INSERT INTO tooltray_commits (token, record) VALUES (?, ?)"),
                                         {SqlSession::text(token), SqlSession::bytes("")});
        if (written)
            return lost;
        if (written.error().code == "exists")
            return {};
    }
    return Error{
        ErrorKind::Unavailable, "unconfirmed",
        CORE_TEXT("Core",
                  "The connection was lost while the change was being saved. Whether it was saved is known "
                  "once the connection is back."),
        CORE_TEXT("Core", "Wait for the connection, then check the result before you retry.")};
}

Result<std::vector<SavedState>> SqlBackend::states()
{
    if (auto open = checkOpen(); !open)
        return std::move(open).error();
    auto all = records();
    if (!all)
        return noted(std::move(all).error());
    auto kept = copies();
    if (!kept)
        return noted(std::move(kept).error());
    std::vector<SavedState> states;
    for (const NumberedRecord &record : *all)
        states.push_back(stateBefore(record.number, record.record));
    for (auto &[name, copy] : *kept)
        states.push_back(stateIn(std::move(name), copy));
    std::ranges::stable_sort(states, std::ranges::greater(), &SavedState::revision);
    return states;
}

Result<Commit> SqlBackend::restorePlan(const std::string &state)
{
    if (auto open = checkOpen(); !open)
        return std::move(open).error();
    auto all = readAll();
    if (!all)
        return noted(std::move(all).error());
    auto found = statesAndLabel(state, *all);
    if (!found)
        return noted(std::move(found).error());
    const auto &[states, label] = *found;
    States current;
    for (const auto &[key, body] : states) {
        const auto row = all->find(key);
        current.emplace(key, row == all->end() ? std::nullopt : std::optional(std::move(row->second.body)));
    }
    return commitTo(states, current, label);
}

Result<std::pair<States, std::string>> SqlBackend::statesAndLabel(const std::string &state, const Rows &now)
{
    auto kept = copies();
    if (!kept)
        return std::move(kept).error();
    const auto copy = std::ranges::find(*kept, state, &std::pair<std::string, WorkspaceCopy>::first);
    if (copy != kept->end()) {
        std::vector<DocumentKey> keys;
        for (const auto &[key, found] : now)
            keys.push_back(key);
        return std::pair(statesIn(copy->second, keys), copy->second.label);
    }
    auto all = records();
    if (!all)
        return std::move(all).error();
    const auto first = std::ranges::find(*all, numberIn(state).value_or(0), &NumberedRecord::number);
    if (first == all->end())
        return noSuchState(state);
    std::vector<CommitRecord> since;
    for (auto record = first; record != all->end(); ++record)
        since.push_back(std::move(record->record));
    return std::pair(statesBefore(since), since.front().label);
}

Result<void> SqlBackend::checkOpen()
{
    if (m_session->isOpen())
        return {};
    if (!m_whyReadOnly) {
        m_whyReadOnly = Error{ErrorKind::Unavailable, "no_connection",
                              CORE_TEXT("Core", "The connection to the database is lost."),
                              CORE_TEXT("Core", "Tooltray reconnects automatically.")};
    }
    return *m_whyReadOnly;
}

Error SqlBackend::noted(Error error)
{
    if (!m_session->isOpen())
        m_whyReadOnly = error;
    return error;
}

Result<SqlBackend::Rows> SqlBackend::readWhere(const QString &condition, const std::vector<QVariant> &values)
{
    const QString version = m_session->versionColumn().value_or(QStringLiteral("''"));
    auto rows = m_session->select(
        sql("SELECT path, body, ") + version + sql(" FROM tooltray_documents ") + condition, values);
    if (!rows)
        return std::move(rows).error();
    Rows found;
    for (const SqlSession::Row &row : *rows) {
        if (const auto key = keyIn(row[0]))
            found.emplace(*key, Found{SqlSession::bytesIn(row[1]), row[2].toString()});
    }
    return found;
}

Result<SqlBackend::Rows> SqlBackend::readAll()
{
    return readWhere({}, {});
}

Result<SqlBackend::Rows> SqlBackend::read(const std::vector<DocumentKey> &keys)
{
    Rows found;
    for (std::size_t begin = 0; begin < keys.size(); begin += kRowsAtOnce) {
        const std::size_t end = std::min(keys.size(), begin + kRowsAtOnce);
        QStringList places;
        std::vector<QVariant> paths;
        for (std::size_t i = begin; i < end; ++i) {
            places.append(QStringLiteral("?"));
            paths.push_back(pathOf(keys[i]));
        }
        auto some = readWhere(sql("WHERE path IN (") + places.join(u',') + u')', paths);
        if (!some)
            return some;
        found.merge(*some);
    }
    return found;
}

// What differs from what is known. One state of the database, although it takes two questions.
Result<std::vector<DocumentChange>> SqlBackend::compare()
{
    SqlTransaction transaction(*m_session);
    if (auto begun = transaction.begin(m_session->beginReading()); !begun)
        return noted(std::move(begun).error());
    auto changes = compareNow();
    if (!changes)
        return noted(std::move(changes).error());
    return changes;
}

Result<std::vector<DocumentChange>> SqlBackend::compareNow()
{
    std::map<DocumentKey, Known> seen;
    Rows rows;
    if (const auto column = m_session->versionColumn()) {
        auto versions = m_session->select(sql("SELECT path, ") + *column + sql(" FROM tooltray_documents"));
        if (!versions)
            return std::move(versions).error();
        std::vector<DocumentKey> keys;
        for (const SqlSession::Row &row : *versions) {
            const auto key = keyIn(row[0]);
            if (!key)
                continue;
            const auto known = m_known.find(*key);
            if (known != m_known.end() && known->second.version == row[1].toString())
                seen.insert(*known);
            else
                keys.push_back(*key);
        }
        auto some = read(keys);
        if (!some)
            return std::move(some).error();
        rows = std::move(*some);
    } else {
        auto all = readAll();
        if (!all)
            return std::move(all).error();
        rows = std::move(*all);
    }
    std::vector<DocumentChange> changes;
    for (auto &[key, found] : rows) {
        const Stamp stamp = stampOf(found.body);
        const auto known = m_known.find(key);
        seen.emplace(key, Known{stamp, found.version});
        if (known == m_known.end())
            changes.push_back({key, std::move(found.body), std::nullopt});
        else if (known->second.stamp != stamp)
            changes.push_back({key, std::move(found.body), known->second.stamp});
    }
    for (const auto &[key, known] : m_known) {
        if (!seen.contains(key))
            changes.push_back({key, std::nullopt, known.stamp});
    }
    m_known = std::move(seen);
    return changes;
}

Result<std::vector<SqlBackend::NumberedRecord>> SqlBackend::records()
{
    auto rows = m_session->select(sql("SELECT number, record FROM tooltray_commits ORDER BY number"));
    if (!rows)
        return std::move(rows).error();
    std::vector<NumberedRecord> records;
    for (const SqlSession::Row &row : *rows) {
        auto record = decodeRecord(SqlSession::bytesIn(row[1]));
        if (!record)
            records.clear(); // nobody knows how things were before those that cannot be read
        else
            records.push_back({row[0].toULongLong(), std::move(*record)});
    }
    return records;
}

Result<std::vector<std::pair<std::string, WorkspaceCopy>>> SqlBackend::copies()
{
    auto rows = m_session->select(sql("SELECT name, content FROM tooltray_copies ORDER BY name"));
    if (!rows)
        return std::move(rows).error();
    std::vector<std::pair<std::string, WorkspaceCopy>> copies;
    for (const SqlSession::Row &row : *rows) {
        if (auto copy = decodeCopy(SqlSession::bytesIn(row[1])))
            copies.emplace_back(row[0].toString().toStdString(), std::move(*copy));
    }
    return copies;
}

} // namespace tooltray::storage
