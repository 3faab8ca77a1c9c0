// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/sqlsession.h"

#include "base/text/random.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

namespace tooltray::storage {

QVariant SqlSession::text(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QVariant SqlSession::bytes(std::string_view bytes)
{
    // Never a null one, which would be stored as NULL.
    return bytes.empty() ? QByteArray("") : QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::string SqlSession::bytesIn(const QVariant &value)
{
    return value.toByteArray().toStdString();
}

SqlSession::SqlSession(const char *driver)
    : m_database(
        QSqlDatabase::addDatabase(QString::fromLatin1(driver), QString::fromStdString(randomToken())))
{}

SqlSession::~SqlSession()
{
    const QString name = m_database.connectionName();
    close();
    m_database = QSqlDatabase(); // it may not be in use when it goes
    QSqlDatabase::removeDatabase(name);
}

void SqlSession::close()
{
    m_failed.reset();
    m_database.close();
}

Result<std::vector<SqlSession::Row>> SqlSession::select(const QString &statement,
                                                        const std::vector<QVariant> &values)
{
    auto query = ask(statement, values);
    if (!query)
        return std::move(query).error();
    std::vector<Row> rows;
    const int columns = query->record().count();
    while (query->next()) {
        Row &row = rows.emplace_back();
        for (int column = 0; column < columns; ++column)
            row.push_back(query->value(column));
    }
    if (!query->lastError().isValid())
        return rows;
    m_failed = std::move(*query);
    return errorOf(m_failed->lastError());
}

Result<int> SqlSession::change(const QString &statement, const std::vector<QVariant> &values)
{
    return ask(statement, values).transform([](const QSqlQuery &query) { return query.numRowsAffected(); });
}

Result<void> SqlSession::run(const char *statement)
{
    QSqlQuery query(m_database);
    if (!query.exec(QString::fromUtf8(statement)))
        return errorOf(query.lastError());
    return {};
}

Result<QSqlQuery> SqlSession::ask(const QString &statement, const std::vector<QVariant> &values)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true); // keeps no copy of what was read
    bool isDone = query.prepare(statement);
    for (const QVariant &value : values)
        query.addBindValue(value);
    isDone = isDone && query.exec();
    if (isDone)
        return query;
    m_failed = std::move(query);
    return errorOf(m_failed->lastError());
}

std::optional<Error> SqlSession::missingDriver(const char *driver, const char *package)
{
    if (QSqlDatabase::isDriverAvailable(QString::fromLatin1(driver)))
        return std::nullopt;
    return Error{ErrorKind::Unavailable,
                 "no_driver",
                 {CORE_TEXT("Core", "Qt's driver {driver} for this kind of database is not installed."),
                  {{"driver", driver}}},
                 {CORE_TEXT("Core", "Install the package {package}, then start Tooltray again."),
                  {{"package", package}}}};
}

SqlTransaction::~SqlTransaction()
{
    if (!m_isOpen)
        return;
    static_cast<void>(m_session.run("ROLLBACK")); // or the connection is gone, which does the same
    m_session.freeFailed();
}

Result<void> SqlTransaction::begin(const char *statement)
{
    auto begun = m_session.run(statement);
    m_isOpen = begun.hasValue();
    return begun;
}

Result<void> SqlTransaction::commit()
{
    auto done = m_session.run("COMMIT");
    m_isOpen = !done && m_session.isOpen();
    return done;
}

} // namespace tooltray::storage
