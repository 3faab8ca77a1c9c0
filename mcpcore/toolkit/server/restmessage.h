// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "http/message/message.h"
#include "toolkit/dispatch/commandorder.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {
class HttpExchange;
}

namespace tooltray::toolkit {

// The query of a URL, as forms write it. Of parameters with the same name, the first one counts.
class QueryParameters {
public:
    static Result<QueryParameters> parse(std::string_view query);

    std::optional<std::string> value(std::string_view name) const;
    const std::vector<std::pair<std::string, std::string>> &all() const { return m_values; }

private:
    std::vector<std::pair<std::string, std::string>> m_values;
};

// The JSON object that a request brings; an empty one without a body.
Result<json::Value> requestBody(std::string_view body);

// The outcome of a command as an HTTP response.
http::Response restAnswer(const CommandAnswer &answer);

// Replies with an error.
void refuse(http::HttpExchange &exchange, Error error);

} // namespace tooltray::toolkit
