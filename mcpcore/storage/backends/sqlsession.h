// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QSqlError;

namespace tooltray::storage {

// A connection to a database that has our tables, and what is said over it. Made, used and destroyed on one
// thread; every call waits.
//
//     tooltray_documents   path, body        the documents, under the paths of layout.h
//     tooltray_commits     number, token, record   the last commits, to go back behind
//     tooltray_copies      name, content     what was there before migrations, and when somebody asked for a copy
class SqlSession {
    Q_DISABLE_COPY_MOVE(SqlSession)

public:
    using Row = std::vector<QVariant>;

    // A value as the databases take it: text as text, anything else as bytes.
    static QVariant text(std::string_view text);
    static QVariant bytes(std::string_view bytes);
    static std::string bytesIn(const QVariant &value);

    virtual ~SqlSession();

    // Connects, and makes the tables where there are none. An error is why nothing can be written; where
    // there is at least something to read, it isOpen() all the same.
    virtual Result<void> open() = 0;
    bool isOpen() const { return m_database.isOpen(); }
    void close();

    // A transaction in which others change nothing that this one has seen, or in which they are noticed by
    // what change() affects.
    virtual const char *beginWriting() const = 0;
    virtual const char *beginReading() const = 0;
    // A column whose value changes with every write to the row; nothing if there is none and the body has
    // to be compared.
    virtual std::optional<QString> versionColumn() const = 0;

    // True if others may have changed something since the last call, or since the connection was made.
    virtual Result<bool> hasNews() = 0;
    // Calls back from the event loop when there will be news.
    virtual void onNews(std::function<void()> callback) { static_cast<void>(callback); }

    Result<std::vector<Row>> select(const QString &statement, const std::vector<QVariant> &values = {});
    // The number of rows affected.
    Result<int> change(const QString &statement, const std::vector<QVariant> &values = {});
    Result<void> run(const char *statement);
    // Called at the end of a transaction in which something failed.
    void freeFailed() { m_failed.reset(); }

protected:
    explicit SqlSession(const char *driver);

    QSqlDatabase &database() { return m_database; }
    virtual Error errorOf(const QSqlError &error) const = 0;
    // Returns nothing if the driver is available.
    static std::optional<Error> missingDriver(const char *driver, const char *package);

private:
    Result<QSqlQuery> ask(const QString &statement, const std::vector<QVariant> &values);

    QSqlDatabase m_database;
    // Its statement cannot be freed before the transaction that it spoiled has ended.
    std::optional<QSqlQuery> m_failed;
};

// Ends the transaction that has begun, unless it was committed.
class SqlTransaction {
    Q_DISABLE_COPY_MOVE(SqlTransaction)

public:
    explicit SqlTransaction(SqlSession &session) : m_session(session) {}
    ~SqlTransaction();

    Result<void> begin(const char *statement);
    Result<void> commit();

private:
    SqlSession &m_session;
    bool m_isOpen = false;
};

// A workspace in one file of SQLite. Readers never wait for writers (WAL), what is committed is on disk
// (synchronous FULL), and who finds another one writing waits a while.
class SqliteSession final : public SqlSession {
public:
    // The format of the tables, kept as user_version.
    static constexpr std::int64_t kFormat = 1;
    // Marks the file as ours: "Tool".
    static constexpr std::int64_t kApplicationId = 0x546f6f6c;

    explicit SqliteSession(std::string path, std::chrono::milliseconds patience = std::chrono::seconds(5));

    Result<void> open() override;
    const char *beginWriting() const override { return "BEGIN IMMEDIATE"; }
    const char *beginReading() const override { return "BEGIN"; }
    std::optional<QString> versionColumn() const override { return std::nullopt; }
    Result<bool> hasNews() override;

protected:
    Error errorOf(const QSqlError &error) const override;

private:
    Result<void> openForWriting();
    Result<void> openForReading();
    Result<std::int64_t> pragma(const char *name);
    Result<void> setPragma(const char *name, std::int64_t value);
    Result<void> checkOwner();
    Result<void> makeTables();
    Error notWritable(const std::string &reason) const;

    std::string m_path;
    std::chrono::milliseconds m_patience;      // with others who write
    std::optional<std::int64_t> m_dataVersion; // as of the last look
    bool m_isReadOnly = false;
};

// The location of a team's workspace.
struct PostgresAddress {
    std::string host; // or the folder of a socket
    int port = 5432;
    std::string database;
    std::string user;
    std::string schema = "tooltray"; // one for each workspace
    // Options of libpq, such as sslmode and sslrootcert.
    std::map<std::string, std::string> options = {};
    // Asked each time a connection is made, on the thread that makes it, where it may wait. The password is
    // kept nowhere. Without this none is sent.
    std::function<Result<std::string>()> password = {};
};

// A workspace in a schema of a PostgreSQL database, which a team shares. A trigger tells every session by
// NOTIFY when documents were changed, whoever did it.
class PostgresSession final : public SqlSession {
public:
    static constexpr int kFormat = 1; // of the tables, kept in tooltray_about

    explicit PostgresSession(PostgresAddress address);

    Result<void> open() override;
    // Concurrent changes by others show in the number of affected rows.
    const char *beginWriting() const override { return "BEGIN"; }
    const char *beginReading() const override { return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"; }
    std::optional<QString> versionColumn() const override { return QStringLiteral("xmin::text"); }
    Result<bool> hasNews() override;
    void onNews(std::function<void()> callback) override { m_onNews = std::move(callback); }

    // Makes the table of the shared values where there is none, and hears of them alone from now on. Precondition: it
    // is open.
    Result<void> openShared();

protected:
    Error errorOf(const QSqlError &error) const override;

private:
    Result<void> connect();
    Result<void> prepare();
    Result<int> format();
    Result<void> makeTables();
    void hear(const QString &channel, QSqlDriver::NotificationSource source, const QVariant &payload);
    std::string place() const; // for people

    PostgresAddress m_address;
    std::function<void()> m_onNews;
    std::string m_heard;            // what news say that are meant
    std::unique_ptr<QObject> m_ear; // goes before what it calls
    bool m_hasNews = true;
};

} // namespace tooltray::storage
