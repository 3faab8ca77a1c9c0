// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/sqlsession.h"

#include <QSqlError>

#include <algorithm>
#include <array>
#include <string_view>

namespace tooltray::storage {

namespace {

constexpr const char *kPostgresDriver = "QPSQL";
constexpr const char *kChannel = "tooltray";

// Limits for a thread that others wait for: a server that is gone is found out, and a desktop that fell
// asleep within a transaction locks nobody out.
constexpr std::string_view kConnectOptions =
    "connect_timeout=5 keepalives_idle=10 keepalives_interval=5 keepalives_count=3 tcp_user_timeout=20000 "
    "application_name=tooltray";
constexpr const char *kSessionSettings = "SET client_min_messages = warning;"
                                         "SET synchronous_commit = on; SET lock_timeout = '10s';"
                                         "SET statement_timeout = '60s';"
                                         "SET idle_in_transaction_session_timeout = '60s'";

// Held while the tables are made, so that of two who come first one waits: "Tooltray" in numbers.
constexpr const char *kLockTables = "SELECT pg_advisory_xact_lock(6084206452138176889)";

constexpr std::array kPostgresTables{
    "CREATE TABLE tooltray_documents (path text PRIMARY KEY, body bytea NOT NULL)",
    "CREATE TABLE tooltray_commits (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " token text NOT NULL UNIQUE, record bytea NOT NULL)",
    "CREATE TABLE tooltray_copies (name text PRIMARY KEY, content bytea NOT NULL)",
    "CREATE TABLE tooltray_about (format integer NOT NULL)",
    "CREATE FUNCTION tooltray_tell() RETURNS trigger LANGUAGE plpgsql AS"
    " 'BEGIN PERFORM pg_notify(''tooltray'', TG_TABLE_SCHEMA); RETURN NULL; END'",
    "CREATE TRIGGER tooltray_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tooltray_documents"
    " FOR EACH STATEMENT EXECUTE FUNCTION tooltray_tell()",
    "INSERT INTO tooltray_about VALUES (1)"};

// Quotes a value for a libpq connection string.
QString quoted(const std::string &value)
{
    QString text = QString::fromStdString(value);
    text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + text + u'\'';
}

QString identifier(const std::string &name)
{
    QString text = QString::fromStdString(name);
    text.replace(u'"', QStringLiteral("\"\""));
    return u'"' + text + u'"';
}

struct StateCause {
    std::string_view state; // SQLSTATE, or the beginning of it
    ErrorKind kind;
    std::string_view code;
    Template hint;
};

constexpr std::array kStateCauses{
    StateCause{"08", ErrorKind::Unavailable, "no_connection",
               CORE_TEXT("Core", "Tooltray reconnects automatically.")},
    StateCause{"57P", ErrorKind::Unavailable, "no_connection",
               CORE_TEXT("Core", "Tooltray reconnects automatically.")},
    StateCause{"23505", ErrorKind::Conflict, "exists", CORE_TEXT("Core", "Try again; nothing was changed.")},
    StateCause{
        "42501", ErrorKind::Denied, "access_denied",
        CORE_TEXT("Core", "Ask the database administrator for the rights to read and change the schema.")},
    StateCause{"25006", ErrorKind::Unavailable, "not_writable",
               CORE_TEXT("Core", "Use the primary server; this one is a copy.")},
    StateCause{"53", ErrorKind::Unavailable, "not_writable",
               CORE_TEXT("Core", "Free some space on the server, then try again; nothing was changed.")},
    StateCause{"55P03", ErrorKind::Unavailable, "busy", CORE_TEXT("Core", "Try again; nothing was changed.")},
    StateCause{"57014", ErrorKind::Unavailable, "busy", CORE_TEXT("Core", "Try again; nothing was changed.")},
    StateCause{"40", ErrorKind::Unavailable, "busy", CORE_TEXT("Core", "Try again; nothing was changed.")},
};

std::string firstLine(const QString &text)
{
    const std::string all = text.trimmed().toStdString();
    return all.substr(0, all.find('\n'));
}

} // namespace

PostgresSession::PostgresSession(PostgresAddress address)
    : SqlSession(kPostgresDriver)
    , m_address(std::move(address))
{}

Result<void> PostgresSession::open()
{
    if (auto missing = missingDriver(kPostgresDriver, "libqt6sql6-psql"))
        return std::move(*missing);
    close();
    auto ready = connect().andThen([this] { return prepare(); });
    if (!ready)
        close();
    return ready;
}

Result<void> PostgresSession::connect()
{
    QString options =
        QString::fromUtf8(kConnectOptions.data(), static_cast<qsizetype>(kConnectOptions.size()));
    for (const auto &[name, value] : m_address.options) {
        // Qt takes every semicolon for the end of an option.
        if (value.find(';') != std::string::npos) {
            return Error{
                ErrorKind::Invalid,
                "bad_option",
                {CORE_TEXT("Core", "The option {name} of the workspace's storage contains a semicolon."),
                 {{"name", name}}},
                CORE_TEXT("Core", "Set it to a value without semicolons.")};
        }
        options += u' ' + QString::fromStdString(name) + u'=' + quoted(value);
    }
    database().setConnectOptions(options);
    database().setHostName(QString::fromStdString(m_address.host));
    database().setPort(m_address.port);
    database().setDatabaseName(QString::fromStdString(m_address.database));
    QString password;
    if (m_address.password) {
        auto given = m_address.password();
        if (!given)
            return std::move(given).error();
        password = QString::fromStdString(*given);
        std::ranges::fill(*given, '\0');
    }
    const bool isOpened = database().open(QString::fromStdString(m_address.user), password);
    password.fill(u'\0');
    if (isOpened)
        return {};
    return Error{ErrorKind::Unavailable,
                 "no_connection",
                 {CORE_TEXT("Core", "No connection to {place}: {reason}."),
                  {{"place", place()}, {"reason", firstLine(database().lastError().databaseText())}}},
                 CORE_TEXT("Core", "Check the server, the network and who may log in. While Tooltray runs, "
                                   "it retries automatically.")};
}

Result<void> PostgresSession::prepare()
{
    const QString schema = identifier(m_address.schema);
    const std::string searchPath = ("SET search_path TO " + schema.toStdString());
    auto found = run(kSessionSettings).andThen([&] { return run(searchPath.c_str()); }).andThen([this] {
        return format();
    });
    if (!found)
        return std::move(found).error();
    if (*found > kFormat) {
        return Error{
            ErrorKind::Conflict,
            "newer_format",
            {CORE_TEXT(
                 "Core",
                 "The workspace at {place} belongs to a newer version of Tooltray and is left untouched."),
             {{"place", place()}}},
            CORE_TEXT("Core", "Update Tooltray.")};
    }
    if (*found == 0) {
        if (auto made = makeTables(); !made)
            return made;
    }
    m_ear = std::make_unique<QObject>();
    QObject::connect(database().driver(), &QSqlDriver::notification, m_ear.get(),
                     [this](const QString &channel, QSqlDriver::NotificationSource source,
                            const QVariant &payload) { hear(channel, source, payload); });
    m_hasNews = true;
    m_heard = m_address.schema;
    if (!database().driver()->subscribeToNotification(QString::fromLatin1(kChannel)))
        return errorOf(database().driver()->lastError());
    return {};
}

// 0 where there are no tables yet.
Result<int> PostgresSession::format()
{
    auto table = select(QStringLiteral("SELECT to_regclass('tooltray_about') IS NOT NULL"));
    if (!table)
        return std::move(table).error();
    if (!table->front().front().toBool())
        return 0;
    auto rows = select(QStringLiteral("SELECT format FROM tooltray_about"));
    if (!rows)
        return std::move(rows).error();
    return rows->empty() ? 0 : rows->front().front().toInt();
}

Result<void> PostgresSession::makeTables()
{
    const std::string schema = "CREATE SCHEMA IF NOT EXISTS " + identifier(m_address.schema).toStdString();
    SqlTransaction transaction(*this);
    if (auto begun = transaction.begin("BEGIN"); !begun)
        return begun;
    auto found =
        run(kLockTables).andThen([&] { return run(schema.c_str()); }).andThen([this] { return format(); });
    if (!found)
        return std::move(found).error();
    if (*found == 0) { // still
        for (const char *statement : kPostgresTables) {
            if (auto made = run(statement); !made)
                return made;
        }
    }
    return transaction.commit();
}

Result<void> PostgresSession::openShared()
{
    m_heard = m_address.schema + "/shared";
    SqlTransaction transaction(*this);
    if (auto begun = transaction.begin("BEGIN"); !begun)
        return begun;
    // Two who make it at the same time would fail.
    auto made = run(kLockTables).andThen([this] {
        return run("CREATE TABLE IF NOT EXISTS tooltray_shared (name text PRIMARY KEY, value bytea NOT NULL,"
                   " expires timestamptz NOT NULL)");
    });
    return made ? transaction.commit() : made;
}

Result<bool> PostgresSession::hasNews()
{
    // Finds out whether the server is still there, too.
    if (auto alive = run("SELECT 1"); !alive)
        return std::move(alive).error();
    return std::exchange(m_hasNews, false);
}

void PostgresSession::hear(const QString &channel, QSqlDriver::NotificationSource source,
                           const QVariant &payload)
{
    if (channel != QLatin1String(kChannel) || source == QSqlDriver::SelfSource
        || payload.toString().toStdString() != m_heard)
        return;
    m_hasNews = true;
    if (m_onNews)
        m_onNews();
}

Error PostgresSession::errorOf(const QSqlError &error) const
{
    const std::string state = error.nativeErrorCode().toStdString();
    const std::string reason = firstLine(error.databaseText());
    if (!isOpen()) {
        return {ErrorKind::Unavailable,
                "no_connection",
                {CORE_TEXT("Core", "The connection to {place} is lost: {reason}."),
                 {{"place", place()}, {"reason", reason}}},
                CORE_TEXT("Core", "Tooltray reconnects automatically.")};
    }
    for (const StateCause &cause : kStateCauses) {
        if (state.starts_with(cause.state)) {
            return {cause.kind,
                    std::string(cause.code),
                    {CORE_TEXT("Core", "The database at {place} refuses: {reason}."),
                     {{"place", place()}, {"reason", reason}}},
                    cause.hint};
        }
    }
    return {ErrorKind::Unavailable,
            "database_error",
            {CORE_TEXT("Core", "The database at {place} reports: {reason}."),
             {{"place", place()}, {"reason", reason}}},
            CORE_TEXT("Core", "Look at the server's log.")};
}

std::string PostgresSession::place() const
{
    return "\"" + m_address.database + "\" on " + m_address.host + ", port " + std::to_string(m_address.port);
}

} // namespace tooltray::storage
