// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/tracker.h"

#include "base/time/clock.h"
#include "base/time/rfc3339.h"
#include "graphql/executor/resolvers.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::demo {
namespace {

template <class Record, class Predicate>
std::shared_ptr<const Record> firstWhere(const Tracker::Table<Record> &table, Predicate predicate)
{
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const auto &entry) { return predicate(*entry.second); });
    return found == table.end() ? nullptr : found->second;
}

} // namespace

AccountPointer Tracker::account(std::string_view login) const
{
    return firstWhere<Account>(m_records.accounts,
                               [&](const Account &account) { return account.login == login; });
}

ProjectPointer Tracker::project(std::string_view key) const
{
    return firstWhere<Project>(m_records.projects, [upper = asciiUpper(key)](const Project &project) {
        return project.key == upper;
    });
}

LabelPointer Tracker::label(RecordId project, std::string_view name) const
{
    return firstWhere<Label>(
        m_records.labels, [&](const Label &label) { return label.project == project && label.name == name; });
}

IssuePointer Tracker::issue(std::string_view key) const
{
    const auto found = m_records.issueByKey.find(asciiUpper(key));
    return found == m_records.issueByKey.end() ? nullptr : issue(found->second);
}

std::vector<CommentPointer> Tracker::commentsOn(RecordId issue) const
{
    std::vector<CommentPointer> comments;
    const auto found = m_records.commentsByIssue.find(issue);
    if (found != m_records.commentsByIssue.end())
        for (const RecordId id : found->second)
            comments.push_back(comment(id));
    return comments;
}

template <class Record>
std::shared_ptr<const Record> Tracker::insert(Table<Record> &table, Record record)
{
    record.id = ++m_records.lastId;
    const RecordId id = record.id;
    return table[id] = std::make_shared<const Record>(std::move(record));
}

AccountPointer Tracker::add(Account account)
{
    return insert(m_records.accounts, std::move(account));
}

ProjectPointer Tracker::add(Project project)
{
    return insert(m_records.projects, std::move(project));
}

LabelPointer Tracker::add(Label label)
{
    return insert(m_records.labels, std::move(label));
}

IssuePointer Tracker::add(Issue issue)
{
    issue.number = ++m_records.lastNumber[issue.project];
    issue.key = project(issue.project)->key + "-" + std::to_string(issue.number);
    IssuePointer added = insert(m_records.issues, std::move(issue));
    m_records.issueByKey[added->key] = added->id;
    tell({ChangeKind::Created, added, added->createdAt});
    return added;
}

CommentPointer Tracker::add(Comment comment)
{
    CommentPointer added = insert(m_records.comments, std::move(comment));
    m_records.commentsByIssue[added->issue].push_back(added->id);
    tell({ChangeKind::Commented, issue(added->issue), added->createdAt});
    return added;
}

IssuePointer Tracker::update(Issue issue, ChangeKind kind, WallTime at)
{
    issue.updatedAt = at;
    const RecordId id = issue.id;
    IssuePointer updated = m_records.issues[id] = std::make_shared<const Issue>(std::move(issue));
    tell({kind, updated, at});
    return updated;
}

void Tracker::removeIssue(RecordId id, WallTime at)
{
    const IssuePointer removed = issue(id);
    m_records.issues.erase(id);
    m_records.issueByKey.erase(removed->key);
    for (const RecordId comment : std::exchange(m_records.commentsByIssue[id], {}))
        m_records.comments.erase(comment);
    m_records.commentsByIssue.erase(id);
    tell({ChangeKind::Deleted, removed, at});
}

void Tracker::takeRecords(Tracker &&other)
{
    m_records = std::exchange(other.m_records, {});
}

std::shared_ptr<void> Tracker::listen(Listener listener)
{
    auto kept = std::make_shared<Listener>(std::move(listener));
    m_listeners.push_back(kept);
    return kept;
}

void Tracker::tell(const IssueChange &change)
{
    std::erase_if(m_listeners, [](const auto &listener) { return listener.expired(); });
    const auto listeners = m_listeners; // one may go, or come, while they are told
    for (const auto &listener : listeners)
        if (const auto alive = listener.lock())
            (*alive)(change);
}

graphql::Deferred Waits::wait(std::chrono::milliseconds duration)
{
    graphql::Deferred later;
    const std::uint64_t number = ++m_lastNumber;
    m_timers[number] = m_clock.startTimer(duration, [this, later, number, duration] {
        m_timers.erase(number);
        later.answer(duration.count());
    });
    return later;
}

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kIssues = 600;
constexpr WallTime kBegin{std::chrono::sys_days{std::chrono::year{2025} / 9 / 1} + 8h};

struct SampleAccount {
    std::string_view login, name, role;
};

// Birds, so that nobody is meant.
constexpr std::array kUsers{
    SampleAccount{"robin", "Robin Redbreast", "MAINTAINER"},
    SampleAccount{"wren", "Wren Holly", "MAINTAINER"},
    SampleAccount{"jay", "Jay Oakley", "DEVELOPER"},
    SampleAccount{"martin", "Martin Eaves", "DEVELOPER"},
    SampleAccount{"merlin", "Merlin Heath", "DEVELOPER"},
    SampleAccount{"lark", "Lark Meadows", "DEVELOPER"},
    SampleAccount{"finch", "Finch Thistle", "DEVELOPER"},
    SampleAccount{"heron", "Heron Marsh", "REPORTER"},
    SampleAccount{"swift", "Swift Gable", "REPORTER"},
    SampleAccount{"teal", "Teal Waters", "REPORTER"},
    SampleAccount{"avocet", "Avocet Shore", "REPORTER"},
    SampleAccount{"linnet", "Linnet Gorse", "REPORTER"},
};

struct SampleProject {
    std::string_view key, name, description, color;
    bool isArchived = false;
};

constexpr std::array kProjects{
    SampleProject{"TRAY", "Tray", "The tray that everything is served on.", "#1f6feb"},
    SampleProject{"WEB", "Web shop", "Where customers order.", "#2da44e"},
    SampleProject{"APP", "Phone app", "The shop in a pocket.", "#8250df"},
    SampleProject{"PAY", "Payments", "Cards, invoices and refunds.", "#bf8700"},
    SampleProject{"DOCS", "Handbook", "How everything works, for everybody.", "#0969da"},
    SampleProject{"OPS", "Operations", "What keeps the others running.", "#cf222e"},
    SampleProject{"OLD", "Fax gateway", "Not missed by anyone.", "#6e7781", true},
};

constexpr std::array<std::array<std::string_view, 2>, 5> kLabels{{{"bug", "#d73a4a"},
                                                                  {"feature", "#a2eeef"},
                                                                  {"docs", "#0075ca"},
                                                                  {"good first issue", "#7057ff"},
                                                                  {"security", "#b60205"}}};

constexpr std::array<std::string_view, 14> kVerbs{"Fix",       "Speed up", "Explain",  "Rework",  "Test",
                                                  "Translate", "Remove",   "Simplify", "Measure", "Document",
                                                  "Retry",     "Validate", "Cache",    "Redesign"};
constexpr std::array<std::string_view, 18> kThings{
    "the search box",    "password reset",   "the order form",  "image upload",   "the price table",
    "time zones",        "the login page",   "invoice numbers", "the cart",       "e-mail notices",
    "the settings page", "refunds",          "export to CSV",   "keyboard focus", "the error page",
    "nightly backups",   "the health check", "address checks"};
constexpr std::array<std::string_view, 12> kWhere{
    "on small screens", "for new customers",  "in the dark theme", "after an update",
    "under load",       "for screen readers", "in German",         "without a network",
    "on first start",   "for large orders",   "at midnight",       "behind a proxy"};
constexpr std::array<std::string_view, 8> kRemarks{
    "I can see it here as well.",
    "It began with the last release.",
    "How often does it happen?",
    "A test for it is nearly ready.",
    "Let us talk about it on Monday.",
    "Works again for me, but I would not trust it.",
    "The cause is in the cache: it is never told.",
    "Please add a picture of it.",
};

// Numbers that are the same on every machine, which those of the standard library's distributions are not.
class Sequence {
public:
    std::uint32_t below(std::size_t count)
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::uint32_t>((m_state >> 33) % count);
    }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    template <class List>
    auto pick(const List &list)
    {
        return list[below(list.size())];
    }

private:
    std::uint64_t m_state = 20250901;
};

class Sample {
public:
    explicit Sample(Tracker &tracker) : m_tracker(tracker) {}

    void addAll();

private:
    void addAccounts();
    void addProjects();
    void addIssue(WallTime at);
    void moveOn(Issue &issue);
    void addComments(const Issue &issue);

    Tracker &m_tracker;
    Sequence m_sequence;
    std::vector<RecordId> m_users;
    std::vector<RecordId> m_authors; // users and bots
    std::vector<ProjectPointer> m_projects;
    std::vector<RecordId> m_issues;
};

void Sample::addAll()
{
    addAccounts();
    addProjects();
    WallTime at = kBegin;
    for (std::size_t i = 0; i < kIssues; ++i) {
        at += 15min + std::chrono::minutes(m_sequence.below(600));
        addIssue(at);
    }
}

void Sample::addAccounts()
{
    WallTime joined = kBegin - 24h * 400;
    for (const SampleAccount &user : kUsers) {
        joined += 24h * (1 + m_sequence.below(40));
        m_users.push_back(m_tracker
                              .add(Account{.login = std::string(user.login),
                                           .name = std::string(user.name),
                                           .role = std::string(user.role),
                                           .email = std::string(user.login) + "@example.org",
                                           .joinedAt = joined})
                              ->id);
    }
    m_authors = m_users;
    m_authors.push_back(m_tracker
                            .add(Account{.login = "woodpecker",
                                         .name = "Woodpecker",
                                         .purpose = "Opens an issue when a nightly test fails.",
                                         .joinedAt = kBegin})
                            ->id);
}

void Sample::addProjects()
{
    for (const SampleProject &project : kProjects) {
        m_projects.push_back(m_tracker.add(Project{.key = std::string(project.key),
                                                   .name = std::string(project.name),
                                                   .description = std::string(project.description),
                                                   .color = std::string(project.color),
                                                   .isArchived = project.isArchived,
                                                   .lead = m_users[m_projects.size() % 5],
                                                   .createdAt = kBegin - 24h * 30}));
        for (const auto &[name, color] : kLabels)
            m_tracker.add(Label{
                .project = m_projects.back()->id, .name = std::string(name), .color = std::string(color)});
    }
}

void Sample::addIssue(WallTime at)
{
    constexpr std::array<std::string_view, 8> kPriorities{"NORMAL", "NORMAL", "NORMAL", "NORMAL",
                                                          "LOW",    "LOW",    "HIGH",   "URGENT"};
    Issue issue;
    // The archived one has but a few.
    const std::size_t projects = m_sequence.oneIn(40) ? m_projects.size() : m_projects.size() - 1;
    const ProjectPointer project = m_projects[m_sequence.below(projects)];
    issue.project = project->id;
    const std::string thing(m_sequence.pick(kThings));
    const std::string where(m_sequence.pick(kWhere));
    issue.title = std::string(m_sequence.pick(kVerbs)) + " " + thing + " " + where;
    issue.body = "What " + thing + " does " + where + " is not what people expect.\n\n1. Open "
                 + project->name + ".\n2. Look at " + thing + ".\n\nIt should be as good as everywhere else.";
    issue.priority = m_sequence.pick(kPriorities);
    issue.author = m_sequence.pick(m_authors);
    issue.createdAt = at;
    issue.updatedAt = at;
    for (std::uint32_t i = m_sequence.below(3); i > 0; --i)
        if (const RecordId user = m_sequence.pick(m_users);
            std::ranges::find(issue.assignees, user) == issue.assignees.end())
            issue.assignees.push_back(user);
    for (const auto &[name, color] : kLabels)
        if (m_sequence.oneIn(4))
            issue.labels.push_back(m_tracker.label(project->id, name)->id);
    if (!m_issues.empty() && m_sequence.oneIn(8))
        issue.blockedBy.push_back(m_sequence.pick(m_issues));
    if (m_sequence.oneIn(2))
        issue.estimate = 0.5 * (1 + m_sequence.below(40));
    if (m_sequence.oneIn(3))
        issue.dueOn = formatRfc3339(at + 24h * (1 + m_sequence.below(90))).substr(0, 10);
    moveOn(issue);
    const IssuePointer added = m_tracker.add(std::move(issue));
    m_issues.push_back(added->id);
    addComments(*added);
}

void Sample::moveOn(Issue &issue)
{
    constexpr std::array<std::string_view, 8> kStates{"OPEN", "OPEN", "IN_PROGRESS", "BLOCKED",
                                                      "DONE", "DONE", "DONE",        "CANCELLED"};
    const std::string state(m_sequence.pick(kStates));
    const auto change = [&](const std::string &to) {
        issue.updatedAt += 1h * (1 + m_sequence.below(72));
        issue.stateChanges.push_back({m_sequence.pick(m_users), issue.state, to, issue.updatedAt});
        issue.state = to;
    };
    if (state == "DONE" || state == "BLOCKED")
        change("IN_PROGRESS");
    if (state != issue.state)
        change(state);
}

void Sample::addComments(const Issue &issue)
{
    WallTime at = issue.createdAt;
    for (std::uint32_t i = m_sequence.oneIn(100) ? 45 : m_sequence.below(5); i > 0; --i) {
        at += 5min + std::chrono::minutes(m_sequence.below(300));
        m_tracker.add(Comment{.issue = issue.id,
                              .author = m_sequence.pick(m_authors),
                              .body = std::string(m_sequence.pick(kRemarks)),
                              .createdAt = at});
    }
}

} // namespace

void addSampleData(Tracker &tracker)
{
    Sample(tracker).addAll();
}

} // namespace tooltray::demo
