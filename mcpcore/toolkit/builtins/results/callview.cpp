// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/results/callview.h"

#include "base/random.h"
#include "base/rfc3339.h"
#include "json/decode.h"
#include "json/parse.h"

#include <QCryptographicHash>

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

double millisecondsOf(std::chrono::microseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

json::Value exchangeView(const journal::Exchange &exchange)
{
    json::Value view = json::Value::object(
        {{"endpoint", exchange.endpoint}, {"method", exchange.method}, {"url", exchange.url}});
    if (exchange.status != 0)
        view.set("status", json::Value(exchange.status));
    view.set("duration_ms", json::Value(millisecondsOf(exchange.duration)));
    if (exchange.retry > 0)
        view.set("retry", json::Value(exchange.retry));
    if (exchange.page > 0)
        view.set("page", json::Value(exchange.page));
    if (exchange.isFromCache)
        view.set("from_cache", json::Value(true));
    if (!exchange.error.empty())
        view.set("error", json::Value(exchange.error));
    return view;
}

constexpr std::size_t kMostArguments = 2'000; // bytes
constexpr unsigned kHalfBits = 26;            // twice that many bits are what a JSON number holds for sure
constexpr std::uint64_t kHalf = (std::uint64_t(1) << kHalfBits) - 1;

// The half of an id that another half and the key of this process make.
std::uint64_t mixed(std::uint64_t half, unsigned round)
{
    static const std::string key = randomBytes(32);
    const std::string text = key + std::to_string(round) + '/' + std::to_string(half);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    std::uint64_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = (value << 8U) | static_cast<unsigned char>(digest[i]);
    return value & kHalf;
}

// A number that stands for the id while the program runs, different for each, without their order (a Feistel network).
journal::EntryId shownId(journal::EntryId id)
{
    std::uint64_t left = (id.value() >> kHalfBits) & kHalf;
    std::uint64_t right = id.value() & kHalf;
    for (unsigned round = 0; round < 4; ++round)
        left = std::exchange(right, left ^ mixed(right, round));
    return journal::EntryId((left << kHalfBits) | right);
}

} // namespace

journal::LogEntry shownEntry(const journal::LogEntry &entry)
{
    journal::LogEntry shown;
    shown.id = shownId(entry.id);
    shown.time = entry.time;
    shown.client = entry.client;
    shown.method = entry.method;
    shown.tool = entry.tool;
    shown.toolVersion = entry.toolVersion;
    shown.operation = entry.operation;
    if (entry.arguments.isWhole() && entry.arguments.text().size() <= kMostArguments)
        shown.arguments = entry.arguments;
    shown.outcome = entry.outcome;
    shown.level = entry.level;
    shown.code = entry.code;
    shown.message = entry.message;
    shown.duration = entry.duration;
    shown.isTest = entry.isTest;
    shown.cacheAge = entry.cacheAge;
    for (const journal::Exchange &exchange : entry.exchanges) {
        journal::Exchange &told = shown.exchanges.emplace_back();
        told.endpoint = exchange.endpoint;
        told.method = exchange.method;
        told.url = exchange.url;
        told.status = exchange.status;
        told.duration = exchange.duration;
        told.retry = exchange.retry;
        told.page = exchange.page;
        told.isFromCache = exchange.isFromCache;
        told.error = exchange.error;
    }
    return shown;
}

json::Value callView(const journal::LogEntry &shown)
{
    json::Value view = json::Value::object(
        {{"id", shown.id.value()}, {"time", formatRfc3339(shown.time)}, {"client", shown.client}});
    if (!shown.tool.empty())
        view.set("tool", json::Value(shown.tool));
    else
        view.set("method", json::Value(shown.method));
    if (!shown.toolVersion.empty())
        view.set("version", json::Value(shown.toolVersion));
    if (json::Parsed arguments = json::parse(shown.arguments.text()); arguments && arguments.value.isObject())
        view.set("arguments", std::move(arguments.value));
    view.set("status", json::Value(json::nameOf(shown.outcome)));
    if (shown.level != journal::Level::None)
        view.set("level", json::Value(json::nameOf(shown.level)));
    if (!shown.code.empty())
        view.set("code", json::Value(shown.code));
    if (!shown.message.empty())
        view.set("message", json::Value(shown.message));
    view.set("duration_ms", json::Value(millisecondsOf(shown.duration)));
    if (shown.isTest)
        view.set("test", json::Value(true));
    if (shown.cacheAge)
        view.set("cache_age_seconds", json::Value(shown.cacheAge->count()));
    json::Value &upstream = view.set("upstream", json::Value::array());
    for (const journal::Exchange &exchange : shown.exchanges)
        upstream.append(exchangeView(exchange));
    return view;
}

} // namespace tooltray::toolkit
