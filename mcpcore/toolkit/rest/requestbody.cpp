// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/rest/requestbody.h"

#include "http/httpexchange.h"
#include "json/parse.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {

Result<json::Value> requestBody(http::HttpExchange &exchange)
{
    const std::string body = exchange.takeBody();
    if (body.empty())
        return json::Value::object();
    json::Parsed parsed = json::parse(body);
    if (!parsed)
        return Error{ErrorKind::Invalid, "body_malformed",
                     "The body is not JSON: " + parsed.error->message + " (line "
                         + std::to_string(parsed.error->line) + ", column "
                         + std::to_string(parsed.error->column) + ")",
                     "Send the parameters as a JSON object."};
    if (!parsed.value.isObject())
        return Error{ErrorKind::Invalid, "body_malformed", "The body is not a JSON object.",
                     "Send the parameters as a JSON object."};
    return std::move(parsed.value);
}

} // namespace tooltray::toolkit
