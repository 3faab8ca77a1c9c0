// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "mcp/eras/codec.h"
#include "mcp/eras/messages.h"
#include "mcp/questions/requeststate.h"
#include "mcp/server/backend.h"
#include "mcp/server/outlet.h"
#include "mcp/server/serverservices.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::mcp {

class InFlight;
class Session;
class TaskRun;

// One request in the making, from its arrival to its answer: what is known of it, and the way out for
// everything that belongs to it. After the answer, or once it is cancelled for good, nothing leaves. A call that becomes
// a task has answered its request with that, and goes on: its outcome is the task's.
class ServerRequest final : public std::enable_shared_from_this<ServerRequest> {
public:
    struct Request {
        json::Value message;
        RequestId id;
        const MethodEntry &method;
        const Revision &revision;
        Principal principal;
        std::shared_ptr<InFlight> inFlight = {}; // where the client can name the request again by its id
        std::shared_ptr<Session> session = {};   // legacy
        std::string trace = {};                  // the traceparent of the transport
    };

    ServerRequest(std::shared_ptr<ServerServices> services, Request request, std::shared_ptr<Outlet> outlet);
    ~ServerRequest();
    ServerRequest(const ServerRequest &) = delete;
    ServerRequest &operator=(const ServerRequest &) = delete;

    RequestNumber number() const { return m_number; }
    const RequestId &id() const { return m_request.id; }
    Method method() const { return m_request.method.method; }
    const Revision &revision() const { return m_request.revision; }
    const Codec &codec() const { return mcp::codec(revision().era); }
    const Principal &principal() const { return m_request.principal; }
    const std::shared_ptr<Session> &session() const { return m_request.session; }
    const json::Value &params() const { return m_request.message["params"]; }
    Outlet &outlet() const { return *m_outlet; }
    ClientProgram client() const;
    // The traceparent of the client (W3C Trace Context): that of the message before that of the transport.
    std::string_view traceparent() const;
    const json::Value &clientCapabilities() const;
    CancellationToken cancellation() const { return m_cancellation.token(); }
    bool isFinished() const { return m_isFinished; }

    // True if reports of the call's progress have a recipient.
    bool wantsProgress() const { return hasProgressToken() || mayBecomeTask(); }
    void progress(double progress, std::optional<double> total, std::string_view message);
    // Sets what the call waits for; empty: nothing but its work. It is reported at once, then repeatedly.
    void setStatus(std::string_view status);
    // Call it once if there is no immediate answer: keeps the client waiting, or turns the call into a task.
    void keepWaiting();

    // True if the client accepts a task in place of the result, and may have one.
    bool mayBecomeTask() const;
    bool isTask() const { return m_task != nullptr; }
    // Returns false if the call is no task and does not become one, so that it is answered as any other.
    bool becomeTask(std::string_view status = {});
    void log(LogLevel level, std::string_view logger, const json::Value &data);

    // Takes up the answers that a repeated request brings along, and goes on; fails when they were tampered with.
    void resume(std::function<void()> goOn);
    void ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation);

    // A message that comes before the answer.
    void send(std::string_view message);
    // The answer; what comes later is ignored. body: a whole response
    void finish(std::string body, RequestEnd::Kind kind = RequestEnd::Kind::Result,
                Disposition disposition = Disposition::Answered);
    // Writes the result: writeMembers(ObjectWriter &) adds its own members.
    template <typename Write>
    void finishResult(Write writeMembers, const ResultFrame &frame)
    {
        std::string body = isTask() ? std::string() : resultPrefix(id()); // of a task, the result alone
        {
            ObjectWriter result(body);
            writeMembers(result);
            codec().finishResult(result, frame);
        }
        if (!isTask())
            body += '}';
        finish(std::move(body));
    }
    void fail(const Failure &failure);
    // The end of a stream of news is the result of the request that opened it (2026-07-28, basic,
    // subscriptions).
    void finishListening();

    // Nobody waits for the answer any more.
    void cancel(CancelReason reason);
    // The same, and nothing may be touched that the call shares with others.
    void abandon();

private:
    void end(RequestEnd::Kind kind, std::string_view message);
    void leaveClient(RequestEnd::Kind kind, std::string_view message);
    bool hasProgressToken() const { return !params()["_meta"]["progressToken"].isNull(); }
    void sendProgress(double progress, std::optional<double> total, std::string_view message);
    void waitOn(std::chrono::milliseconds delay);
    void sayAlive();
    bool isAnswered(const Question &question, Inquiry::Binding binding) const;
    void requireInput(const Inquiry &inquiry);
    void takeRound(Round round);
    RequestBinding binding() const { return {principal(), m_request.method.name, params()}; }

    std::shared_ptr<ServerServices> m_services;
    RequestNumber m_number;
    Request m_request;
    std::shared_ptr<Outlet> m_outlet;
    CancellationSource m_cancellation;
    MonotonicTime m_startedAt;
    std::optional<double> m_lastProgress; // as it was sent
    MonotonicTime m_lastProgressAt;
    double m_done = 0; // as the backend said
    std::optional<double> m_total;
    int m_timesAlive = 0; // since then
    std::string m_status;
    Timer m_waiting;
    std::shared_ptr<TaskRun> m_task;
    Answers m_answers;     // that count
    Digests m_digests;     // of the questions that they answer
    Answers m_openAnswers; // that nobody proved to have been asked for
    bool m_isFinished = false;
};

} // namespace tooltray::mcp
