// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/graphqlserver.h"

#include "demo/server/eventresponse.h"
#include "graphql/language/parse.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"

#include <utility>

namespace tooltray::demo {

namespace {

constexpr std::size_t kMaxBody = 1 << 20;
constexpr graphql::ParseLimits kParseLimits{.bytes = kMaxBody, .tokens = 50'000};

http::Response response(int status, MediaType type, const graphql::ExecutionResult &result)
{
    return {
        status, {{"Content-Type", std::string(nameOf(type)) + "; charset=utf-8"}}, graphql::toJson(result)};
}

void refuse(http::HttpExchange &exchange, int status, std::string message, http::Header header = {})
{
    http::Response refusal = response(status, MediaType::Json, graphql::requestError(std::move(message)));
    if (!header.name.empty())
        refusal.headers.add(std::move(header.name), std::move(header.value));
    exchange.reply(refusal);
}

} // namespace

struct GraphqlServer::Asked {
    std::shared_ptr<http::HttpExchange> exchange;
    MediaType type = MediaType::Json;
};

GraphqlServer::GraphqlServer(graphql::Executor executor, Clock &clock)
    : m_executor(std::move(executor))
    , m_clock(clock)
{}

void GraphqlServer::addRoutes(http::Router &router, const std::string &path) const
{
    const auto handler = [this](const std::shared_ptr<http::HttpExchange> &exchange) { serve(exchange); };
    router.add({.method = "GET", .pattern = path, .handler = handler, .access = http::RouteAccess::Open});
    router.add({.method = "POST",
                .pattern = path,
                .handler = handler,
                .access = http::RouteAccess::Open,
                .contentType = "application/json",
                .bodyLimit = kMaxBody});
}

void GraphqlServer::serve(const std::shared_ptr<http::HttpExchange> &exchange) const
{
    const http::Request &request = exchange->request();
    const std::optional<MediaType> type = preferredType(request.headers.value("accept"));
    if (!type)
        return refuse(*exchange, 406,
                      "Accept has to allow application/graphql-response+json, application/json or "
                      "text/event-stream.");
    Result<GraphqlRequest> asked = readGraphqlRequest(request);
    if (!asked)
        return refuse(*exchange, 400, asked.error().message);
    const Asked to{exchange, *type};
    const auto document = std::make_shared<const graphql::Document>(
        graphql::parseDocument(std::move(asked->query), kParseLimits));
    if (!document->isValid())
        return answer(to, graphql::syntaxErrors(*document));
    if (const graphql::Diagnostics problems = m_executor.check(*document); !problems.empty())
        return answer(to, graphql::requestErrors(problems, *document));
    graphql::Prepared prepared =
        m_executor.prepare({document, std::move(asked->operationName), std::move(asked->variables)});
    if (const auto *refused = std::get_if<graphql::ExecutionResult>(&prepared))
        return answer(to, *refused);
    const auto operation = std::get<std::shared_ptr<const graphql::PreparedOperation>>(prepared);
    const graphql::OperationType kind = operation->operation.operation();
    // GET is safe (RFC 9110, 9.2.1).
    if (request.method != "POST" && kind == graphql::OperationType::Mutation)
        return refuse(*exchange, 405, "Mutations are sent with POST.", {"Allow", "POST"});
    if (kind != graphql::OperationType::Subscription)
        return execute(to, operation);
    if (*type != MediaType::EventStream)
        return refuse(*exchange, 406,
                      "Subscriptions are answered as events. Send Accept: text/event-stream.");
    subscribe(to, operation);
}

void GraphqlServer::execute(const Asked &asked,
                            const std::shared_ptr<const graphql::PreparedOperation> &operation) const
{
    m_executor.execute(operation, {}, {},
                       [this, asked](const graphql::ExecutionResult &result) { answer(asked, result); });
}

void GraphqlServer::subscribe(const Asked &asked,
                              const std::shared_ptr<const graphql::PreparedOperation> &operation) const
{
    auto subscribed = m_executor.subscribe(operation, {}, {});
    if (const auto *refused = std::get_if<graphql::ExecutionResult>(&subscribed))
        return answer(asked, *refused);
    const auto events = std::make_shared<EventResponse>(asked.exchange, m_clock);
    events->open();
    events->sendAll(std::get<std::unique_ptr<graphql::ResponseStream>>(std::move(subscribed)));
}

// Clients of application/json learn from the body alone how it went; with the newer type a request that could
// not be executed is a 400 as well (GraphQL over HTTP, 6.4).
void GraphqlServer::answer(const Asked &asked, const graphql::ExecutionResult &result) const
{
    if (asked.type == MediaType::EventStream) {
        const auto events = std::make_shared<EventResponse>(asked.exchange, m_clock);
        events->open();
        events->send(result);
        return events->complete();
    }
    const bool isRefused = result.isRequestError() && asked.type == MediaType::GraphqlResponse;
    asked.exchange->reply(response(isRefused ? 400 : 200, asked.type, result));
}

} // namespace tooltray::demo
