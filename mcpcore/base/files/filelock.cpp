// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filelock.h"

#include "base/files/filesystem.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <utility>

namespace tooltray {

namespace {

constexpr int kMaxAttempts = 8; // while others remove the file they held

Error unusable(const std::filesystem::path &path, Template what)
{
    return {ErrorKind::Unavailable,
            "lock_unusable",
            {CORE_TEXT("Core", "The lock file \"{path}\" {reason}."),
             {{"path", displayPath(path)}, {"reason", what}}},
            CORE_TEXT("Core", "Remove it, then try again."),
            json::Value::object({{"path", displayPath(path)}})};
}

std::optional<Template> reasonFor(const Error &error)
{
    if (error.code == "is_a_link")
        return CORE_TEXT("Core", "is a symbolic link");
    if (error.code == "is_a_folder")
        return CORE_TEXT("Core", "is a folder");
    if (error.code == "not_a_file")
        return CORE_TEXT("Core", "is a pipe, a socket or a device");
    return std::nullopt;
}

Error lockedBy(int file, const std::filesystem::path &path)
{
    std::array<char, 32> text{};
    const ssize_t size = ::pread(file, text.data(), text.size(), 0);
    std::int64_t process = 0;
    std::from_chars(text.data(), text.data() + std::max<ssize_t>(size, 0), process);
    Error error{
        ErrorKind::Conflict,
        "locked",
        {CORE_TEXT("Core", "Another process holds the lock file \"{path}\"."), {{"path", displayPath(path)}}},
        CORE_TEXT("Core", "End that process, then try again.")};
    if (process > 0)
        error.details = json::Value::object({{"process", process}});
    return error;
}

bool isSameFile(const struct stat &a, const struct stat &b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

} // namespace

FileLock::FileLock(Folder folder, std::string name, AtEnd atEnd, FileDescriptor file)
    : m_folder(std::move(folder))
    , m_name(std::move(name))
    , m_atEnd(atEnd)
    , m_file(std::move(file))
{}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    if (this == &other)
        return *this;
    end();
    m_folder = std::move(other.m_folder);
    m_name = std::move(other.m_name);
    m_atEnd = other.m_atEnd;
    m_file = std::move(other.m_file);
    return *this;
}

// Who waits for the lock finds that its file has gone, and makes a new one.
void FileLock::end() noexcept
{
    if (m_file.isOpen() && m_atEnd == AtEnd::IsRemoved)
        static_cast<void>(m_folder.remove(m_name));
    m_file = FileDescriptor();
}

Result<FileLock> FileLock::take(const Folder &folder, const std::string &name, AtEnd atEnd)
{
    const std::filesystem::path path = folder.path(name);
    for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
        auto opened = folder.open(name, O_RDWR | O_CREAT);
        if (!opened) {
            const auto reason = reasonFor(opened.error());
            return reason ? unusable(path, *reason) : std::move(opened).error();
        }
        const int file = opened->number();
        struct stat held {};
        if (::fstat(file, &held) != 0)
            return fileError(FileAction::WriteFile, path, errno);
        // Its owner could hold it for ever. Root may use what it likes.
        const bool isForeign = held.st_uid != ::geteuid();
        if (isForeign && ::geteuid() != 0)
            return unusable(path, CORE_TEXT("Core", "belongs to another user of this computer"));
        if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK)
                return fileError(FileAction::WriteFile, path, errno);
            return isForeign ? unusable(
                       path, CORE_TEXT("Core", "belongs to another user of this computer, who holds it"))
                             : lockedBy(file, path);
        }
        // Between opening and locking, who held it before may have removed it.
        auto again = folder.open(name, O_RDONLY);
        struct stat named {};
        if (!again && again.error().kind != ErrorKind::NotFound)
            return std::move(again).error();
        if (!again || ::fstat(again->number(), &named) != 0 || !isSameFile(held, named))
            continue;
        // A second name of the file may be anything, a backup for one: the lock needs no content.
        if (held.st_nlink == 1 && ::ftruncate(file, 0) == 0) {
            const std::string holder = std::to_string(::getpid()) + '\n';
            static_cast<void>(::pwrite(file, holder.data(), holder.size(), 0) > 0);
        }
        return FileLock(folder, name, atEnd, std::move(*opened));
    }
    return fileError(FileAction::WriteFile, path, EAGAIN);
}

} // namespace tooltray
