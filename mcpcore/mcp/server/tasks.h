// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "base/time/clock.h"
#include "mcp/questions/question.h"
#include "mcp/server/options.h"
#include "mcp/server/outlet.h"
#include "mcp/types/failure.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::mcp {

class ServerRequest;

// A call that goes on after its request was answered with a task. Once the task is over it does not change any more.
class TaskRun {
public:
    using ChangeHandler = std::function<void(const TaskRun &)>;

    TaskRun(const std::shared_ptr<ServerRequest> &call, Task task, Clock &clock, ChangeHandler changed);
    ~TaskRun();
    TaskRun(const TaskRun &) = delete;
    TaskRun &operator=(const TaskRun &) = delete;

    const Task &task() const { return m_task; }
    const Principal &principal() const { return m_principal; }

    // What goes on: listeners are not told, those who come back are.
    void setMessage(std::string_view message);
    // known: the answers that the client gave before
    void ask(std::span<const Question> questions, Answers known, Callback<Outcome<Answers>> continuation);
    // Takes up what answers open questions and ignores the rest; finds fault with an answer that does not fit its
    // question, and then takes up none.
    std::optional<Failure> answer(const json::Value &responses);

    void complete(std::string result);
    void fail(const Failure &failure, std::string error);
    void becomeCancelled() { end(Task::Status::Cancelled); }
    // Nobody wants the result any more.
    void cancel(CancelReason reason);

private:
    struct Round {
        Callback<Outcome<Answers>> continuation;
        std::size_t open = 0;
        Answers answers = {};
    };
    struct Open {
        Question question;
        std::shared_ptr<Round> round;
    };

    std::string unusedKey(const std::string &wanted);
    void change(Task::Status status);
    void end(Task::Status status);

    Clock &m_clock;
    std::weak_ptr<ServerRequest> m_call;
    Principal m_principal;
    Task m_task;
    ChangeHandler m_changed;
    std::map<std::string, Open, std::less<>> m_open; // by the key that the client knows
    std::set<std::string> m_usedKeys; // each stands for one question, for as long as the task lasts
};

// The tasks of all clients, each with its own. They are bounded in number, in bytes and in time.
class Tasks {
public:
    Tasks(Clock &clock, const Options &options) : m_clock(clock), m_options(options) {}

    // Null when there are too many; then the call is to be answered as if there were no tasks.
    std::shared_ptr<TaskRun> open(const std::shared_ptr<ServerRequest> &call);
    // Null when there is none (any more), or it is another principal's.
    std::shared_ptr<TaskRun> find(std::string_view id, const Principal &principal) const;
    // Forgets those of these clients, or all; what still runs is the server's to end.
    void closeOf(const std::function<bool(const Principal &)> &isMeant);
    void closeAll();

    std::size_t size() const { return m_tasks.size(); }
    // Called with a task whose status has changed.
    void setChangeHandler(TaskRun::ChangeHandler handler) { m_changed = std::move(handler); }

private:
    struct Entry {
        std::shared_ptr<TaskRun> run;
        Timer expiry = {};
    };

    bool hasRoomFor(const Principal &principal) const;
    void expire(const std::string &id);

    Clock &m_clock;
    const Options &m_options;
    std::map<std::string, Entry, std::less<>> m_tasks;
    TaskRun::ChangeHandler m_changed;
};

} // namespace tooltray::mcp
