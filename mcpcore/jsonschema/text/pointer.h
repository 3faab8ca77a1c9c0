// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// RFC 6901: "/" and the token, escaped.
void appendToken(std::string &pointer, std::string_view token);
std::string unescapedToken(std::string_view token);
// 0, 7, 12; not 07, +7 or -.
std::optional<std::size_t> arrayIndex(std::string_view token);

} // namespace tooltray::jsonschema
