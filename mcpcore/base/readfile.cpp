// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/readfile.h"

#include "base/filedescriptor.h"
#include "base/fileerror.h"
#include "base/quantity.h"
#include "base/syncfolder.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

namespace tooltray {
namespace {

Error tooBig(const std::filesystem::path &path, std::size_t maxBytes)
{
    return {ErrorKind::Invalid, "file_too_big",
            "The file \"" + displayPath(path) + "\" is bigger than the " + formatByteCount(maxBytes)
                + " that are read at most.",
            "Check that it is the right file.", json::Value::object({{"path", displayPath(path)}})};
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

} // namespace tooltray
