// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "storage/rememberingshelf.h"
#include "storage/shelfstore.h"
#include "storage/sql/postgresaddress.h"
#include "workspace/codec/document.h"

#include <optional>
#include <string>

namespace tooltray::storage {

// A workspace in a database, behind a thread of its own that has the connection.
class SqlStore final : public ShelfStore {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SqlStore)

public:
    // With a copy the library is there, read-only, while it cannot be reached.
    // Of SQLite, in that file; other processes' changes are looked for.
    SqlStore(std::string file, Clock &clock, QObject *parent = nullptr,
             const workspace::Formats &formats = workspace::currentFormats(),
             std::optional<LibraryCopy> copy = {});
    // Of PostgreSQL, which tells of changes. When the server goes away commits are refused until it is back.
    SqlStore(PostgresAddress address, Clock &clock, QObject *parent = nullptr,
             const workspace::Formats &formats = workspace::currentFormats(),
             std::optional<LibraryCopy> copy = {});
};

} // namespace tooltray::storage
