// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kFilesWordings{
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The file \"{path}\" cannot be read: {~reason}.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The file \"{path}\" cannot be written: {~reason}.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The folder \"{path}\" cannot be created: {~reason}.")},
    Wording{"access_denied", QT_TRANSLATE_NOOP("Wording", "permission was denied")},
    Wording{"access_denied",
            QT_TRANSLATE_NOOP(
                "Wording", "Check the owner and the permissions of the file and of the folders above it.")},
    Wording{"read_only", QT_TRANSLATE_NOOP("Wording", "the disk is read-only")},
    Wording{"read_only", QT_TRANSLATE_NOOP("Wording", "Choose a folder on another disk.")},
    Wording{"disk_full", QT_TRANSLATE_NOOP("Wording", "the disk is full")},
    Wording{"disk_full", QT_TRANSLATE_NOOP("Wording", "the quota of this user is used up")},
    Wording{"disk_full",
            QT_TRANSLATE_NOOP("Wording", "Free some space or choose another folder, then try again.")},
    Wording{"file_too_big", QT_TRANSLATE_NOOP("Wording", "the system allows no file of this size")},
    Wording{"file_too_big",
            QT_TRANSLATE_NOOP("Wording", "Raise the limit (ulimit -f) or choose another disk.")},
    Wording{
        "file_too_big",
        QT_TRANSLATE_NOOP("Wording", "The file \"{path}\" is bigger than the {size} that are read at most.")},
    Wording{"file_too_big", QT_TRANSLATE_NOOP("Wording", "Check that it is the right file.")},
    Wording{"name_too_long", QT_TRANSLATE_NOOP("Wording", "the name is too long")},
    Wording{"name_too_long", QT_TRANSLATE_NOOP("Wording", "Choose a shorter name.")},
    Wording{"not_a_folder", QT_TRANSLATE_NOOP("Wording", "a part of the path is a file and no folder")},
    Wording{"is_a_folder", QT_TRANSLATE_NOOP("Wording", "it is a folder")},
    Wording{"not_a_file", QT_TRANSLATE_NOOP("Wording", "it is a device or a pipe")},
    Wording{"is_a_link",
            QT_TRANSLATE_NOOP("Wording", "it is a symbolic link, and links in this place are not followed")},
    Wording{"is_a_link",
            QT_TRANSLATE_NOOP("Wording", "Replace the link with the file or the folder itself.")},
    Wording{"outside_folder", QT_TRANSLATE_NOOP("Wording", "the path leads out of its folder")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Choose another path.")},
    Wording{"link_loop", QT_TRANSLATE_NOOP("Wording", "its symbolic links form a cycle")},
    Wording{"link_loop", QT_TRANSLATE_NOOP("Wording", "Remove one of the links.")},
    Wording{"too_many_open_files", QT_TRANSLATE_NOOP("Wording", "too many files are open")},
    Wording{"too_many_open_files", QT_TRANSLATE_NOOP("Wording", "Raise the limit (ulimit -n).")},
    Wording{"too_many_open_files", QT_TRANSLATE_NOOP("Wording", "Close other programs, then try again.")},
    Wording{"file_missing", QT_TRANSLATE_NOOP("Wording", "it does not exist")},
    Wording{"file_missing", QT_TRANSLATE_NOOP("Wording", "Check the path.")},
    Wording{"folder_missing", QT_TRANSLATE_NOOP("Wording", "the folder for it does not exist")},
    Wording{"folder_missing", QT_TRANSLATE_NOOP("Wording", "Create the folder first.")},
    Wording{"io_error", QT_TRANSLATE_NOOP("Wording", "Check the disk, then try again.")},
    Wording{"not_durable",
            QT_TRANSLATE_NOOP("Wording",
                              "The file \"{path}\" was written, but may be lost when the power fails.")},
    Wording{"not_durable", QT_TRANSLATE_NOOP("Wording", "Check the disk, then save again.")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "The lock file \"{path}\" {~reason}.")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "is a symbolic link")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "is a folder")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "is a pipe, a socket or a device")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "belongs to another user of this computer")},
    Wording{"lock_unusable",
            QT_TRANSLATE_NOOP("Wording", "belongs to another user of this computer, who holds it")},
    Wording{"lock_unusable", QT_TRANSLATE_NOOP("Wording", "Remove it, then try again.")},
    Wording{"locked", QT_TRANSLATE_NOOP("Wording", "Another process holds the lock file \"{path}\".")},
    Wording{"locked", QT_TRANSLATE_NOOP("Wording", "End that process, then try again.")},
    Wording{"too_few_files",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The system allows Tooltray only {count} open files, which is too few to serve anybody.")},
    Wording{"too_few_files",
            QT_TRANSLATE_NOOP("Wording", "Raise the limit to 256 or more (ulimit -n), then start again.")},
    Wording{"given_up", QT_TRANSLATE_NOOP("Wording", "The work was given up before it was done.")},
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "The search was cancelled.")},
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "The reading was cancelled.")},
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "The request was cancelled.")},
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "The call was cancelled before it was done.")},
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "Call again if the result is still wanted.")},
};

} // namespace

std::span<const Wording> filesWordings()
{
    return kFilesWordings;
}

} // namespace tooltray::ui
