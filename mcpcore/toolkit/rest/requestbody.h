// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "json/value.h"

namespace tooltray::http {
class HttpExchange;
}

namespace tooltray::toolkit {

// The JSON object that a request brings; an empty one without a body.
Result<json::Value> requestBody(http::HttpExchange &exchange);

} // namespace tooltray::toolkit
