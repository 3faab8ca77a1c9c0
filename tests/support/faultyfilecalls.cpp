// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultyfilecalls.h"

#include <algorithm>
#include <cerrno>

namespace tooltray::test {

bool FaultyFileCalls::mayGoOn() const
{
    const int call = m_count++;
    const bool fails = m_fault == Fault::Fails ? call == m_failing : call >= m_failing;
    if (fails)
        errno = m_errorNumber;
    return !fails;
}

int FaultyFileCalls::open(int folder, const char *name, int flags, mode_t mode) const
{
    return mayGoOn() ? FileCalls::open(folder, name, flags, mode) : -1;
}

ssize_t FaultyFileCalls::write(int file, const char *data, std::size_t size) const
{
    // In pieces, as a disk that is nearly full takes them.
    return mayGoOn() ? FileCalls::write(file, data, std::min<std::size_t>(size, 1000)) : -1;
}

int FaultyFileCalls::changeMode(int file, mode_t mode) const
{
    return mayGoOn() ? FileCalls::changeMode(file, mode) : -1;
}

int FaultyFileCalls::sync(int file) const
{
    return mayGoOn() ? FileCalls::sync(file) : -1;
}

int FaultyFileCalls::rename(int folder, const char *from, const char *to) const
{
    return mayGoOn() ? FileCalls::rename(folder, from, to) : -1;
}

int FaultyFileCalls::removeFile(int folder, const char *name) const
{
    return mayGoOn() ? FileCalls::removeFile(folder, name) : -1;
}

int FaultyFileCalls::createFolder(int folder, const char *name, mode_t mode) const
{
    return mayGoOn() ? FileCalls::createFolder(folder, name, mode) : -1;
}

int FaultyFileCalls::removeFolder(int folder, const char *name) const
{
    return mayGoOn() ? FileCalls::removeFolder(folder, name) : -1;
}

} // namespace tooltray::test
