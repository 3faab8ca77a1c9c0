// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/response.h"

#include "json/value.h"
#include "json/write.h"

#include <utility>

namespace tooltray::http {

Response Response::json(int status, std::string body)
{
    return {status, {{"Content-Type", "application/json"}}, std::move(body)};
}

Response Response::error(const Refusal &refusal)
{
    auto error = json::Value::object({{"code", refusal.code}, {"message", refusal.message}});
    if (!refusal.hint.empty())
        error.set("hint", refusal.hint);
    Response response = json(refusal.status, json::write(json::Value::object({{"error", std::move(error)}})));
    for (const Header &header : refusal.headers)
        response.headers.add(header.name, header.value);
    return response;
}

} // namespace tooltray::http
