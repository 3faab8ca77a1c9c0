// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

// Problems of decoding JSON; the window begins them with a capital and ends them with a full stop.
constexpr std::array kDecodeWordings{
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "expected {~what} at the top level, found {~found}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "expected {~what} at {path}, found {~found}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "missing member {name} at the top level")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "missing member {name} at {path}")},
    Wording{"json_decode",
            QT_TRANSLATE_NOOP("Wording", "unknown member {name} at the top level; known are {names}")},
    Wording{"json_decode",
            QT_TRANSLATE_NOOP("Wording", "unknown member {name} at {path}; known are {names}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "unknown member {name} at the top level")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "unknown member {name} at {path}")},
    Wording{"json_decode",
            QT_TRANSLATE_NOOP("Wording", "only one of {names} must be given at the top level")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "only one of {names} must be given at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "one of {names} must be given at the top level")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "one of {names} must be given at {path}")},
    Wording{"json_decode",
            QT_TRANSLATE_NOOP("Wording", "the pattern is not a regular expression ({problem}) at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "\"{name}\" is there twice, at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "there is no earlier step \"{name}\" at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "there are two steps \"{name}\" at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "there are more than {count} steps at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "there are more than {count} cases at {path}")},
    Wording{"json_decode",
            QT_TRANSLATE_NOOP("Wording", "several paths need the merge strategy \"custom\" at {path}")},
    // Texts for what is expected.
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a string that is not empty")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a string or a list of lines")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a string, number or boolean")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "true or false")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a list of two bindings")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "one of the members {names} is required at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "the type must be \"object\" at {path}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an object with at least one case")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a transform such as \"upper\" or \"gid:Project\"")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a name of letters, digits and _")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a JSON Pointer such as \"/project/issues\"")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a path that begins with /")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a path with placeholders such as {project}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "one of {names}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an integer from {least} to {most}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an integer of at least {least}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a number from {least} to {most}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a number of at least {least}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an integer")},
    // Texts for what is expected or found; where more text follows, that is the value.
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an empty array")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an empty object")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an array")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "an object")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a string")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "a number")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "the string {value}")},
    Wording{"json_decode", QT_TRANSLATE_NOOP("Wording", "the number {value}")},
};

} // namespace

std::span<const Wording> decodeWordings()
{
    return kDecodeWordings;
}

} // namespace tooltray::ui
