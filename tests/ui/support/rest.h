// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::engine {
class Engine;
}

namespace tooltray::test {

// Whether the windows stop laying themselves out when nothing happens. A layout that asks for the next one keeps a
// processor busy, and nobody sees it.
bool comesToRest();

// Runs the event loop until the windows have nothing more to do: what they asked on the pool is answered, none of their
// timers is about to run out, and they have come to rest. False when that takes too long.
bool finishesWork();
// The same with what they asked the engine.
bool finishesWork(engine::Engine &engine);

} // namespace tooltray::test
