// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sql/sqlstore.h"

#include "storage/sql/postgressession.h"
#include "storage/sql/sqlitesession.h"
#include "storage/sql/sqlshelf.h"

namespace tooltray::storage {
namespace {

using namespace std::chrono_literals;

constexpr ShelfStore::Pace kServerPace{.look = 700ms, .longest = 15s};

} // namespace

SqlStore::SqlStore(std::string file, Clock &clock, QObject *parent, const workspace::Formats &formats)
    : ShelfStore(
        [file = std::move(file), formats] {
            return std::make_unique<SqlShelf>(std::make_unique<SqliteSession>(file), formats);
        },
        clock, {}, parent)
{}

SqlStore::SqlStore(PostgresAddress address, Clock &clock, QObject *parent, const workspace::Formats &formats)
    : ShelfStore(
        [address = std::move(address), formats] {
            return std::make_unique<SqlShelf>(std::make_unique<PostgresSession>(address), formats);
        },
        clock, kServerPace, parent)
{}

} // namespace tooltray::storage
