// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/filecalls.h"

#include <filesystem>
#include <optional>

namespace tooltray {

std::filesystem::path folderOf(const std::filesystem::path &path); // "." when it names none

// Makes what was created, renamed or removed in the folder survive a loss of power. Gives the errno of a
// failure, and nothing when all went well.
std::optional<int> syncFolder(const std::filesystem::path &folder, const FileCalls &calls);
// The same of a folder that is open, in whatever way.
std::optional<int> syncOpenFolder(int folder, const FileCalls &calls);

} // namespace tooltray
