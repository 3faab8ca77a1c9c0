// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "json/reader.h"

// For members.h.
namespace tooltray::workspace {

void read(const json::Reader &in, Operation &out);
json::Value encode(const Operation &operation);

} // namespace tooltray::workspace
