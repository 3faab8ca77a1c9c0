// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instanceconnector.h"

#include "base/ask.h"
#include "engine/engine.h"
#include "json/parse.h"
#include "json/write.h"

#include <utility>

namespace tooltray::app {

std::string connectionLine(const engine::Connection &connection)
{
    return json::write(json::Value::object({{"url", connection.url}, {"token", connection.token}}));
}

Result<engine::Connection> readConnectionLine(const std::string &line)
{
    const json::Parsed parsed = json::parse(line);
    engine::Connection connection{std::string(parsed.value["url"].toString()),
                                  std::string(parsed.value["token"].toString())};
    if (connection.url.empty() || connection.token.empty()) {
        return Error{ErrorKind::Unavailable, "not_serving",
                     "The Tooltray that uses this data folder does not serve now.",
                     "Start its server, or stop it and try again."};
    }
    return connection;
}

SingleInstance::Connector connectorTo(engine::Engine &engine)
{
    return [&engine](std::function<void(std::string)> tell) {
        whenDone(engine.connectGuest(engine::Guest::Relay), &engine,
                 [tell = std::move(tell)](const Result<engine::Connection> &connection) {
                     tell(connection ? connectionLine(*connection) : "{}");
                 });
    };
}

} // namespace tooltray::app
