// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fileaccess.h"
#include "base/filecalls.h"
#include "base/result.h"

#include <filesystem>

namespace tooltray {

// Makes the folder and those above it that are missing, or nothing at all; one that is there already is left
// as it is. The errors are those of fileError().
Result<void> createFolder(const std::filesystem::path &path, FileAccess access,
                          const FileCalls &calls = FileCalls());

} // namespace tooltray
