// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "storage/configuration/configuredstorage.h"
#include "storage/store/store.h"

#include <filesystem>
#include <memory>

namespace tooltray::engine {

// Where a workspace is kept: in JSON files in its folder, where nothing else is said.
std::unique_ptr<storage::Store> makeStore(const storage::ConfiguredStorage &storage,
                                          const std::filesystem::path &folder, Clock &clock);

} // namespace tooltray::engine
