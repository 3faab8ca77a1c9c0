// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/queueslot.h"

#include "base/text/random.h"
#include "upstream/exchange/retryafter.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <utility>
#include <variant>

namespace tooltray::upstream {

QueueSlot::QueueSlot(std::shared_ptr<EndpointState> endpoint) : m_endpoint(std::move(endpoint)) {}

QueueSlot::Turn QueueSlot::ask(std::shared_ptr<RateLimit> clientRate, Done<Turn> done)
{
    m_clientRate = std::move(clientRate);
    m_done = std::move(done);
    return askClientRate();
}

void QueueSlot::leave()
{
    m_place.leave();
    m_slot.release();
}

QueueSlot::Turn QueueSlot::askClientRate()
{
    if (!m_clientRate)
        return askRate();
    auto turn = m_clientRate->ask([this] { goOn(askRate()); });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "this client exceeds its rate limit"));
    if (std::holds_alternative<GoAhead>(turn))
        return askRate();
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::askRate()
{
    if (!m_endpoint->rate)
        return askSlot();
    auto turn = m_endpoint->rate->ask([this] { goOn(askSlot()); });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "its rate limit is reached"));
    if (std::holds_alternative<GoAhead>(turn))
        return askSlot();
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::askSlot()
{
    auto turn = m_endpoint->slots.ask([this](ConcurrencyLimit::Slot slot) {
        m_slot = std::move(slot);
        goOn(Turn::Granted);
    });
    if (std::holds_alternative<LineIsFull>(turn))
        return refuse(CORE_TEXT("Core", "as many as are allowed at once are already running"));
    if (auto *slot = std::get_if<ConcurrencyLimit::Slot>(&turn)) {
        m_slot = std::move(*slot);
        return Turn::Granted;
    }
    m_place = std::get<WaitingLine::Place>(std::move(turn));
    return Turn::Waiting;
}

QueueSlot::Turn QueueSlot::refuse(Template reason)
{
    m_refusal = reason;
    return Turn::Refused;
}

void QueueSlot::goOn(Turn turn)
{
    if (turn != Turn::Waiting)
        std::exchange(m_done, nullptr)(turn); // which may destroy this
}

namespace {

std::function<double()> machineChance()
{
    std::uint64_t seed = 0;
    const std::string bytes = randomBytes(sizeof seed);
    std::memcpy(&seed, bytes.data(), sizeof seed);
    return [engine = std::mt19937_64(seed)]() mutable {
        return std::uniform_real_distribution<double>(0, 1)(engine);
    };
}

bool isPassing(int status)
{
    return status == 429 || status == 502 || status == 503 || status == 504;
}

bool isPassing(const TransferFailure &failure)
{
    switch (failure.cause) {
    case Cause::NameNotFound:
    case Cause::Refused:
    case Cause::Unreachable:
    case Cause::Timeout:
    case Cause::Reset: return true;
    case Cause::Protocol: return failure.report.version == HttpVersion::Http2; // its connection broke
    default: return false;
    }
}

} // namespace

RetrySchedule::RetrySchedule(RetryOptions options, std::function<double()> chance)
    : m_options(options)
    , m_chance(std::move(chance))
{}

RetrySchedule::RetrySchedule(RetryOptions options) : RetrySchedule(options, machineChance()) {}

std::optional<std::chrono::nanoseconds> RetrySchedule::delayBefore(int retry, const Request &request,
                                                                   const Outcome &outcome, WallTime now,
                                                                   std::optional<int> maxRetries) const
{
    if (retry > maxRetries.value_or(m_options.maxRetries) || !mayBeRepeated(request, outcome))
        return std::nullopt;
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return isPassing(*failure) ? std::optional(backoff(retry)) : std::nullopt;
    const ResponseHead &head = std::get<Response>(outcome).head;
    if (!isPassing(head.status))
        return std::nullopt;
    if (const auto asked = head.field("Retry-After")) {
        if (const auto delay = parseRetryAfter(*asked, now))
            return *delay;
    }
    return backoff(retry);
}

std::chrono::nanoseconds RetrySchedule::backoff(int retry) const
{
    std::chrono::nanoseconds ceiling = m_options.firstDelay;
    for (int i = 1; i < retry && ceiling < m_options.maxDelay; ++i)
        ceiling *= 2;
    ceiling = std::min<std::chrono::nanoseconds>(ceiling, m_options.maxDelay);
    return std::chrono::nanoseconds(
        static_cast<std::int64_t>(m_chance() * static_cast<double>(ceiling.count())));
}

bool isStaleConnection(const Outcome &outcome)
{
    const auto *failure = std::get_if<TransferFailure>(&outcome);
    return failure && failure->cause == Cause::Reset && failure->report.isConnectionReused
           && failure->report.sizes.responseHead == 0;
}

bool mayBeRepeated(const Request &request, const Outcome &outcome)
{
    if (request.repetition == Repetition::Harmless)
        return true;
    const auto *failure = std::get_if<TransferFailure>(&outcome);
    return failure && failure->departure == Departure::NeverLeft;
}

} // namespace tooltray::upstream
