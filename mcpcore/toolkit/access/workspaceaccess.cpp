// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/workspaceaccess.h"

#include "text/unicode/ascii.h"

#include <array>
#include <string_view>

namespace tooltray::toolkit {
namespace {

// The definitions in files and databases.
constexpr std::array<std::string_view, 27> kStorageCodes{
    "locked",          "lock_unusable",       "not_writable", "access_denied",  "read_only", "disk_full",
    "file_too_big",    "not_a_folder",        "is_a_folder",  "not_a_file",     "is_a_link", "outside_folder",
    "link_loop",       "too_many_open_files", "file_missing", "folder_missing", "io_error",  "no_connection",
    "library_missing", "library_unreachable", "not_ours",     "database_error", "damaged",   "no_driver",
    "not_durable",     "unconfirmed",         "name_too_long"};
constexpr std::array<std::string_view, 2> kTransientCodes{"busy", "exists"};

} // namespace

Error unsaved(Error error)
{
    if (isOneOf(error.code, kTransientCodes))
        return {ErrorKind::Unavailable, "busy", "Another program is changing this workspace.",
                "Try again; nothing was changed."};
    // A document that a newer version wrote is named, and a database that it wrote is a file.
    const bool isOfStorage = isOneOf(error.code, kStorageCodes)
                             || (error.code == "newer_format" && !error.details.contains("document"));
    if (!isOfStorage)
        return error;
    return {ErrorKind::Unavailable, "workspace_not_writable",
            "This workspace cannot be changed now; its tools can be called.",
            "Ask the user to check Tooltray's log for why it cannot be saved."};
}

} // namespace tooltray::toolkit
