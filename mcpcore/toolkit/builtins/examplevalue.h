// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::toolkit {

// A value that fits the schema, as far as that can be told from it: what it gives as an example or default, else the
// first of a choice or the least that its keywords ask for. Of an object the members that must be there.
json::Value exampleValue(const json::Value &schema);

} // namespace tooltray::toolkit
