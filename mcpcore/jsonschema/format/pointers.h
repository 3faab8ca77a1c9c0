// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::jsonschema {

bool isJsonPointer(std::string_view text) noexcept;         // RFC 6901
bool isRelativeJsonPointer(std::string_view text) noexcept; // draft-handrews-relative-json-pointer-01
bool isUuid(std::string_view text) noexcept;                // RFC 4122

} // namespace tooltray::jsonschema
