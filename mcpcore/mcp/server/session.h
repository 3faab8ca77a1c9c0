// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "mcp/questions/question.h"
#include "mcp/server/options.h"
#include "mcp/server/outlet.h"
#include "mcp/server/trafficobserver.h"
#include "mcp/types/failure.h"
#include "mcp/types/revision.h"
#include "mcp/types/subscription.h"
#include "mcp/wire/requestid.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::mcp {

class ServerRequest;

// The requests of a server that a legacy client has yet to answer. They leave on the stream of the call
// that they belong to.
class Questions {
public:
    struct Patience {
        Clock &clock;
        std::chrono::nanoseconds
            lifetime; // of a question: clients crash, and their calls would stay for ever
    };
    void ask(ServerRequest &call, std::span<const Question> questions, const Patience &patience,
             Callback<Outcome<Answers>> continuation);
    // A response; one to a question that is not open (any more) is ignored.
    void answer(const RequestId &id, const json::Value &response);
    // The call has ended: nobody goes on with the answers.
    void drop(const ServerRequest &call);

    bool isEmpty() const { return m_open.empty(); }

private:
    struct Round {
        RequestNumber call;
        Callback<Outcome<Answers>> continuation;
        std::size_t open = 0;
        Answers answers = {};
        Timer expiry = {};
    };
    struct Open {
        Question question;
        std::shared_ptr<Round> round;
    };

    void end(const std::shared_ptr<Round> &round, Outcome<Answers> outcome);

    std::map<std::string, Open> m_open; // by encoded request id
    std::uint64_t m_lastNumber = 0;
};

class ServerRequest;

// The unanswered requests of one client, by their ids. Calls take themselves out when they end.
class InFlight {
public:
    bool isEmpty() const { return m_calls.empty(); }
    bool contains(const RequestId &id) const { return m_calls.contains(id); }
    void add(ServerRequest &call);
    void remove(const ServerRequest &call);

    // An id that is not in flight is no mistake: the answer may have crossed the notification.
    void cancel(const RequestId &id, CancelReason reason);
    void cancelAll(CancelReason reason);

private:
    std::unordered_map<RequestId, ServerRequest *> m_calls;
};

// What a legacy client and the server agreed on, and what goes on between them. It ends with the
// connection (stdio), or is named by an id that the client repeats with every request (HTTP).
class Session {
public:
    Session(std::string id, const Principal &principal, const Revision &revision, const json::Value &params);

    const std::string &id() const { return m_id; }
    const Principal &principal() const { return m_principal; }
    const Revision &revision() const { return m_revision; }
    const json::Value &clientInfo() const { return m_clientInfo; }
    const json::Value &clientCapabilities() const { return m_clientCapabilities; }

    LogLevel logLevel() const { return m_logLevel; }
    void setLogLevel(LogLevel level) { m_logLevel = level; }

    const std::shared_ptr<InFlight> &inFlight() const { return m_inFlight; }
    Questions &questions() { return m_questions; }

    void subscribe(std::string uri) { m_subscriptions.insert(std::move(uri)); }
    std::size_t subscriptionCount() const { return m_subscriptions.size(); }
    void unsubscribe(const std::string &uri) { m_subscriptions.erase(uri); }

    // The streams on which news leave: always the newest one that is still open. News that find no stream
    // wait for the next one, each once.
    void addStream(std::shared_ptr<Outlet> stream, std::size_t maxStreams);
    void removeStream(const Outlet &stream);
    void announce(const ServerChange &change, std::size_t maxBacklog);

    MonotonicTime lastUsed() const { return m_lastUsed; }
    void touch(MonotonicTime now) { m_lastUsed = now; }
    bool isIdle() const { return m_streams.empty() && m_inFlight->isEmpty(); }

    // Ends the streams, and the calls that are still running.
    void close();

private:
    std::string m_id;
    Principal m_principal;
    const Revision &m_revision;
    json::Value m_clientInfo;
    json::Value m_clientCapabilities;
    LogLevel m_logLevel = LogLevel::Info;
    std::shared_ptr<InFlight> m_inFlight = std::make_shared<InFlight>();
    Questions m_questions;
    std::set<std::string, std::less<>> m_subscriptions;
    std::vector<std::shared_ptr<Outlet>> m_streams;
    std::vector<ServerChange> m_missed;
    MonotonicTime m_lastUsed = {};
};

// The sessions of legacy clients over HTTP. One that nobody used for a while is forgotten, as clients crash
// or never say goodbye.
class Sessions {
public:
    Sessions(Clock &clock, const Options &options);

    // May forget the session of the same principal that was idle longest, or where there is no room at all one of
    // the principal that has most; null when those are busy.
    std::shared_ptr<Session> open(const Principal &principal, const Revision &revision,
                                  const json::Value &params);
    // Null when there is none (any more), or it is another principal's.
    std::shared_ptr<Session> find(std::string_view id, const Principal &principal);
    void close(const std::shared_ptr<Session> &session);
    void closeAll();

    std::size_t size() const { return m_sessions.size(); }
    // To those of the audience; an empty one is everybody.
    void announce(const ServerChange &change, const Audience &audience);
    // Ends the sessions of these, with what runs in them.
    void closeOf(const std::function<bool(const Principal &)> &isMeant);

    // Called when their number has changed.
    void setChangeHandler(std::function<void()> handler) { m_changed = std::move(handler); }
    // Called with each session that has ended.
    void setEndHandler(std::function<void(const Session &)> handler) { m_ended = std::move(handler); }

private:
    bool makeRoomFor(const Principal &principal);
    bool removeIdlest(const Principal &principal);
    void forgetIdle();
    void remove(const std::string &id);

    Clock &m_clock;
    const Options &m_options;
    std::unordered_map<std::string, std::shared_ptr<Session>> m_sessions;
    std::function<void()> m_changed;
    std::function<void(const Session &)> m_ended;
    Timer m_sweep;
};

class ServerRequest;
class TaskRun;

// The listen requests of modern clients: streams of news that stay open until either side ends them.
class ListenRequests {
public:
    explicit ListenRequests(const Options &options) : m_options(options) {}

    // Acknowledges what is honoured, and keeps the call unless that is nothing.
    void listen(const std::shared_ptr<ServerRequest> &call, SubscriptionFilter honoured);
    // To those of the audience who asked for it. A listener that lags behind is let go of and never holds up others.
    void announce(const ServerChange &change, const Audience &audience);
    // To those of the same principal who asked for this task.
    void announce(const TaskRun &task);
    void closeOf(const std::function<bool(const Principal &)> &isMeant);
    void closeAll();

    std::size_t size() const { return m_listeners.size(); }
    // Called when their number has changed.
    void setChangeHandler(std::function<void()> handler) { m_changed = std::move(handler); }

private:
    struct Listener {
        std::shared_ptr<ServerRequest> call;
        SubscriptionFilter filter;
        CancellationCallback removal;
    };

    void remove(RequestNumber number);
    void send(ServerRequest &call, std::string_view message) const;

    const Options &m_options;
    std::map<RequestNumber, Listener> m_listeners;
    std::function<void()> m_changed;
};

} // namespace tooltray::mcp
