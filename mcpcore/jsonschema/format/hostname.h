// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::jsonschema {

bool isHostname(std::string_view text);    // RFC 1123 2.1; labels that begin with "xn--" must be A-labels
bool isIdnHostname(std::string_view text); // RFC 5890 2.3.2.3

} // namespace tooltray::jsonschema
