// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/call/callbudget.h"

#include "base/quantity.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tooltray::execution {
namespace {

// Of all responses of a call, in the largest response that the endpoint may give: what is merged is held in memory.
constexpr std::uint64_t kLargestResponses = 2;

std::string grouped(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3; place -= 3)
        text.insert(place - 3, ",");
    return text;
}

std::string counted(std::uint64_t number, std::string_view unit)
{
    return grouped(number).append(" ").append(unit).append(number == 1 ? "" : "s");
}

} // namespace

std::string limitText(CallShare::Limit limit, std::uint64_t value)
{
    const std::string text = "This call reached the limit of ";
    switch (limit) {
    case CallShare::Limit::Requests: return text + counted(value, "upstream request");
    case CallShare::Limit::Items: return text + counted(value, "item");
    case CallShare::Limit::Time: return text + counted(value, "second");
    case CallShare::Limit::Bytes: return text + formatByteCount(value);
    case CallShare::Limit::Steps: break;
    }
    return text + counted(value, "step");
}

CallShare::CallShare(std::shared_ptr<CallBudget> budget, const workspace::Endpoint &endpoint)
    : m_budget(std::move(budget))
    , m_limits(endpoint.limits)
    , m_endpoint(endpoint.name)
{}

bool CallShare::takeRequest()
{
    if (!m_budget)
        return true;
    if (m_budget->requests >= m_limits.callRequests)
        return false;
    ++m_budget->requests;
    return true;
}

void CallShare::take(std::uint64_t items, std::uint64_t bytes)
{
    if (!m_budget)
        return;
    m_budget->items += items;
    m_budget->bytes += bytes;
}

std::optional<std::uint64_t> CallShare::itemsLeft() const
{
    if (!m_budget)
        return std::nullopt;
    return m_limits.callItems - std::min(m_limits.callItems, m_budget->items);
}

std::optional<std::chrono::nanoseconds> CallShare::timeLeft() const
{
    if (!m_budget)
        return std::nullopt;
    return std::max<std::chrono::nanoseconds>(m_limits.callTime - m_budget->time(),
                                              std::chrono::nanoseconds(0));
}

std::optional<CallShare::Limit> CallShare::reached() const
{
    if (!m_budget)
        return std::nullopt;
    if (m_budget->requests >= m_limits.callRequests)
        return Limit::Requests;
    if (m_budget->items >= m_limits.callItems)
        return Limit::Items;
    if (m_budget->time() >= m_limits.callTime)
        return Limit::Time;
    if (m_budget->bytes >= valueOf(Limit::Bytes))
        return Limit::Bytes;
    return std::nullopt;
}

std::uint64_t CallShare::valueOf(Limit limit) const
{
    switch (limit) {
    case Limit::Requests: return m_limits.callRequests;
    case Limit::Items: return m_limits.callItems;
    case Limit::Time: return static_cast<std::uint64_t>(m_limits.callTime.count());
    case Limit::Bytes: return kLargestResponses * m_limits.responseBytes;
    case Limit::Steps: break;
    }
    return CallBudget::kSteps;
}

Error CallShare::error(Limit limit) const
{
    constexpr std::array<std::string_view, 5> kSettings{"call_requests", "call_items", "call_seconds",
                                                        "response_bytes", ""};
    const std::string setting(kSettings[static_cast<std::size_t>(limit)]);
    Error error{limit == Limit::Time ? ErrorKind::Timeout : ErrorKind::Unavailable, std::string(kCallLimit),
                limitText(limit, valueOf(limit)) + '.', "Ask for less in one call."};
    if (!setting.empty() && !m_endpoint.empty())
        error.hint = "Ask for less in one call, or ask a person to raise " + setting
                     + " in the limits of the endpoint \"" + m_endpoint + "\".";
    error.details = json::Value::object({{"limit", valueOf(limit)}});
    if (!setting.empty())
        error.details.set("setting", json::Value(setting));
    return error;
}

} // namespace tooltray::execution
