// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::workspace {

// Whether the schema of an argument accepts values that the described one refuses. Of schemas that are combined or refer
// to others it is not known.
bool acceptsMore(const json::Value &own, const json::Value &described);

// The schema of an argument with what the described one adds to it; the same where it accepts no more. Its texts stay, and
// a default that is still one.
json::Value narrowedSchema(const json::Value &own, const json::Value &described);

} // namespace tooltray::workspace
