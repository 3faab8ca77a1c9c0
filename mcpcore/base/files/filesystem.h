// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <unistd.h>
#include <utility>

namespace tooltray {

// Who may read a new file or folder: its owner, or everybody as far as the umask allows.
enum class FileAccess : std::uint8_t { Private, Public };

// Owns an open file of the system.
class FileDescriptor {
public:
    explicit FileDescriptor(int number = -1) noexcept : m_number(number) {}
    FileDescriptor(FileDescriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        FileDescriptor(std::move(other)).swap(*this);
        return *this;
    }
    ~FileDescriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    bool isOpen() const noexcept { return m_number >= 0; }
    int number() const noexcept { return m_number; }

private:
    void swap(FileDescriptor &other) noexcept { std::swap(m_number, other.m_number); }

    int m_number;
};

// The system calls that change files, so that tests can make each of them fail. Results and errno are
// those of the calls; none is interrupted by signals. A name is relative to the folder, an open one or AT_FDCWD.
class FileSystem {
public:
    virtual ~FileSystem() = default;

    virtual int open(int folder, const char *name, int flags, mode_t mode) const;
    virtual ssize_t write(int file, const char *data, std::size_t size) const;
    virtual int changeMode(int file, mode_t mode) const;
    virtual int sync(int file) const;
    virtual int rename(int folder, const char *from, const char *to) const;
    virtual int removeFile(int folder, const char *name) const;
    virtual int createFolder(int folder, const char *name, mode_t mode) const;
    virtual int removeFolder(int folder, const char *name) const;
};

std::filesystem::path folderOf(const std::filesystem::path &path); // "." when it names none

// Makes what was created, renamed or removed in the folder survive a loss of power. Gives the errno of a
// failure, and nothing when all went well.
std::optional<int> syncFolder(const std::filesystem::path &folder, const FileSystem &system);
// The same of a folder that is open, in whatever way.
std::optional<int> syncOpenFolder(int folder, const FileSystem &system);

enum class FileAction : std::uint8_t { ReadFile, WriteFile, CreateFolder };

// The error for a system call that failed with that errno. The codes: file_missing, folder_missing,
// access_denied, read_only, disk_full, file_too_big, name_too_long, not_a_folder, is_a_folder, not_a_file,
// is_a_link, outside_folder, link_loop, too_many_open_files and, for all else, io_error.
Error fileError(FileAction action, const std::filesystem::path &path, int errorNumber);

// For paths of this process that become text: UTF-8, whatever the bytes.
std::string displayPath(const std::filesystem::path &path);

// The message of an error of a file with the name alone in place of its path, for whoever need not know where it is. The
// path is that of the error's details.
Message withNameOnly(const Message &message, const json::Value &details);

} // namespace tooltray
