// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kConfigurationWordings{
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "{file}:{line}:{column}: {~problem}")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "Correct it and try again.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "Correct this and the other problem in the file, then try again.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "Correct this and the {count} other problems in the file, then try again.")},
    Wording{"yaml_invalid", QT_TRANSLATE_NOOP("Wording", "This YAML cannot be read.")},
    Wording{"yaml_invalid", QT_TRANSLATE_NOOP("Wording", "Correct it and try again.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "What the environment gives makes the configuration too long.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Readers of YAML disagree on what this means without quotes: put a text in quotes, or write a "
            "number in plain digits, or true or false.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "The secret is empty.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "The secret is empty: set the environment variable {name}.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "What {variable} stands for does not fit here.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "What stands here does not fit.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "The key \"{key}\" is missing at {path}.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "There is no key \"{key}\" at the top level.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "There is no key \"{key}\" in {path}.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "Accepted are {keys}.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "\"{name}\" means the same name as \"{other}\"; choose another one.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "This ${ has no }; write $${ for a ${ that stays.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "A reference looks like ${NAME} or ${NAME:-default}, its name made of letters, digits and _; "
                "write $${ for a ${ that stays.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "The default of ${{name}} cannot hold another reference.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "The environment variable {name} is not set; set it, or give a "
                                         "default as in ${{name}:-default}.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "What the environment variable {name} holds is not UTF-8.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "Between brackets a ${NAME} must be in quotes: \"${NAME}\".")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "This does not fit to what is above it; check its indentation, and the quotes before it.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "No key can stand here: put a text with \": \" in it in quotes, and indent a key like its "
                "neighbours.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "No key can stand here; check its indentation.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "No list can begin here: its first \"- \" stands on the line below the key.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "In what begins with this { a comma or the } is missing.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "In what begins with this [ a comma or the ] is missing.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "There is no open bracket that this one could close.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "No text can begin with this character; put it in quotes.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "There is no such escape: write \\\\ for a backslash, or put the text in single quotes.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "An escape \\x has 2, \\u 4 and \\U 8 hexadecimal digits.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "There is no character of this number.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "A text in quotes cannot continue after the end of the document.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "The file ends before the text in quotes does.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "There is no such anchor, and aliases (*name) are not used here; put a text that begins with * "
            "in quotes.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "A text that begins with {sign} must be in quotes.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "Lines are indented with spaces; this one begins with a tab.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "Behind | and > only the line break can follow.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "This cannot be read as YAML ({problem}).")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording",
                          "The file has more than {size}, which is the most that a configuration may have.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "From here on the file is not UTF-8; save it in that encoding.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "This is a control character, which no text file may hold; delete it.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "Lines end with a line feed; this one ends with a carriage return alone.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "A file like this is one document; this begins a second one.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "The text that begins with this {quote} is never closed.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "Expected {~what} at the top level; {variable} stands for something else.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "Expected {~what} at {path}; {variable} stands for something else.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a URL that begins with http:// or https://")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a map of endpoints by their names")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a list of a program and its arguments")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a list of at least one IP address")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Anchors ({sign}name), aliases (*name) and merge keys (<<) are not used here: write the value "
            "where it is needed, or take it from the environment with ${NAME}.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "Nothing in a configuration is nested deeper than {count} levels.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "A key is a text on one line, such as \"server\"; this is not one.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "The key \"{key}\" is there twice; the first one is in line {line}.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "Tags (!name) are not used here; put a value in quotes to make it a text.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP("Wording", "There is more that is wrong; these are the first {count} mistakes.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The endpoint \"default\" is already under \"endpoints\"; leave out one of them, at {path}.")},
    Wording{
        "config_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "This belongs to \"graphql_endpoint\", which is not there; an endpoint of \"endpoints\" has its "
            "own at {path}.")},
    Wording{"config_invalid",
            QT_TRANSLATE_NOOP("Wording", "Expected {~what} at the top level, found {found}.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "Expected {~what} at {path}, found {found}.")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a string")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "an integer")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a number")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "an object")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "an array")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "true or false")},
    Wording{"config_invalid", QT_TRANSLATE_NOOP("Wording", "a string that is not empty")},
    Wording{
        "config_not_named",
        QT_TRANSLATE_NOOP(
            "Wording", "The configuration file \"{path}\" {~what}, which only a file that you name may do.")},
    Wording{"config_not_named", QT_TRANSLATE_NOOP("Wording", "uses {reference} at {place}")},
    Wording{"config_not_named",
            QT_TRANSLATE_NOOP("Wording", "signs in to a database with what this computer has")},
    Wording{"config_not_named", QT_TRANSLATE_NOOP("Wording", "Check the file, then name it with --config.")},
};

} // namespace

std::span<const Wording> configurationWordings()
{
    return kConfigurationWordings;
}

} // namespace tooltray::ui
