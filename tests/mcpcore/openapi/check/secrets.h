// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcpcore/openapi/request/sentcredentials.h"
#include "json/value.h"

#include <vector>

namespace tooltray::openapi::check {

// What a case gives as credentials: an object of secrets by the names of security schemes, or a list of credentials as
// an endpoint has them, {"scheme": "api_key", "place": "query", "name": "key", "value": "..."}, which are all sent.
std::vector<SentCredential> credentialsOf(const Api &api, const ApiOperation &operation,
                                          const json::Value &said);

} // namespace tooltray::openapi::check
