// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
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

} // namespace tooltray
