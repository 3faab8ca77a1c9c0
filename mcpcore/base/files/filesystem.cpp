// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filesystem.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tooltray {

namespace {

template <typename F>
auto uninterrupted(F call)
{
    auto result = call();
    while (result == -1 && errno == EINTR)
        result = call();
    return result;
}

} // namespace

int FileSystem::open(int folder, const char *name, int flags, mode_t mode) const
{
    return uninterrupted([&] { return ::openat(folder, name, flags, mode); });
}

ssize_t FileSystem::write(int file, const char *data, std::size_t size) const
{
    return uninterrupted([&] { return ::write(file, data, size); });
}

int FileSystem::changeMode(int file, mode_t mode) const
{
    return uninterrupted([&] { return ::fchmod(file, mode); });
}

int FileSystem::sync(int file) const
{
    return uninterrupted([&] { return ::fsync(file); });
}

int FileSystem::rename(int folder, const char *from, const char *to) const
{
    return ::renameat(folder, from, folder, to);
}

int FileSystem::removeFile(int folder, const char *name) const
{
    return ::unlinkat(folder, name, 0);
}

int FileSystem::createFolder(int folder, const char *name, mode_t mode) const
{
    return ::mkdirat(folder, name, mode);
}

int FileSystem::removeFolder(int folder, const char *name) const
{
    return ::unlinkat(folder, name, AT_REMOVEDIR);
}

std::filesystem::path folderOf(const std::filesystem::path &path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

namespace {

std::optional<int> sync(int parent, const char *name, const FileSystem &system)
{
    const FileDescriptor file(system.open(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
    if (file.isOpen() && system.sync(file.number()) == 0)
        return std::nullopt;
    // A folder that may be written but not read, or a file system that needs no such call.
    if (errno == EACCES || errno == EINVAL || errno == ENOTSUP)
        return std::nullopt;
    return errno;
}

} // namespace

std::optional<int> syncFolder(const std::filesystem::path &folder, const FileSystem &system)
{
    return sync(AT_FDCWD, folder.c_str(), system);
}

std::optional<int> syncOpenFolder(int folder, const FileSystem &system)
{
    return sync(folder, ".", system);
}

} // namespace tooltray
