// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/call/sentfailure.h"

namespace tooltray::execution {
namespace {

constexpr std::int64_t kSecondsOfAMinute = 60;

} // namespace

void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint)
{
    if (failure.level != Level::Http && failure.level != Level::Network)
        return;
    failure.error.message.insert(0, "Endpoint \"" + endpoint.name + "\": ");
    if (!failure.error.details.isObject())
        failure.error.details = json::Value::object();
    failure.error.details.set("endpoint", endpoint.name);
    const bool isOfItsRate = failure.error.code == "endpoint_busy" || failure.error.code == "timeout_queued";
    if (const auto perMinute = endpoint.limits.requestsPerMinute;
        perMinute && *perMinute > 0 && isOfItsRate && !failure.retryAfter)
        failure.retryAfter =
            std::chrono::seconds((kSecondsOfAMinute + *perMinute - 1) / *perMinute); // when one more may go
}

} // namespace tooltray::execution
