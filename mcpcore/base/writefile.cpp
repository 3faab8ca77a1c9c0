// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/writefile.h"

#include "base/filedescriptor.h"
#include "base/fileerror.h"
#include "base/hex.h"
#include "base/random.h"
#include "base/syncfolder.h"

#include <cerrno>
#include <optional>
#include <system_error>
#include <variant>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace tooltray {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = ".tooltray-";
constexpr std::string_view kSuffix = ".tmp";
constexpr int kMaxLinks = 40; // as Linux does

using ErrorNumber = std::optional<int>; // nothing when all went well

// What is to be replaced, behind all links.
struct Target {
    fs::path path;
    std::optional<struct stat> status; // nothing when there is no file yet
};

// errno in place of a target.
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
    TemporaryFile(const fs::path &folder, const FileCalls &calls) : m_folder(folder), m_calls(calls) {}
    ~TemporaryFile()
    {
        if (m_file.isOpen())
            m_calls.removeFile(m_path.c_str());
    }

    ErrorNumber create(mode_t mode)
    {
        do {
            m_path = m_folder / (std::string(kPrefix) + encodeHex(randomBytes(8)) + std::string(kSuffix));
            m_file =
                FileDescriptor(m_calls.open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
            if (!m_file.isOpen())
                return errno;
        } while (!lock());
        return std::nullopt;
    }

    ErrorNumber write(std::string_view content)
    {
        while (!content.empty()) {
            const ssize_t written = m_calls.write(m_file.number(), content.data(), content.size());
            if (written < 0)
                return errno;
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        return std::nullopt;
    }

    ErrorNumber copyOwnerAndMode(const struct stat &status)
    {
        // Only root can give files away, and a group may be foreign; then the file is ours from now on.
        [[maybe_unused]] const int ignored = ::fchown(m_file.number(), status.st_uid, status.st_gid);
        return m_calls.changeMode(m_file.number(), status.st_mode & 07777) == 0 ? ErrorNumber() : errno;
    }

    ErrorNumber sync() { return m_calls.sync(m_file.number()) == 0 ? ErrorNumber() : errno; }

    ErrorNumber moveTo(const fs::path &target)
    {
        if (m_calls.rename(m_path.c_str(), target.c_str()) != 0)
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

    const fs::path &m_folder;
    const FileCalls &m_calls;
    fs::path m_path;
    FileDescriptor m_file;
};

ErrorNumber replace(const Target &target, std::string_view content, FileAccess access, const FileCalls &calls)
{
    const fs::path folder = folderOf(target.path);
    TemporaryFile file(folder, calls);
    const mode_t newMode = access == FileAccess::Private ? 0600 : 0666;
    if (const auto error = file.create(target.status ? 0600 : newMode))
        return error;
    if (const auto error = file.write(content))
        return error;
    if (target.status) {
        if (const auto error = file.copyOwnerAndMode(*target.status))
            return error;
    }
    if (const auto error = file.sync())
        return error;
    return file.moveTo(target.path);
}

} // namespace

Result<fs::path> replaceFile(const fs::path &path, std::string_view content, FileAccess access,
                             const FileCalls &calls)
{
    auto resolved = resolve(path);
    if (const int *errorNumber = std::get_if<int>(&resolved))
        return fileError(FileAction::WriteFile, path, *errorNumber);
    const Target &target = std::get<Target>(resolved);
    if (const auto errorNumber = replace(target, content, access, calls))
        return fileError(FileAction::WriteFile, path, *errorNumber);
    return folderOf(target.path);
}

Result<void> writeFile(const fs::path &path, std::string_view content, FileAccess access,
                       const FileCalls &calls)
{
    const auto folder = replaceFile(path, content, access, calls);
    if (!folder)
        return folder.error();
    if (syncFolder(*folder, calls)) {
        return Error{ErrorKind::Unavailable, "not_durable",
                     "The file \"" + displayPath(path)
                         + "\" was written, but may be lost when the power fails.",
                     "Check the disk, then save again.", json::Value::object({{"path", displayPath(path)}})};
    }
    return {};
}

std::size_t removeLeftovers(const fs::path &folder)
{
    std::size_t removed = 0;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix))
            continue;
        const FileDescriptor file(
            ::open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
        if (file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0
            && ::unlink(entry->path().c_str()) == 0)
            ++removed;
    }
    return removed;
}

} // namespace tooltray
