// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/results/callview.h"

#include "base/rfc3339.h"
#include "json/decode.h"

#include <chrono>
#include <string>

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

} // namespace

json::Value callView(const journal::LogEntry &entry)
{
    json::Value view = json::Value::object(
        {{"id", entry.id.value()}, {"time", formatRfc3339(entry.time)}, {"client", entry.client}});
    if (!entry.tool.empty())
        view.set("tool", json::Value(entry.tool));
    else
        view.set("method", json::Value(entry.method));
    if (!entry.toolVersion.empty())
        view.set("version", json::Value(entry.toolVersion));
    view.set("status", json::Value(json::nameOf(entry.outcome)));
    if (entry.level != journal::Level::None)
        view.set("level", json::Value(json::nameOf(entry.level)));
    if (!entry.code.empty())
        view.set("code", json::Value(entry.code));
    if (!entry.message.empty())
        view.set("message", json::Value(entry.message));
    view.set("duration_ms", json::Value(millisecondsOf(entry.duration)));
    if (entry.isTest)
        view.set("test", json::Value(true));
    if (entry.cacheAge)
        view.set("cache_age_seconds", json::Value(entry.cacheAge->count()));
    json::Value &upstream = view.set("upstream", json::Value::array());
    for (const journal::Exchange &exchange : entry.exchanges)
        upstream.append(exchangeView(exchange));
    return view;
}

} // namespace tooltray::toolkit
