// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/edits/edit.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <string>

namespace tooltray::workspace {

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
