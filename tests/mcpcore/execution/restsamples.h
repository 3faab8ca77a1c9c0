// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "upstream/exchange/request.h"

#include <string>
#include <string_view>

namespace tooltray::execution {

// A request to a URL that is one; what is none ends the test program.
upstream::Request restTo(std::string_view url, std::string method = "GET");
// The value of a header of a request; "-" when there is none.
std::string sentField(const upstream::Request &request, std::string_view name);
// The description of an API with these paths, as JSON with apostrophes.
openapi::ApiPointer describedApi(const std::string &paths);

} // namespace tooltray::execution
