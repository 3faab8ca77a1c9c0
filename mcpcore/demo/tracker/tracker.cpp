// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/tracker.h"

#include "base/time/clock.h"
#include "graphql/executor/resolved.h"

#include <algorithm>
#include <utility>

namespace tooltray::demo {

namespace {

std::string upperCase(std::string_view text)
{
    std::string upper(text);
    for (char &c : upper)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return upper;
}

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
    return firstWhere<Project>(m_records.projects, [upper = upperCase(key)](const Project &project) {
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
    const auto found = m_records.issueByKey.find(upperCase(key));
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

} // namespace tooltray::demo
