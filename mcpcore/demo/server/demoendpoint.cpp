// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/demoendpoint.h"

#include "base/task/post.h"
#include "demo/schema/fields.h"
#include "demo/server/graphqlserver.h"
#include "demo/tracker/tracker.h"
#include "graphql/executor/executor.h"
#include "graphql/executor/resolvers.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QObject>
#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::demo {
namespace {

// A page of 100 issues with everything about them is some 10,000.
constexpr std::size_t kMaxValues = 100'000;

} // namespace

class DemoEndpoint::Private {
public:
    explicit Private(Clock &clock)
        : resolvers(std::make_shared<graphql::Resolvers>(
            graphql::buildSchema(graphql::parseDocument(std::string(schemaText()))).schema))
        , server(graphql::OperationExecutor(resolvers, options()), clock)
        , rest(graphql::OperationExecutor(resolvers, options()))
        , waits(clock)
    {
        addSampleData(tracker);
        addScalars(*resolvers);
        addRecordFields(*resolvers, tracker);
        addQueryFields(*resolvers, tracker, waits);
        addMutationFields(*resolvers, tracker, clock);
        addSubscriptionFields(*resolvers, tracker, clock);
    }

    // A long answer lets the other requests of the thread through.
    graphql::ExecutionOptions options()
    {
        return {.maxValues = kMaxValues,
                .pause = [this](std::function<void()> next) { post(&here, std::move(next)); }};
    }

    Tracker tracker;
    QObject here;
    std::shared_ptr<graphql::Resolvers> resolvers;
    GraphqlServer server;
    RestServer rest;
    Waits waits; // last: what still waits is answered by the server when this ends
};

DemoEndpoint::DemoEndpoint(Clock &clock) : d(std::make_unique<Private>(clock)) {}

DemoEndpoint::~DemoEndpoint() = default;

void DemoEndpoint::addRoutes(http::Router &router) const
{
    d->server.addRoutes(router, std::string(kPath));
    d->rest.addRoutes(router);
}

const graphql::SchemaPointer &DemoEndpoint::schema() const
{
    return d->resolvers->schema();
}

namespace {

constexpr std::size_t kMaxRestBody = 1 << 20;

using Fields = std::vector<std::pair<std::string, std::string>>;

struct RestQuestion {
    Fields query;
    std::string key; // of the issue that the path names
    json::Value body;
};

// What answers one operation of the description.
struct RestRoute {
    std::string_view method;
    std::string_view path;
    std::string_view document;
    json::Value (*variables)(const RestQuestion &question);
    std::string_view result;      // pointer to what is answered; null there is a 404
    std::string_view errors = {}; // pointer to the errors of a change
    int status = 200;
    void (*finish)(const RestQuestion &question, json::Value &answer) = nullptr;
};

Fields fieldsOf(std::string_view query)
{
    Fields fields;
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        std::string value(pair.substr(std::min(pair.size(), pair.find('=') + 1)));
        std::ranges::replace(value, '+', ' ');
        if (pair.find('=') != std::string_view::npos)
            fields.emplace_back(decodePercentLeniently(pair.substr(0, pair.find('='))),
                                decodePercentLeniently(value));
    }
    return fields;
}

std::string_view textOf(const Fields &fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &std::pair<std::string, std::string>::first);
    return found == fields.end() ? std::string_view() : std::string_view(found->second);
}

json::Value listOf(const Fields &fields, std::string_view name)
{
    json::Value list = json::Value::array();
    for (const auto &[key, value] : fields) {
        if (key == name)
            list.append(value);
    }
    return list;
}

int countOf(const Fields &fields, std::string_view name, int fallback)
{
    const std::string_view text = textOf(fields, name);
    int count = fallback;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return count;
}

json::Value nothing(const RestQuestion & /*question*/)
{
    return json::Value::object();
}

json::Value byKey(const RestQuestion &question)
{
    return json::Value::object({{"key", question.key}});
}

json::Value issueFilter(const RestQuestion &question)
{
    json::Value filter = json::Value::object();
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> texts{
        {{"project", "project"}, {"assignee", "assignee"}, {"author", "author"}, {"q", "text"}}};
    for (const auto &[name, field] : texts) {
        if (const std::string_view text = textOf(question.query, name); !text.empty())
            filter.set(field, text);
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> lists{
        {{"state", "states"}, {"priority", "priorities"}, {"label", "labels"}}};
    for (const auto &[name, field] : lists) {
        if (json::Value list = listOf(question.query, name); !list.isEmpty())
            filter.set(field, std::move(list));
    }
    return json::Value::object({{"offset", countOf(question.query, "offset", 0)},
                                {"limit", countOf(question.query, "limit", 20)},
                                {"filter", std::move(filter)}});
}

json::Value userPage(const RestQuestion &question)
{
    return json::Value::object(
        {{"offset", countOf(question.query, "offset", 0)}, {"limit", countOf(question.query, "limit", 20)}});
}

json::Value commentPage(const RestQuestion &question)
{
    json::Value variables = byKey(question);
    variables.set("first", countOf(question.query, "limit", 20));
    if (const std::string_view after = textOf(question.query, "cursor"); !after.empty())
        variables.set("after", after);
    return variables;
}

json::Value bodyAlone(const RestQuestion &question)
{
    return json::Value::object({{"input", question.body}});
}

json::Value bodyForIssue(const RestQuestion &question)
{
    json::Value input = question.body.isObject() ? question.body : json::Value::object();
    input.set("issue", byKey(question));
    return json::Value::object({{"input", std::move(input)}});
}

json::Value ofProject(const RestQuestion &question)
{
    const std::string_view project = textOf(question.query, "project");
    return project.empty() ? json::Value::object() : json::Value::object({{"project", project}});
}

// The next page by its URL, relative to this one; null behind the last.
void addNext(const RestQuestion &question, json::Value &answer)
{
    const std::uint64_t offset = answer["offset"].toUInt64().value_or(0);
    const std::uint64_t reached = offset + answer["items"].size();
    std::string next = "?offset=" + std::to_string(reached);
    for (const auto &[name, value] : question.query) {
        if (name != "offset")
            next.append("&").append(encodePercent(name)).append("=").append(encodePercent(value));
    }
    const bool isLast = reached >= answer["total"].toUInt64().value_or(0) || answer["items"].isEmpty();
    answer.set("next", isLast ? json::Value() : json::Value(next));
}

void addCursor(const RestQuestion & /*question*/, json::Value &answer)
{
    const json::Value info = std::as_const(answer)["pageInfo"];
    answer.set("next_cursor", info["hasNextPage"].toBool() ? info["endCursor"] : json::Value());
    answer.remove("pageInfo");
}

#define ISSUE_FIELDS                                                                                         \
    "{ key title body state priority project { key } author { login } assignees { login } labels { name }"   \
    " estimate dueOn createdAt updatedAt closedAt commentCount }"
#define ERRORS "errors { field code message }"

constexpr std::array kRoutes{
    RestRoute{"GET",
              "/issues",
              "query($offset: Int!, $limit: Int!, $filter: IssueFilter) { issueList(offset: $offset, limit: "
              "$limit, filter: $filter) { items " ISSUE_FIELDS " total offset limit } }",
              issueFilter,
              "/issueList",
              {},
              200,
              addNext},
    RestRoute{"GET", "/issues/{key}", "query($key: String!) { issue(by: { key: $key }) " ISSUE_FIELDS " }",
              byKey, "/issue"},
    RestRoute{"POST", "/issues",
              "mutation($input: CreateIssueInput!) { createIssue(input: $input) { issue " ISSUE_FIELDS
              " " ERRORS " } }",
              bodyAlone, "/createIssue/issue", "/createIssue/errors", 201},
    RestRoute{"PATCH", "/issues/{key}",
              "mutation($input: UpdateIssueInput!) { updateIssue(input: $input) { issue " ISSUE_FIELDS
              " " ERRORS " } }",
              bodyForIssue, "/updateIssue/issue", "/updateIssue/errors"},
    RestRoute{"PUT", "/issues/{key}/state",
              "mutation($input: SetIssueStateInput!) { setIssueState(input: $input) { issue " ISSUE_FIELDS
              " " ERRORS " } }",
              bodyForIssue, "/setIssueState/issue", "/setIssueState/errors"},
    RestRoute{"DELETE", "/issues/{key}",
              "mutation($input: DeleteIssueInput!) { deleteIssue(input: $input) { deletedId " ERRORS " } }",
              bodyForIssue, "/deleteIssue/deletedId", "/deleteIssue/errors", 204},
    RestRoute{
        "GET",
        "/issues/{key}/comments",
        "query($key: String!, $first: Int, $after: String) { issue(by: { key: $key }) { comments(first: "
        "$first, after: $after) { items: nodes { id author { login } body createdAt } total: totalCount "
        "pageInfo { hasNextPage endCursor } } } }",
        commentPage,
        "/issue/comments",
        {},
        200,
        addCursor},
    RestRoute{
        "POST", "/issues/{key}/comments",
        "mutation($input: AddCommentInput!) { addComment(input: $input) { comment { id author { login } "
        "body createdAt } " ERRORS " } }",
        bodyForIssue, "/addComment/comment", "/addComment/errors", 201},
    RestRoute{
        "GET", "/projects",
        "{ projects(first: 100, includeArchived: true) { nodes { key name description isArchived lead { "
        "login } openIssueCount } } }",
        nothing, "/projects/nodes"},
    RestRoute{
        "GET",
        "/users",
        "query($offset: Int!, $limit: Int!) { users(offset: $offset, limit: $limit) { items { login name "
        "role email } total offset limit } }",
        userPage,
        "/users",
        {},
        200,
        addNext},
    RestRoute{"GET", "/statistics",
              "query($project: String) { statistics(project: $project) { total byState { state count } "
              "meanEstimate } }",
              ofProject, "/statistics"},
};

#undef ISSUE_FIELDS
#undef ERRORS

// RFC 9457
http::Response problem(int status, std::string_view title, const std::string &detail)
{
    return {status,
            {{"Content-Type", "application/problem+json"}},
            json::write(json::Value::object({{"status", status}, {"title", title}, {"detail", detail}}))};
}

const json::Value &at(const json::Value &data, std::string_view pointer)
{
    static const json::Value none;
    const json::Value *found = json::resolve(data, json::Pointer::parse(pointer).value_or(json::Pointer()));
    return found == nullptr ? none : *found;
}

http::Response answerFor(const RestRoute &route, const RestQuestion &question,
                         const graphql::ExecutionResult &result)
{
    if (!result.errors.empty())
        return problem(result.isRequestError() ? 400 : 500, "The request was not carried out.",
                       result.errors.front().message);
    const json::Value data = json::parse(result.data).value;
    if (!route.errors.empty() && !at(data, route.errors).isEmpty()) {
        const json::Value &first = at(data, route.errors)[std::size_t{0}];
        const bool isMissing = first["code"].toString() == "NOT_FOUND" && first["field"].size() == 2;
        return problem(isMissing ? 404 : 422,
                       isMissing ? "There is no such issue." : "The change was rejected.",
                       std::string(first["message"].toString()));
    }
    json::Value answer = at(data, route.result);
    if (answer.isNull())
        return problem(404, "There is no such issue.", question.key);
    if (route.status == 204)
        return {204, {}, {}};
    if (route.finish != nullptr)
        route.finish(question, answer);
    return http::Response::json(route.status, json::write(answer));
}

// The documents are the program's own, so that they are valid; their variables may not be.
void serve(const graphql::OperationExecutor &executor, const RestRoute &route,
           const std::shared_ptr<const graphql::Document> &document,
           const std::shared_ptr<http::HttpExchange> &exchange)
{
    RestQuestion question{fieldsOf(exchange->request().query()), std::string(exchange->parameter("key")), {}};
    if (route.method == "POST" || route.method == "PATCH" || route.method == "PUT") {
        json::Parsed body = json::parse(exchange->request().body);
        if (!body || !body.value.isObject())
            return exchange->reply(problem(400, "The body has to be a JSON object.", {}));
        question.body = std::move(body.value);
    }
    graphql::Prepared prepared = executor.prepare({document, std::nullopt, route.variables(question)});
    if (const auto *refused = std::get_if<graphql::ExecutionResult>(&prepared))
        return exchange->reply(answerFor(route, question, *refused));
    executor.execute(std::get<std::shared_ptr<const graphql::PreparedOperation>>(prepared), {}, {},
                     [&route, question, exchange](const graphql::ExecutionResult &result) {
                         exchange->reply(answerFor(route, question, result));
                     });
}

} // namespace

RestServer::RestServer(graphql::OperationExecutor executor) : m_executor(std::move(executor)) {}

void RestServer::addRoutes(http::Router &router) const
{
    router.add({.method = "GET",
                .pattern = std::string(kDescriptionPath),
                .handler =
                    [](const std::shared_ptr<http::HttpExchange> &exchange) {
                        exchange->reply(http::Response::json(200, std::string(description())));
                    },
                .access = http::RouteAccess::Open});
    for (const RestRoute &route : kRoutes) {
        const auto document =
            std::make_shared<const graphql::Document>(graphql::parseDocument(std::string(route.document)));
        router.add({.method = std::string(route.method),
                    .pattern = std::string(kPath).append(route.path),
                    .handler =
                        [this, &route, document](const std::shared_ptr<http::HttpExchange> &exchange) {
                            serve(m_executor, route, document, exchange);
                        },
                    .access = http::RouteAccess::Open,
                    .contentType = {},
                    .bodyLimit = kMaxRestBody});
    }
}

} // namespace tooltray::demo
