// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <set>
#include <string>

namespace tooltray::execution {

// What the shape's path leads to, without what it drops and with its own names. A path that leads nowhere is an
// error that names the last part that was there; one that leads to null or ends at a null is null. What would take the
// place of another member keeps its name; these are told.
Result<json::Value> selected(json::Value data, const workspace::ResultShape &shape,
                             std::set<std::string> *notRenamed = nullptr);

} // namespace tooltray::execution
