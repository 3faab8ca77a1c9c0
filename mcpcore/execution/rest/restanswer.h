// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "upstream/exchange/response.h"
#include "json/value.h"

#include <string>
#include <string_view>

namespace tooltray::execution {

// The body of a response as a value: JSON as what it is, any other text as text, no body as null. Bytes that are no
// text are an error.
Result<json::Value> restValue(const std::string &mediaType, std::string_view body);

// Of a response to HEAD, which has nothing else: {"status", "headers"} with the names in lower case. Headers that
// carry secrets are left out.
json::Value headValue(const upstream::ResponseHead &head);

} // namespace tooltray::execution
