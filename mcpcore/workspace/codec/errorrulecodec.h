// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/errorrule.h"
#include "json/reader.h"

// For members.h.
namespace tooltray::workspace {

void read(const json::Reader &in, ErrorRule &out);
json::Value encode(const ErrorRule &rule);

} // namespace tooltray::workspace
