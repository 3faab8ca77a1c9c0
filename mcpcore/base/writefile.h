// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fileaccess.h"
#include "base/filecalls.h"
#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace tooltray {

// Replaces the file as a whole and for good: once this returns, not even a loss of power undoes it; if it
// fails or the process dies, the file is as it was. An existing file keeps its permissions and stays behind
// the symbolic links that lead to it. Takes as long as the disk takes. The errors are those of fileError(),
// and not_durable when the new content is there but the disk has not confirmed it.
Result<void> writeFile(const std::filesystem::path &path, std::string_view content, FileAccess access,
                       const FileCalls &calls = FileCalls());

// The same for one of many files: the content is on disk, and the name in the folder that this gives is there for
// good only after syncFolder().
Result<std::filesystem::path> replaceFile(const std::filesystem::path &path, std::string_view content,
                                          FileAccess access, const FileCalls &calls = FileCalls());

// Removes the temporary files of writers that were killed in this folder, and of no others; returns how
// many. For the start of the program.
std::size_t removeLeftovers(const std::filesystem::path &folder);

} // namespace tooltray
