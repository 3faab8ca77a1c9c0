// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "json/reader.h"

// The JSON form of every kind of object, without its name: files and packs name objects in their own way.
// What encode() writes, read() takes.
namespace tooltray::workspace {

// Precondition: the object has the alternative that is to be read.
void read(const json::Reader &in, Object &out);
json::Value encode(const Object &object);

// A new object of the kind, nameless.
Object makeObject(ObjectKind kind);

} // namespace tooltray::workspace
