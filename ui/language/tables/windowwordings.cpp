// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kWindowWordings{
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
};

} // namespace

std::span<const Wording> windowWordings()
{
    return kWindowWordings;
}

} // namespace tooltray::ui
