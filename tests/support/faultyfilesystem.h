// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"

namespace tooltray::test {

// File calls of which one fails, counted from 0: a disk that is full, or a process that dies there.
class FaultyFileSystem final : public FileSystem {
public:
    enum class Fault {
        Fails, // that call fails, later ones work again
        Dies,  // that call and all later ones do nothing: what is on the disk stays as it is
    };

    FaultyFileSystem(int failing, int errorNumber, Fault fault = Fault::Fails)
        : m_failing(failing)
        , m_errorNumber(errorNumber)
        , m_fault(fault)
    {}

    // Whether the call that was to fail has been made.
    bool hasFailed() const { return m_count > m_failing; }

    int open(int folder, const char *name, int flags, mode_t mode) const override;
    ssize_t write(int file, const char *data, std::size_t size) const override;
    int changeMode(int file, mode_t mode) const override;
    int sync(int file) const override;
    int rename(int folder, const char *from, const char *to) const override;
    int removeFile(int folder, const char *name) const override;
    int createFolder(int folder, const char *name, mode_t mode) const override;
    int removeFolder(int folder, const char *name) const override;

private:
    // False, with errno set, when it is to fail.
    bool mayGoOn() const;

    int m_failing;
    int m_errorNumber;
    Fault m_fault;
    mutable int m_count = 0;
};

} // namespace tooltray::test
