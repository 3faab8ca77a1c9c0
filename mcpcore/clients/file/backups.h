// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/times.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// Copies beside a file of somebody else: NAME.tooltray-backup, as it was before we changed it for the first time and
// never written again, and one with the date before each change, of which the last ten are kept. Only their owner
// may read them.
Result<void> backUp(const std::filesystem::path &file, std::string_view content, WallTime now);

// Those with a date, the newest first.
std::vector<std::filesystem::path> datedBackups(const std::filesystem::path &file);

} // namespace tooltray::clients
