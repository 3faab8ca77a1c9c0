// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace tooltray {

enum class FileAction : std::uint8_t { ReadFile, WriteFile, CreateFolder };

// The error for a system call that failed with that errno. The codes: file_missing, folder_missing,
// access_denied, read_only, disk_full, file_too_big, name_too_long, not_a_folder, is_a_folder, not_a_file,
// is_a_link, outside_folder, link_loop, too_many_open_files and, for all else, io_error.
Error fileError(FileAction action, const std::filesystem::path &path, int errorNumber);

// For paths of this process that become text: UTF-8, whatever the bytes.
std::string displayPath(const std::filesystem::path &path);

// The message of an error of a file with the name alone in place of its path, for whoever need not know where it is. The
// path is that of the error's details.
Message withNameOnly(const Message &message, const json::Value &details);

} // namespace tooltray
