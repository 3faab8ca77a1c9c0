// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::workspace {

// A schema that names one type for each value, at any depth: null goes where a value may be left out as well, and of
// several types the first stays. For showing what was inferred, as Gemini refuses lists of types; what is enforced
// takes them all.
json::Value plainTypes(json::Value schema);

} // namespace tooltray::workspace
