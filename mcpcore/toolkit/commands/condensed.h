// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>

namespace tooltray::toolkit {

// A JSON Schema in few words, for models: {title: string, state?: "open" | "closed", labels?: string[]}. Keywords
// that have no short form are left out: the schema itself has them.
std::string condensed(const json::Value &schema);

} // namespace tooltray::toolkit
