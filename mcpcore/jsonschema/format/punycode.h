// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// RFC 3492, without the prefix "xn--".
std::optional<std::u32string> decodePunycode(std::string_view text);
std::optional<std::string> encodePunycode(std::u32string_view points);

} // namespace tooltray::jsonschema
