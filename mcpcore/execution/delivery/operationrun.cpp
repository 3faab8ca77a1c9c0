// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/operationrun.h"

#include "base/task/ask.h"
#include "execution/delivery/errorrules.h"
#include "execution/delivery/operationanswer.h"
#include "upstream/exchange/failure.h"
#include "upstream/graphql/graphqloperation.h"
#include "json/parser.h"

#include <QThreadPool>
#include <utility>

namespace tooltray::execution {
namespace {

// Parsing more than this would hold the event loop up.
constexpr std::size_t kBytesAtOnce = 256 * 1024;
constexpr int kServerFailed = 500; // whose advice says already that the change may have been made

upstream::GraphQLOperation::Kind kindOf(graphql::OperationType type)
{
    using Kind = upstream::GraphQLOperation::Kind;
    switch (type) {
    case graphql::OperationType::Query: return Kind::Query;
    case graphql::OperationType::Mutation: return Kind::Mutation;
    case graphql::OperationType::Subscription: break;
    }
    return Kind::Subscription;
}

// Precondition: the outline has seen that it is an object.
Result<json::Value> parsedBody(std::string_view body, const RedactorPointer &redactor)
{
    json::Parsed parsed = json::parse(body);
    if (parsed.error)
        return Error{ErrorKind::Unavailable,
                     "answer_not_json",
                     {CORE_TEXT("Core", "The response is not valid JSON: {problem}"),
                      {{"problem", parsed.error->message}}},
                     CORE_TEXT("Core", "Look at the response in the log.")};
    return withoutSecrets(std::move(parsed.value), body, redactor);
}

// The request was served, and nobody knows with what.
CallFailure unread(Error error, graphql::OperationType type)
{
    const auto repetition = type == graphql::OperationType::Mutation ? upstream::Repetition::Never
                                                                     : upstream::Repetition::Harmless;
    error.hint = upstream::adviceFor(repetition, upstream::RequestEffect::Possible, {}, error.hint);
    return {Level::Http, std::move(error)};
}

} // namespace

PagedRun::PagedRun(upstream::Endpoint &endpoint, Clock &clock, std::optional<PageOrder> pages,
                   EndpointBudget share, OnProgress onProgress, Done<OperationOutcome> done)
    : m_endpoint(endpoint)
    , m_clock(clock)
    , m_pages(std::move(pages))
    , m_share(std::move(share))
    , m_onProgress(std::move(onProgress))
    , m_done(std::move(done))
{}

void PagedRun::takePage(PageWalk::Page page)
{
    if (!page.stop && m_pages->time && m_clock.now() - m_begun >= *m_pages->time)
        page.stop = PageEnd::TimeLimit;
    if (const auto limit = m_share.reached(); limit && !page.stop)
        page.stop = pageEndOf(*limit);
    const std::uint64_t before = m_walk->itemCount();
    Result<bool> more = m_walk->add(std::move(page));
    m_share.take(m_walk->itemCount() - before, 0);
    if (!more)
        return fail(toolFailure(std::move(more).error()));
    if (m_linkProblem) {
        CallFailure failure{Level::Http, *std::exchange(m_linkProblem, std::nullopt)};
        failure.status = m_answer.status;
        failure.data = std::move(*m_walk).finish(PageEnd::Errors).data;
        m_walk.reset();
        return fail(std::move(failure));
    }
    if (*more) {
        if (m_onProgress)
            m_onProgress(m_walk->pageCount(), m_walk->itemCount());
        return send();
    }
    finishPages(std::move(*m_walk).finish());
}

void PagedRun::stop(EndpointBudget::Limit limit)
{
    if (!m_done)
        return;
    m_call.reset();
    if (m_walk && m_walk->pageCount() > 0)
        return finishPages(std::move(*m_walk).finish(pageEndOf(limit)));
    fail(limitFailure(m_share, limit));
}

void PagedRun::finishPages(PagedResult result)
{
    if (const auto limit = limitOf(result.end))
        result.limit = m_share.valueOf(*limit);
    result.isOfCaller = m_pages->canResume;
    if (!result.isOfCaller)
        result.next.reset();
    if (result.next)
        seal(*result.next);
    if (result.behind)
        seal(*result.behind);
    for (auto &[before, position] : result.starts)
        seal(position);
    m_answer.data = std::move(result.data);
    m_answer.pages = std::move(result);
    finish(std::move(m_answer));
}

// With what came until then, and where to go on.
void PagedRun::fail(CallFailure failure)
{
    if (m_walk && m_walk->pageCount() > 0) {
        const bool hasItems = m_walk->itemCount() > 0;
        PagePosition position = m_walk->position();
        seal(position);
        addPage(failure, m_walk->pageCount() + 1,
                hasItems ? m_pages->cursorOf(std::move(position)) : std::string());
        if (hasItems)
            failure.data = std::move(*m_walk).finish(PageEnd::Errors).data;
    }
    finish(std::move(failure));
}

void PagedRun::finish(OperationOutcome outcome)
{
    m_call.reset();
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

OperationRun::OperationRun(upstream::Endpoint &endpoint, Clock &clock, OperationOrder order,
                           Done<OperationOutcome> done)
    : PagedRun(endpoint, clock, std::move(order.pages), order.share, std::move(order.onProgress),
               std::move(done))
    , m_order(std::move(order))
{}

void OperationRun::start()
{
    m_begun = m_clock.now();
    if (m_pages)
        m_walk.emplace(m_pages->plan, m_pages->limits, m_pages->from);
    send();
}

void OperationRun::send()
{
    if (!m_share.takeRequest())
        return later([this] { stop(EndpointBudget::Limit::Requests); });
    json::Value variables = m_order.variables;
    if (m_walk) {
        const json::Value asked = m_walk->variables();
        for (const json::Member &member : asked.members())
            variables.set(member.name, member.value);
    }
    const CheckedOperation &operation = *m_order.operation;
    m_call = m_endpoint.send(
        upstream::graphqlRequest(*m_order.request, {.kind = kindOf(operation.type()),
                                                    .document = std::string(operation.text()),
                                                    .variables = std::move(variables),
                                                    .operationName = std::string(operation.name())}),
        m_reader.receiver([this](upstream::Outcome ended) { take(std::move(ended)); }), m_order.options);
}

void OperationRun::take(upstream::Outcome ended)
{
    const WallTime now = m_clock.wallTime();
    upstream::GraphQLOutcome outcome = m_reader.judge(m_call->request(), std::move(ended), now);
    if (auto *error = std::get_if<upstream::RequestError>(&outcome))
        return fail(failureFrom(std::move(*error)));
    auto &answer = std::get<upstream::GraphQLAnswer>(outcome);
    upstream::RequestError ifNoData;
    if (answer.hasErrors())
        ifNoData = upstream::graphqlError(answer, now);
    m_refusal = answer.refusal();
    m_answer.retryAfter = upstream::askedDelay(answer.response().head, now);
    m_answer.bytes += answer.body().size();
    m_share.take(0, answer.body().size());
    takeBody(answer.takeBody(), std::move(ifNoData));
}

void OperationRun::takeBody(std::string body, upstream::RequestError ifNoData)
{
    if (body.size() <= kBytesAtOnce) {
        Result<json::Value> members = parsedBody(body, m_order.redactor);
        if (!members)
            return fail(unread(std::move(members).error(), m_order.operation->type()));
        return takeMembers(*std::move(members), std::move(ifNoData));
    }
    takeWhenDone(
        ask(QThreadPool::globalInstance(),
            [body = std::move(body), redactor = m_order.redactor] { return parsedBody(body, redactor); }),
        context(), [this, ifNoData = std::move(ifNoData)](Result<json::Value> members) mutable {
            if (!members)
                return fail(unread(std::move(members).error(), m_order.operation->type()));
            takeMembers(*std::move(members), std::move(ifNoData));
        });
}

void OperationRun::takeMembers(json::Value members, upstream::RequestError ifNoData)
{
    const json::Value *errors = members.find("errors");
    const bool hasErrors = errors != nullptr && !errors->isEmpty();
    if (hasErrors) {
        for (const json::Value &error : errors->elements())
            m_answer.errors.append(error);
    }
    m_answer.extensions = members["extensions"];
    json::Value *data = members.find("data");
    const bool hasData = data != nullptr && !data->isNull();
    if (!hasData && hasErrors)
        return fail(failureFrom(std::move(ifNoData)));
    if (hasData && m_refusal)
        return refuse(std::move(*data));
    if (m_walk && hasData)
        return takePage({.data = std::move(*data),
                         .stop = m_answer.errors.isEmpty() ? std::nullopt : std::optional(PageEnd::Errors)});
    if (m_walk && m_walk->pageCount() > 0)
        return fail(withoutData(askedNames(*m_order.operation, m_order.variables),
                                m_order.operation->type() == graphql::OperationType::Mutation));
    if (data != nullptr)
        m_answer.data = std::move(*data);
    finish(std::move(m_answer));
}

// The status says that the request failed, and the data what still came of it.
void OperationRun::refuse(json::Value data)
{
    CallFailure failure = failureFrom(*std::exchange(m_refusal, std::nullopt));
    failure.data = std::move(data);
    const bool mayHaveChanged =
        m_order.operation->type() == graphql::OperationType::Mutation && !isAllNull(failure.data);
    if (mayHaveChanged && failure.status < kServerFailed)
        failure.error.hint = upstream::adviceFor(upstream::Repetition::Never,
                                                 upstream::RequestEffect::Possible, {}, failure.error.hint);
    fail(std::move(failure));
}

} // namespace tooltray::execution
