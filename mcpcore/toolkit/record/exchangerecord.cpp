// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/record/exchangerecord.h"

#include <chrono>
#include <variant>

namespace tooltray::toolkit {
namespace {

using std::chrono::microseconds;

journal::Phases::Duration phase(microseconds time)
{
    return time == microseconds(0) ? journal::Phases::Duration() : time;
}

std::string_view versionName(upstream::HttpVersion version)
{
    using enum upstream::HttpVersion;
    switch (version) {
    case Http10: return "HTTP/1.0";
    case Http11: return "HTTP/1.1";
    case Http2: return "HTTP/2";
    case Unknown: break;
    }
    return {};
}

} // namespace

journal::Exchange exchangeRecord(const execution::UpstreamExchange &exchange)
{
    const upstream::Attempt &attempt = exchange.attempt;
    const upstream::Request &request = attempt.request;
    journal::Exchange record;
    record.time = attempt.begun;
    record.endpoint = exchange.endpoint;
    record.method = request.method;
    record.url = request.url.text();
    for (const upstream::RequestField &field : request.fields)
        record.requestHeaders.push_back({field.name, std::string(upstream::valueOf(field))});
    if (request.body) {
        record.request.content = request.body;
        record.request.size = request.body->size();
    }
    if (const auto *response = std::get_if<upstream::Response>(&attempt.outcome)) {
        record.status = response->head.status;
        for (const upstream::ReceivedField &field : response->head.fields)
            record.responseHeaders.push_back({field.name, field.value});
        record.response = journal::Body::of(response->body);
    } else {
        const auto &failure = std::get<upstream::Failure>(attempt.outcome);
        record.status = failure.status;
        record.error = upstream::errorOf(failure, request).message;
    }
    const upstream::Report &report = upstream::reportOf(attempt.outcome);
    record.httpVersion = versionName(report.version);
    record.duration = report.times.queued + report.times.total;
    record.phases = {phase(report.times.queued),   phase(report.times.nameLookup),
                     phase(report.times.connect),  phase(report.times.tls),
                     phase(report.times.sending),  phase(report.times.waiting),
                     phase(report.times.receiving)};
    record.retry = static_cast<std::uint32_t>(attempt.number - 1);
    record.page = static_cast<std::uint32_t>(exchange.page);
    return record;
}

} // namespace tooltray::toolkit
