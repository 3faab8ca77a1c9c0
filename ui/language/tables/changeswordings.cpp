// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kChangesWordings{
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was deprecated: {reason}")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "{name} is deprecated for another reason: {reason}")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "The description of the schema has changed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "The description of {name} has changed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "The schema no longer has a {operation} type.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "The {operation} type has changed from {before} to {after}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was added as the {operation} type.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording",
                              "Standard scalar {name} was removed because it is not referenced anymore.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Field {name} was removed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Enum value {name} was removed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Argument {name} was removed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Directive {name} was removed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was removed from union type {type}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Repeatable flag was removed from {name}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{location} was removed from {name}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} defaultValue was removed.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was removed.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "Field {name} changed type from {before} to {after}.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "Argument {name} has changed type from {before} to {after}.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "{name} has changed defaultValue from {before} to {after}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} changed from {~before} to {~after}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} added a defaultValue {value}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} has become required.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "{name} no longer implements interface {interface}.")},
    Wording{"schema_change",
            QT_TRANSLATE_NOOP("Wording", "{interface} added to interfaces implemented by {name}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "A required field {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "An optional field {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "A required argument {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "An optional argument {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Field {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Enum value {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Directive {name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was added to union type {type}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "Repeatable flag was added to {name}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{location} was added to {name}.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} was added.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} is no longer deprecated.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} is specified differently.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} takes exactly one field now.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "{name} takes more than one field now.")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "a Scalar type")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "an Object type")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "an Interface type")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "a Union type")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "an Enum type")},
    Wording{"schema_change", QT_TRANSLATE_NOOP("Wording", "an Input type")},
};

} // namespace

std::span<const Wording> changesWordings()
{
    return kChangesWordings;
}

} // namespace tooltray::ui
