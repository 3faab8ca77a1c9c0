// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answers/callorder.h"

#include "base/text/quantity.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tooltray::execution {
namespace {

// The limit for all responses of a call, in largest responses of the endpoint: merged data is held in memory.
constexpr std::uint64_t kLargestResponses = 2;

Message counted(std::uint64_t number, Template one, Template several)
{
    return number == 1 ? Message(one) : Message(several, {{"count", formatCount(number)}});
}

} // namespace

Message amountText(EndpointBudget::Limit limit, std::uint64_t value)
{
    switch (limit) {
    case EndpointBudget::Limit::Requests:
        return counted(value, CORE_TEXT("Core", "1 upstream request"),
                       CORE_TEXT("Core", "{count} upstream requests"));
    case EndpointBudget::Limit::Items:
        return counted(value, CORE_TEXT("Core", "1 item"), CORE_TEXT("Core", "{count} items"));
    case EndpointBudget::Limit::Time:
        return counted(value, CORE_TEXT("Core", "1 second"), CORE_TEXT("Core", "{count} seconds"));
    case EndpointBudget::Limit::Bytes: return formatByteCount(value);
    case EndpointBudget::Limit::Steps: break;
    }
    return counted(value, CORE_TEXT("Core", "1 step"), CORE_TEXT("Core", "{count} steps"));
}

Message limitNote(EndpointBudget::Limit limit, std::uint64_t value, Message fetched)
{
    return {CORE_TEXT("Core", "This call reached the limit of {limit} after {fetched}."),
            {{"limit", amountText(limit, value)}, {"fetched", std::move(fetched)}}};
}

EndpointBudget::EndpointBudget(std::shared_ptr<CallBudget> budget, const workspace::Endpoint &endpoint)
    : m_part(std::make_shared<const Part>(Part{std::move(budget), endpoint.limits, endpoint.name}))
{}

bool EndpointBudget::takeRequest()
{
    if (!isBounded())
        return true;
    if (m_part->budget->requests >= m_part->limits.callRequests)
        return false;
    ++m_part->budget->requests;
    return true;
}

void EndpointBudget::take(std::uint64_t items, std::uint64_t bytes)
{
    if (!isBounded())
        return;
    m_part->budget->items += items;
    m_part->budget->bytes += bytes;
}

std::optional<std::uint64_t> EndpointBudget::itemsLeft() const
{
    if (!isBounded())
        return std::nullopt;
    return m_part->limits.callItems - std::min(m_part->limits.callItems, m_part->budget->items);
}

std::optional<std::chrono::nanoseconds> EndpointBudget::timeLeft() const
{
    if (!isBounded())
        return std::nullopt;
    return std::max<std::chrono::nanoseconds>(m_part->limits.callTime - m_part->budget->time(),
                                              std::chrono::nanoseconds(0));
}

std::optional<EndpointBudget::Limit> EndpointBudget::reached() const
{
    if (!isBounded())
        return std::nullopt;
    if (m_part->budget->requests >= m_part->limits.callRequests)
        return Limit::Requests;
    if (m_part->budget->items >= m_part->limits.callItems)
        return Limit::Items;
    if (m_part->budget->time() >= m_part->limits.callTime)
        return Limit::Time;
    if (m_part->budget->bytes >= valueOf(Limit::Bytes))
        return Limit::Bytes;
    return std::nullopt;
}

std::uint64_t EndpointBudget::valueOf(Limit limit) const
{
    switch (limit) {
    case Limit::Requests: return m_part->limits.callRequests;
    case Limit::Items: return m_part->limits.callItems;
    case Limit::Time: return static_cast<std::uint64_t>(m_part->limits.callTime.count());
    case Limit::Bytes: return kLargestResponses * m_part->limits.responseBytes;
    case Limit::Steps: break;
    }
    return CallBudget::kSteps;
}

Error EndpointBudget::error(Limit limit) const
{
    constexpr std::array<std::string_view, 5> kSettings{"call_requests", "call_items", "call_seconds",
                                                        "response_bytes", ""};
    const std::string setting(kSettings[static_cast<std::size_t>(limit)]);
    Error error{limit == Limit::Time ? ErrorKind::Timeout : ErrorKind::Unavailable,
                std::string(kCallLimit),
                {CORE_TEXT("Core", "This call reached the limit of {limit}."),
                 {{"limit", amountText(limit, valueOf(limit))}}},
                CORE_TEXT("Core", "Ask for less in one call.")};
    if (!setting.empty() && !m_part->endpoint.empty())
        error.hint = {CORE_TEXT("Core", "Ask for less in one call, or ask the user to raise {setting} in the "
                                        "limits of the endpoint \"{endpoint}\"."),
                      {{"setting", setting}, {"endpoint", m_part->endpoint}}};
    error.details = json::Value::object({{"limit", valueOf(limit)}});
    if (!setting.empty())
        error.details.set("setting", json::Value(setting));
    return error;
}

} // namespace tooltray::execution
