// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/fileerror.h"

#include "base/text/utf8.h"

#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

namespace tooltray {

namespace {

struct Cause {
    int errorNumber;
    ErrorKind kind;
    std::string_view code;
    std::string_view reason;
    std::string_view hint;
};

constexpr std::string_view kCheckPermissions =
    "Check the owner and the permissions of the file and of the folders above it.";
constexpr std::string_view kFreeSpace = "Free some space or choose another folder, then try again.";
constexpr std::string_view kChooseAnother = "Choose another path.";

constexpr std::array kCauses{
    Cause{EACCES, ErrorKind::Denied, "access_denied", "permission was denied", kCheckPermissions},
    Cause{EPERM, ErrorKind::Denied, "access_denied", "permission was denied", kCheckPermissions},
    Cause{EROFS, ErrorKind::Denied, "read_only", "the disk is read-only", "Choose a folder on another disk."},
    Cause{ENOSPC, ErrorKind::Unavailable, "disk_full", "the disk is full", kFreeSpace},
    Cause{EDQUOT, ErrorKind::Unavailable, "disk_full", "the quota of this user is used up", kFreeSpace},
    Cause{EFBIG, ErrorKind::Unavailable, "file_too_big", "the system allows no file of this size",
          "Raise the limit (ulimit -f) or choose another disk."},
    Cause{ENAMETOOLONG, ErrorKind::Invalid, "name_too_long", "the name is too long",
          "Choose a shorter name."},
    Cause{ENOTDIR, ErrorKind::Invalid, "not_a_folder", "a part of the path is a file and no folder",
          kChooseAnother},
    Cause{EISDIR, ErrorKind::Invalid, "is_a_folder", "it is a folder", kChooseAnother},
    Cause{ENODEV, ErrorKind::Invalid, "not_a_file", "it is a device or a pipe", kChooseAnother},
    Cause{ENXIO, ErrorKind::Invalid, "not_a_file", "it is a device or a pipe", kChooseAnother},
    // No call that reads or writes a file gives it: Folder says so of a link.
    Cause{EMLINK, ErrorKind::Invalid, "is_a_link",
          "it is a symbolic link, and links in this place are not followed",
          "Replace the link with the file or the folder itself."},
    Cause{EXDEV, ErrorKind::Invalid, "outside_folder", "the path leads out of its folder", kChooseAnother},
    Cause{ELOOP, ErrorKind::Invalid, "link_loop", "its symbolic links form a cycle",
          "Remove one of the links."},
    Cause{EMFILE, ErrorKind::Unavailable, "too_many_open_files", "too many files are open",
          "Raise the limit (ulimit -n)."},
    Cause{ENFILE, ErrorKind::Unavailable, "too_many_open_files", "too many files are open",
          "Close other programs, then try again."},
};

std::string_view failed(FileAction action)
{
    switch (action) {
    case FileAction::ReadFile: return "cannot be read";
    case FileAction::WriteFile: return "cannot be written";
    case FileAction::CreateFolder: break;
    }
    return "cannot be created";
}

Cause causeOf(FileAction action, int errorNumber, std::string &text)
{
    if (errorNumber == ENOENT && action == FileAction::ReadFile)
        return {ENOENT, ErrorKind::NotFound, "file_missing", "it does not exist", "Check the path."};
    if (errorNumber == ENOENT)
        return {ENOENT, ErrorKind::NotFound, "folder_missing", "the folder for it does not exist",
                "Create the folder first."};
    for (const Cause &cause : kCauses) {
        if (cause.errorNumber == errorNumber)
            return cause;
    }
    text = std::generic_category().message(errorNumber);
    return {errorNumber, ErrorKind::Unavailable, "io_error", text, "Check the disk, then try again."};
}

} // namespace

Error fileError(FileAction action, const std::filesystem::path &path, int errorNumber)
{
    std::string systemText;
    const Cause cause = causeOf(action, errorNumber, systemText);
    const std::string shown = displayPath(path);
    std::string message = action == FileAction::CreateFolder ? "The folder \"" : "The file \"";
    message += shown;
    message += "\" ";
    message += failed(action);
    message += ": ";
    message += cause.reason;
    message += '.';
    return {cause.kind, std::string(cause.code), std::move(message), std::string(cause.hint),
            json::Value::object({{"path", shown}})};
}

std::string displayPath(const std::filesystem::path &path)
{
    return repairedUtf8(path.native());
}

std::string withNameOnly(std::string text, const json::Value &details)
{
    const std::string_view path = details["path"].toString();
    if (!path.starts_with('/'))
        return text;
    const std::string quoted = '"' + std::string(path) + '"';
    const std::string name = '"' + std::string(path.substr(path.rfind('/') + 1)) + '"';
    // Other errors have places in JSON there.
    for (const std::string_view what : {"file ", "folder "}) {
        const std::string whole = std::string(what) + quoted;
        for (std::size_t at = text.find(whole); at != std::string::npos; at = text.find(whole, at))
            text.replace(at + what.size(), quoted.size(), name);
    }
    return text;
}

} // namespace tooltray
