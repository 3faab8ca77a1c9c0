// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>

// Files that are there as a whole or not at all, also after the power went.
namespace tooltray::storage {

// Replaces the file through a temporary one beside it, which is on disk before
// it takes the name.
Result<void> writeFile(const std::string &path, std::string_view content);
Result<void> removeFile(const std::string &path);
// Puts the names of the files in a folder on disk; without it a new file may
// lose its name.
Result<void> syncFolder(const std::string &path);
Result<void> makeFolder(const std::string &path);

// Nothing where there is no file.
Result<std::optional<std::string>> readFile(const std::string &path);

} // namespace tooltray::storage
