// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// Which servers calls may go to.
struct ServerChoice {
    std::string url;       // of the endpoint: in place of the description's servers
    json::Value variables; // texts by name
    std::string_view chosen =
        {}; // one of several servers, as the description writes it; or a URL that it does not have
    std::optional<std::vector<std::string>>
        accepted{}; // origins; nothing: those of the description's first server
};

struct ServerUrl {
    std::string url; // without a slash at the end
    std::optional<Message> error;
};

// Where an operation is called.
ServerUrl serverUrl(const Api &api, const ApiOperation &operation, const ServerChoice &options);

} // namespace tooltray::openapi
