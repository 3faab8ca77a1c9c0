// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answers/callresult.h"

#include "base/text/quantity.h"
#include "credentials/redaction/redactor.h"
#include "json/parser.h"
#include "json/write.h"

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::execution {
namespace {

// With as many decimals as there are microseconds to tell.
json::Value milliseconds(std::chrono::microseconds time)
{
    return {static_cast<double>(time.count()) / 1000};
}

constexpr std::size_t kMaxShown = 256 * 1024;
constexpr const char *kTooLarge = "This is larger than 256 KiB and not shown.";

json::Value tracedBody(const std::string &body, const credentials::Redactor &redactor)
{
    if (body.size() > kMaxShown)
        return {kTooLarge};
    json::Parsed parsed = json::parse(body);
    if (parsed.error)
        return {redactor.mask(body)};
    return redactor.maskValue(parsed.value);
}

} // namespace

std::string_view levelName(Level level) noexcept
{
    constexpr std::array<std::string_view, 7> kNames{"access", "tool",    "graphql", "payload",
                                                     "http",   "network", "internal"};
    return kNames[static_cast<std::size_t>(level)];
}

CallFailure failureFrom(upstream::RequestError error)
{
    constexpr std::array kLevels{Level::Network, Level::Http, Level::GraphQL};
    CallFailure failure{kLevels[static_cast<std::size_t>(error.level)], std::move(error.error)};
    failure.status = error.status;
    failure.retryAfter = error.retryAfter;
    return failure;
}

CallFailure toolFailure(Error error)
{
    return {error.kind == ErrorKind::Internal ? Level::Internal : Level::Tool, std::move(error)};
}

json::Value toJson(const CallTrace::Times &times)
{
    return json::Value::object({{"preparing", milliseconds(times.preparing)},
                                {"approval", milliseconds(times.approval)},
                                {"upstream", milliseconds(times.upstream)},
                                {"shaping", milliseconds(times.shaping)},
                                {"total", milliseconds(times.total)}});
}

json::Value shownValue(const json::Value &value, const credentials::Redactor &redactor)
{
    return json::writtenSize(value, kMaxShown) > kMaxShown ? json::Value(kTooLarge)
                                                           : redactor.maskValue(value);
}

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

json::Value accountOf(std::span<const CompletedStep> steps)
{
    std::vector<bool> areKept(steps.size());
    std::size_t kept = 0;
    for (const auto kind :
         {CompletedStep::Kind::MadeInside, CompletedStep::Kind::Made, CompletedStep::Kind::Read}) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i].kind != kind)
                continue;
            const std::size_t size = json::writtenSize(steps[i].answer.value);
            areKept[i] = kept + size <= kMaxCompleted;
            kept += areKept[i] ? size : 0;
        }
    }
    json::Value account = json::Value::object();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const json::Value &answer = steps[i].answer.value;
        account.set(steps[i].answer.name,
                    areKept[i]
                        ? answer
                        : json::Value("(" + formatByteCount(json::writtenSize(answer)) + " omitted here)"));
    }
    return account;
}

} // namespace tooltray::execution
