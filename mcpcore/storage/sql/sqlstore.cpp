// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sql/sqlstore.h"

#include "storage/sql/postgressession.h"
#include "storage/sql/sqlitesession.h"
#include "storage/sql/sqlshelf.h"

namespace tooltray::storage {
namespace {

using namespace std::chrono_literals;

constexpr ShelfStore::Pace kServerPace{.look = 700ms, .longest = 15s};

std::unique_ptr<Shelf> remembering(std::unique_ptr<Shelf> shelf, const std::optional<LibraryCopy> &copy)
{
    if (!copy)
        return shelf;
    return std::make_unique<RememberingShelf>(std::move(shelf), *copy);
}

} // namespace

SqlStore::SqlStore(std::string file, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : ShelfStore(
        [file = std::move(file), formats, copy = std::move(copy)] {
            return remembering(std::make_unique<SqlShelf>(std::make_unique<SqliteSession>(file), formats),
                               copy);
        },
        clock, {}, parent)
{}

SqlStore::SqlStore(PostgresAddress address, Clock &clock, QObject *parent, const workspace::Formats &formats,
                   std::optional<LibraryCopy> copy)
    : ShelfStore(
        [address = std::move(address), formats, copy = std::move(copy)] {
            return remembering(
                std::make_unique<SqlShelf>(std::make_unique<PostgresSession>(address), formats), copy);
        },
        clock, kServerPace, parent)
{}

} // namespace tooltray::storage
