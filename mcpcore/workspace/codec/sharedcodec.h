// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/contextvariable.h"
#include "workspace/definitions/customtype.h"
#include "workspace/definitions/mapping.h"
#include "workspace/definitions/prompt.h"
#include "json/reader.h"

// For members.h: what tools share. Their names are not part of what is written.
namespace tooltray::workspace {

void read(const json::Reader &in, CustomType &out);
json::Value encode(const CustomType &type);

void read(const json::Reader &in, Mapping &out);
json::Value encode(const Mapping &mapping);

void read(const json::Reader &in, Prompt &out);
json::Value encode(const Prompt &prompt);

void read(const json::Reader &in, ContextVariable &out);
json::Value encode(const ContextVariable &variable);

} // namespace tooltray::workspace
