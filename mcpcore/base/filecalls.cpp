// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/filecalls.h"

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

int FileCalls::open(int folder, const char *name, int flags, mode_t mode) const
{
    return uninterrupted([&] { return ::openat(folder, name, flags, mode); });
}

ssize_t FileCalls::write(int file, const char *data, std::size_t size) const
{
    return uninterrupted([&] { return ::write(file, data, size); });
}

int FileCalls::changeMode(int file, mode_t mode) const
{
    return uninterrupted([&] { return ::fchmod(file, mode); });
}

int FileCalls::sync(int file) const
{
    return uninterrupted([&] { return ::fsync(file); });
}

int FileCalls::rename(int folder, const char *from, const char *to) const
{
    return ::renameat(folder, from, folder, to);
}

int FileCalls::removeFile(int folder, const char *name) const
{
    return ::unlinkat(folder, name, 0);
}

int FileCalls::createFolder(int folder, const char *name, mode_t mode) const
{
    return ::mkdirat(folder, name, mode);
}

int FileCalls::removeFolder(int folder, const char *name) const
{
    return ::unlinkat(folder, name, AT_REMOVEDIR);
}

} // namespace tooltray
