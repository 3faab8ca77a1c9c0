// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/access/clientview.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/dispatch/commandorder.h"
#include "toolkit/dispatch/suspendedrequests.h"
#include "upstream/policy/quota.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tooltray::toolkit {

class Catalogue;

// The one way to run a command, for MCP, REST, the window and the command line: who may, how often, with what; and
// the entry in the log.
class Dispatch {
public:
    using Done = std::function<void(CommandAnswer)>;

    // Both outlive it, and it outlives what runs.
    Dispatch(Services &services, Catalogue &catalogue);
    Dispatch(const Dispatch &) = delete;
    Dispatch &operator=(const Dispatch &) = delete;

    // Calls back once, from within this call or later, and may destroy what was returned from there. Destroying it
    // cancels without a word.
    [[nodiscard]] Running run(CommandOrder call, Done done);

private:
    struct Limit {
        std::uint32_t callsPerMinute;
        std::shared_ptr<upstream::RateLimit> rate;
    };

    upstream::RateLimit *rateOf(const ClientView &client);

    Services &m_services;
    Catalogue &m_catalogue;
    std::map<std::string, Limit> m_limits; // by client
    SuspendedRequests m_suspended;
};

} // namespace tooltray::toolkit
