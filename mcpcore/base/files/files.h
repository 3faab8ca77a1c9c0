// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/result/result.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// Makes the folder and those above it that are missing, or nothing at all; one that is there already is left
// as it is. The errors are those of fileError().
Result<void> createFolder(const std::filesystem::path &path, FileAccess access,
                          const FileSystem &system = FileSystem());

// The whole content of a regular file. The errors are those of fileError(), and file_too_big when there is
// more than maxBytes.
Result<std::string> readFile(const std::filesystem::path &path, std::size_t maxBytes);

// The same of a file that is open; the path is for the error.
Result<std::string> readOpenFile(int file, const std::filesystem::path &path, std::size_t maxBytes);

// Whether another user of this computer, root apart, can put something else in its place. A group of one's own
// counts as oneself.
bool isWritableByOthers(const std::filesystem::path &path);

// Replaces the file as a whole and for good: once this returns, not even a loss of power undoes it; if it
// fails or the process dies, the file is as it was. An existing file keeps its permissions and stays behind
// the symbolic links that lead to it. Takes as long as the disk takes. The errors are those of fileError(),
// and not_durable when the new content is there but the disk has not confirmed it.
Result<void> writeFile(const std::filesystem::path &path, std::string_view content, FileAccess access,
                       const FileSystem &system = FileSystem());

// The same for one of many files: the content is on disk, and the name in the folder that this gives is there for
// good only after syncFolder().
Result<std::filesystem::path> replaceFile(const std::filesystem::path &path, std::string_view content,
                                          FileAccess access, const FileSystem &system = FileSystem());

// What Folder replaces a file with: the name is that of a regular file or of none. A file that was for more people
// than its owner is for its owner alone afterwards where the access is private. Gives the errno of a failure.
std::optional<int> replaceIn(int folder, const std::string &name, std::string_view content, FileAccess access,
                             const FileSystem &system);

// For what was written and is not for good yet.
Error notDurable(const std::filesystem::path &path);

// Removes the temporary files of writers that were killed in this folder, and of no others; returns how
// many. For the start of the program.
std::size_t removeLeftovers(const std::filesystem::path &folder);
std::size_t removeLeftoversIn(int folder);

} // namespace tooltray
