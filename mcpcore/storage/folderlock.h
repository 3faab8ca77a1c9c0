// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <memory>
#include <string>

namespace tooltray::storage {

// Keeps a folder for one process. The system takes the lock back when the process ends in whatever way.
// (QLockFile leaves an empty file when it is killed while it writes it, which then locks out everybody.)
class FolderLock {
public:
    // The error is "locked" where another process has it, and names that one.
    static Result<FolderLock> take(const std::string &folder);

    FolderLock(FolderLock &&other) noexcept;
    FolderLock &operator=(FolderLock &&other) noexcept;
    ~FolderLock();

private:
    class Handle;

    explicit FolderLock(std::unique_ptr<Handle> handle);

    std::unique_ptr<Handle> m_handle;
};

} // namespace tooltray::storage
