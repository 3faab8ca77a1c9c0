// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/files.h"

#include "base/files/filesystem.h"
#include "base/text/quantity.h"
#include "base/text/random.h"
#include "text/encoding/encoding.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <variant>
#include <vector>

namespace tooltray {

namespace {

namespace fs = std::filesystem;

// Notes what it creates, in order; gives the errno of a failure.
std::optional<int> createMissing(const fs::path &path, mode_t mode, const FileSystem &system,
                                 std::vector<fs::path> &created)
{
    fs::path folder;
    for (const fs::path &part : path) {
        folder /= part;
        if (system.createFolder(AT_FDCWD, folder.c_str(), mode) == 0) {
            created.push_back(folder);
            if (const auto errorNumber = syncFolder(folderOf(folder), system))
                return errorNumber;
            continue;
        }
        const int errorNumber = errno;
        std::error_code error;
        if (fs::is_directory(folder, error))
            continue;
        if (errorNumber != EEXIST)
            return errorNumber;
        return error ? error.value() : ENOTDIR;
    }
    return path.empty() ? std::optional(ENOENT) : std::nullopt;
}

} // namespace

Result<void> createFolder(const fs::path &path, FileAccess access, const FileSystem &system)
{
    std::vector<fs::path> created;
    const mode_t mode = access == FileAccess::Private ? 0700 : 0777;
    const auto errorNumber = createMissing(path, mode, system, created);
    if (!errorNumber)
        return {};
    for (auto last = created.rbegin(); last != created.rend(); ++last)
        system.removeFolder(AT_FDCWD, last->c_str());
    return fileError(FileAction::CreateFolder, path, *errorNumber);
}

namespace {

Error tooBig(const std::filesystem::path &path, std::size_t maxBytes)
{
    return {ErrorKind::Invalid,
            "file_too_big",
            {CORE_TEXT("Core", "The file \"{path}\" is larger than {size}, the limit."),
             {{"path", displayPath(path)}, {"size", formatByteCount(maxBytes)}}},
            CORE_TEXT("Core", "Check that it is the right file."),
            json::Value::object({{"path", displayPath(path)}})};
}

bool isForOthers(const struct stat &status)
{
    const bool isOurs = status.st_uid == ::geteuid() || status.st_uid == 0;
    const bool isOurGroup = status.st_gid == ::getegid() || status.st_gid == 0;
    return !isOurs || (status.st_mode & S_IWOTH) != 0 || ((status.st_mode & S_IWGRP) != 0 && !isOurGroup);
}

} // namespace

bool isWritableByOthers(const std::filesystem::path &path)
{
    struct stat file {};
    if (::stat(path.c_str(), &file) != 0)
        return false;
    struct stat folder {};
    const bool hasFolder = ::stat(folderOf(path).c_str(), &folder) == 0;
    return isForOthers(file) || (hasFolder && (folder.st_mode & S_ISVTX) == 0 && isForOthers(folder));
}

Result<std::string> readFile(const std::filesystem::path &path, std::size_t maxBytes)
{
    // O_NONBLOCK: opening a pipe must not wait for its writer.
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return fileError(FileAction::ReadFile, path, errno);
    return readOpenFile(file.number(), path, maxBytes);
}

Result<std::string> readOpenFile(int file, const std::filesystem::path &path, std::size_t maxBytes)
{
    const auto failure = [&](int errorNumber) { return fileError(FileAction::ReadFile, path, errorNumber); };
    struct stat status {};
    if (::fstat(file, &status) != 0)
        return failure(errno);
    if (!S_ISREG(status.st_mode))
        return failure(S_ISDIR(status.st_mode) ? EISDIR : ENODEV);

    // The size is only where to begin: files grow, and those of /proc say 0.
    const auto size = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
    if (size > maxBytes)
        return tooBig(path, maxBytes);
    std::string content(size + 1, '\0');
    std::size_t filled = 0;
    while (true) {
        if (filled == content.size())
            content.resize(2 * content.size());
        const ssize_t count = ::read(file, content.data() + filled, content.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(errno);
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
        if (filled > maxBytes)
            return tooBig(path, maxBytes);
    }
    content.resize(filled);
    return content;
}

namespace {

constexpr std::string_view kPrefix = ".tooltray-";
constexpr std::string_view kSuffix = ".tmp";
constexpr int kMaxLinks = 40; // as Linux does

using ErrorNumber = std::optional<int>; // nothing when all went well

// The file to replace, with all links resolved.
struct Target {
    fs::path path;
    std::optional<struct stat> status; // nothing when there is no file yet
};

// Returns errno if the target cannot be resolved.
std::variant<Target, int> resolve(fs::path path)
{
    for (int links = 0; links <= kMaxLinks; ++links) {
        struct stat status {};
        if (::lstat(path.c_str(), &status) != 0) {
            if (errno != ENOENT)
                return errno;
            return Target{std::move(path), std::nullopt};
        }
        if (S_ISDIR(status.st_mode))
            return EISDIR;
        if (S_ISREG(status.st_mode)) {
            if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
                return errno;
            return Target{std::move(path), status};
        }
        if (!S_ISLNK(status.st_mode))
            return ENODEV;
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            return error.value();
        path = path.parent_path() / next;
    }
    return ELOOP;
}

// The new content on its way; gone with this object unless it was moved into place. It is locked while it
// lives, so that removeLeftovers() can tell it from one whose writer was killed.
class TemporaryFile {
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;

public:
    TemporaryFile(int folder, const FileSystem &system) : m_folder(folder), m_system(system) {}
    ~TemporaryFile()
    {
        if (m_file.isOpen())
            m_system.removeFile(m_folder, m_name.c_str());
    }

    ErrorNumber create(mode_t mode)
    {
        do {
            m_name = std::string(kPrefix) + encodeHex(randomBytes(8)) + std::string(kSuffix);
            m_file = FileDescriptor(
                m_system.open(m_folder, m_name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
            if (!m_file.isOpen())
                return errno;
        } while (!lock());
        return std::nullopt;
    }

    ErrorNumber write(std::string_view content)
    {
        while (!content.empty()) {
            const ssize_t written = m_system.write(m_file.number(), content.data(), content.size());
            if (written < 0)
                return errno;
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        return std::nullopt;
    }

    ErrorNumber setMode(mode_t mode)
    {
        return m_system.changeMode(m_file.number(), mode) == 0 ? ErrorNumber() : errno;
    }

    ErrorNumber copyOwnerAndMode(const struct stat &status)
    {
        // Only root can give files away, and a group may be foreign; then the file is ours from now on, and what that
        // group was allowed is not for ours.
        const bool isGiven = ::fchown(m_file.number(), status.st_uid, status.st_gid) == 0
                             || ::fchown(m_file.number(), static_cast<uid_t>(-1), status.st_gid) == 0;
        return setMode(status.st_mode & (isGiven ? 07777 : 0707));
    }

    ErrorNumber sync() { return m_system.sync(m_file.number()) == 0 ? ErrorNumber() : errno; }

    ErrorNumber moveTo(const char *name)
    {
        if (m_system.rename(m_folder, m_name.c_str(), name) != 0)
            return errno;
        m_file = FileDescriptor();
        return std::nullopt;
    }

private:
    // False when removeLeftovers() of another process came between creating and locking.
    bool lock() const
    {
        if (::flock(m_file.number(), LOCK_EX | LOCK_NB) != 0)
            return errno != EWOULDBLOCK; // a file system without locks
        struct stat status {};
        return ::fstat(m_file.number(), &status) != 0 || status.st_nlink > 0;
    }

    const int m_folder;
    const FileSystem &m_system;
    std::string m_name;
    FileDescriptor m_file;
};

// The permissions are those of the file that is replaced; where there is none, those of the access.
ErrorNumber replace(int folder, const char *name, const struct stat *replaced, std::string_view content,
                    FileAccess access, const FileSystem &system)
{
    TemporaryFile file(folder, system);
    const mode_t newMode = access == FileAccess::Private ? 0600 : 0666;
    if (const auto error = file.create(replaced != nullptr ? 0600 : newMode))
        return error;
    if (const auto error = file.write(content))
        return error;
    if (replaced != nullptr) {
        if (const auto error = file.copyOwnerAndMode(*replaced))
            return error;
    } else if (access == FileAccess::Private) {
        if (const auto error = file.setMode(newMode)) // whatever the umask
            return error;
    }
    if (const auto error = file.sync())
        return error;
    return file.moveTo(name);
}

} // namespace

Result<fs::path> replaceFile(const fs::path &path, std::string_view content, FileAccess access,
                             const FileSystem &system)
{
    auto resolved = resolve(path);
    if (const int *errorNumber = std::get_if<int>(&resolved))
        return fileError(FileAction::WriteFile, path, *errorNumber);
    const Target &target = std::get<Target>(resolved);
    const struct stat *replaced = target.status ? &*target.status : nullptr;
    if (const auto errorNumber = replace(AT_FDCWD, target.path.c_str(), replaced, content, access, system))
        return fileError(FileAction::WriteFile, path, *errorNumber);
    return folderOf(target.path);
}

ErrorNumber replaceIn(int folder, const std::string &name, std::string_view content, FileAccess access,
                      const FileSystem &system)
{
    struct stat status {};
    if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno != ENOENT)
            return errno;
        return replace(folder, name.c_str(), nullptr, content, access, system);
    }
    if (!S_ISREG(status.st_mode))
        return S_ISLNK(status.st_mode) ? EMLINK : S_ISDIR(status.st_mode) ? EISDIR : ENODEV;
    if (::faccessat(folder, name.c_str(), W_OK, AT_EACCESS) != 0)
        return errno;
    if (access == FileAccess::Private)
        status.st_mode &= ~mode_t{077};
    return replace(folder, name.c_str(), &status, content, access, system);
}

Result<void> writeFile(const fs::path &path, std::string_view content, FileAccess access,
                       const FileSystem &system)
{
    const auto folder = replaceFile(path, content, access, system);
    if (!folder)
        return folder.error();
    if (syncFolder(*folder, system))
        return notDurable(path);
    return {};
}

Error notDurable(const fs::path &path)
{
    return {ErrorKind::Unavailable,
            "not_durable",
            {CORE_TEXT("Core", "The file \"{path}\" was written, but could be lost in a power failure."),
             {{"path", displayPath(path)}}},
            CORE_TEXT("Core", "Check the disk, then save again."),
            json::Value::object({{"path", displayPath(path)}})};
}

std::size_t removeLeftovers(const fs::path &folder)
{
    const FileDescriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return file.isOpen() ? removeLeftoversIn(file.number()) : 0;
}

std::size_t removeLeftoversIn(int folder)
{
    // A descriptor of its own: what was read of the folder is its position.
    const int reading = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(reading < 0 ? nullptr : ::fdopendir(reading),
                                                       &::closedir);
    std::size_t removed = 0;
    while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
        const std::string_view name = static_cast<const char *>(entry->d_name);
        struct stat status {};
        if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix)
            || ::fstatat(folder, name.data(), &status, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(status.st_mode))
            continue;
        const FileDescriptor file(
            ::openat(folder, name.data(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
        if (file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0
            && ::unlinkat(folder, name.data(), 0) == 0)
            ++removed;
    }
    return removed;
}

} // namespace tooltray
