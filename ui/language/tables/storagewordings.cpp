// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kStorageWordings{
    Wording{"changed_outside",
            QT_TRANSLATE_NOOP("Wording", "The {~object} was changed outside of this Tooltray.")},
    Wording{"changed_outside",
            QT_TRANSLATE_NOOP("Wording", "Look at what is there now, make the change there and try again.")},
    Wording{"set_aside", QT_TRANSLATE_NOOP("Wording", "The {~object} cannot be read, so nothing is written "
                                                      "over it. Line {line}, column {column}: {~problem}")},
    Wording{"set_aside", QT_TRANSLATE_NOOP("Wording", "Fix it in place, or review and replace it.")},
    Wording{
        "newer_format",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The {~object} was written by a newer version of Tooltray; this version leaves it as it is.")},
    Wording{"newer_format",
            QT_TRANSLATE_NOOP("Wording", "Update Tooltray, or move what was written out of the workspace.")},
    Wording{"newer_format",
            QT_TRANSLATE_NOOP(
                "Wording",
                "A newer version of Tooltray keeps the workspace at {place}; nothing in it is touched.")},
    Wording{
        "newer_format",
        QT_TRANSLATE_NOOP(
            "Wording",
            "A newer version of Tooltray wrote \"{file}\" in format {format}, of which this version knows "
            "{known} at most; nothing in it is touched.")},
    Wording{"newer_format", QT_TRANSLATE_NOOP("Wording", "Update Tooltray.")},
    Wording{"locked",
            QT_TRANSLATE_NOOP(
                "Wording", "Process {process} has the workspace \"{folder}\" open; here it is read-only.")},
    Wording{"locked",
            QT_TRANSLATE_NOOP("Wording",
                              "Another process has the workspace \"{folder}\" open; here it is read-only.")},
    Wording{"locked", QT_TRANSLATE_NOOP("Wording", "Close the other one, or use another data directory.")},
    Wording{"not_writable", QT_TRANSLATE_NOOP("Wording", "\"{path}\" cannot be written: {~reason}")},
    Wording{"not_writable",
            QT_TRANSLATE_NOOP("Wording", "Give access to the folder and try again; nothing was changed.")},
    Wording{"not_writable",
            QT_TRANSLATE_NOOP("Wording",
                              "Make room or give access to the file and try again; nothing was changed.")},
    Wording{"not_writable", QT_TRANSLATE_NOOP("Wording", "The database at {place} refuses: {reason}.")},
    Wording{"not_writable", QT_TRANSLATE_NOOP("Wording", "Use the primary server; this one is a copy.")},
    Wording{"not_writable",
            QT_TRANSLATE_NOOP("Wording", "Give the server room, then try again; nothing was changed.")},
    Wording{"access_denied", QT_TRANSLATE_NOOP("Wording", "The database at {place} refuses: {reason}.")},
    Wording{"access_denied",
            QT_TRANSLATE_NOOP(
                "Wording", "Ask the database administrator for the rights to read and change the schema.")},
    Wording{"exists", QT_TRANSLATE_NOOP("Wording", "The database at {place} refuses: {reason}.")},
    Wording{"exists", QT_TRANSLATE_NOOP("Wording", "\"{file}\" has it already: {reason}.")},
    Wording{"exists", QT_TRANSLATE_NOOP("Wording", "Try again; nothing was changed.")},
    Wording{"busy", QT_TRANSLATE_NOOP("Wording", "The database at {place} refuses: {reason}.")},
    Wording{"busy",
            QT_TRANSLATE_NOOP("Wording", "Another process has been writing to \"{file}\" for too long.")},
    Wording{"busy", QT_TRANSLATE_NOOP("Wording", "Others are changing the same documents.")},
    Wording{"busy", QT_TRANSLATE_NOOP("Wording", "Another workspace is being made or changed.")},
    Wording{"busy", QT_TRANSLATE_NOOP("Wording", "Try again in a moment.")},
    Wording{"busy", QT_TRANSLATE_NOOP("Wording", "Try again; nothing was changed.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "There is no connection to {place}: {reason}.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "Check the server, the network and who may log in. "
                                                          "While Tooltray runs, it retries automatically.")},
    Wording{"no_connection",
            QT_TRANSLATE_NOOP(
                "Wording", "No earlier copy of the library is on this computer, so Tooltray cannot serve it. "
                           "Check the server, the network and who may log in, then start again.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "The connection to {place} is lost: {reason}.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "The connection to the database is lost.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "The database at {place} refuses: {reason}.")},
    Wording{"no_connection", QT_TRANSLATE_NOOP("Wording", "Tooltray reconnects automatically.")},
    Wording{"unconfirmed",
            QT_TRANSLATE_NOOP("Wording", "The connection was lost while the change was being saved. Whether "
                                         "it was saved is known once the connection is back.")},
    Wording{"unconfirmed",
            QT_TRANSLATE_NOOP("Wording", "Wait for the connection, then check the result before you retry.")},
    Wording{
        "bad_option",
        QT_TRANSLATE_NOOP("Wording", "The option {name} of the workspace's storage has a semicolon in it.")},
    Wording{"bad_option", QT_TRANSLATE_NOOP("Wording", "Give it a value without one.")},
    Wording{"database_error", QT_TRANSLATE_NOOP("Wording", "The database at {place} reports: {reason}.")},
    Wording{"database_error", QT_TRANSLATE_NOOP("Wording", "Look into the server's log.")},
    Wording{"database_error",
            QT_TRANSLATE_NOOP("Wording", "SQLite refused what was asked of \"{file}\": {reason}.")},
    Wording{"database_error", QT_TRANSLATE_NOOP("Wording", "Report this, with the log.")},
    Wording{"not_ours",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{file}\" is a database of another program; nothing in it is touched.")},
    Wording{"not_ours", QT_TRANSLATE_NOOP("Wording", "Give the workspace another file.")},
    Wording{"damaged",
            QT_TRANSLATE_NOOP(
                "Wording",
                "\"{file}\" is damaged or no database of SQLite ({reason}); nothing in it is touched.")},
    Wording{"damaged",
            QT_TRANSLATE_NOOP("Wording", "Put a copy of the file back, or give the workspace another one.")},
    Wording{"no_driver",
            QT_TRANSLATE_NOOP("Wording", "Qt's driver {driver} for this kind of database is not installed.")},
    Wording{"no_driver",
            QT_TRANSLATE_NOOP("Wording", "Install the package {package}, then start Tooltray again.")},
    Wording{"nothing_to_undo", QT_TRANSLATE_NOOP("Wording", "There is nothing to undo.")},
    Wording{"nothing_to_redo", QT_TRANSLATE_NOOP("Wording", "There is nothing to redo.")},
    Wording{"no_such_state", QT_TRANSLATE_NOOP("Wording", "The state \"{state}\" is no longer stored.")},
    Wording{"no_such_state", QT_TRANSLATE_NOOP("Wording", "Look again at which states there are.")},
    Wording{
        "draft_too_big",
        QT_TRANSLATE_NOOP("Wording", "The draft is bigger than the {size} that are kept of unsaved work.")},
    Wording{"draft_too_big", QT_TRANSLATE_NOOP("Wording", "Save it, or make it smaller.")},
    Wording{"bad_draft_id", QT_TRANSLATE_NOOP("Wording", "The id of the draft is empty or too long.")},
    Wording{"too_many_drafts",
            QT_TRANSLATE_NOOP("Wording", "There are already {count} drafts, which is the limit.")},
    Wording{"too_many_drafts", QT_TRANSLATE_NOOP("Wording", "Save or discard some of them.")},
    Wording{"no_such_draft", QT_TRANSLATE_NOOP("Wording", "There is no such draft any more.")},
    Wording{"no_data_folder", QT_TRANSLATE_NOOP("Wording", "There is no folder to keep this in.")},
    Wording{"no_data_folder", QT_TRANSLATE_NOOP("Wording", "Start Tooltray with a data folder.")},
    Wording{"library_unreachable",
            QT_TRANSLATE_NOOP("Wording", "The shared library cannot be reached, so its copy of {time} is "
                                         "used and cannot be changed. {~reason}")},
    Wording{
        "library_unreachable",
        QT_TRANSLATE_NOOP("Wording", "Check the server and the network; Tooltray reconnects automatically.")},
    Wording{"library_incomplete",
            QT_TRANSLATE_NOOP(
                "Wording",
                "After the move the {~object} was not found as it was. The old library is unchanged.")},
    Wording{
        "library_incomplete",
        QT_TRANSLATE_NOOP("Wording", "Move it again, and see in the log whether the storage has problems.")},
    Wording{"library_unreadable",
            QT_TRANSLATE_NOOP("Wording", "The old library cannot be read completely: {file}, line {line}, "
                                         "column {column}: {~problem}")},
    Wording{"library_unreadable",
            QT_TRANSLATE_NOOP("Wording", "The old library cannot be read completely: {file}: {~problem}")},
    Wording{"library_unreadable",
            QT_TRANSLATE_NOOP("Wording", "Correct it there or remove it, then move the library.")},
    Wording{"no_connection",
            QT_TRANSLATE_NOOP("Wording", "If it needs a password, set PGPASSWORD and start again.")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "The library is being moved.")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "Wait until it has been moved.")},
    Wording{"nothing_to_move",
            QT_TRANSLATE_NOOP("Wording", "There is nothing to move: the workspace is stored in {~place}.")},
    Wording{"nothing_to_move",
            QT_TRANSLATE_NOOP("Wording", "Check \"storage\" in config.yaml if you expected another place.")},
    Wording{"nothing_to_move",
            QT_TRANSLATE_NOOP("Wording", "Nothing was moved: 1 definition differs between {~from} and {~to}, "
                                         "where the workspace is stored now.")},
    Wording{"nothing_to_move",
            QT_TRANSLATE_NOOP("Wording", "Nothing was moved: {count} definitions differ between {~from} and "
                                         "{~to}, where the workspace is stored now.")},
    Wording{"nothing_to_move",
            QT_TRANSLATE_NOOP("Wording", "To use those of the old library, set \"storage\" in config.yaml "
                                         "back to it, export its tools, and import them here.")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "JSON files in {path}")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "the SQLite database {path}")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "the PostgreSQL database {name} on {host}")},
    Wording{"nothing_to_move", QT_TRANSLATE_NOOP("Wording", "the PostgreSQL database {name}")},
    Wording{"library_place", QT_TRANSLATE_NOOP("Wording", "JSON files in {path}")},
    Wording{"library_place", QT_TRANSLATE_NOOP("Wording", "the SQLite database {path}")},
    Wording{"library_place", QT_TRANSLATE_NOOP("Wording", "the PostgreSQL database {name} on {host}")},
    Wording{"library_place", QT_TRANSLATE_NOOP("Wording", "the PostgreSQL database {name}")},
    Wording{"library_missing", QT_TRANSLATE_NOOP("Wording", "There is no file \"{path}\".")},
    Wording{"library_missing", QT_TRANSLATE_NOOP("Wording", "There is no library at {path}.")},
    Wording{"library_missing", QT_TRANSLATE_NOOP("Wording", "Make its disk available, or start without it.")},
    Wording{
        "library_missing",
        QT_TRANSLATE_NOOP("Wording", "Make its disk available, or name another file in the configuration.")},
    Wording{"state_unreadable",
            QT_TRANSLATE_NOOP("Wording", "{path} is not a file of this version of Tooltray.")},
    Wording{"state_unreadable", QT_TRANSLATE_NOOP("Wording", "Move it away to start without it.")},
};

} // namespace

std::span<const Wording> storageWordings()
{
    return kStorageWordings;
}

} // namespace tooltray::ui
