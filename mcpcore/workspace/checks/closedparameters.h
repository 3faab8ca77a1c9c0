// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "json/pointer.h"
#include "json/value.h"

#include <vector>

namespace tooltray::workspace {

// Declared parameters of which the tool reads all that a caller may pass, so that a misspelled name is refused and not
// dropped: what several schemas together say of the names is all that there are, and an object that bindings only read
// members of has those that it declares or, where it declares none, those that are read. What its author opens by
// "additionalProperties" or patterns stays open.
json::Value closedParameters(json::Value parameters, const ToolVersion &version);

// The places, in the declared parameters, of members that no binding reads though bindings read others beside them.
std::vector<json::Pointer> unreadMembers(const ToolVersion &version);

} // namespace tooltray::workspace
