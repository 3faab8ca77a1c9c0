// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/subscriptionfields.h"

#include "base/clock.h"
#include "base/rfc3339.h"
#include "demo/fields.h"

#include <chrono>
#include <deque>
#include <utility>

namespace tooltray::demo {

namespace {

using graphql::EventStream;
using graphql::FieldError;
using graphql::Subscribed;

// A subscriber that is this far behind is let go rather than kept ever more for.
constexpr std::size_t kMaxWaitingChanges = 10'000;

class IssueChangeStream final : public EventStream {
public:
    IssueChangeStream(Tracker &tracker, RecordId project)
        : m_project(project)
        , m_listening(tracker.listen([this](const IssueChange &change) { receive(change); }))
    {}

    void next(Take take) override
    {
        m_take = std::move(take);
        pass();
    }

private:
    void receive(const IssueChange &change)
    {
        if (m_project != 0 && change.issue->project != m_project)
            return;
        if (m_waiting.size() == kMaxWaitingChanges)
            m_listening.reset();
        else
            m_waiting.push_back(std::make_shared<const IssueChange>(change));
        pass();
    }
    void pass()
    {
        if (!m_take || (m_waiting.empty() && m_listening))
            return;
        const Take take = std::exchange(m_take, nullptr); // may be the end of this
        if (m_waiting.empty())
            return take(std::nullopt);
        const Source event(m_waiting.front());
        m_waiting.pop_front();
        take(event);
    }

    RecordId m_project; // 0: all
    std::deque<std::shared_ptr<const IssueChange>> m_waiting;
    Take m_take;
    std::shared_ptr<void> m_listening; // none any more: ended
};

class Countdown final : public EventStream {
public:
    Countdown(Clock &clock, std::int64_t from, std::chrono::milliseconds pause)
        : m_clock(clock)
        , m_number(from)
        , m_pause(pause)
    {}

    void next(Take take) override
    {
        if (m_number < 0)
            return take(std::nullopt);
        const std::chrono::milliseconds pause =
            std::exchange(m_isBegun, true) ? m_pause : std::chrono::milliseconds(0);
        m_timer = m_clock.startTimer(pause, [this, take = std::move(take)] { take(Source::of(m_number--)); });
    }

private:
    Clock &m_clock;
    std::int64_t m_number;
    std::chrono::milliseconds m_pause;
    bool m_isBegun = false;
    Timer m_timer;
};

Subscribed countdown(Clock &clock, const FieldCall &call)
{
    const std::int64_t from = call["from"].toInt64().value_or(0);
    const std::int64_t milliseconds = call["milliseconds"].toInt64().value_or(0);
    const auto refuse = [](std::string message) {
        return FieldError{std::move(message), json::Value::object({{"code", "OUT_OF_RANGE"}})};
    };
    if (from < 0 || from > 1000)
        return refuse("from has to be 0 to 1000.");
    if (milliseconds < 10 || milliseconds > 60'000)
        return refuse("milliseconds has to be 10 to 60000.");
    return std::make_unique<Countdown>(clock, from, std::chrono::milliseconds(milliseconds));
}

Subscribed issueChanged(Tracker &tracker, const FieldCall &call)
{
    RecordId wanted = 0;
    if (const json::Value &key = call["project"]; key.isString()) {
        const ProjectPointer project = tracker.project(key.toString());
        if (!project)
            return FieldError{"There is no project \"" + std::string(key.toString()) + "\".",
                              json::Value::object({{"code", "NOT_FOUND"}})};
        wanted = project->id;
    }
    return std::make_unique<IssueChangeStream>(tracker, wanted);
}

std::string_view nameOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Created: return "CREATED";
    case ChangeKind::Updated: return "UPDATED";
    case ChangeKind::StateChanged: return "STATE_CHANGED";
    case ChangeKind::Commented: return "COMMENTED";
    case ChangeKind::Deleted: break;
    }
    return "DELETED";
}

} // namespace

void addSubscriptionFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock)
{
    resolvers.setSubscription(
        "issueChanged", [&](const Source &, const FieldCall &call) { return issueChanged(tracker, call); });
    resolvers.setSubscription("countdown",
                              [&](const Source &, const FieldCall &call) { return countdown(clock, call); });
    resolvers.setField("Subscription", "issueChanged",
                       [](const Source &event, const FieldCall &) { return Resolved::object(event); });
    resolvers.setField("Subscription", "countdown", [](const Source &event, const FieldCall &) -> Resolved {
        return event.get<std::int64_t>();
    });
    Fields<IssueChange>(resolvers, "IssueChange")
        .add("kind", [](const IssueChange &change) { return nameOf(change.kind); })
        .add("issue", [](const IssueChange &change) { return shown(change.issue); })
        .add("at", [](const IssueChange &change) { return formatRfc3339(change.at); });
}

} // namespace tooltray::demo
