// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/answercache.h"

#include "json/write.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

// Numbers that mean the same are written alike: 1.0 and 1, 10e-1 and 1. Those beyond integers keep their text, so that
// at worst the same call is made twice.
json::Value canonicalNumber(const json::Value &number)
{
    if (const auto integer = number.toInt64())
        return json::Value(*integer);
    return number;
}

json::Value canonical(const json::Value &value)
{
    if (value.isNumber())
        return canonicalNumber(value);
    if (value.isArray()) {
        json::Value list = json::Value::array();
        for (const json::Value &element : value.elements())
            list.append(canonical(element));
        return list;
    }
    if (!value.isObject())
        return value;
    std::vector<std::string_view> names;
    for (const json::Member &member : value.members())
        names.push_back(member.name.view());
    std::ranges::sort(names);
    json::Value object = json::Value::object();
    for (const std::string_view name : names)
        object.set(name, canonical(value[name]));
    return object;
}

} // namespace

std::string cacheKey(const CacheScope &scope, const json::Value &variables,
                     const std::vector<std::string> &keyParameters)
{
    json::Value counted = variables;
    if (!keyParameters.empty()) {
        counted = json::Value::object();
        for (const std::string &name : keyParameters) {
            if (const json::Value *value = variables.find(name))
                counted.set(name, *value);
        }
    }
    return json::write(
        json::Value::array({json::Value(scope.tool), json::Value(scope.version), json::Value(scope.endpoint),
                            json::Value(scope.credential), canonical(counted)}));
}

struct AnswerCache::Flight {
    AnswerCache *cache; // null once nothing is to come of it any more
    std::string key;
    std::vector<std::shared_ptr<Waiter>> waiters; // in the order in which they came
    std::unique_ptr<Run> job;
    std::uint64_t pages = 0;
    std::uint64_t items = 0;
};

struct AnswerCache::Waiter {
    Receiver receiver; // empty once it was called or left
    Watcher watcher;
    std::weak_ptr<Flight> flight;
};

void AnswerCache::Teller::attempt(const upstream::Attempt &attempt) const
{
    const std::shared_ptr<Flight> flight = m_flight.lock();
    if (!flight || flight->waiters.empty())
        return;
    const std::shared_ptr<Waiter> longest = flight->waiters.front();
    if (longest->watcher.onAttempt)
        longest->watcher.onAttempt(attempt);
}

void AnswerCache::Teller::page(std::uint64_t pages, std::uint64_t items) const
{
    const std::shared_ptr<Flight> flight = m_flight.lock();
    if (!flight)
        return;
    flight->pages = pages;
    flight->items = items;
    const std::vector<std::shared_ptr<Waiter>> waiters = flight->waiters; // one may leave when it is told
    for (const std::shared_ptr<Waiter> &waiter : waiters) {
        if (waiter->receiver && waiter->watcher.onPage)
            waiter->watcher.onPage(pages, items);
    }
}

void AnswerCache::Teller::finish(Outcome outcome) const
{
    const std::shared_ptr<Flight> flight = m_flight.lock();
    if (flight && flight->cache != nullptr)
        flight->cache->finish(flight, std::move(outcome));
}

AnswerCache::Ticket &AnswerCache::Ticket::operator=(Ticket &&other) noexcept
{
    if (this != &other) {
        leave();
        m_waiter = std::move(other.m_waiter);
    }
    return *this;
}

void AnswerCache::Ticket::leave()
{
    const std::shared_ptr<Waiter> waiter = std::exchange(m_waiter, nullptr);
    if (!waiter)
        return;
    waiter->receiver = nullptr;
    const std::shared_ptr<Flight> flight = waiter->flight.lock();
    if (!flight || flight->cache == nullptr)
        return;
    if (flight->waiters.size() > 1) {
        std::erase(flight->waiters, waiter);
        return;
    }
    AnswerCache *cache = std::exchange(flight->cache, nullptr);
    cache->m_flights.erase(flight->key);
    flight->job.reset(); // which tells the last one of the request that was under way
    flight->waiters.clear();
}

AnswerCache::AnswerCache(Clock &clock, std::size_t maxBytes) : m_clock(clock), m_maxBytes(maxBytes) {}

AnswerCache::~AnswerCache()
{
    for (const auto &[key, flight] : m_flights)
        flight->cache = nullptr;
}

std::optional<AnswerCache::Shared> AnswerCache::find(const std::string &key,
                                                     std::chrono::nanoseconds timeToLive) const
{
    const auto found = m_kept.find(key);
    if (found == m_kept.end())
        return std::nullopt;
    const std::chrono::nanoseconds age = m_clock.now() - found->second->since;
    if (age >= timeToLive)
        return std::nullopt;
    return Shared{found->second->outcome, age};
}

AnswerCache::Ticket AnswerCache::join(const std::string &key, const Start &start, Receiver receiver,
                                      Watcher watcher)
{
    const auto waiter = std::make_shared<Waiter>(Waiter{std::move(receiver), std::move(watcher), {}});
    const auto found = m_flights.find(key);
    if (found != m_flights.end()) {
        waiter->flight = found->second;
        found->second->waiters.push_back(waiter);
        if (found->second->pages > 0 && waiter->watcher.onPage)
            waiter->watcher.onPage(found->second->pages, found->second->items);
        return Ticket(waiter);
    }
    const auto flight = std::make_shared<Flight>(Flight{this, key, {waiter}, nullptr, 0, 0});
    waiter->flight = flight;
    m_flights.emplace(key, flight);
    Ticket ticket(waiter);
    std::unique_ptr<Run> job = start(Teller(flight));
    if (flight->cache != nullptr)
        flight->job = std::move(job);
    return ticket;
}

void AnswerCache::finish(const std::shared_ptr<Flight> &flight, Outcome outcome)
{
    flight->cache = nullptr;
    m_flights.erase(flight->key);
    // The job may be what is calling: it goes when that is over, with the last who knows the flight.
    const std::unique_ptr<Run> job = std::move(flight->job);
    keep(flight->key, outcome);
    const Shared shared{std::move(outcome), std::nullopt};
    for (const std::shared_ptr<Waiter> &waiter : std::exchange(flight->waiters, {})) {
        if (const Receiver receiver = std::exchange(waiter->receiver, nullptr))
            receiver(shared);
    }
}

void AnswerCache::keep(const std::string &key, Outcome outcome)
{
    const auto *answer = std::get_if<OperationAnswer>(outcome.get());
    if (answer == nullptr || !answer->errors.isEmpty())
        return;
    if (const auto before = m_kept.find(key); before != m_kept.end())
        drop(before->second);
    const std::size_t bytes = answer->bytes;
    if (bytes > m_maxBytes)
        return;
    while (m_bytes + bytes > m_maxBytes)
        drop(m_order.begin());
    m_order.push_back({key, std::move(outcome), bytes, m_clock.now()});
    m_kept.emplace(key, std::prev(m_order.end()));
    m_bytes += bytes;
}

void AnswerCache::drop(Order::iterator kept)
{
    m_bytes -= kept->bytes;
    m_kept.erase(kept->key);
    m_order.erase(kept);
}

void AnswerCache::clear()
{
    m_kept.clear();
    m_order.clear();
    m_bytes = 0;
}

} // namespace tooltray::execution
