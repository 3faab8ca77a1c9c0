// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kWorkspaceWordings{
    Wording{"", QT_TRANSLATE_NOOP("Wording", "settings")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "endpoint \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "credential \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "client \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "tool \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "type \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "mapping \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "prompt \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "context variable \"{name}\"")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "stored workspace")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "stored context")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "{count} problems:")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "{count} errors:")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "And {count} more.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Did you mean \"{first}\", \"{second}\", or \"{third}\"?")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Did you mean \"{first}\" or \"{second}\"?")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Did you mean \"{name}\"?")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "At {place}, line {line}, column {column}: {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "At {place}: {~problem}")},
    Wording{"definition_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The version {version} of the tool \"{tool}\" cannot be saved. {~problem}")},
    Wording{"would_break",
            QT_TRANSLATE_NOOP("Wording", "The change breaks the tool \"{tool}\". {name}: {~problem}")},
    Wording{"would_break",
            QT_TRANSLATE_NOOP("Wording", "The change breaks the tools {names}. {name}: {~problem}")},
    Wording{"workspace_closed", QT_TRANSLATE_NOOP("Wording", "The workspace is not open.")},
    Wording{"workspace_closed",
            QT_TRANSLATE_NOOP("Wording", "Wait until it is, or see in the log why it could not be opened.")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "The {~object} was deleted in the meantime.")},
    Wording{
        "changed_since",
        QT_TRANSLATE_NOOP("Wording", "The {~object} was changed {~how}. Both changes are about {fields}.")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "The {~object} was changed {~how}.")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "in the meantime")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "by an agent")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "by a person")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "by the configuration file")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "outside of this Tooltray")},
    Wording{"changed_since", QT_TRANSLATE_NOOP("Wording", "by {name}")},
    Wording{"changed_since",
            QT_TRANSLATE_NOOP("Wording", "Look at the current state, make the change there and try again.")},
    Wording{"defined_in_config",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~object} is defined in the configuration file and read-only here.")},
    Wording{"defined_in_config", QT_TRANSLATE_NOOP("Wording", "Change it in the configuration file.")},
    Wording{"not_found", QT_TRANSLATE_NOOP("Wording", "There is no {~object}.")},
    Wording{"not_found", QT_TRANSLATE_NOOP("Wording", "The log has no call {id} (any more).")},
    Wording{"not_found", QT_TRANSLATE_NOOP("Wording", "Look for it in the log by its time or tool.")},
    Wording{"not_found", QT_TRANSLATE_NOOP("Wording", "There is no tool with the tag \"{name}\".")},
    Wording{"not_found", QT_TRANSLATE_NOOP("Wording", "List the saved tools to see what there is.")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "The {~object} already exists.")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "The workspace \"{name}\" already exists.")},
    Wording{"token_taken",
            QT_TRANSLATE_NOOP("Wording", "The client \"{client}\" has the same token as \"{name}\".")},
    Wording{"token_taken", QT_TRANSLATE_NOOP("Wording", "Give each client a token of its own.")},
    Wording{
        "name_taken",
        QT_TRANSLATE_NOOP("Wording", "The {~object} already exists, and \"{name}\" means the same name.")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is the name of a built-in tool.")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is an alias of the tool \"{tool}\".")},
    Wording{"name_taken",
            QT_TRANSLATE_NOOP("Wording", "The alias \"{name}\" is the name of a built-in tool.")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "The alias \"{name}\" is the name of a tool.")},
    Wording{"name_taken",
            QT_TRANSLATE_NOOP("Wording", "The alias \"{name}\" belongs to the tool \"{tool}\".")},
    Wording{"name_taken", QT_TRANSLATE_NOOP("Wording", "Choose another name.")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "\"{name}\" cannot be the name of a workspace.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording", "Use lowercase letters, digits, - and _, at most 64 characters.")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "The settings have no name.")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "The {~kind} name is empty.")},
    Wording{
        "name_invalid",
        QT_TRANSLATE_NOOP(
            "Wording", "The {~kind} name \"{name}\" is {size} characters long; at most {most} are allowed.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording", "The {~kind} name \"{name}\" must start with a lowercase letter and "
                                         "contain only lowercase letters, digits and _.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording", "The {~kind} name \"{name}\" must start with a letter or _ and "
                                         "contain only letters, digits and _.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording", "The {~kind} name \"{name}\" must start with a letter or digit and "
                                         "contain only letters, digits, _ and -.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording", "The {~kind} name \"{name}\" is reserved by Windows.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The alias \"{name}\" is {size} characters long; at most {most} are allowed.")},
    Wording{"name_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The alias \"{name}\" must be one or more names joined by dots, each a "
                              "lowercase letter followed by lowercase letters, digits and _.")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "Choose another name.")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "endpoint")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "credential")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "client")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "tool")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "type")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "mapping")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "prompt")},
    Wording{"name_invalid", QT_TRANSLATE_NOOP("Wording", "context variable")},
    Wording{"unknown_reference",
            QT_TRANSLATE_NOOP("Wording", "The {~user} names the {~object}, which does not exist.")},
    Wording{"unknown_reference",
            QT_TRANSLATE_NOOP("Wording", "Create the {~kind} first, or name one that exists.")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "Correct it, and export again.")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "endpoint")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "credential")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "client")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "tool")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "type")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "mapping")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "prompt")},
    Wording{"unknown_reference", QT_TRANSLATE_NOOP("Wording", "context variable")},
    Wording{"in_use",
            QT_TRANSLATE_NOOP("Wording", "The {~object} cannot be deleted: it is used by {~users}.")},
    Wording{"in_use", QT_TRANSLATE_NOOP("Wording", "Change or delete what uses it first.")},
    Wording{"in_use", QT_TRANSLATE_NOOP("Wording", "{~object} and {count} more")},
    Wording{"in_use", QT_TRANSLATE_NOOP("Wording", "{~object}, {~users}")},
    Wording{"pinned",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~object} is pinned; only a person can pin, unpin, rename or delete it.")},
    Wording{"pinned", QT_TRANSLATE_NOOP("Wording", "Ask the user to do it in the Tooltray window.")},
    Wording{"pinned", QT_TRANSLATE_NOOP("Wording", "A person pinned a tool \"{tool}\", which is not there "
                                                   "now; only a person can create another one.")},
    Wording{"pinned",
            QT_TRANSLATE_NOOP("Wording",
                              "Choose another name, or ask the user to do it in the Tooltray window.")},
    Wording{"hidden_character",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~object} has a character that nobody can see ({character}) at {place}.")},
    Wording{"hidden_character", QT_TRANSLATE_NOOP("Wording", "Remove it and save again.")},
    Wording{"invalid_definition", QT_TRANSLATE_NOOP("Wording", "The {~object} cannot be kept: {problem}.")},
    Wording{"no_such_step",
            QT_TRANSLATE_NOOP("Wording", "There is nothing left of that edit to undo or redo.")},
    Wording{"no_such_step",
            QT_TRANSLATE_NOOP("Wording", "Look at the history for the edits that can be undone.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The {~object} sends a text of its own in the header {header}, which may be a secret.")},
    Wording{
        "secret_in_tool",
        QT_TRANSLATE_NOOP("Wording", "Let a credential of the endpoint fill the header, and export again.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~object} sends a text of its own in the query parameter {parameter}, "
                              "which may be a secret.")},
    Wording{
        "secret_in_tool",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The {~object} sends a text of its own in the parameter {parameter}, which may be a secret.")},
    Wording{
        "secret_in_tool",
        QT_TRANSLATE_NOOP("Wording", "Bind the parameter to a secret context variable, and export again.")},
    Wording{"secret_in_text",
            QT_TRANSLATE_NOOP("Wording", "The {~object} holds what looks like {~what} at {place}.")},
    Wording{"secret_in_text",
            QT_TRANSLATE_NOOP("Wording",
                              "Remove it, and ask the user to add a credential in Tooltray's window.")},
    Wording{"secret_in_text", QT_TRANSLATE_NOOP("Wording", "Remove it, and use a credential instead.")},
    Wording{"secret_in_text", QT_TRANSLATE_NOOP("Wording", "Remove it, and export again.")},
    Wording{"unknown_format",
            QT_TRANSLATE_NOOP("Wording", "This JSON is in no format that can be imported.")},
    Wording{"unknown_format",
            QT_TRANSLATE_NOOP(
                "Wording",
                "This is nothing that can be imported. Read as GraphQL, there is an error in line {line}: "
                "{problem}.")},
    Wording{"unknown_format", QT_TRANSLATE_NOOP("Wording", "There is no operation in it, and no type.")},
    Wording{"unknown_format",
            QT_TRANSLATE_NOOP("Wording", "This is longer than anything that can be imported.")},
    Wording{"unknown_format", QT_TRANSLATE_NOOP("Wording", "There is nothing in it.")},
    Wording{"unknown_format", QT_TRANSLATE_NOOP("Wording", "This is YAML, which is not read here.")},
    Wording{"unknown_format",
            QT_TRANSLATE_NOOP("Wording", "This JSON cannot be read, from line {line} on: {problem}")},
    Wording{"unknown_format",
            QT_TRANSLATE_NOOP("Wording", "Import a Tooltray pack, a GraphQL document or schema, an "
                                         "introspection response, a cURL command, or "
                                         "a collection of Postman, Insomnia, Altair or Bruno.")},
};

} // namespace

std::span<const Wording> workspaceWordings()
{
    return kWorkspaceWordings;
}

} // namespace tooltray::ui
