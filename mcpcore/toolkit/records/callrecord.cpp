// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/callrecord.h"

#include "workspace/checks/checkversion.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/workspace.h"

#include <chrono>
#include <variant>

namespace tooltray::toolkit {
namespace {

using std::chrono::microseconds;

// Reading more than this would hold the event loop up.
constexpr std::size_t kTextLookedAt = 256 * 1024;

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

journal::OperationKind operationKind(Effect effect)
{
    return effect == Effect::Reads ? journal::OperationKind::Query : journal::OperationKind::Mutation;
}

journal::OperationKind operationKind(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                     std::optional<workspace::Version> version, Effect effect)
{
    if (!version || *version == tool.active || !tool.versions.contains(*version))
        return operationKind(effect);
    const workspace::ToolVersion asked = tool.resolved(*version);
    return operationKind(effectOf(workspace, asked, workspace::endpointOf(workspace, tool)));
}

journal::OperationKind operationKind(std::string_view document, std::string_view operationName)
{
    using journal::OperationKind;
    if (document.size() > kTextLookedAt)
        return OperationKind::None;
    const graphql::Document read = graphql::parseDocument(std::string(document));
    const graphql::OperationDefinition operation = graphql::findOperation(read, operationName);
    if (!operation)
        return OperationKind::None;
    switch (operation.operation()) {
    case graphql::OperationType::Mutation: return OperationKind::Mutation;
    case graphql::OperationType::Subscription: return OperationKind::Subscription;
    case graphql::OperationType::Query: break;
    }
    return OperationKind::Query;
}

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
        const auto &failure = std::get<upstream::TransferFailure>(attempt.outcome);
        record.status = failure.status;
        record.error =
            attempt.problem.empty() ? upstream::errorOf(failure, request).message : attempt.problem;
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
    record.step = exchange.step;
    record.span = attempt.span;
    return record;
}

} // namespace tooltray::toolkit
