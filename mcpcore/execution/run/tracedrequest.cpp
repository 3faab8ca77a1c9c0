// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/tracedrequest.h"

#include "execution/run/milliseconds.h"
#include "json/parse.h"

#include <string>
#include <variant>

namespace tooltray::execution {
namespace {

json::Value tracedBody(const std::string &body, const credentials::Redactor &redactor)
{
    json::Parsed parsed = json::parse(body);
    if (parsed.error)
        return {redactor.mask(body)};
    return redactor.maskValue(parsed.value);
}

} // namespace

json::Value tracedRequest(const upstream::Request &request, const credentials::Redactor &redactor)
{
    json::Value headers = json::Value::object();
    for (const upstream::RequestField &field : request.fields) {
        const bool isSecret = std::holds_alternative<credentials::Secret>(field.value);
        headers.set(field.name, isSecret ? json::Value(credentials::Redactor::kMask)
                                         : json::Value(redactor.maskHeader(field.name, valueOf(field))));
    }
    json::Value traced = json::Value::object({{"method", json::Value(request.method)},
                                              {"url", json::Value(redactor.maskUrl(request.url.text()))},
                                              {"headers", std::move(headers)}});
    if (request.body)
        traced.set("body", tracedBody(*request.body, redactor));
    return traced;
}

json::Value toJson(const upstream::PhaseTimes &times)
{
    using upstream::Phase;
    json::Value object = json::Value::object();
    const auto set = [&](Phase phase, std::chrono::microseconds time) {
        if (time.count() > 0)
            object.set(nameOf(phase), milliseconds(time));
    };
    set(Phase::Queued, times.queued);
    set(Phase::NameLookup, times.nameLookup);
    set(Phase::Connect, times.connect);
    set(Phase::Tls, times.tls);
    set(Phase::Sending, times.sending);
    set(Phase::Waiting, times.waiting);
    set(Phase::Receiving, times.receiving);
    object.set("total", milliseconds(times.total));
    return object;
}

} // namespace tooltray::execution
