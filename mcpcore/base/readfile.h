// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tooltray {

// The whole content of a regular file. The errors are those of fileError(), and file_too_big when there is
// more than maxBytes.
Result<std::string> readFile(const std::filesystem::path &path, std::size_t maxBytes);

// The same of a file that is open; the path is for the error.
Result<std::string> readOpenFile(int file, const std::filesystem::path &path, std::size_t maxBytes);

// Whether another user of this computer, root apart, can put something else in its place. A group of one's own
// counts as oneself.
bool isWritableByOthers(const std::filesystem::path &path);

} // namespace tooltray
