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

int FileCalls::open(const char *path, int flags, mode_t mode) const
{
    return uninterrupted([&] { return ::open(path, flags, mode); });
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

int FileCalls::rename(const char *from, const char *to) const
{
    return std::rename(from, to);
}

int FileCalls::removeFile(const char *path) const
{
    return ::unlink(path);
}

int FileCalls::createFolder(const char *path, mode_t mode) const
{
    return ::mkdir(path, mode);
}

int FileCalls::removeFolder(const char *path) const
{
    return ::rmdir(path);
}

} // namespace tooltray
