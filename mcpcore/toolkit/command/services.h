// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/client/clientcontexts.h"

#include <memory>

namespace tooltray {
class Clock;
namespace execution {
class Executor;
class ResultShelf;
class Schemas;
} // namespace execution
namespace journal {
class Journal;
}
} // namespace tooltray

namespace tooltray::toolkit {

class Curation;

// What commands work with; all of it outlives them.
struct Services {
    Curation &curation;
    execution::Executor &executor;
    execution::Schemas &schemas;
    execution::ResultShelf &results;
    journal::Journal &journal;
    Clock &clock;
    bool isPaused = false; // calls are refused, but those of the person at the window
    std::shared_ptr<ClientContexts> contexts = std::make_shared<ClientContexts>();
};

} // namespace tooltray::toolkit
