// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/edits/edit.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <string>

// What only a person may say of a tool: that a request which may write only reads, that one call may make several
// changes, and that a version is approved.

namespace tooltray::workspace {

// What of a tool is for a person to say, with all that it is said of, by versions; null: nothing.
json::Value permissionsOf(const Tool &tool);

// Removes from a definition that an agent saves what only a person may say, unless a person said it before (null: there
// was nothing) of the very same operation.
void takeBackPermissions(Object &object, const Object *before);

// Removes from an imported tool the claim that a request that may write is read-only. The sentences say what was
// removed.
std::vector<Message> withdrawReading(Tool &tool);

// What persons approved on this computer, by tool. Documents cannot take it back: a pin that one of them loses or
// changes stays in force until a person changes it here.
using Pins = std::map<std::string, Pin, std::less<>>;

// Gives a tool that came from a document the pin that is on record for it. Whether the document had another one, or
// none.
bool keepPin(const Pins &pins, Object &object);

// Goes along with what a person did. Of what came from outside only pins of tools that had none are taken up.
void followPins(Pins &pins, const ChangeSet &changes);

json::Value encode(const Pins &pins);
// Without those that cannot be read.
Pins pinsFrom(const json::Value &value);

} // namespace tooltray::workspace
