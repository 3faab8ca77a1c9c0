// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/backends/sqlsession.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::storage {

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

} // namespace tooltray::storage
