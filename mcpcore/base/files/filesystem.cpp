// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filesystem.h"

#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tooltray {
namespace {

template <typename F>
auto uninterrupted(F call)
{
    auto result = call();
    while (result == -1 && errno == EINTR)
        result = call();
    return result;
}

} // namespace

int FileSystem::open(int folder, const char *name, int flags, mode_t mode) const
{
    return uninterrupted([&] { return ::openat(folder, name, flags, mode); });
}

ssize_t FileSystem::write(int file, const char *data, std::size_t size) const
{
    return uninterrupted([&] { return ::write(file, data, size); });
}

int FileSystem::changeMode(int file, mode_t mode) const
{
    return uninterrupted([&] { return ::fchmod(file, mode); });
}

int FileSystem::sync(int file) const
{
    return uninterrupted([&] { return ::fsync(file); });
}

int FileSystem::rename(int folder, const char *from, const char *to) const
{
    return ::renameat(folder, from, folder, to);
}

int FileSystem::removeFile(int folder, const char *name) const
{
    return ::unlinkat(folder, name, 0);
}

int FileSystem::createFolder(int folder, const char *name, mode_t mode) const
{
    return ::mkdirat(folder, name, mode);
}

int FileSystem::removeFolder(int folder, const char *name) const
{
    return ::unlinkat(folder, name, AT_REMOVEDIR);
}

std::filesystem::path folderOf(const std::filesystem::path &path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

namespace {

std::optional<int> sync(int parent, const char *name, const FileSystem &system)
{
    const FileDescriptor file(system.open(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
    if (file.isOpen() && system.sync(file.number()) == 0)
        return std::nullopt;
    // A folder that may be written but not read, or a file system that needs no such call.
    if (errno == EACCES || errno == EINVAL || errno == ENOTSUP)
        return std::nullopt;
    return errno;
}

} // namespace

std::optional<int> syncFolder(const std::filesystem::path &folder, const FileSystem &system)
{
    return sync(AT_FDCWD, folder.c_str(), system);
}

std::optional<int> syncOpenFolder(int folder, const FileSystem &system)
{
    return sync(folder, ".", system);
}

namespace {

struct Cause {
    int errorNumber;
    ErrorKind kind;
    std::string_view code;
    Template reason;
    Template hint;
};

constexpr Template kCheckPermissions =
    CORE_TEXT("Core", "Check the owner and the permissions of the file and of the folders above it.");
constexpr Template kFreeSpace =
    CORE_TEXT("Core", "Free some space or choose another folder, then try again.");
constexpr Template kChooseAnother = CORE_TEXT("Core", "Choose another path.");

constexpr std::array kCauses{
    Cause{EACCES, ErrorKind::Denied, "access_denied", CORE_TEXT("Core", "permission was denied"),
          kCheckPermissions},
    Cause{EPERM, ErrorKind::Denied, "access_denied", CORE_TEXT("Core", "permission was denied"),
          kCheckPermissions},
    Cause{EROFS, ErrorKind::Denied, "read_only", CORE_TEXT("Core", "the disk is read-only"),
          CORE_TEXT("Core", "Choose a folder on another disk.")},
    Cause{ENOSPC, ErrorKind::Unavailable, "disk_full", CORE_TEXT("Core", "the disk is full"), kFreeSpace},
    Cause{EDQUOT, ErrorKind::Unavailable, "disk_full", CORE_TEXT("Core", "the quota of this user is used up"),
          kFreeSpace},
    Cause{EFBIG, ErrorKind::Unavailable, "file_too_big",
          CORE_TEXT("Core", "the system does not allow a file of this size"),
          CORE_TEXT("Core", "Raise the limit (ulimit -f) or choose another disk.")},
    Cause{ENAMETOOLONG, ErrorKind::Invalid, "name_too_long", CORE_TEXT("Core", "the name is too long"),
          CORE_TEXT("Core", "Choose a shorter name.")},
    Cause{ENOTDIR, ErrorKind::Invalid, "not_a_folder",
          CORE_TEXT("Core", "a part of the path is not a folder"), kChooseAnother},
    Cause{EISDIR, ErrorKind::Invalid, "is_a_folder", CORE_TEXT("Core", "it is a folder"), kChooseAnother},
    Cause{ENODEV, ErrorKind::Invalid, "not_a_file", CORE_TEXT("Core", "it is a device or a pipe"),
          kChooseAnother},
    Cause{ENXIO, ErrorKind::Invalid, "not_a_file", CORE_TEXT("Core", "it is a device or a pipe"),
          kChooseAnother},
    // No call that reads or writes a file gives it: Folder says so of a link.
    Cause{EMLINK, ErrorKind::Invalid, "is_a_link",
          CORE_TEXT("Core", "it is a symbolic link, and links in this place are not followed"),
          CORE_TEXT("Core", "Replace the link with the file or the folder itself.")},
    Cause{EXDEV, ErrorKind::Invalid, "outside_folder", CORE_TEXT("Core", "the path leads out of its folder"),
          kChooseAnother},
    Cause{ELOOP, ErrorKind::Invalid, "link_loop", CORE_TEXT("Core", "its symbolic links form a cycle"),
          CORE_TEXT("Core", "Remove one of the links.")},
    Cause{EMFILE, ErrorKind::Unavailable, "too_many_open_files", CORE_TEXT("Core", "too many files are open"),
          CORE_TEXT("Core", "Raise the limit (ulimit -n).")},
    Cause{ENFILE, ErrorKind::Unavailable, "too_many_open_files", CORE_TEXT("Core", "too many files are open"),
          CORE_TEXT("Core", "Close other programs, then try again.")},
};

constexpr Cause kFileMissing{ENOENT, ErrorKind::NotFound, "file_missing",
                             CORE_TEXT("Core", "it does not exist"), CORE_TEXT("Core", "Check the path.")};
constexpr Cause kFolderMissing{ENOENT, ErrorKind::NotFound, "folder_missing",
                               CORE_TEXT("Core", "the folder for it does not exist"),
                               CORE_TEXT("Core", "Create the folder first.")};

Template failed(FileAction action)
{
    switch (action) {
    case FileAction::ReadFile: return CORE_TEXT("Core", "The file \"{path}\" cannot be read: {reason}.");
    case FileAction::WriteFile: return CORE_TEXT("Core", "The file \"{path}\" cannot be written: {reason}.");
    case FileAction::CreateFolder: break;
    }
    return CORE_TEXT("Core", "The folder \"{path}\" cannot be created: {reason}.");
}

const Cause *causeOf(FileAction action, int errorNumber)
{
    if (errorNumber == ENOENT)
        return action == FileAction::ReadFile ? &kFileMissing : &kFolderMissing;
    const auto cause = std::ranges::find(kCauses, errorNumber, &Cause::errorNumber);
    return cause == kCauses.end() ? nullptr : &*cause;
}

} // namespace

Error fileError(FileAction action, const std::filesystem::path &path, int errorNumber)
{
    const std::string shown = displayPath(path);
    const auto error = [&](ErrorKind kind, std::string_view code, Message reason, Template hint) {
        return Error{kind,
                     std::string(code),
                     {failed(action), {{"path", shown}, {"reason", std::move(reason)}}},
                     hint,
                     json::Value::object({{"path", shown}})};
    };
    if (const Cause *const cause = causeOf(action, errorNumber))
        return error(cause->kind, cause->code, cause->reason, cause->hint);
    return error(ErrorKind::Unavailable, "io_error", std::generic_category().message(errorNumber),
                 CORE_TEXT("Core", "Check the disk, then try again."));
}

std::string displayPath(const std::filesystem::path &path)
{
    return repairedUtf8(path.native());
}

Message withNameOnly(const Message &message, const json::Value &details)
{
    const std::string path(details["path"].toString());
    // Other errors have places in JSON there.
    const auto names = [&](std::string_view what) {
        return message.contains(std::string(what) + '"' + path + '"');
    };
    if (!path.starts_with('/') || (!names("file ") && !names("folder ")))
        return message;
    const std::string name = path.substr(path.rfind('/') + 1);
    return message.withArguments([&](std::string_view said) {
        if (said == path)
            return name;
        std::string text(said);
        for (const std::string_view what : {"file \"", "folder \""}) {
            const std::string whole = std::string(what) + path + '"';
            for (std::size_t at = text.find(whole); at != std::string::npos; at = text.find(whole, at))
                text.replace(at + what.size(), path.size(), name);
        }
        return text;
    });
}

} // namespace tooltray
