// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/makestore.h"

#include "storage/jsonstore.h"
#include "storage/sql/sqlstore.h"

namespace tooltray::engine {

std::unique_ptr<storage::Store> makeStore(const storage::ConfiguredStorage &storage,
                                          const std::filesystem::path &folder, Clock &clock)
{
    using Adapter = storage::ConfiguredStorage::Adapter;
    switch (storage.adapter) {
    case Adapter::Postgresql: return std::make_unique<storage::SqlStore>(storage.postgresAddress(), clock);
    case Adapter::Sqlite:
        return std::make_unique<storage::SqlStore>(
            storage.path.empty() ? (folder / "workspace.sqlite").string() : storage.path, clock);
    case Adapter::Json: break;
    }
    return std::make_unique<storage::JsonStore>(storage.path.empty() ? folder.string() : storage.path, clock);
}

} // namespace tooltray::engine
