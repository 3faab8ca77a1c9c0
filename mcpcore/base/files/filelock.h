// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/files/folder.h"
#include "base/result/result.h"

#include <cstdint>
#include <string>

namespace tooltray {

// A file that one process at a time may hold. The system takes the lock back when the process ends in whatever
// way; what the file holds is only who had it last, so that a torn, empty or foreign content locks out nobody.
// A file that is a link, a pipe, a device or a folder is left as it is.
class FileLock {
public:
    enum class AtEnd : std::uint8_t { Stays, IsRemoved };

    // "locked" (Conflict) where another process holds it, with its "process" in the details where that is known;
    // "lock_unusable" where something else has the name or the file is another user's; else the errors of Folder.
    static Result<FileLock> take(const Folder &folder, const std::string &name, AtEnd atEnd = AtEnd::Stays);

    FileLock(FileLock &&) noexcept = default;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock() { end(); }

private:
    FileLock(Folder folder, std::string name, AtEnd atEnd, FileDescriptor file);
    void end() noexcept;

    Folder m_folder;
    std::string m_name;
    AtEnd m_atEnd;
    FileDescriptor m_file;
};

} // namespace tooltray
