// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"
#include "storage/backends/jsonfolder.h"
#include "storage/backends/sqlbackend.h"
#include "storage/backends/sqlsession.h"
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

int backendChangeIn(const std::string &body)
{
    return static_cast<int>(json::parse(body).value["change"].toInt64().value_or(0));
}

std::unique_ptr<StorageBackend> jsonFolderIn(const std::string &folder)
{
    return std::make_unique<JsonFolder>(folder);
}

std::unique_ptr<StorageBackend> sqliteIn(const std::string &folder)
{
    return std::make_unique<SqlBackend>(std::make_unique<SqliteSession>(folder + "/workspace.sqlite"));
}

template <std::unique_ptr<StorageBackend> (*backendIn)(const std::string &)>
int makeBackendChanges(const std::string &path, int first, int last, int say)
{
    const auto backend = backendIn(path);
    backend->open();
    const auto documents = backend->load();
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
        if (!backend->commit(commit) || ::write(say, &change, sizeof change) != sizeof change)
            return 1;
    }
    return 0;
}

} // namespace

const KillSubject &jsonFolderWriter()
{
    static const KillSubject subject{jsonFolderIn, shelfBodiesAfter, backendChangeIn,
                                     makeBackendChanges<jsonFolderIn>};
    return subject;
}

const KillSubject &sqliteWriter()
{
    static const KillSubject subject{sqliteIn, shelfBodiesAfter, backendChangeIn,
                                     makeBackendChanges<sqliteIn>};
    return subject;
}

} // namespace tooltray::storage
