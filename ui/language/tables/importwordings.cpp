// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kImportWordings{
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~object} of the pack cannot be imported under its name. {~problem}")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The {~object} of the pack cannot be imported: its name \"{name}\" means the same as one of "
                "\"{other}\", which is in the pack as well.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The {~object} of the pack cannot be imported: its alias \"{name}\" means the same as one of "
                "\"{other}\", which is in the pack as well.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording",
                              "The tool \"{tool}\" needs an endpoint that is not available. {~problem}")},
    Wording{
        "import_problem",
        QT_TRANSLATE_NOOP("Wording", "The tools {tools} need an endpoint that is not available. {~problem}")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording",
                              "The {~user} names the {~object}, which is neither in the pack nor here.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording",
                              "The version {version} of the tool \"{tool}\" cannot be imported. {~problem}")},
    Wording{"import_problem", QT_TRANSLATE_NOOP("Wording", "The {~object} cannot be imported. {~problem}")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording",
                              "It has no \"properties\", and \"{name}\" is not a keyword of JSON "
                              "Schema. Write an enumeration as {\"enum\": [...]}, and an object as "
                              "{\"type\": \"object\", \"properties\": {...}}.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "It has no \"properties\", and \"{name}\" is not a keyword of JSON "
                                         "Schema. Did you mean \"properties\"?")},
    Wording{"import_problem", QT_TRANSLATE_NOOP("Wording", "The \"entries\" are empty.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "The import breaks the tool \"{tool}\". {name}: {~problem}")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "The import breaks the tools {names}. {name}: {~problem}")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "The types {names} refer to each other in a cycle.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "The tools {names} refer to each other in a cycle.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP(
                "Wording", "The tools {names} call each other in a row. At most {count} tools can do so.")},
    Wording{"import_problem",
            QT_TRANSLATE_NOOP("Wording", "A schema has to be in a file, where the endpoint finds it again.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "The types in it stay behind: keep a schema in a file of its own.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "Its variables are not a JSON object, so there is no example of a call.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "The header {header} stays behind: an endpoint or a credential can send it.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "How it signs in ({kind}) stays behind: give the endpoint a credential.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "Its scripts and tests stay behind: they are not run.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "This is not a GraphQL request; only those become tools.")},
    Wording{"import_lost", QT_TRANSLATE_NOOP("Wording", "Only the first {count} requests are looked at.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP(
                "Wording", "Its address has a placeholder ({address}): choose the endpoint that is meant.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "The value for {name} stays behind: the operation has no such variable.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "The value for {name} has a placeholder and is in no example.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "The value for {name} looks like a secret and is in no example.")},
    Wording{"import_lost", QT_TRANSLATE_NOOP("Wording", "There is no query in it.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "It has placeholders ({{...}}) in its GraphQL, which nothing fills here.")},
    Wording{"import_lost", QT_TRANSLATE_NOOP("Wording", "Its GraphQL cannot be read: {problem}")},
    Wording{"import_lost", QT_TRANSLATE_NOOP("Wording", "There is no operation in its GraphQL.")},
    Wording{"import_lost", QT_TRANSLATE_NOOP("Wording", "There is no operation {name} in its GraphQL.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "The proxy stays behind: the endpoint can have one.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "That certificates are not checked stays behind: the endpoint decides it.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" counts as writing, because of its request. A "
                                         "person can mark it as read-only in Tooltray's window.")},
    Wording{"import_lost",
            QT_TRANSLATE_NOOP("Wording",
                              "The tool \"{tool}\" makes at most one change in a call. Only a person "
                              "can allow several (allow_multiple_mutations), in Tooltray's window.")},
};

} // namespace

std::span<const Wording> importWordings()
{
    return kImportWordings;
}

} // namespace tooltray::ui
