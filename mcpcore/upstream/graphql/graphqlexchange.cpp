// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlexchange.h"

#include "text/unicode/ascii.h"
#include "upstream/exchange/failure.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/policy/endpoint.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

namespace {

void setDefault(Request &request, std::string name, std::string value)
{
    const bool isThere = std::ranges::any_of(
        request.fields, [&](const RequestField &field) { return equalsIgnoringAsciiCase(field.name, name); });
    if (!isThere)
        request.fields.push_back({std::move(name), std::move(value)});
}

} // namespace

std::string parametersText(const GraphQLOperation &operation)
{
    std::string text;
    text.reserve(operation.document.size() + operation.document.size() / 8 + 64);
    text += R"({"query":)";
    json::writeString(operation.document, text);
    if (!operation.variables.isNull()) {
        text += R"(,"variables":)";
        json::write(operation.variables, text);
    }
    if (!operation.operationName.empty()) {
        text += R"(,"operationName":)";
        json::writeString(operation.operationName, text);
    }
    if (!operation.extensions.isNull()) {
        text += R"(,"extensions":)";
        json::write(operation.extensions, text);
    }
    text += '}';
    return text;
}

Request graphqlRequest(const Request &endpoint, const GraphQLOperation &operation)
{
    Request request = endpoint;
    request.method = "POST";
    request.body = std::make_shared<const std::string>(parametersText(operation));
    request.repetition =
        operation.kind == GraphQLOperation::Kind::Mutation ? Repetition::Never : Repetition::Harmless;
    request.redirects = Redirects::KeepMethod;
    setDefault(request, "Content-Type", "application/json");
    setDefault(request, "Accept",
               operation.kind == GraphQLOperation::Kind::Subscription
                   ? "text/event-stream"
                   : "application/graphql-response+json, application/json;q=0.9");
    return request;
}

namespace {

constexpr std::size_t kBeginning = 16 * 1024; // enough of a body that is no answer to say what it is

} // namespace

GraphQLExchange::GraphQLExchange(Endpoint &endpoint, Clock &clock, const Request &request,
                                 const GraphQLOperation &operation, SendOptions options,
                                 Done<GraphQLOutcome> done)
    : m_endpoint(endpoint)
    , m_clock(clock)
    , m_request(graphqlRequest(request, operation))
    , m_options(std::move(options))
    , m_done(std::move(done))
{}

GraphQLExchange::~GraphQLExchange() = default;

void GraphQLExchange::start()
{
    m_call = m_endpoint.send(m_request,
                             {.onHead = [this](const ResponseHead &head) { begin(head); },
                              .onBody = [this](std::string_view bytes) { read(bytes); },
                              .onDone = [this](Outcome outcome) { end(std::move(outcome)); }},
                             std::move(m_options));
}

void GraphQLExchange::begin(const ResponseHead &head)
{
    m_head = head;
    m_outline = GraphQLAnswer::outline();
    m_beginning.clear();
}

void GraphQLExchange::read(std::string_view bytes)
{
    if (m_beginning.size() < kBeginning)
        m_beginning.append(bytes.substr(0, kBeginning - m_beginning.size()));
    // What is no answer need not be waited for: it may never end. Other statuses may still be tried again.
    const bool isHopeless =
        !m_outline.add(bytes) && m_head.status / 100 == 2 && m_beginning.size() == kBeginning;
    if (!isHopeless)
        return;
    m_request.url = m_call->url();
    m_call.reset();
    std::exchange(m_done,
                  nullptr)(brokenAnswer(m_request, m_head, m_beginning, m_outline, m_clock.wallTime()));
}

void GraphQLExchange::end(Outcome outcome)
{
    const Done<GraphQLOutcome> done = std::exchange(m_done, nullptr);
    m_request.url = m_call->url(); // errors are about who answered
    if (auto *failure = std::get_if<TransferFailure>(&outcome))
        done(networkError(m_request, *failure));
    else
        done(classify(m_request, std::move(std::get<Response>(outcome)), std::move(m_outline),
                      m_clock.wallTime()));
}

} // namespace tooltray::upstream
