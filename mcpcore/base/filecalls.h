// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <sys/types.h>

namespace tooltray {

// The system calls that change files, so that tests can make each of them fail. Results and errno are
// those of the calls; none is interrupted by signals.
class FileCalls {
public:
    virtual ~FileCalls() = default;

    virtual int open(const char *path, int flags, mode_t mode) const;
    virtual ssize_t write(int file, const char *data, std::size_t size) const;
    virtual int changeMode(int file, mode_t mode) const;
    virtual int sync(int file) const;
    virtual int rename(const char *from, const char *to) const;
    virtual int removeFile(const char *path) const;
    virtual int createFolder(const char *path, mode_t mode) const;
    virtual int removeFolder(const char *path) const;
};

} // namespace tooltray
