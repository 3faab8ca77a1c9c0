// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/definitions/sharedobjects.h"
#include "json/value.h"

namespace tooltray::execution {

// The API's value for a label, in this order: the label as it is, the API's value itself, the one label that
// is equal but for case. Of a list, each element's; null stays null.
Result<json::Value> lookedUp(const workspace::Mapping &mapping, const json::Value &value);

} // namespace tooltray::execution
