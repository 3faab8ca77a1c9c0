// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/commands/commandcontext.h"
#include "workspace/definitions/results.h"

#include <optional>
#include <string_view>

namespace tooltray::toolkit {

// The format of a result that a caller named, else the one that is right for it: what saves tokens, unless a program asks,
// which wants the data.
std::optional<workspace::ResultShape::Format> chosenFormat(const CommandContext &context,
                                                           std::string_view name);

} // namespace tooltray::toolkit
