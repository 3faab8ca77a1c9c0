// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/tasks.h"

#include "base/text/random.h"
#include "mcp/server/serverrequest.h"

#include <utility>

namespace tooltray::mcp {

TaskRun::TaskRun(const std::shared_ptr<ServerRequest> &call, Task task, Clock &clock, ChangeHandler changed)
    : m_clock(clock)
    , m_call(call)
    , m_principal(call->principal())
    , m_task(std::move(task))
    , m_changed(std::move(changed))
{}

TaskRun::~TaskRun() = default;

void TaskRun::setMessage(std::string_view message)
{
    if (m_task.isOver() || m_task.message == message)
        return;
    m_task.message = message;
    m_task.updated = m_clock.wallTime();
}

// Precondition: there is a question.
void TaskRun::ask(std::span<const Question> questions, Answers known, Callback<Outcome<Answers>> continuation)
{
    if (m_task.isOver())
        return;
    const auto round =
        std::make_shared<Round>(Round{std::move(continuation), questions.size(), std::move(known)});
    for (const Question &question : questions) {
        std::string key = unusedKey(question.key);
        m_task.inputRequests.set(
            key, json::Value::object({{"method", question.method}, {"params", question.params}}));
        m_open.emplace(std::move(key), Open{question, round});
    }
    change(Task::Status::InputRequired);
}

// Extension Tasks, task update requests: a key must stand for one question over the lifetime of a task.
std::string TaskRun::unusedKey(const std::string &wanted)
{
    std::string key = wanted;
    for (int number = 2; !m_usedKeys.insert(key).second; ++number)
        key = wanted + "-" + std::to_string(number);
    return key;
}

std::optional<Failure> TaskRun::answer(const json::Value &responses)
{
    for (const json::Member &response : responses.members()) {
        const auto found = m_open.find(response.name.view());
        if (found != m_open.end() && !isAnswerTo(found->second.question, response.value))
            return Failure::invalidParams("The response to \"" + found->first
                                          + "\" does not fit its request; send one that does.");
    }
    std::vector<std::shared_ptr<Round>> answered; // as going on may end the task, or ask anew
    for (const json::Member &response : responses.members()) {
        const auto found = m_open.find(response.name.view());
        if (found == m_open.end())
            continue;
        const Open open = std::move(found->second);
        m_task.inputRequests.remove(found->first);
        m_open.erase(found);
        open.round->answers.insert_or_assign(open.question.key, response.value);
        if (--open.round->open == 0)
            answered.push_back(open.round);
    }
    if (m_open.empty() && m_task.status == Task::Status::InputRequired)
        change(Task::Status::Working);
    for (const auto &round : answered) {
        if (!m_task.isOver())
            round->continuation(std::move(round->answers));
    }
    return {};
}

void TaskRun::complete(std::string result)
{
    m_task.result = JsonText::fromEncoded(std::move(result));
    m_task.message.clear();
    end(Task::Status::Completed);
}

void TaskRun::fail(const Failure &failure, std::string error)
{
    m_task.error = JsonText::fromEncoded(std::move(error));
    m_task.message = failure.message;
    end(Task::Status::Failed);
}

void TaskRun::cancel(CancelReason reason)
{
    if (const auto call = m_call.lock())
        call->cancel(reason);
}

void TaskRun::change(Task::Status status)
{
    m_task.status = status;
    m_task.updated = m_clock.wallTime();
    if (m_changed)
        m_changed(*this);
}

void TaskRun::end(Task::Status status)
{
    const auto withdrawn = std::exchange(m_open, {}); // continuations own more than themselves
    m_task.inputRequests = json::Value::object();
    if (status == Task::Status::Cancelled)
        m_task.message.clear();
    change(status);
}

bool Tasks::hasRoomFor(const Principal &principal) const
{
    std::size_t own = 0;
    std::size_t bytes = 0;
    for (const auto &[id, entry] : m_tasks) {
        own += entry.run->principal() == principal ? 1 : 0;
        bytes += entry.run->task().result.bytes().size() + entry.run->task().error.bytes().size();
    }
    return m_tasks.size() < m_options.maxTasks && own < m_options.maxTasksPerPrincipal
           && bytes < m_options.maxTaskBytes;
}

std::shared_ptr<TaskRun> Tasks::open(const std::shared_ptr<ServerRequest> &call)
{
    if (!hasRoomFor(call->principal()))
        return nullptr;
    const WallTime now = m_clock.wallTime();
    Task task{.id = randomToken(),
              .created = now,
              .updated = now,
              .lifetime = m_options.taskLifetime,
              .pollInterval = m_options.taskPollInterval};
    const std::string id = task.id;
    auto run = std::make_shared<TaskRun>(call, std::move(task), m_clock, [this](const TaskRun &changed) {
        if (m_changed)
            m_changed(changed);
    });
    m_tasks.emplace(id, Entry{run, m_clock.startTimer(m_options.taskLifetime, [this, id] { expire(id); })});
    return run;
}

std::shared_ptr<TaskRun> Tasks::find(std::string_view id, const Principal &principal) const
{
    const auto found = m_tasks.find(id);
    return found != m_tasks.end() && found->second.run->principal() == principal ? found->second.run
                                                                                 : nullptr;
}

void Tasks::expire(const std::string &id)
{
    const auto node = m_tasks.extract(id);
    if (!node.empty())
        node.mapped().run->cancel(CancelReason::Deadline);
}

void Tasks::closeOf(const std::function<bool(const Principal &)> &isMeant)
{
    std::vector<std::shared_ptr<TaskRun>> closed; // outlive the change of the map
    std::erase_if(m_tasks, [&](const auto &each) {
        if (!isMeant(each.second.run->principal()))
            return false;
        closed.push_back(each.second.run);
        return true;
    });
}

void Tasks::closeAll()
{
    const auto closed = std::exchange(m_tasks, {});
}

} // namespace tooltray::mcp
