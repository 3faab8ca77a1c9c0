// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

// That a request which may write only reads, and that one call may make several changes, is for a person to say.

namespace tooltray::workspace {

// What of a tool is for a person to say, with all that it is said of, by versions; null: nothing.
json::Value permissionsOf(const Tool &tool);

// Removes from a definition that an agent saves what only a person may say, unless a person said it before (null: there
// was nothing) of the very same operation.
void takeBackPermissions(Object &object, const Object *before);

// Removes from an imported tool the claim that a request that may write is read-only. The sentences say what was
// removed.
std::vector<Message> withdrawReading(Tool &tool);

} // namespace tooltray::workspace
