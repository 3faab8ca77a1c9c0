// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/failure.h"
#include "upstream/policy/endpoint.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::upstream {

struct RestError {
    RequestError error;
    std::string body = {}; // that came with another status than expected; APIs explain themselves there
};

using RestOutcome = std::variant<Response, RestError>;

// Sends one request that is ready to go, and judges the status of the response. Destroying it cancels without
// a word.
class RestExchange {
public:
    using Done = std::function<void(RestOutcome)>;

    // Calls back once, from the event loop, never from within this call. Without expected statuses every 2xx is
    // a success. The clock outlives the call.
    RestExchange(Endpoint &endpoint, Clock &clock, Request request, std::vector<int> expected,
                 SendOptions options, Done done);
    ~RestExchange();
    RestExchange(const RestExchange &) = delete;
    RestExchange &operator=(const RestExchange &) = delete;

private:
    void end(Outcome outcome);
    bool isExpected(int status) const;

    Clock &m_clock;
    Request m_request;
    std::vector<int> m_expected;
    Done m_done;
    std::unique_ptr<EndpointRequest> m_call;
};

} // namespace tooltray::upstream
