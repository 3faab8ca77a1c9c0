// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/serverrequest.h"

#include "mcp/eras/codec.h"
#include "mcp/eras/messages.h"
#include "mcp/server/session.h"
#include "mcp/server/tasks.h"
#include "mcp/wire/results.h"

#include <QtGlobal>

#include <algorithm>

namespace tooltray::mcp {

ServerRequest::ServerRequest(std::shared_ptr<ServerServices> services, Request request,
                             std::shared_ptr<Outlet> outlet)
    : m_services(std::move(services))
    , m_number(++m_services->lastCallNumber)
    , m_request(std::move(request))
    , m_outlet(std::move(outlet))
    , m_startedAt(m_services->clock.now())
{
    m_services->calls.insert(this);
    if (m_request.inFlight)
        m_request.inFlight->add(*this);
    m_services->observer.requestStarted({m_number, principal(), client(), revision().era, revision().name,
                                         m_request.method.name, params(), traceparent()});
}

ServerRequest::~ServerRequest()
{
    Q_ASSERT(m_isFinished); // whoever lets go of the last Reply answers
}

ClientProgram ServerRequest::client() const
{
    const json::Value &info = session() ? session()->clientInfo() : params()["_meta"][metakey::kClientInfo];
    return {info["name"].toString(), info["version"].toString()};
}

std::string_view ServerRequest::traceparent() const
{
    const std::string_view own = params()["_meta"]["traceparent"].toString();
    return own.empty() ? std::string_view(m_request.trace) : own;
}

const json::Value &ServerRequest::clientCapabilities() const
{
    return session() ? session()->clientCapabilities() : params()["_meta"][metakey::kClientCapabilities];
}

void ServerRequest::progress(double progress, std::optional<double> total, std::string_view message)
{
    if (m_isFinished)
        return;
    // Extension Tasks, task status notifications: a task has no progress, only a message.
    if (isTask())
        return message.empty() ? void() : m_task->setMessage(message);
    if (!message.empty())
        m_status = message;
    if (progress > m_done) {
        m_done = progress;
        m_timesAlive = 0;
    }
    m_total = total;
    sendProgress(progress, total, message);
}

void ServerRequest::sendProgress(double progress, std::optional<double> total, std::string_view message)
{
    if (!hasProgressToken() || (m_lastProgress && progress <= *m_lastProgress))
        return;
    const MonotonicTime now = m_services->clock.now();
    const bool isLast = total && progress >= *total;
    if (m_lastProgress && !isLast && now - m_lastProgressAt < m_services->options.progressInterval)
        return;
    m_lastProgress = progress;
    m_lastProgressAt = now;
    if (!revision().features.progressMessages)
        message = {};
    send(progressMessage({params()["_meta"]["progressToken"], progress, total, message}));
}

void ServerRequest::setStatus(std::string_view status)
{
    if (m_isFinished)
        return;
    if (isTask())
        return m_task->setMessage(status);
    if (m_status == status)
        return;
    m_status = status;
    if (!status.empty())
        sayAlive();
}

void ServerRequest::keepWaiting()
{
    const Options &options = m_services->options;
    if (!m_isFinished && !isTask() && method() != Method::Listen)
        waitOn(mayBecomeTask() ? options.becomeTaskAfter : options.sayAliveAfter);
}

void ServerRequest::waitOn(std::chrono::milliseconds delay)
{
    m_waiting = m_services->clock.startTimer(delay, [this] {
        if (becomeTask())
            return;
        using std::chrono::milliseconds;
        const milliseconds pause = m_services->options.sayAliveAfter;
        const auto quiet = m_lastProgress ? m_services->clock.now() - m_lastProgressAt : pause;
        if (quiet < pause)
            return waitOn(std::chrono::ceil<milliseconds>(pause - quiet));
        sayAlive();
        // Without a token nothing can be said; that the headers go out is all that can be done.
        if (hasProgressToken())
            waitOn(pause);
        else if (m_outlet->acceptsStream())
            m_outlet->openStream();
    });
}

// Clients forget how long they have waited when they hear of progress (2025-06-18 and later, basic, progress). It must
// grow with each message, so it comes nearer to the next step without reaching it.
void ServerRequest::sayAlive()
{
    ++m_timesAlive;
    const double progress = m_done + static_cast<double>(m_timesAlive) / (m_timesAlive + 1);
    const auto total = m_total && progress <= *m_total ? m_total : std::nullopt;
    sendProgress(progress, total, m_status.empty() ? "Still working." : std::string_view(m_status));
}

bool ServerRequest::mayBecomeTask() const
{
    return method() == Method::CallTool && revision().era == Era::Modern
           && m_services->backend.offer().extensions.contains(kTasksExtension)
           && takesTasks(clientCapabilities());
}

bool ServerRequest::becomeTask(std::string_view status)
{
    if (isTask() && !status.empty())
        setStatus(status);
    if (isTask())
        return true;
    if (m_isFinished || !mayBecomeTask())
        return false;
    const auto self = shared_from_this(); // the outlet may hold the last reference
    auto task = m_services->tasks.open(self);
    if (!task)
        return false;
    task->setMessage(status.empty() ? std::string_view(m_status) : status);
    std::string body = resultPrefix(id());
    {
        ObjectWriter result(body);
        writeTask(result, task->task(), Task::Detail::Handle);
        codec().finishResult(result,
                             {.server = m_services->backend.offer().server, .meta = {}, .type = "task"});
    }
    body += '}';
    leaveClient(RequestEnd::Kind::Result, body);
    m_task = std::move(task);
    m_outlet->finish({Disposition::Answered, std::move(body)});
    return true;
}

void ServerRequest::log(LogLevel level, std::string_view logger, const json::Value &data)
{
    // A modern client has to ask for messages with every request, a legacy one may choose its level once.
    const auto threshold =
        session() ? session()->logLevel() : logLevelFrom(params()["_meta"][metakey::kLogLevel].toString());
    if (!m_isFinished && !isTask() && m_services->backend.offer().logging && threshold && level >= *threshold)
        send(logMessage(level, logger, data));
}

void ServerRequest::resume(std::function<void()> goOn)
{
    if (revision().era == Era::Legacy)
        return goOn();
    const json::Value *responses = params().find("inputResponses");
    if (responses && !responses->isObject())
        return fail(Failure::invalidParams("The parameter \"inputResponses\" must be an object."));
    const json::Value *state = params().find("requestState");
    if (state == nullptr) {
        takeRound({});
        return goOn();
    }
    m_services->requestStates.open(
        state->toString(), binding(), m_services->clock.wallTime(),
        [self = shared_from_this(), goOn = std::move(goOn)](Outcome<Round> opened) {
            if (self->m_isFinished)
                return;
            if (const auto *failure = std::get_if<Failure>(&opened))
                return self->fail(*failure);
            self->takeRound(std::get<Round>(std::move(opened)));
            goOn();
        });
}

void ServerRequest::takeRound(Round round)
{
    m_answers = std::move(round.answers);
    m_digests = std::move(round.digests);
    const json::Value *responses = params().find("inputResponses");
    if (responses == nullptr)
        return;
    for (const json::Member &response : responses->members()) {
        const bool wasAsked = std::ranges::find(round.asked, response.name.view()) != round.asked.end();
        (wasAsked ? m_answers : m_openAnswers)
            .insert_or_assign(std::string(response.name.view()), response.value);
    }
}

bool ServerRequest::isAnswered(const Question &question, Inquiry::Binding binding) const
{
    const auto isIn = [&](const Answers &answers) {
        const auto found = answers.find(question.key);
        return found != answers.end() && isAnswerTo(question, found->second);
    };
    // The answer counts for the question that was put. What is to be done may be another thing by now.
    const auto asked = m_digests.find(question.key);
    return (isIn(m_answers) && asked != m_digests.end() && asked->second == digestOf(question))
           || (binding == Inquiry::Binding::Open && isIn(m_openAnswers));
}

void ServerRequest::ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation)
{
    if (m_isFinished)
        return;
    json::Value required = json::Value::object();
    for (const Question &question : inquiry.questions) {
        if (!declares(clientCapabilities(), question.capability))
            addCapability(required, question.capability);
    }
    if (!required.isEmpty())
        return continuation(Failure::missingCapability(std::move(required)));
    if (session())
        return session()->questions().ask(*this, inquiry.questions,
                                          {m_services->clock, m_services->options.questionLifetime},
                                          std::move(continuation));
    std::erase_if(inquiry.questions,
                  [&](const Question &question) { return isAnswered(question, inquiry.binding); });
    if (!inquiry.questions.empty() && !isTask())
        return requireInput(inquiry);
    Answers answers = m_answers;
    if (inquiry.binding == Inquiry::Binding::Open)
        answers.insert(m_openAnswers.begin(), m_openAnswers.end());
    if (inquiry.questions.empty())
        return continuation(std::move(answers));
    m_task->ask(inquiry.questions, std::move(answers), std::move(continuation));
}

// 2026-07-28, basic, multi round-trip requests: the client repeats the request with the answers.
void ServerRequest::requireInput(const Inquiry &inquiry)
{
    std::string body = resultPrefix(id());
    {
        ObjectWriter result(body);
        Round round{m_answers, {}, m_digests};
        {
            ObjectWriter requests(result.member("inputRequests"));
            for (const Question &question : inquiry.questions) {
                round.asked.push_back(question.key);
                round.answers.erase(question.key); // to what was another question
                round.digests.insert_or_assign(question.key, digestOf(question));
                ObjectWriter request(requests.escapedMember(question.key));
                request.text("method", question.method);
                request.value("params", question.params);
            }
        }
        if (inquiry.binding == Inquiry::Binding::Sealed || !m_answers.empty())
            result.text("requestState",
                        m_services->requestStates.close(round, binding(), m_services->clock.wallTime()));
        codec().finishResult(
            result, {.server = m_services->backend.offer().server, .meta = {}, .type = "input_required"});
    }
    body += '}';
    finish(std::move(body), RequestEnd::Kind::InputRequired);
}

void ServerRequest::send(std::string_view message)
{
    if (m_isFinished || isTask())
        return;
    m_outlet->send(message);
    m_services->observer.requestMessageSent(m_number, message);
}

void ServerRequest::finish(std::string body, RequestEnd::Kind kind, Disposition disposition)
{
    if (m_isFinished)
        return;
    const auto self = shared_from_this(); // the outlet may hold the last reference
    end(kind, body);
    if (isTask())
        return m_task->complete(std::move(body));
    Answer answer{disposition, std::move(body)};
    if (method() == Method::Initialize && kind == RequestEnd::Kind::Result)
        answer.session = session()->id();
    m_outlet->finish(std::move(answer));
}

void ServerRequest::fail(const Failure &failure)
{
    if (m_isFinished)
        return;
    if (isTask()) {
        end(RequestEnd::Kind::Error, {});
        return m_task->fail(failure, errorObject(failure, codec()));
    }
    finish(errorMessage(id(), failure, codec()), RequestEnd::Kind::Error,
           dispositionOfFailure(failure.fault, revision().era));
}

void ServerRequest::finishListening()
{
    const json::Value meta = json::Value::object({{metakey::kSubscriptionId, m_request.message["id"]}});
    finishResult([](ObjectWriter &) {}, {.server = m_services->backend.offer().server, .meta = meta});
}

void ServerRequest::cancel(CancelReason reason)
{
    if (m_isFinished)
        return;
    const auto self = shared_from_this();
    end(RequestEnd::Kind::Cancelled, {});
    if (isTask())
        m_task->becomeCancelled();
    else if (reason != CancelReason::Disconnected)
        m_outlet->finish({Disposition::Accepted});
    m_cancellation.cancel(reason);
}

void ServerRequest::abandon()
{
    m_isFinished = true;
    m_waiting.cancel();
    m_task.reset();
    m_outlet->setGoneHandler({});
    m_cancellation.cancel(CancelReason::Shutdown);
}

void ServerRequest::end(RequestEnd::Kind kind, std::string_view message)
{
    m_isFinished = true;
    m_services->calls.erase(this);
    if (!isTask())
        leaveClient(kind, message);
}

// The request is answered, or nobody waits for that any more: its id may name another one.
void ServerRequest::leaveClient(RequestEnd::Kind kind, std::string_view message)
{
    m_waiting.cancel();
    m_outlet->setGoneHandler({});
    if (m_request.inFlight)
        m_request.inFlight->remove(*this);
    if (session())
        session()->questions().drop(*this);
    m_services->observer.requestEnded({m_number, kind, message, m_services->clock.now() - m_startedAt});
}

RequestNumber RequestContext::number() const
{
    return m_call->number();
}

const Principal &RequestContext::principal() const
{
    return m_call->principal();
}

std::string_view RequestContext::session() const
{
    return m_call->session() ? std::string_view(m_call->session()->id()) : std::string_view();
}

Era RequestContext::era() const
{
    return m_call->revision().era;
}

std::string_view RequestContext::traceparent() const
{
    return m_call->traceparent();
}

ClientProgram RequestContext::client() const
{
    return m_call->client();
}

bool RequestContext::clientDeclares(const json::Value &capability) const
{
    return declares(m_call->clientCapabilities(), capability);
}

CancellationToken RequestContext::cancellation() const
{
    return m_call->cancellation();
}

bool RequestContext::wantsProgress() const
{
    return m_call->wantsProgress();
}

void RequestContext::progress(double progress, std::optional<double> total, std::string_view message) const
{
    m_call->progress(progress, total, message);
}

void RequestContext::setStatus(std::string_view status) const
{
    m_call->setStatus(status);
}

bool RequestContext::mayBecomeTask() const
{
    return m_call->mayBecomeTask();
}

bool RequestContext::becomeTask(std::string_view status) const
{
    return m_call->becomeTask(status);
}

void RequestContext::log(LogLevel level, std::string_view logger, const json::Value &data) const
{
    m_call->log(level, logger, data);
}

void RequestContext::ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation) const
{
    m_call->ask(std::move(inquiry), std::move(continuation));
}

} // namespace tooltray::mcp
