// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"
#include "storage/backends/jsonfolder.h"
#include "storage/backends/sqlitesession.h"
#include "storage/backends/sqlshelf.h"
#include "json/parser.h"

#include <unistd.h>

namespace tooltray::storage {
namespace {

using workspace::DocumentKind;

constexpr int kShelfTools = 7;

KillSubject::Bodies shelfBodiesAfter(int change)
{
    const std::string number = std::to_string(change % kShelfTools);
    const std::string body = "{\"change\": " + std::to_string(change) + ", \"filling\": \""
                             + std::string(static_cast<std::size_t>(change * 37 % 5000), 'x') + "\"}\n";
    return {{{DocumentKind::Tool, "tool_" + number}, body},
            {{DocumentKind::Mapping, "mapping_" + number}, body}};
}

int shelfChangeIn(const std::string &body)
{
    return static_cast<int>(json::parse(body).value["change"].toInt64().value_or(0));
}

std::unique_ptr<Shelf> jsonFolderIn(const std::string &folder)
{
    return std::make_unique<JsonFolder>(folder);
}

std::unique_ptr<Shelf> sqliteIn(const std::string &folder)
{
    return std::make_unique<SqlShelf>(std::make_unique<SqliteSession>(folder + "/workspace.sqlite"));
}

template <std::unique_ptr<Shelf> (*shelfIn)(const std::string &)>
int makeShelfChanges(const std::string &path, int first, int last, int say)
{
    const auto shelf = shelfIn(path);
    shelf->open();
    const auto documents = shelf->load();
    if (!documents)
        return 1;
    KillSubject::Bodies bodies;
    for (const auto &document : *documents)
        bodies.emplace(document.key, document.body);
    for (int change = first; change <= last; ++change) {
        Commit commit{"Change " + std::to_string(change), {}};
        for (const auto &[key, body] : shelfBodiesAfter(change)) {
            const auto known = bodies.find(key);
            commit.changes.push_back(
                {key, body, known == bodies.end() ? std::nullopt : std::optional(stampOf(known->second))});
            bodies[key] = body;
        }
        if (!shelf->commit(commit) || ::write(say, &change, sizeof change) != sizeof change)
            return 1;
    }
    return 0;
}

} // namespace

const KillSubject &jsonFolderWriter()
{
    static const KillSubject subject{jsonFolderIn, shelfBodiesAfter, shelfChangeIn,
                                     makeShelfChanges<jsonFolderIn>};
    return subject;
}

const KillSubject &sqliteWriter()
{
    static const KillSubject subject{sqliteIn, shelfBodiesAfter, shelfChangeIn, makeShelfChanges<sqliteIn>};
    return subject;
}

} // namespace tooltray::storage
