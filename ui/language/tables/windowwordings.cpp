// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kWindowWordings{
    Wording{"not_reproducible", QT_TRANSLATE_NOOP("Wording", "The log has only a part of what was sent.")},
    Wording{"not_reproducible",
            QT_TRANSLATE_NOOP("Wording", "The operation held secrets, which the log does not keep.")},
    Wording{"not_reproducible", QT_TRANSLATE_NOOP("Wording", "The log does not have all of the arguments.")},
    Wording{"not_reproducible", QT_TRANSLATE_NOOP("Wording", "Make the call again, then use the new one.")},
    Wording{"not_graphql", QT_TRANSLATE_NOOP("Wording", "The request holds no GraphQL operation.")},
    Wording{"tool_missing", QT_TRANSLATE_NOOP("Wording", "There is no saved tool {tool}.")},
    Wording{"tool_missing", QT_TRANSLATE_NOOP("Wording", "Save the operation as a tool first.")},
    Wording{"pack_too_big", QT_TRANSLATE_NOOP("Wording", "The file is too big for a pack.")},
    Wording{"schema_invalid", QT_TRANSLATE_NOOP("Wording", "There is no schema in it.")},
    Wording{"schema_invalid", QT_TRANSLATE_NOOP("Wording", "Correct it and try again.")},
    Wording{"baseline_unreadable", QT_TRANSLATE_NOOP("Wording", "The baseline of {tool} cannot be read.")},
    Wording{"baseline_unreadable", QT_TRANSLATE_NOOP("Wording", "Pin another answer as its baseline.")},
    Wording{"baseline_too_big",
            QT_TRANSLATE_NOOP("Wording",
                              "The answer is bigger than 1 MiB, which is the most that a baseline holds.")},
    Wording{"baseline_too_big",
            QT_TRANSLATE_NOOP("Wording", "Ask for fewer fields or items, and pin that answer.")},
    Wording{"refactoring", QT_TRANSLATE_NOOP("Wording", "The text has syntax errors. Fix them first.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP("Wording", "There is no value here. Put the cursor on the value of an argument.")},
    Wording{"refactoring", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is a variable already.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP("Wording", "This value holds a variable. Extract the values inside one by one.")},
    Wording{"refactoring",
            QT_TRANSLATE_NOOP("Wording", "The schema has no type for this value. Fix the argument first.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP(
            "Wording", "Several operations use this fragment. Extract the value where there is only one.")},
    Wording{"refactoring", QT_TRANSLATE_NOOP("Wording", "There is no variable here. Put the cursor on one.")},
    Wording{"refactoring", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is not declared. Declare it first.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP(
            "Wording", "\"{name}\" has no default value that could stand in its place. Give it one first.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP(
            "Wording", "\"{name}\" is used in a fragment that other operations may use. Take it out there.")},
    Wording{
        "refactoring",
        QT_TRANSLATE_NOOP("Wording", "There are no fields here. Select some that stand beside one another.")},
    Wording{"refactoring", QT_TRANSLATE_NOOP("Wording", "This is a fragment already.")},
    Wording{"refactoring",
            QT_TRANSLATE_NOOP("Wording",
                              "The schema has no type for these fields. Fix the field around them first.")},
    Wording{"not_json", QT_TRANSLATE_NOOP("Wording", "Only JSON can be patched.")},
};

} // namespace

std::span<const Wording> windowWordings()
{
    return kWindowWordings;
}

} // namespace tooltray::ui
