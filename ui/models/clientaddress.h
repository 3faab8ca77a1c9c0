// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/clientfiledesk.h"

#include <QSet>
#include <QString>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

// Where clients of the default workspace find us, which while nothing is served is where they will; and which
// tokens are good.
engine::ClientAddress clientAddress(engine::Engine &engine);

bool isServing(const engine::Engine &engine);

// The clients in the list (see ClientFile::client) that came in this run.
QSet<QString> connectedClients(engine::Engine &engine);

} // namespace tooltray::ui
