// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// RFC 4648. Decoding accepts exactly what encoding gives and nothing else: no white space, no missing or
// surplus padding, no stray bits at the end. The URL alphabet goes without padding.
std::string encodeBase64(std::string_view bytes);
std::optional<std::string> decodeBase64(std::string_view text);
std::string encodeBase64Url(std::string_view bytes);
std::optional<std::string> decodeBase64Url(std::string_view text);

} // namespace tooltray
