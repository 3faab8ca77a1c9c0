// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <sys/types.h>

namespace tooltray {

// The system calls that change files, so that tests can make each of them fail. Results and errno are
// those of the calls; none is interrupted by signals. A name is relative to the folder, an open one or AT_FDCWD.
class FileCalls {
public:
    virtual ~FileCalls() = default;

    virtual int open(int folder, const char *name, int flags, mode_t mode) const;
    virtual ssize_t write(int file, const char *data, std::size_t size) const;
    virtual int changeMode(int file, mode_t mode) const;
    virtual int sync(int file) const;
    virtual int rename(int folder, const char *from, const char *to) const;
    virtual int removeFile(int folder, const char *name) const;
    virtual int createFolder(int folder, const char *name, mode_t mode) const;
    virtual int removeFolder(int folder, const char *name) const;
};

} // namespace tooltray
