// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

std::optional<std::string> decodeBase64(std::string_view text); // RFC 4648 4

} // namespace tooltray::jsonschema
