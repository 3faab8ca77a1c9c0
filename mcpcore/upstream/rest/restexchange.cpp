// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/rest/restexchange.h"

#include "upstream/exchange/failure.h"
#include "upstream/policy/endpoint.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

RestExchange::RestExchange(Endpoint &endpoint, Clock &clock, Request request, std::vector<int> expected,
                           SendOptions options, Done done)
    : m_clock(clock)
    , m_request(std::move(request))
    , m_expected(std::move(expected))
    , m_done(std::move(done))
{
    m_call = endpoint.send(
        m_request,
        {.onHead = {}, .onBody = {}, .onDone = [this](Outcome outcome) { end(std::move(outcome)); }},
        std::move(options));
}

RestExchange::~RestExchange() = default;

void RestExchange::end(Outcome outcome)
{
    const Done done = std::exchange(m_done, nullptr);
    m_request.url = m_call->url(); // errors are about who answered
    if (const auto *failure = std::get_if<TransferFailure>(&outcome)) {
        done(RestError{networkError(m_request, *failure)});
        return;
    }
    Response &response = std::get<Response>(outcome);
    if (isExpected(response.head.status)) {
        done(std::move(response));
        return;
    }
    response.body = response.head.asUtf8(std::move(response.body));
    RequestError error = httpError(m_request, response.head, response.body, m_clock.wallTime());
    error.report = response.report;
    done(RestError{std::move(error), std::move(response.body)});
}

bool RestExchange::isExpected(int status) const
{
    if (m_expected.empty())
        return status / 100 == 2;
    return std::ranges::find(m_expected, status) != m_expected.end();
}

} // namespace tooltray::upstream
