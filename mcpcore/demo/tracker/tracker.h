// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "demo/tracker/records.h"
#include "graphql/executor/resolvers.h"

#include <charconv>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::demo {

enum class ChangeKind : std::uint8_t { Created, Updated, StateChanged, Commented, Deleted };

struct IssueChange {
    ChangeKind kind = ChangeKind::Updated;
    IssuePointer issue;
    WallTime at;
};

// The data of the sample tracker, in memory: lookups, and changes that keep it whole. What a change should be is
// checked before. Used from one thread.
class Tracker {
public:
    using Listener = std::function<void(const IssueChange &)>;

    Tracker() = default;
    Tracker(const Tracker &) = delete;
    Tracker &operator=(const Tracker &) = delete;

    // In the order of their ids.
    template <class Record>
    using Table = std::map<RecordId, std::shared_ptr<const Record>>;
    const Table<Account> &accounts() const { return m_records.accounts; }
    const Table<Project> &projects() const { return m_records.projects; }
    const Table<Label> &labels() const { return m_records.labels; }
    const Table<Issue> &issues() const { return m_records.issues; }
    const Table<Comment> &comments() const { return m_records.comments; }

    // Null when there is none.
    AccountPointer account(RecordId id) const { return find(m_records.accounts, id); }
    AccountPointer account(std::string_view login) const;
    ProjectPointer project(RecordId id) const { return find(m_records.projects, id); }
    ProjectPointer project(std::string_view key) const; // in any case
    LabelPointer label(RecordId id) const { return find(m_records.labels, id); }
    LabelPointer label(RecordId project, std::string_view name) const;
    IssuePointer issue(RecordId id) const { return find(m_records.issues, id); }
    IssuePointer issue(std::string_view key) const; // in any case
    CommentPointer comment(RecordId id) const { return find(m_records.comments, id); }
    std::vector<CommentPointer> commentsOn(RecordId issue) const; // the oldest first

    // The id, and an issue's number and key, are given here.
    AccountPointer add(Account account);
    ProjectPointer add(Project project);
    LabelPointer add(Label label);
    IssuePointer add(Issue issue);
    CommentPointer add(Comment comment);
    IssuePointer update(Issue issue, ChangeKind kind, WallTime at);
    void removeIssue(RecordId id, WallTime at);
    void takeRecords(Tracker &&other); // in the place of all there are; nobody is told

    // Told of every change after it was made, until the handle goes.
    std::shared_ptr<void> listen(Listener listener);

private:
    template <class Record>
    static std::shared_ptr<const Record> find(const Table<Record> &table, RecordId id)
    {
        const auto found = table.find(id);
        return found == table.end() ? nullptr : found->second;
    }
    template <class Record>
    std::shared_ptr<const Record> insert(Table<Record> &table, Record record);
    void tell(const IssueChange &change);

    struct Records {
        RecordId lastId = 0;
        Table<Account> accounts = {};
        Table<Project> projects = {};
        Table<Label> labels = {};
        Table<Issue> issues = {};
        Table<Comment> comments = {};
        std::map<std::string, RecordId, std::less<>> issueByKey = {};
        std::map<RecordId, std::vector<RecordId>> commentsByIssue = {};
        std::map<RecordId, std::uint32_t> lastNumber = {}; // by project; numbers are not used again
    };

    Records m_records;
    std::vector<std::weak_ptr<Listener>> m_listeners;
};

// The record a global id names in a table.
template <class Record>
std::shared_ptr<const Record> recordOf(const Tracker::Table<Record> &table, std::string_view id)
{
    const std::string_view digits = id.substr(id.rfind('_') + 1);
    RecordId number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const auto found = table.find(number);
    return found != table.end() && globalId(*found->second) == id ? found->second : nullptr;
}

// Answers that come after a while. Those that are still to come end with an error when this goes.
class Waits {
public:
    explicit Waits(Clock &clock) : m_clock(clock) {}
    Waits(const Waits &) = delete;
    Waits &operator=(const Waits &) = delete;

    // How long it took, in milliseconds.
    graphql::Deferred wait(std::chrono::milliseconds duration);

private:
    Clock &m_clock;
    std::map<std::uint64_t, Timer> m_timers;
    std::uint64_t m_lastNumber = 0;
};

// Fills an empty tracker with the same users, projects and 600 issues each time. Its first account is the one
// that people are taken for.
void addSampleData(Tracker &tracker);

} // namespace tooltray::demo
