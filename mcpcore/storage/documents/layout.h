// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filelock.h"
#include "base/files/folder.h"
#include "workspace/codec/document.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Which file of a workspace's folder holds which document.

namespace tooltray::storage {

// The folders below it that hold documents.
inline constexpr std::array<std::string_view, 5> kDocumentFolders{"context", "mappings", "prompts", "tools",
                                                                  "types"};
inline constexpr std::string_view kBackupFolder = "backups";

// tools/list_issues.json
std::string relativePath(const workspace::DocumentKey &key);
// Nothing for a file that is none of ours.
std::optional<workspace::DocumentKey> documentAt(std::string_view relativePath);

// With zeros before it, so that names with numbers sort by them.
std::string paddedNumber(std::uint64_t number);
// Nothing for 0 and for what is no number.
std::optional<std::uint64_t> numberIn(std::string_view digits);

// Keeps out of a repository what belongs to one computer: the journal, backups, drafts, locks, caches. A file of
// that name that is there already is a person's and stays as it is; where none can be written, nothing is said.
void writeGitIgnore(const Folder &workspace);

inline constexpr const char *kLockFile = ".lock";

// Keeps a folder for one process by its lock file. The error is "locked" where another process has it, and names
// that one.
Result<FileLock> lockFolder(const Folder &folder);

} // namespace tooltray::storage
