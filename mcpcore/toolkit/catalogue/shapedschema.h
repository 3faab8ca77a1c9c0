// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/pageplan.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <optional>

// The schema of data that execution changes on its way out, changed in the same way.
namespace tooltray::toolkit {

// With the pages of a connection in one list, see PageWalk. Nothing: the schema does not say where that is.
std::optional<json::Value> mergedSchema(json::Value schema, const workspace::PagePlan &plan);

// Of what the shape hands out, see selected(). Nothing: the schema does not say what its path leads to, or refers to
// definitions that would be changed in more places than one.
std::optional<json::Value> shapedSchema(json::Value schema, const workspace::ResultShape &shape);

} // namespace tooltray::toolkit
