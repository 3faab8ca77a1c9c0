// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/sqlsession.h"

#include "base/files/files.h"
#include "base/files/folder.h"

#include <QSqlError>
#include <QUrl>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <span>
#include <system_error>
#include <unistd.h>

namespace tooltray::storage {

namespace {

constexpr const char *kSqliteDriver = "QSQLITE";

using Step = std::span<const char *const>;

constexpr std::array kFirstTables{
    "CREATE TABLE tooltray_documents (path TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE tooltray_commits (number INTEGER PRIMARY KEY AUTOINCREMENT, token TEXT NOT NULL UNIQUE,"
    " record BLOB NOT NULL)",
    "CREATE TABLE tooltray_copies (name TEXT PRIMARY KEY, content BLOB NOT NULL)"};

// Step n leads from format n to the next one.
constexpr std::array<Step, SqliteSession::kFormat> kSteps{kFirstTables};

// The primary result codes, https://www.sqlite.org/rescode.html
enum SqliteCode {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Constraint = 19,
    NotADatabase = 26
};

} // namespace

SqliteSession::SqliteSession(std::string path, std::chrono::milliseconds patience)
    : SqlSession(kSqliteDriver)
    , m_path(std::move(path))
    , m_patience(patience)
{}

Result<void> SqliteSession::open()
{
    if (auto missing = missingDriver(kSqliteDriver, "libqt6sql6-sqlite"))
        return std::move(*missing);
    close();
    m_dataVersion.reset();
    // SQLite follows a link of the name, and makes a database of whatever empty file it leads to.
    const std::filesystem::path file = std::filesystem::absolute(m_path);
    if (auto checked = Folder(file.parent_path()).check(file.filename()); !checked)
        return checked;
    auto opened = openForWriting();
    if (opened || opened.error().code != "not_writable")
        return opened;
    static_cast<void>(openForReading()); // then isOpen() tells
    return opened;
}

Result<void> SqliteSession::openForWriting()
{
    const std::filesystem::path folder = std::filesystem::path(m_path).parent_path();
    if (auto made = createFolder(folder, FileAccess::Public); !made)
        return Error{ErrorKind::Unavailable, "not_writable", made.error().message, made.error().hint};
    // SQLite would open it all the same, and leave files beside it that stay read-only.
    for (const std::string &needed : {folder.string(), m_path}) {
        if (::faccessat(AT_FDCWD, needed.c_str(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
            return notWritable(std::generic_category().message(errno));
    }
    m_isReadOnly = false;
    database().setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(m_patience.count()));
    database().setDatabaseName(QString::fromStdString(m_path));
    if (!database().open())
        return errorOf(database().lastError());
    auto ready = checkOwner()
                     .andThen([this] { return run("PRAGMA journal_mode=WAL"); })
                     .andThen([this] { return run("PRAGMA synchronous=FULL"); })
                     .andThen([this] { return makeTables(); });
    if (!ready)
        close();
    return ready;
}

// Where the folder is read-only SQLite cannot make the files it reads along with; but then there are no
// writers either, and the file alone is whole.
Result<void> SqliteSession::openForReading()
{
    if (std::filesystem::exists(m_path + "-wal"))
        return Error{};
    m_isReadOnly = true;
    database().setConnectOptions(QString::fromLatin1("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
    QUrl url = QUrl::fromLocalFile(QString::fromStdString(std::filesystem::absolute(m_path).string()));
    url.setQuery(QStringLiteral("immutable=1"));
    database().setDatabaseName(QString::fromLatin1(url.toEncoded()));
    if (!database().open())
        return errorOf(database().lastError());
    auto ready = checkOwner();
    if (!ready)
        close();
    return ready;
}

Result<std::int64_t> SqliteSession::pragma(const char *name)
{
    auto rows = select(QString::fromLatin1("PRAGMA ") + QString::fromLatin1(name));
    if (!rows)
        return std::move(rows).error();
    return rows->empty() ? 0 : rows->front().front().toLongLong();
}

Result<void> SqliteSession::setPragma(const char *name, std::int64_t value)
{
    return run((std::string("PRAGMA ") + name + '=' + std::to_string(value)).c_str());
}

// Nothing is done to files of others, nor to those of newer versions of this program.
Result<void> SqliteSession::checkOwner()
{
    auto owner = pragma("application_id");
    if (!owner)
        return std::move(owner).error();
    auto format = pragma("user_version");
    if (!format)
        return std::move(format).error();
    auto tables = select(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    if (!tables)
        return std::move(tables).error();
    const bool isEmpty = tables->front().front().toLongLong() == 0 && *format == 0;
    if (*owner != kApplicationId && !(isEmpty && *owner == 0)) {
        return Error{
            ErrorKind::Conflict,
            "not_ours",
            {CORE_TEXT("Core", "\"{file}\" is a database of another program. Nothing in it was changed."),
             {{"file", m_path}}},
            CORE_TEXT("Core", "Give the workspace another file.")};
    }
    if (*format > kFormat) {
        return Error{ErrorKind::Conflict,
                     "newer_format",
                     {CORE_TEXT("Core", "A newer version of Tooltray wrote \"{file}\" in format {format}; "
                                        "this version reads up to {known}. Nothing in it was changed."),
                      {{"file", m_path}, {"format", *format}, {"known", kFormat}}},
                     CORE_TEXT("Core", "Update Tooltray.")};
    }
    return {};
}

Result<void> SqliteSession::makeTables()
{
    SqlTransaction transaction(*this);
    if (auto begun = transaction.begin(beginWriting()); !begun)
        return begun;
    auto format = pragma("user_version"); // again, as another process may have been quicker
    if (!format)
        return std::move(format).error();
    if (*format == kFormat)
        return transaction.commit();
    for (auto step = static_cast<std::size_t>(*format); step < kSteps.size(); ++step) {
        for (const char *statement : kSteps[step]) {
            if (auto made = run(statement); !made)
                return made;
        }
    }
    return setPragma("application_id", kApplicationId)
        .andThen([this] { return setPragma("user_version", kFormat); })
        .andThen([&] { return transaction.commit(); });
}

Result<bool> SqliteSession::hasNews()
{
    if (m_isReadOnly)
        return true; // it does not look for changes by itself
    auto version = pragma("data_version");
    if (!version)
        return std::move(version).error();
    const bool isNew = m_dataVersion != *version;
    m_dataVersion = *version;
    return isNew;
}

Error SqliteSession::notWritable(const std::string &reason) const
{
    return {ErrorKind::Unavailable,
            "not_writable",
            {CORE_TEXT("Core", "\"{path}\" cannot be written: {reason}"),
             {{"path", m_path}, {"reason", reason + '.'}}},
            CORE_TEXT("Core",
                      "Free some space or grant access to the file, then try again; nothing was changed.")};
}

Error SqliteSession::errorOf(const QSqlError &error) const
{
    const std::string reason = error.databaseText().toStdString();
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case Busy:
    case Locked:
        return {ErrorKind::Unavailable,
                "busy",
                {CORE_TEXT("Core", "Another process has been writing to \"{file}\" for too long."),
                 {{"file", m_path}}},
                CORE_TEXT("Core", "Try again; nothing was changed.")};
    case Constraint:
        return {ErrorKind::Conflict,
                "exists",
                {CORE_TEXT("Core", "\"{file}\" already contains it: {reason}."),
                 {{"file", m_path}, {"reason", reason}}},
                CORE_TEXT("Core", "Try again; nothing was changed.")};
    case ReadOnly:
    case InputOutput:
    case Full:
    case CannotOpen: return notWritable(reason);
    case Corrupt:
    case NotADatabase:
        return {ErrorKind::Invalid,
                "damaged",
                {CORE_TEXT("Core", "\"{file}\" is damaged or not a SQLite database "
                                   "({reason}). Nothing in it was changed."),
                 {{"file", m_path}, {"reason", reason}}},
                CORE_TEXT("Core", "Restore a copy of the file, or give the workspace another one.")};
    default:
        return {ErrorKind::Internal,
                "database_error",
                {CORE_TEXT("Core", "SQLite rejected the request to \"{file}\": {reason}."),
                 {{"file", m_path}, {"reason", reason}}},
                CORE_TEXT("Core", "Report this, with the log.")};
    }
}

} // namespace tooltray::storage
