// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::jsonschema {

// RFC 3492, without the prefix "xn--".
std::optional<std::u32string> decodePunycode(std::string_view text);
std::optional<std::string> encodePunycode(std::u32string_view points);

// Whether a label with at least one character beyond ASCII may be in a host name (RFC 5891 4.2): normalized,
// of permitted characters (RFC 5892), each contextual one where it belongs.
bool isULabel(std::u32string_view label);

// RFC 5893: what all labels of a name fulfil together when one of them is written from right to left.
bool followBidiRule(const std::vector<std::u32string> &labels);

} // namespace tooltray::jsonschema
