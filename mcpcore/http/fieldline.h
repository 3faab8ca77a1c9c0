// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/headerlist.h"

#include <optional>
#include <string_view>

namespace tooltray::http {

// One "name: value" line (RFC 9112 5) with the name in lower case and the value without white space
// around it. Nothing for anything else: a folded line, a space before the colon, control characters.
std::optional<Header> parseFieldLine(std::string_view line);

} // namespace tooltray::http
