// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "jsonschema/schema.h"
#include "json/value.h"

#include <string_view>

namespace tooltray::toolkit {

// The arguments, with a JSON text in the place of an object or a list taken for what it says: some clients send
// nothing else.
json::Value withoutJsonTexts(const json::Value &inputSchema, json::Value arguments);

// Nothing, or an error that names each parameter of the command that does not fit.
Result<void> checkArguments(std::string_view command, const jsonschema::Schema &parameters,
                            const json::Value &arguments);

} // namespace tooltray::toolkit
