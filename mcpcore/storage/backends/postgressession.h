// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/backends/sqlsession.h"

#include <QSqlDriver>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tooltray::storage {

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
    ~PostgresSession() override;

    Result<void> open() override;
    // Concurrent changes by others show in the number of affected rows.
    const char *beginWriting() const override { return "BEGIN"; }
    const char *beginReading() const override { return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"; }
    std::optional<QString> versionColumn() const override { return QStringLiteral("xmin::text"); }
    Result<bool> hasNews() override;
    void onNews(std::function<void()> callback) override { m_onNews = std::move(callback); }

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
    std::unique_ptr<QObject> m_ear; // goes before what it calls
    bool m_hasNews = true;
};

} // namespace tooltray::storage
