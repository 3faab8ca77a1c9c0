// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "json/value.h"

namespace tooltray::execution {

// Arguments without the nulls that their schema refuses, where it lets them be left out: many clients send null for
// what is not passed.
json::Value withoutUnmeantNulls(const jsonschema::Schema &schema, const json::Value &document,
                                json::Value arguments);

} // namespace tooltray::execution
