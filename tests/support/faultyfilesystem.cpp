// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultyfilesystem.h"

#include <algorithm>
#include <cerrno>

namespace tooltray::test {

bool FaultyFileSystem::mayGoOn() const
{
    const int call = m_count++;
    const bool fails = m_fault == Fault::Fails ? call == m_failing : call >= m_failing;
    if (fails)
        errno = m_errorNumber;
    return !fails;
}

int FaultyFileSystem::open(int folder, const char *name, int flags, mode_t mode) const
{
    return mayGoOn() ? FileSystem::open(folder, name, flags, mode) : -1;
}

ssize_t FaultyFileSystem::write(int file, const char *data, std::size_t size) const
{
    // In pieces, as a disk that is nearly full takes them.
    return mayGoOn() ? FileSystem::write(file, data, std::min<std::size_t>(size, 1000)) : -1;
}

int FaultyFileSystem::changeMode(int file, mode_t mode) const
{
    return mayGoOn() ? FileSystem::changeMode(file, mode) : -1;
}

int FaultyFileSystem::sync(int file) const
{
    return mayGoOn() ? FileSystem::sync(file) : -1;
}

int FaultyFileSystem::rename(int folder, const char *from, const char *to) const
{
    return mayGoOn() ? FileSystem::rename(folder, from, to) : -1;
}

int FaultyFileSystem::removeFile(int folder, const char *name) const
{
    return mayGoOn() ? FileSystem::removeFile(folder, name) : -1;
}

int FaultyFileSystem::createFolder(int folder, const char *name, mode_t mode) const
{
    return mayGoOn() ? FileSystem::createFolder(folder, name, mode) : -1;
}

int FaultyFileSystem::removeFolder(int folder, const char *name) const
{
    return mayGoOn() ? FileSystem::removeFolder(folder, name) : -1;
}

} // namespace tooltray::test
