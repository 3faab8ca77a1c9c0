// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/schema/fields.h"

#include "base/time/clock.h"
#include "base/time/rfc3339.h"
#include "demo/tracker/issues.h"
#include "demo/tracker/page.h"
#include "demo/tracker/tracker.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace tooltray::demo {

namespace {

using graphql::FieldError;

constexpr std::int64_t kMaxItems = 100;
constexpr std::int64_t kMaxWait = 60'000;

FieldError outOfRange(std::string_view argument, std::int64_t least, std::int64_t most)
{
    return {std::string(argument) + " has to be " + std::to_string(least) + " to " + std::to_string(most)
                + ".",
            json::Value::object({{"code", "OUT_OF_RANGE"}})};
}

FieldError noProject(const json::Value &key)
{
    return {"There is no project \"" + std::string(key.toString()) + "\".",
            json::Value::object({{"code", "NOT_FOUND"}})};
}

Resolved node(const Tracker &tracker, std::string_view id)
{
    if (const auto issue = recordOf(tracker.issues(), id))
        return shown(issue);
    if (const auto project = recordOf(tracker.projects(), id))
        return shown(project);
    if (const auto account = recordOf(tracker.accounts(), id))
        return shown(account);
    if (const auto label = recordOf(tracker.labels(), id))
        return shown(label);
    return shown(recordOf(tracker.comments(), id));
}

std::vector<AccountPointer> users(const Tracker &tracker)
{
    std::vector<AccountPointer> found;
    for (const auto &[id, account] : tracker.accounts())
        if (!account->isBot())
            found.push_back(account);
    std::ranges::sort(found, {}, [](const AccountPointer &user) { return user->login; });
    return found;
}

std::vector<ProjectPointer> projects(const Tracker &tracker, bool includeArchived)
{
    std::vector<ProjectPointer> found;
    for (const auto &[id, project] : tracker.projects())
        if (includeArchived || !project->isArchived)
            found.push_back(project);
    std::ranges::sort(found, {}, [](const ProjectPointer &project) { return project->key; });
    return found;
}

class Search {
public:
    Search(const Tracker &tracker, const ResolveInfo &info)
        : m_tracker(tracker)
        , m_info(info)
        , m_words(wordsOf(info["text"].toString()))
    {}

    Resolved run()
    {
        const std::int64_t first = m_info["first"].toInt64().value_or(0);
        if (first < 0 || first > kMaxItems)
            return outOfRange("first", 0, kMaxItems);
        if (m_words.empty())
            return Resolved::List();
        if (wants("PROJECT"))
            for (const ProjectPointer &project : projects(m_tracker, true))
                add(project, 3, project->key + " " + project->name, project->description);
        if (wants("USER"))
            for (const AccountPointer &user : users(m_tracker))
                add(user, 3, user->login + " " + user->name, user->email);
        if (wants("ISSUE"))
            for (const auto &[id, issue] : m_tracker.issues())
                add(issue, 1, issue->key + " " + issue->title, issue->body);
        std::ranges::stable_sort(m_found, std::greater(), &Hit::score);
        Resolved::List list;
        for (std::size_t i = 0; i < std::min(m_found.size(), static_cast<std::size_t>(first)); ++i)
            list.push_back(std::move(m_found[i].value));
        return list;
    }

private:
    struct Hit {
        std::size_t score;
        Resolved value;
    };

    bool wants(std::string_view kind) const
    {
        return std::ranges::any_of(m_info["kinds"].elements(),
                                   [&](const json::Value &wanted) { return wanted.toString() == kind; });
    }
    // A match in the name counts more than one in the text.
    template <class Pointer>
    void add(const Pointer &record, std::size_t weight, const std::string &name, const std::string &text)
    {
        const std::size_t score = 5 * occurrences(name, m_words) + occurrences(name + " " + text, m_words);
        if (score > 0)
            m_found.push_back({weight * score, shown(record)});
    }

    const Tracker &m_tracker;
    const ResolveInfo &m_info;
    std::vector<std::string> m_words;
    std::vector<Hit> m_found;
};

struct Statistics {
    std::vector<IssuePointer> issues;
};

struct StateCount {
    std::string state;
    std::size_t count = 0;
};

void addStatistics(graphql::Resolvers &resolvers)
{
    Fields<Statistics>(resolvers, "Statistics")
        .add("total", [](const Statistics &statistics) { return statistics.issues.size(); })
        .add("byState",
             [](const Statistics &statistics) {
                 Resolved::List list;
                 for (const char *state : {"OPEN", "IN_PROGRESS", "BLOCKED", "DONE", "CANCELLED"}) {
                     const auto count = std::ranges::count_if(
                         statistics.issues, [&](const IssuePointer &issue) { return issue->state == state; });
                     list.push_back(own(StateCount{state, static_cast<std::size_t>(count)}));
                 }
                 return list;
             })
        .add("meanEstimate", [](const Statistics &statistics) {
            double sum = 0;
            int count = 0;
            for (const IssuePointer &issue : statistics.issues) {
                sum += issue->estimate.value_or(0);
                count += issue->estimate ? 1 : 0;
            }
            return count > 0 ? Resolved(sum / count) : Resolved();
        });
    Fields<StateCount>(resolvers, "StateCount")
        .add("state", &StateCount::state)
        .add("count", &StateCount::count);
}

Resolved statistics(const Tracker &tracker, const ResolveInfo &info)
{
    json::Value filter = json::Value::object();
    if (info["project"].isString()) {
        if (!tracker.project(info["project"].toString()))
            return noProject(info["project"]);
        filter.set("project", info["project"]);
    }
    return own(Statistics{findIssues(tracker, json::Value::object({{"filter", std::move(filter)}}))});
}

Resolved wait(Waits &waits, const ResolveInfo &info)
{
    const std::int64_t milliseconds = info["milliseconds"].toInt64().value_or(0);
    if (milliseconds < 0 || milliseconds > kMaxWait)
        return outOfRange("milliseconds", 0, kMaxWait);
    return waits.wait(std::chrono::milliseconds(milliseconds));
}

Resolved nodes(const Tracker &tracker, const ResolveInfo &info)
{
    const auto ids = info["ids"].elements();
    if (ids.size() > static_cast<std::size_t>(kMaxItems))
        return FieldError{"ids may name 100 things at most.",
                          json::Value::object({{"code", "OUT_OF_RANGE"}})};
    Resolved::List list;
    for (const json::Value &id : ids)
        list.push_back(node(tracker, id.toString()));
    return list;
}

} // namespace

void addQueryFields(graphql::Resolvers &resolvers, const Tracker &tracker, Waits &waits)
{
    RootFields(resolvers, "Query")
        .add("viewer", [&](const ResolveInfo &) { return shown(tracker.accounts().begin()->second); })
        .add("node", [&](const ResolveInfo &info) { return node(tracker, info["id"].toString()); })
        .add("nodes", [&](const ResolveInfo &info) { return nodes(tracker, info); })
        .add("user",
             [&](const ResolveInfo &info) {
                 const AccountPointer account = tracker.account(info["login"].toString());
                 return account && !account->isBot() ? shown(account) : Resolved();
             })
        .add("users", [&](const ResolveInfo &info) { return offsetList(users(tracker), info.arguments); })
        .add("project",
             [&](const ResolveInfo &info) { return shown(tracker.project(info["key"].toString())); })
        .add("projects",
             [&](const ResolveInfo &info) {
                 return connection(projects(tracker, info["includeArchived"].toBool()), info.arguments);
             })
        .add("issue", [&](const ResolveInfo &info) { return shown(issueOf(tracker, info["by"])); })
        .add("issues",
             [&](const ResolveInfo &info) {
                 return connection(findIssues(tracker, info.arguments), info.arguments);
             })
        .add("issueList",
             [&](const ResolveInfo &info) {
                 return offsetList(findIssues(tracker, info.arguments), info.arguments);
             })
        .add("search", [&](const ResolveInfo &info) { return Search(tracker, info).run(); })
        .add("statistics", [&](const ResolveInfo &info) { return statistics(tracker, info); })
        .add("wait", [&](const ResolveInfo &info) { return wait(waits, info); })
        .add("failure", [](const ResolveInfo &info) {
            return FieldError{std::string(info["message"].toString()),
                              json::Value::object({{"code", "ALWAYS_FAILS"}})};
        });
    addStatistics(resolvers);
}

namespace {

struct ResetPayload {
    std::size_t issueCount = 0;
};

template <class Payload>
Resolved errorsOf(const Payload &payload)
{
    Resolved::List list;
    for (const UserError &error : payload.errors)
        list.push_back(own(error));
    return list;
}

} // namespace

void addMutationFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock)
{
    const IssueChanges changes(tracker, clock);
    RootFields(resolvers, "Mutation")
        .add("createIssue", [changes](const ResolveInfo &info) { return own(changes.create(info["input"])); })
        .add("updateIssue", [changes](const ResolveInfo &info) { return own(changes.update(info["input"])); })
        .add("setIssueState",
             [changes](const ResolveInfo &info) { return own(changes.setState(info["input"])); })
        .add("addComment", [changes](const ResolveInfo &info) { return own(changes.comment(info["input"])); })
        .add("deleteIssue", [changes](const ResolveInfo &info) { return own(changes.remove(info["input"])); })
        .add("resetData", [&tracker](const ResolveInfo &) {
            Tracker fresh;
            addSampleData(fresh);
            tracker.takeRecords(std::move(fresh));
            return own(ResetPayload{tracker.issues().size()});
        });
    for (const char *payload : {"CreateIssuePayload", "UpdateIssuePayload", "SetIssueStatePayload"})
        Fields<IssuePayload>(resolvers, payload)
            .add("issue", [](const IssuePayload &made) { return shown(made.issue); })
            .add("errors", errorsOf<IssuePayload>);
    Fields<CommentPayload>(resolvers, "AddCommentPayload")
        .add("comment", [](const CommentPayload &made) { return shown(made.comment); })
        .add("errors", errorsOf<CommentPayload>);
    Fields<DeletePayload>(resolvers, "DeleteIssuePayload")
        .add("deletedId",
             [](const DeletePayload &made) {
                 return made.deletedId.empty() ? Resolved() : Resolved(made.deletedId);
             })
        .add("errors", errorsOf<DeletePayload>);
    Fields<ResetPayload>(resolvers, "ResetDataPayload").add("issueCount", &ResetPayload::issueCount);
    Fields<UserError>(resolvers, "UserError")
        .add("field",
             [](const UserError &error) { return Resolved::List(error.field.begin(), error.field.end()); })
        .add("code", &UserError::code)
        .add("message", &UserError::message);
}

namespace {

using graphql::EventStream;
using graphql::Subscribed;

constexpr std::int64_t kMaxCountdown = 1000;
constexpr std::int64_t kMinPause = 10; // in milliseconds

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

Subscribed countdown(Clock &clock, const ResolveInfo &info)
{
    const std::int64_t from = info["from"].toInt64().value_or(0);
    const std::int64_t milliseconds = info["milliseconds"].toInt64().value_or(0);
    if (from < 0 || from > kMaxCountdown)
        return outOfRange("from", 0, kMaxCountdown);
    if (milliseconds < kMinPause || milliseconds > kMaxWait)
        return outOfRange("milliseconds", kMinPause, kMaxWait);
    return std::make_unique<Countdown>(clock, from, std::chrono::milliseconds(milliseconds));
}

Subscribed issueChanged(Tracker &tracker, const ResolveInfo &info)
{
    RecordId wanted = 0;
    if (const json::Value &key = info["project"]; key.isString()) {
        const ProjectPointer project = tracker.project(key.toString());
        if (!project)
            return noProject(key);
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
        "issueChanged", [&](const Source &, const ResolveInfo &info) { return issueChanged(tracker, info); });
    resolvers.setSubscription(
        "countdown", [&](const Source &, const ResolveInfo &info) { return countdown(clock, info); });
    resolvers.setField("Subscription", "issueChanged",
                       [](const Source &event, const ResolveInfo &) { return Resolved::object(event); });
    resolvers.setField("Subscription", "countdown", [](const Source &event, const ResolveInfo &) -> Resolved {
        return event.get<std::int64_t>();
    });
    Fields<IssueChange>(resolvers, "IssueChange")
        .add("kind", [](const IssueChange &change) { return nameOf(change.kind); })
        .add("issue", [](const IssueChange &change) { return shown(change.issue); })
        .add("at", [](const IssueChange &change) { return formatRfc3339(change.at); });
}

} // namespace tooltray::demo
