// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kServerWordings{
    Wording{"port_in_use", QT_TRANSLATE_NOOP("Wording", "Port {port} is already in use on {address}.")},
    Wording{"port_in_use",
            QT_TRANSLATE_NOOP("Wording", "Choose another port, or end the program that uses it.")},
    Wording{"port_denied",
            QT_TRANSLATE_NOOP("Wording", "Listening on {address} port {port} is not permitted.")},
    Wording{"port_denied", QT_TRANSLATE_NOOP("Wording", "Choose a port above 1023.")},
    Wording{"address_unavailable", QT_TRANSLATE_NOOP("Wording", "This machine has no address {address}.")},
    Wording{"address_unavailable", QT_TRANSLATE_NOOP("Wording", "Choose another address.")},
    Wording{"listen_failed",
            QT_TRANSLATE_NOOP("Wording", "Listening on {address} port {port} failed: {reason}.")},
    Wording{"bad_address", QT_TRANSLATE_NOOP("Wording", "\"{address}\" is not an IP address.")},
    Wording{"no_address", QT_TRANSLATE_NOOP("Wording", "There is no address to listen on.")},
    Wording{"not_serving", QT_TRANSLATE_NOOP("Wording", "Tooltray does not serve any tools now.")},
    Wording{"not_serving",
            QT_TRANSLATE_NOOP("Wording", "The server is not running, so there is no address to connect to.")},
    Wording{"not_serving", QT_TRANSLATE_NOOP("Wording", "Start the server and try again.")},
    Wording{"config_needs_restart",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The configuration file changes the storage, which cannot be done while it is in use.")},
    Wording{"config_needs_restart", QT_TRANSLATE_NOOP("Wording", "Start Tooltray again to use it.")},
    Wording{"config_needs_restart",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The configuration file changes the server, which cannot be done while it is in use.")},
    Wording{"config_needs_restart", QT_TRANSLATE_NOOP("Wording", "Start the server again to use it.")},
    Wording{
        "settings_unreadable",
        QT_TRANSLATE_NOOP("Wording", "The settings in {file} cannot be read, and not be put aside either.")},
    Wording{"settings_unreadable", QT_TRANSLATE_NOOP("Wording", "Correct or remove the file.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The number of connections must be from {least} to {most}.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The size of a request must be from {least} to {most}.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The number of calls in memory must be from {least} to {most}.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The number of days must be from {least} to {most}.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The size of the archive must be from {least} to {most}.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording", "The size of a body must be from {least} to {most}.")},
    Wording{"bad_setting", QT_TRANSLATE_NOOP("Wording", "\"{address}\" is not an IP address to listen on.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP(
                "Wording", "\"{host}\" is not a host: write a name such as desk.local or desk.local:8665.")},
    Wording{"bad_setting",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{origin}\" is not an origin: write one such as https://app.example.com.")},
    Wording{"bad_setting", QT_TRANSLATE_NOOP("Wording", "The settings are not valid JSON.")},
    Wording{"bad_setting", QT_TRANSLATE_NOOP("Wording", "The file has no settings of Tooltray.")},
    Wording{"bad_setting", QT_TRANSLATE_NOOP("Wording", "The settings cannot be read: {problem}.")},
    Wording{"bad_setting", QT_TRANSLATE_NOOP("Wording", "Correct it and try again.")},
    Wording{"log_level_unknown", QT_TRANSLATE_NOOP("Wording", "There is no log level \"{level}\".")},
    Wording{"log_level_unknown",
            QT_TRANSLATE_NOOP("Wording", "The levels are debug, info, warning and critical.")},
    Wording{"log_room_unknown",
            QT_TRANSLATE_NOOP("Wording", "\"{room}\" is not the name of a part of Tooltray.")},
    Wording{"log_room_unknown", QT_TRANSLATE_NOOP("Wording", "Write http=debug, for example.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "The log has only a part of the arguments of this call.")},
    Wording{"not_reproducible", QT_TRANSLATE_NOOP("Wording", "Make the call anew from the tool's page.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording",
                              "The arguments of this call held secrets, which the log does not keep.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "Edit the call and fill them in before you send it again.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "The arguments of this call are not valid JSON: {problem}")},
    Wording{
        "not_reproducible",
        QT_TRANSLATE_NOOP("Wording", "The log has only a part of what was sent, too little for a command.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "What was sent holds a zero byte, which no command line can.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "Send the call again from the window, then copy the new one.")},
    Wording{"client_file_encoding", QT_TRANSLATE_NOOP("Wording", "The file is not written in UTF-8.")},
    Wording{"client_file_encoding",
            QT_TRANSLATE_NOOP("Wording", "Save it as UTF-8 in an editor, then try again.")},
    Wording{"client_file_edit", QT_TRANSLATE_NOOP("Wording", "The change to the file came out wrong.")},
    Wording{"client_file_edit",
            QT_TRANSLATE_NOOP("Wording", "Copy the snippet into the file by hand. Please report this.")},
    Wording{"client_file_changed",
            QT_TRANSLATE_NOOP("Wording", "The file \"{path}\" was changed by another program just now.")},
    Wording{"client_file_changed", QT_TRANSLATE_NOOP("Wording", "Look at the change again, then write it.")},
    Wording{
        "client_file_changed",
        QT_TRANSLATE_NOOP("Wording",
                          "The file \"{path}\" was changed after the last write, so that cannot be undone.")},
    Wording{"client_file_changed", QT_TRANSLATE_NOOP("Wording", "Remove the entry instead.")},
    Wording{"no_such_client", QT_TRANSLATE_NOOP("Wording", "There is no client called \"{client}\".")},
    Wording{"client_file_syntax",
            QT_TRANSLATE_NOOP("Wording", "In line {line}, column {column} {~problem}.")},
    Wording{
        "client_file_syntax",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Fix the file in an editor, or paste the snippet into it; Tooltray never changes a file that it "
            "cannot read.")},
    Wording{"client_file_syntax",
            QT_TRANSLATE_NOOP("Wording", "there is more after the end of the document")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a \"/\" stands where a value was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a comment is not closed")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "the text ends where a value was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "it is nested too deeply")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a comma is missing")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a name in double quotes was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a \":\" was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a text is not closed")},
    Wording{"client_file_syntax",
            QT_TRANSLATE_NOOP("Wording", "a text has something in it that JSON does not allow")},
    Wording{"client_file_syntax",
            QT_TRANSLATE_NOOP("Wording", "a \"{sign}\" stands where a value was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "this is not a JSON value")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "the end of the line was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a name was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a name stands for two things")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "an escape has too few digits")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "an escape names no character")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "an escape is not one that TOML knows")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a value was expected")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "the \"{sign}\" is not closed")},
    Wording{"client_file_syntax", QT_TRANSLATE_NOOP("Wording", "a \"{sign}\" was expected")},
    Wording{"client_file_shape", QT_TRANSLATE_NOOP("Wording", "In line {line}, column {column} {~problem}.")},
    Wording{
        "client_file_shape",
        QT_TRANSLATE_NOOP("Wording", "something stands that is part of \"{name}\" and no table of its own")},
};

} // namespace

std::span<const Wording> serverWordings()
{
    return kServerWordings;
}

} // namespace tooltray::ui
