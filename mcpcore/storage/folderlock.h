// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/filelock.h"

namespace tooltray::storage {

inline constexpr const char *kLockFile = ".lock";

// Keeps a folder for one process by its lock file. The error is "locked" where another process has it, and names
// that one.
Result<FileLock> lockFolder(const Folder &folder);

} // namespace tooltray::storage
