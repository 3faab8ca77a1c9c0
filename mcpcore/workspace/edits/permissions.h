// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

// That a request which may write only reads, and that one call may make several changes, is for a person to say.

namespace tooltray::workspace {

// What of a tool is for a person to say, with all that it is said of, by versions; null: nothing.
json::Value permissionsOf(const Tool &tool);

// Of what an agent puts in place of what is there (null: nothing), without what only a person may say. What a person
// said of the very same operation stays.
void takeBackPermissions(Object &object, const Object *before);

// Of what a pack brings: its requests that may write are not read-only because the pack says so. The sentences say
// what was taken away.
std::vector<Message> withdrawReading(Tool &tool);

} // namespace tooltray::workspace
