// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/actionrun.h"

#include "base/task/ask.h"
#include "credentials/redaction/redactor.h"
#include "execution/answers/callresult.h"
#include "execution/delivery/answercache.h"
#include "execution/delivery/classification.h"
#include "execution/delivery/endpoints.h"
#include "execution/delivery/mutations.h"
#include "execution/delivery/operationanswer.h"
#include "execution/delivery/restrequest.h"
#include "execution/delivery/sentvalues.h"
#include "upstream/graphql/graphqloperation.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QThreadPool>
#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

using std::chrono::duration_cast;
using std::chrono::microseconds;
using workspace::MutationPolicy;

// A shared request reports to every caller that still waits for it.
void tellThrough(const AnswerCache::Teller &teller, Sendable &sendable)
{
    const auto tell = [&](auto &order) {
        order.options.onAttempt = [teller](const upstream::Attempt &attempt) { teller.attempt(attempt); };
        order.options.onQueue = {}; // of one of those who wait
        order.onProgress = [teller](std::uint64_t pages, std::uint64_t items) { teller.page(pages, items); };
    };
    if (auto *operation = std::get_if<OperationOrder>(&sendable))
        tell(*operation);
    else if (auto *rest = std::get_if<RestOrder>(&sendable))
        tell(*rest);
}

Error tooOften(const std::string &tool)
{
    return {ErrorKind::Unavailable,
            "tool_rate",
            {CORE_TEXT("Core",
                       "The tool \"{tool}\" exceeds its rate limit, and too many calls are already waiting."),
             {{"tool", tool}}},
            CORE_TEXT("Core", "Wait a minute, or have the tool's calls per minute raised.")};
}

// Something that changes by itself would be asked about for ever.
constexpr int kMaxTimesAsked = 3;

std::string queryOf(const upstream::Url &url)
{
    const std::string target = url.target();
    const std::size_t mark = target.find('?');
    return mark == std::string::npos ? std::string() : target.substr(mark + 1);
}

} // namespace

ActionRun::ActionRun(CallFramePtr frame, ActionOrder order, Done<OperationOutcome> done)
    : m_frame(std::move(frame))
    , m_order(std::move(order))
    , m_done(std::move(done))
    , m_isMutation(isMutation(m_order.action))
{}

void ActionRun::start()
{
    if (std::optional<CallFailure> failure = check())
        fail(*std::move(failure));
    else
        checkValues();
}

void ActionRun::watchTime()
{
    const auto left = m_share.timeLeft();
    if (!left)
        return;
    m_deadline = m_frame->services.clock.startTimer(*left, [this] { endInTime(); });
}

void ActionRun::endInTime()
{
    using Limit = EndpointBudget::Limit;
    if (m_sending)
        return m_sending->stop(Limit::Time);
    m_shared = {};
    m_preparing.reset();
    m_place = {};
    finish(limitFailure(m_share, Limit::Time));
}

std::optional<CallFailure> ActionRun::check()
{
    m_definition = m_frame->workspace->find<workspace::Endpoint>(m_order.endpoint);
    if (m_definition == nullptr) {
        Result<std::string> resolved = resolvedEndpoint(*m_frame->workspace, m_order.endpoint);
        if (!resolved)
            return toolFailure(std::move(resolved).error());
        m_order.endpoint = *std::move(resolved);
        m_definition = m_frame->workspace->find<workspace::Endpoint>(m_order.endpoint);
    }
    m_share = EndpointBudget(m_frame->budget, *m_definition);
    if (const auto limit = m_share.reached())
        return toolFailure(m_share.error(*limit));
    if (std::optional<CallFailure> refusal = checkPolicy())
        return refusal;
    limitPages(m_order.action, m_share);
    return std::nullopt;
}

std::optional<CallFailure> ActionRun::checkPolicy()
{
    if (!m_isMutation)
        return std::nullopt;
    auto policy = mutationPolicy(*m_definition, m_frame->caller, m_order.behaviour);
    if (auto *refusal = std::get_if<CallFailure>(&policy))
        return std::move(*refusal);
    m_mustAsk = std::get<MutationPolicy>(policy) == MutationPolicy::Ask
                || m_frame->services.endpoints.credentials().mutations(*m_frame->workspace, *m_definition)
                       == MutationPolicy::Ask;
    if (!m_order.mutations)
        return std::nullopt;
    Result<void> admitted = m_order.mutations->admit(m_order.place);
    return admitted ? std::nullopt : std::optional(toolFailure(std::move(admitted).error()));
}

// Checks whether the values turned a request that by its definition only reads into one that may write.
std::optional<CallFailure> ActionRun::checkRequest()
{
    auto *order = std::get_if<RestOrder>(&*m_sendable);
    const auto *action = std::get_if<RestAction>(&m_order.action);
    if (order == nullptr || action == nullptr || m_isMutation || action->isSaidToRead
        || !mayWrite(order->request, m_frame->workspace.get()))
        return std::nullopt;
    m_isMutation = true;
    order->mayWrite = true;
    order->pages = pagesOf(std::move(order->pages), m_isMutation);
    return checkPolicy();
}

void ActionRun::checkValues()
{
    CheckedOperation::Pointer operation;
    json::Value variables;
    if (const auto *action = std::get_if<OperationAction>(&m_order.action)) {
        operation = action->operation;
        variables = withPage(action->variables, action->pages);
    } else if (const auto *events = std::get_if<EventsAction>(&m_order.action)) {
        operation = events->operation;
        variables = events->variables;
    } else {
        return getReady();
    }
    if (m_frame->isTraced()) {
        CallTrace &trace = m_frame->trace;
        trace.endpoint = m_order.endpoint;
        trace.document = operation->text();
        trace.operationName = operation->name();
        trace.variables = shownValue(variables, m_frame->services.redactor);
    }
    if (CheckedOperation::areCheckedAtOnce(variables))
        return takeValues(operation->checkVariables(variables), operation->measure(variables));
    using Checked = std::pair<Findings, graphql::OperationSize>;
    auto checking = ask(QThreadPool::globalInstance(), [operation = std::move(operation),
                                                        variables = std::move(variables)] {
        return Result<Checked>(Checked(operation->checkVariables(variables), operation->measure(variables)));
    });
    takeWhenDone(std::move(checking), context(), [this](Result<Checked> checked) {
        if (!checked)
            return fail(std::move(checked).error());
        takeValues(std::move(checked->first), checked->second);
    });
}

void ActionRun::takeValues(Findings findings, const graphql::OperationSize &size)
{
    if (!findings.empty()) {
        for (Finding &finding : findings)
            finding.message = m_frame->services.redactor.maskMessage(finding.message);
        const auto error = [&](const auto *action) {
            return variablesError(findings, action->plan, action->scope);
        };
        const auto *operation = std::get_if<OperationAction>(&m_order.action);
        Error unfit =
            operation != nullptr ? error(operation) : error(&std::get<EventsAction>(m_order.action));
        m_frame->trace.findings = std::move(findings);
        return fail(std::move(unfit));
    }
    const workspace::EndpointLimits &limits = m_definition->limits;
    if (Result<void> fits = checkSize(size, {limits.depth, limits.fields, limits.complexity}); !fits)
        return fail(std::move(fits).error());
    getReady();
}

void ActionRun::getReady()
{
    watchTime();
    auto purpose = Endpoints::For::Graphql;
    if (std::holds_alternative<RestAction>(m_order.action))
        purpose = Endpoints::For::Rest;
    else if (std::holds_alternative<EventsAction>(m_order.action))
        purpose = Endpoints::For::Events;
    auto ready = m_frame->services.endpoints.prepare(
        m_frame->workspace, m_order.endpoint, purpose,
        [this](Result<ReadyEndpoint> later) { takeReady(std::move(later)); });
    if (auto *now = std::get_if<Result<ReadyEndpoint>>(&ready))
        return takeReady(std::move(*now));
    m_preparing = std::get<Ticket>(std::move(ready));
}

void ActionRun::takeReady(Result<ReadyEndpoint> ready)
{
    if (!ready)
        return fail(std::move(ready).error());
    if (m_unauthorized && ready->identity() == m_ready->identity())
        return finishLater(*std::move(m_unauthorized));
    if (m_order.behaviour.timeout)
        ready->request.timeouts.total = *m_order.behaviour.timeout;
    m_ready = std::make_shared<const ReadyEndpoint>(*std::move(ready));
    Result<Sendable> made = sendable();
    if (!made)
        return fail(std::move(made).error());
    m_sendable = *std::move(made);
    if (std::optional<CallFailure> refusal = checkRequest())
        return fail(*std::move(refusal));
    if (m_frame->mode == Mode::Preview)
        return preview();
    if (m_order.idempotency && m_order.idempotency->enabled && !m_isMutation
        && m_frame->mode == Mode::Production) {
        m_key = cacheKeyOf(m_order, *m_sendable, *m_ready, m_frame->caller);
        if (const auto kept = m_frame->services.answers.find(m_key, m_order.idempotency->timeToLive))
            return finishLater(shared(*kept->outcome, kept->age));
    }
    if (!m_mustAsk)
        return waitForTurn();
    ApprovalRequest request = approvalRequestOf(*m_frame, m_order, *m_ready, *m_sendable);
    std::string digest = digestOf(request);
    if (digest == m_approved)
        return waitForTurn();
    askSomebody(std::move(request), std::move(digest));
}

Result<Sendable> ActionRun::sendable()
{
    const auto onPage = [this](std::uint64_t pages, std::uint64_t items) { notePage(pages, items); };
    if (const auto *operation = std::get_if<OperationAction>(&m_order.action))
        return Sendable(OperationOrder{.operation = operation->operation,
                                       .variables = operation->variables,
                                       .request = {m_ready, &m_ready->request},
                                       .options = sendOptions(),
                                       .pages = pagesOf(operation->pages, m_isMutation),
                                       .share = m_share,
                                       .onProgress = onPage});
    if (const auto *events = std::get_if<EventsAction>(&m_order.action)) {
        auto &taken = m_frame->memory.protocols;
        const std::string place = m_order.endpoint + '\n' + m_ready->request.url.text();
        const auto before = taken.find(place);
        return Sendable(SubscriptionOrder{
            .operation = events->operation,
            .variables = events->variables,
            .request = m_ready->request,
            .transport = {.protocols = protocolsOf(m_ready->definition->subscriptions,
                                                   before == taken.end() ? std::nullopt
                                                                         : std::optional(before->second)),
                          .onFound = [frame = m_frame,
                                      place](auto protocol) { frame->memory.protocols[place] = protocol; },
                          .userAgent = m_frame->services.userAgent},
            .clientRate = m_frame->caller.rate,
            .maxEvents = events->maxEvents,
            .maxTime = std::min(events->maxTime, m_share.timeLeft().value_or(events->maxTime)),
            .share = m_share,
            .onProgress = m_order.onProgress,
            .onExchange = [this](const upstream::Attempt &attempt) { note(attempt); },
            .trace = m_frame->traceContext});
    }
    const auto &rest = std::get<RestAction>(m_order.action);
    const json::Value page = withPage(json::Value::object(), rest.pages);
    Result<std::optional<RestTarget>> target = pagedTarget(rest, m_ready->request.url, page);
    if (!target)
        return std::move(target).error();
    return restRequest(*rest.request, *rest.bindings, *rest.scope, m_ready->request, page)
        .transform([&](upstream::Request request) {
            return Sendable(RestOrder{.request = std::move(request),
                                      .expectedStatus = rest.request->expectedStatus,
                                      .options = sendOptions(),
                                      .pages = pagesOf(rest.pages, m_isMutation),
                                      .target = *std::move(target),
                                      .styles = rest.request->styles,
                                      .share = m_share,
                                      .mayWrite = m_isMutation || rest.isSaidToRead,
                                      .workspace = m_frame->workspace,
                                      .fixedParameters = parameterNames(queryOf(m_ready->request.url)),
                                      .linkKey = m_frame->memory.linkKey,
                                      .onProgress = onPage});
        });
}

void ActionRun::preview()
{
    upstream::Request request = m_ready->request;
    if (const auto *operation = std::get_if<OperationAction>(&m_order.action)) {
        using Kind = upstream::GraphQLOperation::Kind;
        request =
            upstream::graphqlRequest(request, {.kind = m_isMutation ? Kind::Mutation : Kind::Query,
                                               .document = std::string(operation->operation->text()),
                                               .variables = withPage(operation->variables, operation->pages),
                                               .operationName = std::string(operation->operation->name())});
    } else if (const auto *rest = std::get_if<RestOrder>(&*m_sendable)) {
        request = rest->request;
    }
    m_frame->trace.sent.push_back({.endpoint = m_order.endpoint,
                                   .step = m_order.step,
                                   .request = tracedRequest(request, m_frame->services.redactor)});
    finishLater(OperationAnswer{});
}

std::optional<Error> ActionRun::changeOf(const std::vector<workspace::ObjectKey> &decisive) const
{
    const auto &current = m_frame->services.currentWorkspace;
    const bool hasSameRights = !m_frame->hasSameRights || m_frame->hasSameRights();
    if (hasSameRights && (!current || !haveChanged(decisive, *m_frame->workspace, *current())))
        return std::nullopt;
    return changedWhileAsked();
}

void ActionRun::askSomebody(ApprovalRequest request, std::string digest)
{
    if (++m_timesAsked > kMaxTimesAsked)
        return fail(neverTheSame(m_order.endpoint));
    const MonotonicTime begun = m_frame->services.clock.now();
    // A client may answer by making its call again, from the first step on (2026-07-28, input_required): what took
    // effect already would be done twice. Then only the person at the window can be asked.
    m_deadline.cancel();
    std::vector<workspace::ObjectKey> decisive = decisiveFor(request);
    const bool isRepeatable = !m_order.mutations || !m_order.mutations->haveBegun();
    m_approval = m_frame->services.approvals.ask(
        std::move(request), isRepeatable ? m_frame->asker : ApprovalAsker(),
        [this, begun, digest = std::move(digest), decisive = std::move(decisive)](Result<void> decided) {
            const MonotonicTime now = m_frame->services.clock.now();
            m_frame->trace.times.approval += duration_cast<microseconds>(now - begun);
            if (m_frame->budget)
                m_frame->budget->waited(now - begun);
            if (!decided)
                return fail(std::move(decided).error());
            if (std::optional<Error> change = changeOf(decisive))
                return fail(*std::move(change));
            m_frame->wait(Waiting::ForNothing);
            m_approved = digest;
            // That may have taken minutes, in which a token grows old. All else is made anew as well, and has to come
            // to what was shown. After this call back, as the ticket may be replaced by another question.
            later([this] { getReady(); });
        },
        [frame = m_frame] { frame->wait(Waiting::ForApproval); });
}

void ActionRun::waitForTurn()
{
    m_rate = m_frame->memory.rates.of(m_order.tool, m_order.behaviour.callsPerMinute);
    if (!m_rate)
        return send();
    auto turn = m_rate->ask([this] {
        m_frame->wait(Waiting::ForNothing);
        send();
    });
    if (auto *place = std::get_if<upstream::WaitingLine::Place>(&turn)) {
        m_place = std::move(*place);
        m_frame->wait(Waiting::ForTurn);
    } else if (std::holds_alternative<upstream::LineIsFull>(turn)) {
        fail(CallFailure{Level::Tool, tooOften(m_order.tool), {}, 0, std::chrono::minutes(1)});
    } else {
        send();
    }
}

void ActionRun::send()
{
    if (std::holds_alternative<SubscriptionOrder>(*m_sendable) && !m_share.takeRequest())
        return fail(limitFailure(m_share, EndpointBudget::Limit::Requests));
    m_sent = m_frame->services.clock.now();
    m_frame->hasChanged = m_frame->hasChanged || m_isMutation;
    if (m_frame->trace.times.preparing.count() == 0)
        m_frame->trace.times.preparing = duration_cast<microseconds>(m_sent - m_frame->begun);
    const ExecutionServices &services = m_frame->services;
    if (m_key.empty()) {
        m_sending = deliver(services, *m_ready, *std::move(m_sendable), [this](OperationOutcome outcome) {
            take(classified(std::move(outcome)), std::nullopt);
        });
        return;
    }
    const auto isOwn = std::make_shared<bool>(false);
    // The answer may come, and be classified, when this is gone: others wait for it too.
    auto start = [&](const AnswerCache::Teller &teller) {
        *isOwn = true;
        tellThrough(teller, *m_sendable);
        const auto *operation = std::get_if<OperationAction>(&m_order.action);
        auto classify = [isMutation = m_isMutation, rules = m_order.rules, definition = m_ready->definition,
                         arguments = m_order.arguments,
                         asked = operation == nullptr ? CheckedOperation::Pointer() : operation->operation,
                         variables = operation == nullptr ? json::Value() : operation->variables,
                         teller](OperationOutcome outcome) {
            teller.finish(std::make_shared<const OperationOutcome>(
                execution::classifyOutcome(std::move(outcome), {isMutation, rules, definition->errors,
                                                                arguments, asked.get(), &variables})));
        };
        return deliver(services, *m_ready, *std::move(m_sendable), std::move(classify));
    };
    m_shared = services.answers.join(
        m_key, start,
        [this, isOwn](const AnswerCache::Shared &shared) {
            take(*shared.outcome, *isOwn ? shared.age : std::chrono::nanoseconds(0)); // just got by another
        },
        {.onAttempt = [this](const upstream::Attempt &attempt) { note(attempt); },
         .onPage = [this](std::uint64_t pages, std::uint64_t items) { notePage(pages, items); }});
}

upstream::SendOptions ActionRun::sendOptions()
{
    upstream::SendOptions options;
    options.clientRate = m_frame->caller.rate;
    if (m_order.behaviour.retries)
        options.maxRetries = static_cast<int>(*m_order.behaviour.retries);
    options.mayRepeat = [share = m_share]() mutable { return share.takeRequest(); };
    options.onAttempt = [this](const upstream::Attempt &attempt) { note(attempt); };
    options.onQueue = [frame = m_frame](upstream::QueueEvent event) {
        frame->wait(event == upstream::QueueEvent::Joined ? Waiting::ForTurn : Waiting::ForNothing);
    };
    options.trace = m_frame->traceContext;
    return options;
}

void ActionRun::notePage(std::uint64_t pages, std::uint64_t items)
{
    m_page = pages + 1;
    if (m_order.onProgress)
        m_order.onProgress(items);
}

void ActionRun::note(const upstream::Attempt &attempt)
{
    if (m_frame->onExchange)
        m_frame->onExchange({m_order.endpoint, m_order.step, m_page, attempt});
    if (!m_frame->isTraced())
        return;
    const auto *response = std::get_if<upstream::Response>(&attempt.outcome);
    m_frame->trace.sent.push_back({.endpoint = m_order.endpoint,
                                   .step = m_order.step,
                                   .request = tracedRequest(attempt.request, m_frame->services.redactor),
                                   .status = response == nullptr ? 0 : response->head.status,
                                   .timing = toJson(reportOf(attempt.outcome).times)});
}

OperationOutcome ActionRun::classified(OperationOutcome outcome) const
{
    const auto *operation = std::get_if<OperationAction>(&m_order.action);
    return execution::classifyOutcome(
        std::move(outcome), {m_isMutation, m_order.rules, m_ready->definition->errors, m_order.arguments,
                             operation == nullptr ? nullptr : operation->operation.get(),
                             operation == nullptr ? nullptr : &operation->variables});
}

// Says that it was not asked for by this call alone. No age: it was.
OperationOutcome ActionRun::shared(OperationOutcome outcome,
                                   std::optional<std::chrono::nanoseconds> age) const
{
    if (auto *answer = std::get_if<OperationAnswer>(&outcome)) {
        answer->age = age;
        return outcome;
    }
    // A failure is shared, and never kept.
    json::Value &details = std::get<CallFailure>(outcome).error.details;
    if (age && m_order.place.empty() && details.isObject())
        details.set("cache", json::Value::object({{"note", kOfAnotherCall}}));
    return outcome;
}

void ActionRun::take(OperationOutcome outcome, std::optional<std::chrono::nanoseconds> age)
{
    auto *failure = std::get_if<CallFailure>(&outcome);
    if (failure != nullptr && !m_order.tool.empty())
        adviseCaller(*failure);
    const MonotonicTime now = m_frame->services.clock.now();
    m_frame->trace.times.upstream += duration_cast<microseconds>(now - m_sent);
    if (!mayHaveNewCredential(outcome))
        return finish(shared(std::move(outcome), age));
    m_unauthorized = std::move(outcome);
    m_deadline.cancel(); // until it is ready again
    later([this] { getReady(); });
}

// A token may have been withdrawn, or have ended sooner than its server said. Once, and only for what may be sent twice.
bool ActionRun::mayHaveNewCredential(const OperationOutcome &outcome) const
{
    constexpr int kUnauthorized = 401;
    const auto *failure = std::get_if<CallFailure>(&outcome);
    return failure != nullptr && failure->status == kUnauthorized && !m_unauthorized && m_ready->authorizer
           && !m_isMutation;
}

void ActionRun::finishLater(OperationOutcome outcome)
{
    m_deadline.cancel();
    later([this, outcome = std::move(outcome)]() mutable { finish(std::move(outcome)); });
}

void ActionRun::finish(OperationOutcome outcome)
{
    m_deadline.cancel();
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

} // namespace tooltray::execution
