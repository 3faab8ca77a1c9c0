// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/syncfolder.h"

#include "base/filedescriptor.h"

#include <cerrno>

#include <fcntl.h>

namespace tooltray {

std::filesystem::path folderOf(const std::filesystem::path &path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

namespace {

std::optional<int> sync(int parent, const char *name, const FileCalls &calls)
{
    const FileDescriptor file(calls.open(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
    if (file.isOpen() && calls.sync(file.number()) == 0)
        return std::nullopt;
    // A folder that may be written but not read, or a file system that needs no such call.
    if (errno == EACCES || errno == EINVAL || errno == ENOTSUP)
        return std::nullopt;
    return errno;
}

} // namespace

std::optional<int> syncFolder(const std::filesystem::path &folder, const FileCalls &calls)
{
    return sync(AT_FDCWD, folder.c_str(), calls);
}

std::optional<int> syncOpenFolder(int folder, const FileCalls &calls)
{
    return sync(folder, ".", calls);
}

} // namespace tooltray
