// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/serverstate.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>

#ifdef __unix__
#    include <sys/resource.h>
#endif

namespace tooltray::http {

std::string dateText(std::chrono::sys_seconds time)
{
    constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    std::array<char, 64> buffer{};
    const int length =
        std::snprintf(buffer.data(), buffer.size(), "%s, %02u %s %04d %02d:%02d:%02d GMT",
                      kDays.at(std::chrono::weekday(day).c_encoding()), static_cast<unsigned>(date.day()),
                      kMonths.at(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year()),
                      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                      static_cast<int>(clock.seconds().count()));
    return {buffer.data(), static_cast<std::size_t>(length)};
}

CommonFields::CommonFields(Clock &clock, std::string_view serverName) : m_clock(clock)
{
    if (!serverName.empty())
        m_serverLine.append("Server: ").append(serverName).append("\r\n");
}

std::string_view CommonFields::lines()
{
    const auto second = std::chrono::floor<std::chrono::seconds>(m_clock.wallTime());
    if (second != m_second) {
        m_second = second;
        m_lines = "Date: " + dateText(second) + "\r\n" + m_serverLine;
    }
    return m_lines;
}

#ifdef __unix__

std::size_t descriptorLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::numeric_limits<std::size_t>::max();
    return limit.rlim_cur;
}

void raiseDescriptorLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

#else

std::size_t descriptorLimit()
{
    return std::numeric_limits<std::size_t>::max();
}

void raiseDescriptorLimit() {}

#endif

namespace {

std::size_t leftFor(std::size_t descriptorLimit)
{
    const std::size_t reserved =
        std::clamp(descriptorLimit / 2, ConnectionCap::kFewestReserved, ConnectionCap::kReservedDescriptors);
    return descriptorLimit - std::min(descriptorLimit, reserved);
}

// A request without a token is how clients ask what they need (RFC 6750 3.1), and no error.
bool isUnknownToken(const Refusal &refusal)
{
    const auto challenge = refusal.headers.value("www-authenticate");
    return refusal.guard == Guard::Bearer && challenge
           && challenge->find("invalid_token") != std::string_view::npos;
}

} // namespace

ConnectionCap::ConnectionCap(std::size_t configured, std::size_t descriptorLimit)
    : m_toldSo(std::min(kToldSo, leftFor(descriptorLimit) / 4))
    , m_cap(std::min(configured, leftFor(descriptorLimit) - m_toldSo))
{}

ConnectionCap::Verdict ConnectionCap::take()
{
    if (drops())
        return Verdict::Drop;
    const Verdict verdict = isFull() ? Verdict::Refuse : Verdict::Serve;
    ++(verdict == Verdict::Serve ? m_served : m_refused);
    return verdict;
}

void ServerState::note(const Refusal &refusal)
{
    const auto guard = static_cast<std::size_t>(refusal.guard);
    ++statistics.refused.at(guard);
    const bool isTold =
        refusal.guard == Guard::Host || refusal.guard == Guard::Origin || isUnknownToken(refusal);
    if (!isTold || !options.onRefusal)
        return;
    const MonotonicTime now = clock.now();
    std::optional<MonotonicTime> &last = m_told.at(guard);
    if (last && now - *last < std::chrono::minutes(1))
        return;
    last = now;
    options.onRefusal(refusal);
}

} // namespace tooltray::http
