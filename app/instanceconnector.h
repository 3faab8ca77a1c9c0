// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/singleinstance.h"
#include "engine/connection.h"

#include <string>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::app {

// What programs of the same person are told that want to reach the server: a line of JSON.
std::string connectionLine(const engine::Connection &connection);
Result<engine::Connection> readConnectionLine(const std::string &line);

// For as long as the engine lives.
SingleInstance::Connector connectorTo(engine::Engine &engine);

} // namespace tooltray::app
