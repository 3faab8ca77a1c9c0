// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/transport.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {
namespace {

bool isExpected(int status, const std::vector<int> &expected)
{
    if (expected.empty())
        return status / 100 == 2;
    return std::ranges::find(expected, status) != expected.end();
}

} // namespace

RestOutcome restOutcome(const Request &request, const std::vector<int> &expected, Outcome outcome,
                        WallTime now)
{
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return RestError{networkError(request, *failure)};
    Response &response = std::get<Response>(outcome);
    if (isExpected(response.head.status, expected))
        return std::move(response);
    response.body = response.head.asUtf8(std::move(response.body));
    RequestError error = httpError(request, response.head, response.body, now);
    error.report = response.report;
    return RestError{std::move(error), std::move(response.body)};
}

} // namespace tooltray::upstream
