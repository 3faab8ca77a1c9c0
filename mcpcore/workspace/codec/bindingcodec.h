// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/composite.h"
#include "json/reader.h"

#include <vector>

// For members.h.
namespace tooltray::workspace {

void read(const json::Reader &in, Transform &out);
json::Value encode(const Transform &transform);

void read(const json::Reader &in, Binding &out);
json::Value encode(const Binding &binding);

// Bindings are an object whose members have their names.
void read(const json::Reader &in, std::vector<NamedBinding> &out);
json::Value encode(const std::vector<NamedBinding> &bindings);

void read(const json::Reader &in, Condition &out);
json::Value encode(const Condition &condition);

} // namespace tooltray::workspace
