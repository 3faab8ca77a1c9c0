// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kLogWordings{
    Wording{"no_answer",
            QT_TRANSLATE_NOOP("Wording",
                              "The client was asked a question and did not come back with the answer.")},
    Wording{"partial_data", QT_TRANSLATE_NOOP("Wording", "The data came with errors.")},
    Wording{"shutdown", QT_TRANSLATE_NOOP("Wording", "The program ended before the call did.")},
    Wording{"protocol_error", QT_TRANSLATE_NOOP("Wording", "The request was refused; the answer says why.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "Correct the filter at character {number}.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The filter is longer than 10,000 characters.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "There is no \"(\" for this \")\".")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "Brackets lie too deep in one another.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP(
                "Wording", "A space is missing here. Put a value with brackets or quotes in it in quotes.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "This \"(\" is not closed.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "A field belongs before this operator, such as tool or status.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "One \"-\" or \"!\" is enough.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The quoted text has no closing quote.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "A term is missing here, such as is:error or tool:issue.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "A name must follow \"{name}\".")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "Unknown field \"{name}\".")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "To look for this text, put it in quotes.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "There is an operator too many.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "A value must follow \"{name}\".")},
    Wording{
        "filter_invalid",
        QT_TRANSLATE_NOOP("Wording", "\"{name}\" is text, which is neither greater nor less; use : = or ~.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{name}\" is a quantity, which has no pattern; use : = > < >= or <=.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is followed by a colon: is:error.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"{name}\" is compared with a number, such as 5 or 1.5.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "\"status\" is compared with a number, such as 400, or a class, such as 4xx.")},
    Wording{
        "filter_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "\"status\" is ok, error, cancelled, running, a number such as 404, or a class such as 4xx.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "\"cached\" is yes, no, or an age such as >30s.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is a number, such as 12.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"dur\" is a duration, such as 500, 1.5s or 2m.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"size\" is a number of bytes, such as 800, 100k or 1.5M.")},
    Wording{
        "filter_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "\"time\" is how long ago, such as 10m, a time such as 14:00 or 14:00-14:05, or a date such as "
            "2026-01-31.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"{value}\" is not a value of \"is\". Values: {names}.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The pattern is too long.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "This closing parenthesis has no opening one.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "Groups lie too deep in one another.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "There is nothing that this `{name}` could repeat.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "There is nothing that these braces could repeat.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Only plain groups ( ) and (?: ) are known: nothing that looks around or names groups.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "What a group has matched cannot be referred to here.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The group that opens here is not closed.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The pattern ends after a backslash.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The ends of this range are out of order.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP(
                "Wording", "A range goes from one character to another; put a `-` that means itself last.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The class that opens here is not closed.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The class that opens here is too large.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "The pattern has too many character classes.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "An assertion matches no text, so it cannot be repeated.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "Nothing can be repeated more than 1,000 times.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "The numbers of this repetition are out of order.")},
    Wording{
        "filter_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "{name} is not an escape of ECMA-262 patterns; a letter stands for itself without a backslash.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "{name} is not known in ECMA-262 patterns; `^` is the start of the text.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "{name} is not known in ECMA-262 patterns; `$` is the end of the text.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "{name} is not known in ECMA-262 patterns; write `[ \\t]`.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Octal escapes are not known in ECMA-262 patterns; write `\\x` and two hexadecimal digits.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "`\\c` is followed by a letter, as in `\\cA`.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "`\\x` is followed by two hexadecimal digits.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "`\\u` is followed by four hexadecimal digits, or up to 10FFFF in braces.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "`\\p` is followed by a Unicode property in braces, as in `\\p{Letter}`.")},
    Wording{"filter_invalid", QT_TRANSLATE_NOOP("Wording", "There is no Unicode property `{name}`.")},
    Wording{"filter_invalid",
            QT_TRANSLATE_NOOP("Wording", "The pattern is too large; its repetitions multiply.")},
};

} // namespace

std::span<const Wording> logWordings()
{
    return kLogWordings;
}

} // namespace tooltray::ui
