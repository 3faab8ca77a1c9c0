// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/createfolder.h"

#include "base/fileerror.h"
#include "base/syncfolder.h"

#include <cerrno>
#include <optional>
#include <system_error>
#include <vector>

#include <fcntl.h>

namespace tooltray {
namespace {

namespace fs = std::filesystem;

// Notes what it creates, in order; gives the errno of a failure.
std::optional<int> createMissing(const fs::path &path, mode_t mode, const FileCalls &calls,
                                 std::vector<fs::path> &created)
{
    fs::path folder;
    for (const fs::path &part : path) {
        folder /= part;
        if (calls.createFolder(AT_FDCWD, folder.c_str(), mode) == 0) {
            created.push_back(folder);
            if (const auto errorNumber = syncFolder(folderOf(folder), calls))
                return errorNumber;
            continue;
        }
        const int errorNumber = errno;
        std::error_code error;
        if (fs::is_directory(folder, error))
            continue;
        if (errorNumber != EEXIST)
            return errorNumber;
        return error ? error.value() : ENOTDIR;
    }
    return path.empty() ? std::optional(ENOENT) : std::nullopt;
}

} // namespace

Result<void> createFolder(const fs::path &path, FileAccess access, const FileCalls &calls)
{
    std::vector<fs::path> created;
    const mode_t mode = access == FileAccess::Private ? 0700 : 0777;
    const auto errorNumber = createMissing(path, mode, calls, created);
    if (!errorNumber)
        return {};
    for (auto last = created.rbegin(); last != created.rend(); ++last)
        calls.removeFolder(AT_FDCWD, last->c_str());
    return fileError(FileAction::CreateFolder, path, *errorNumber);
}

} // namespace tooltray
