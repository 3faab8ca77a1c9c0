// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// RFC 3986 section 2.1: everything but letters, digits and "-._~" becomes %XX, so that the text is safe as
// a path segment, a query value and a form value.
std::string encodePercent(std::string_view text);
// Nothing when a "%" is not followed by two hexadecimal digits. A "+" stays a "+".
std::optional<std::string> decodePercent(std::string_view text);

} // namespace tooltray
