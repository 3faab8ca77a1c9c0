// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray {
class Clock;
namespace credentials {
class Redactor;
}
} // namespace tooltray

namespace tooltray::execution {

class AnswerCache;
class Approvals;
class Endpoints;
class ResultShelf;
class Schemas;

// What calls work with; all of it outlives them.
struct CallServices {
    Endpoints &endpoints;
    Schemas &schemas;
    Approvals &approvals;
    AnswerCache &answers;
    ResultShelf &results;
    Clock &clock;
    const credentials::Redactor &redactor;
    std::string userAgent = {}; // of subscriptions over a WebSocket
};

} // namespace tooltray::execution
