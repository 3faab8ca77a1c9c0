// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "json/reader.h"

// For members.h. The name of a tool is not part of what is written.
namespace tooltray::workspace {

void read(const json::Reader &in, ToolVersion &out);
json::Value encode(const ToolVersion &version);

void read(const json::Reader &in, Pin &out);
json::Value encode(const Pin &pin);

void read(const json::Reader &in, Tool &out);
json::Value encode(const Tool &tool);

} // namespace tooltray::workspace
