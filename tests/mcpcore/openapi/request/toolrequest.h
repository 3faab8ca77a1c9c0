// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcpcore/openapi/request/sentcredentials.h"
#include "openapi/model/api.h"
#include "openapi/request/serverurl.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::openapi {

struct RequestOptions {
    ServerChoice server;
    std::vector<SentCredential> credentials;
};

// A request as it goes out.
struct WrittenRequest {
    std::string method;
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string contentType; // empty: there is no body
    std::string body;
    std::optional<Message> error; // why it cannot be sent
};

// The request of a tool that calls the operation. Values are keyed by place and name: "path:id", "query:filter",
// "header:X-A", "cookie:s", "body". They are taken as they are: whoever calls this has held them against
// enforcedValues().
WrittenRequest writeRequest(const Api &api, const ApiOperation &operation, const json::Value &values,
                            const RequestOptions &options);

// What a body and all values have to be, as self-contained schemas.
json::Value enforcedBody(const Api &api, const ApiOperation &operation);
json::Value enforcedValues(const Api &api, const ApiOperation &operation);

} // namespace tooltray::openapi
