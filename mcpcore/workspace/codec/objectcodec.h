// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/sharedobjects.h"
#include "json/reader.h"

// The JSON form of every kind of object, without its name: files and packs name objects in their own way.
// What encode() writes, read() takes. The single kinds are for members.h.
namespace tooltray::workspace {

void read(const json::Reader &in, Surface &out);
json::Value encode(const Surface &surface);

void read(const json::Reader &in, Client &out);
json::Value encode(const Client &client);

void read(const json::Reader &in, Settings &out);
json::Value encode(const Settings &settings);

void read(const json::Reader &in, CustomType &out);
json::Value encode(const CustomType &type);

void read(const json::Reader &in, Mapping &out);
json::Value encode(const Mapping &mapping);

void read(const json::Reader &in, Prompt &out);
json::Value encode(const Prompt &prompt);

void read(const json::Reader &in, ContextVariable &out);
json::Value encode(const ContextVariable &variable);

// Precondition: the object has the alternative that is to be read.
void read(const json::Reader &in, Object &out);
json::Value encode(const Object &object);

// A new object of the kind, nameless.
Object makeObject(ObjectKind kind);

} // namespace tooltray::workspace
