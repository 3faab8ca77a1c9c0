// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/graphqlserver.h"

#include "base/time/clock.h"
#include "graphql/executor/executor.h"
#include "graphql/language/parse.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace tooltray::demo {
namespace {

// Proxies and clients give up connections on which nothing moves.
constexpr std::chrono::seconds kKeepAlive{12};

// An answer as server-sent events: "next" with a response each, then "complete" (GraphQL over Server-Sent
// Events, distinct connections mode). Keeps itself until the client leaves or all was sent.
class EventResponse : public std::enable_shared_from_this<EventResponse> {
public:
    EventResponse(std::shared_ptr<http::HttpExchange> exchange, Clock &clock);
    ~EventResponse();
    EventResponse(const EventResponse &) = delete;
    EventResponse &operator=(const EventResponse &) = delete;

    void open();
    void send(const graphql::ExecutionResult &result);
    void complete();
    // All there is in the stream.
    void sendAll(std::unique_ptr<graphql::ResponseStream> stream);

private:
    void sendNext();
    void keepAlive();
    void end();

    std::shared_ptr<http::HttpExchange> m_exchange; // null once it is answered
    Clock &m_clock;
    Timer m_timer;
    std::unique_ptr<graphql::ResponseStream> m_stream;
    bool m_isDraining = false; // takes what is there already, one after the other
    bool m_hasNext = false;
};

EventResponse::EventResponse(std::shared_ptr<http::HttpExchange> exchange, Clock &clock)
    : m_exchange(std::move(exchange))
    , m_clock(clock)
{}

EventResponse::~EventResponse() = default;

void EventResponse::open()
{
    m_exchange->onAbandoned([self = shared_from_this()](http::Abandonment) { self->end(); });
    m_exchange->startStream(200, {{"Content-Type", "text/event-stream; charset=utf-8"},
                                  {"Cache-Control", "no-cache, no-transform"},
                                  {"X-Accel-Buffering", "no"}});
    keepAlive();
}

void EventResponse::keepAlive()
{
    m_timer = m_clock.startTimer(kKeepAlive, [weak = weak_from_this()] {
        const auto self = weak.lock(); // writing may be what ends it
        if (self && self->m_exchange)
            self->m_exchange->write(":\n\n");
        if (self && self->m_exchange)
            self->keepAlive();
    });
}

// A response is written on one line, as JSON escapes line ends.
void EventResponse::send(const graphql::ExecutionResult &result)
{
    if (m_exchange)
        m_exchange->write("event: next\ndata: " + graphql::toJson(result) + "\n\n");
}

void EventResponse::complete()
{
    if (!m_exchange)
        return;
    m_exchange->write("event: complete\ndata:\n\n");
    m_exchange->endStream();
    end();
}

void EventResponse::sendAll(std::unique_ptr<graphql::ResponseStream> stream)
{
    m_stream = std::move(stream);
    sendNext();
}

// Answers that are there at once must not nest.
void EventResponse::sendNext()
{
    const auto alive = shared_from_this(); // an event may be the last
    m_hasNext = true;
    if (std::exchange(m_isDraining, true))
        return;
    while (std::exchange(m_hasNext, false) && m_stream)
        m_stream->next([weak = weak_from_this()](std::optional<graphql::ExecutionResult> result) {
            const auto self = weak.lock(); // writing may be what ends it
            if (!self)
                return;
            if (!result)
                return self->complete();
            self->send(*result);
            self->sendNext();
        });
    m_isDraining = false;
}

void EventResponse::end()
{
    m_timer.cancel();
    // Both may hold the last reference to this, or be what is calling.
    const auto stream = std::exchange(m_stream, nullptr);
    if (const auto exchange = std::exchange(m_exchange, nullptr))
        exchange->onAbandoned({});
}

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

GraphqlServer::GraphqlServer(graphql::OperationExecutor executor, Clock &clock)
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

namespace {

constexpr std::array kTypes{MediaType::GraphqlResponse, MediaType::Json, MediaType::EventStream};

// The part before the separator, which is taken off the text with it.
std::string_view cut(std::string_view &text, char separator)
{
    const std::size_t at = text.find(separator);
    const std::string_view part = trimmed(text.substr(0, at));
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    return part;
}

// How closely a range names a type: 0 not at all, 3 exactly.
int closeness(std::string_view range, std::string_view type)
{
    if (range == type)
        return 3;
    if (range == "*/*")
        return 1;
    const std::string_view major = range.substr(0, range.find('/'));
    return range.ends_with("/*") && type.starts_with(std::string(major) + "/") ? 2 : 0;
}

struct Weight {
    int closeness = 0;
    double quality = 0;
};

double qualityIn(std::string_view parameters)
{
    while (!parameters.empty()) {
        const std::string parameter = asciiLower(cut(parameters, ';'));
        if (!parameter.starts_with("q="))
            continue;
        double quality = 0;
        std::from_chars(parameter.data() + 2, parameter.data() + parameter.size(), quality);
        return quality;
    }
    return 1;
}

} // namespace

std::string_view nameOf(MediaType type)
{
    switch (type) {
    case MediaType::GraphqlResponse: return "application/graphql-response+json";
    case MediaType::Json: return "application/json";
    case MediaType::EventStream: break;
    }
    return "text/event-stream";
}

std::optional<MediaType> preferredType(std::optional<std::string_view> accept)
{
    if (!accept || trimmed(*accept).empty())
        return kTypes.front();
    std::array<Weight, kTypes.size()> weights;
    std::string_view rest = *accept;
    while (!rest.empty()) {
        std::string_view item = cut(rest, ',');
        const std::string range = asciiLower(cut(item, ';'));
        const double quality = qualityIn(item);
        for (std::size_t i = 0; i < kTypes.size(); ++i)
            if (const int close = closeness(range, nameOf(kTypes[i])); close > weights[i].closeness)
                weights[i] = {close, quality};
    }
    std::optional<MediaType> best;
    double bestQuality = 0;
    for (std::size_t i = 0; i < kTypes.size(); ++i) {
        if (weights[i].quality <= bestQuality)
            continue;
        best = kTypes[i];
        bestQuality = weights[i].quality;
    }
    return best;
}

namespace {

Error badRequest(std::string message)
{
    return {ErrorKind::Usage, "bad_request", std::move(message), {}};
}

// The parameters of a query string, written as forms are (WHATWG URL, 5.1).
Result<json::Value> parametersOf(std::string_view query)
{
    json::Value parameters = json::Value::object();
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        std::string spaced(pair.substr(std::min(pair.size(), equals + 1)));
        std::ranges::replace(spaced, '+', ' ');
        const std::optional<std::string> name = decodePercent(pair.substr(0, equals));
        const std::optional<std::string> value = decodePercent(spaced);
        if (!name || !value)
            return badRequest("The query string has a percent sign without two hexadecimal digits.");
        if (*name == "variables" || *name == "extensions") {
            json::Parsed parsed = json::parse(*value);
            if (!parsed)
                return badRequest("The parameter " + *name + " is not valid JSON: " + parsed.error->message);
            parameters.set(*name, std::move(parsed.value));
        } else {
            parameters.set(*name, *value);
        }
    }
    return parameters;
}

Result<json::Value> parametersOfBody(std::string_view body)
{
    json::Parsed parsed = json::parse(body);
    if (!parsed)
        return badRequest("The body is not valid JSON: " + parsed.error->message);
    if (parsed.value.isArray())
        return badRequest("The body is a list of requests. Send them one by one.");
    if (!parsed.value.isObject())
        return badRequest("The body has to be an object with the member query.");
    return std::move(parsed.value);
}

} // namespace

Result<GraphqlRequest> readGraphqlRequest(const http::Request &request)
{
    const Result<json::Value> read =
        request.method == "POST" ? parametersOfBody(request.body) : parametersOf(request.query());
    if (!read)
        return read.error();
    const json::Value &parameters = *read;
    if (!parameters["query"].isString())
        return badRequest("The request needs the member query with a GraphQL document.");
    GraphqlRequest asked;
    asked.query = parameters["query"].toString();
    const json::Value &name = parameters["operationName"];
    if (!name.isNull() && !name.isString())
        return badRequest("operationName must be a string or null.");
    if (name.isString() && !name.toString().empty()) // empty is how some clients say none
        asked.operationName = std::string(name.toString());
    for (const std::string_view object : {"variables", "extensions"})
        if (!parameters[object].isNull() && !parameters[object].isObject())
            return badRequest(std::string(object) + " has to be an object or null.");
    asked.variables = parameters["variables"];
    return asked;
}

} // namespace tooltray::demo
