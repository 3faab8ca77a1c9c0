// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/discovery/apisearch.h"
#include "openapi/model/apireader.h"
#include "json/value.h"

#include <string>

// What a case asks of a description.
namespace tooltray::openapi::check {

json::Value enforcedAnswer(const Api &api, const ApiOperation &operation, const json::Value &request);
json::Value requestAnswer(const Api &api, const ApiOperation &operation, const json::Value &request);
json::Value proposalAnswer(const Api &api, const ApiOperation &operation, const std::string &name);
// A sample of the arguments, and whether it is what they may be; why not, if it is not.
json::Value sampleAnswer(const Api &api, const ApiOperation &operation);
// The schemas of the parameters, of the body in each media type and of the responses, as "query:filter",
// "body application/json" and "200 application/json"; what they refer to is in $defs.
json::Value schemasAnswer(const Api &api, const ApiOperation &operation);
json::Value driftAnswer(const Api &api, const ApiOperation &operation, const ReadApi &after,
                        const json::Value &uses);

// What is found for the question of a case: the coordinates of the best, the first as those who ask get them, and how
// long it took.
json::Value searchAnswer(const ApiSearch &search, const json::Value &request);

} // namespace tooltray::openapi::check
