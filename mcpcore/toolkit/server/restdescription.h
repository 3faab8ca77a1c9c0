// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string_view>

namespace tooltray::toolkit {

class Catalogue;

// The REST API as an OpenAPI 3.1 document. The commands among its operations take what the built-in commands take.
json::Value restDescription(const Catalogue &catalogue, std::string_view version);

} // namespace tooltray::toolkit
