// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::mcp {

// Whether the content of a filled-in form fits its schema: the flat subset of JSON Schema that forms are
// made of (2026-07-28, client/elicitation, requested schema). Formats are left to whoever uses the value.
bool fitsForm(const json::Value &schema, const json::Value &content);

} // namespace tooltray::mcp
