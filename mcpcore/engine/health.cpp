// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/health.h"

#include "engine/version.h"
#include "http/httpexchange.h"
#include "json/write.h"

namespace tooltray::engine {

http::Route healthRoute()
{
    return {.method = "GET",
            .pattern = "/healthz",
            .handler =
                [](const std::shared_ptr<http::HttpExchange> &exchange) {
                    const auto body = json::Value::object({{"status", "ok"}, {"version", kVersion}});
                    exchange->reply(http::Response::json(200, json::write(body)));
                },
            .access = http::Access::Open};
}

} // namespace tooltray::engine
