// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::openapi::check {

// Applies a JSON Patch (RFC 6902); what is wrong with it, or nothing.
std::optional<std::string> applyPatch(json::Value &document, const json::Value &patch);

} // namespace tooltray::openapi::check
