// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
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

} // namespace tooltray::storage
