// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/parse.h"

#include <optional>
#include <string_view>

namespace tooltray::json::detail {

// The first thing that is wrong with a text, nothing when all is well.
std::optional<ParseError> diagnose(std::string_view text, const ParseOptions &options);

} // namespace tooltray::json::detail
