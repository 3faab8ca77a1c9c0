// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "json/value.h"

#include <optional>

namespace tooltray::mcp {

// Finds fault with the reserved keys in the _meta of a modern request, whether or not the revision that it
// claims is spoken here (2026-07-28, basic, request metadata).
std::optional<Failure> checkRequestMeta(const json::Value &meta);

} // namespace tooltray::mcp
