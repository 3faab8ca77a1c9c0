// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folderlock.h"

#include "base/fileerror.h"

namespace tooltray::storage {

Result<FileLock> lockFolder(const Folder &folder)
{
    auto lock = FileLock::take(folder, kLockFile);
    if (lock || lock.error().code == "lock_unusable")
        return lock;
    const std::string path = displayPath(folder.path());
    if (lock.error().code != "locked") {
        return Error{ErrorKind::Unavailable, "not_writable",
                     "\"" + path + "\" cannot be written: " + lock.error().message,
                     "Give access to the folder and try again; nothing was changed."};
    }
    const std::string holder(lock.error().details["process"].numberText());
    return Error{ErrorKind::Conflict, "locked",
                 (holder.empty() ? "Another process" : "Process " + holder) + " has the workspace \"" + path
                     + "\" open; here it is read-only.",
                 "Close the other one, or use another data directory."};
}

} // namespace tooltray::storage
