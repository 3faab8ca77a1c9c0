// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/makestore.h"

#include "storage/store/shelfstore.h"

namespace tooltray::engine {

std::unique_ptr<storage::Store> makeStore(const storage::ConfiguredStorage &storage,
                                          const std::filesystem::path &folder, Clock &clock)
{
    using enum storage::ConfiguredStorage::Adapter;
    switch (storage.adapter) {
    case Postgresql:
        return std::make_unique<storage::SqlStore>(
            storage.postgresAddress(), clock, nullptr, workspace::currentFormats(),
            storage::LibraryCopy{Folder(folder), "postgresql://" + storage.user + '@' + storage.host + ':'
                                                     + std::to_string(storage.port) + '/' + storage.database
                                                     + '/' + storage.schema});
    case Sqlite:
        if (storage.path.empty())
            return std::make_unique<storage::SqlStore>((folder / "workspace.sqlite").string(), clock);
        return std::make_unique<storage::SqlStore>(
            storage.path, clock, nullptr, workspace::currentFormats(),
            storage::LibraryCopy{Folder(folder), "sqlite:" + storage.path, storage.path});
    case Json: break;
    }
    // A folder that the configuration names may be one that several people share.
    if (!storage.path.empty())
        return std::make_unique<storage::JsonStore>(storage.path, clock, nullptr, workspace::currentFormats(),
                                                    FileAccess::Public);
    return std::make_unique<storage::JsonStore>(folder.string(), clock);
}

} // namespace tooltray::engine
