// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "json/value.h"

namespace tooltray::toolkit {

// What the result template of a composite tool makes, whatever its steps return: JSON Schema that each of its results
// fits. It requires nothing, as members that are absent are omitted and as errors beside data change the form.
json::Value templateSchema(const workspace::Binding &result);

} // namespace tooltray::toolkit
