// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/issues.h"

#include "base/time/rfc3339.h"
#include "demo/tracker/tracker.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace tooltray::demo {
namespace {

constexpr std::size_t kMaxTitle = 200;
constexpr std::size_t kMaxText = 65'536; // bytes
constexpr double kMaxEstimate = 10'000;

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

void checkText(std::string_view text, std::vector<UserError> &errors)
{
    if (text.size() > kMaxText)
        errors.push_back({{"body"}, "TOO_LONG", "Body may have 64 KiB at most."});
}

} // namespace

IssuePointer IssueChanges::issueIn(const json::Value &input, Errors &errors) const
{
    const json::Value &reference = input["issue"];
    if (IssuePointer issue = issueOf(m_tracker, reference))
        return issue;
    const std::string_view name = reference["key"].isString() ? "key" : "id";
    errors.push_back({{"issue", std::string(name)},
                      "NOT_FOUND",
                      "There is no issue " + inQuotes(reference[name].toString()) + "."});
    return nullptr;
}

void IssueChanges::setTitle(const json::Value &title, Issue &issue, Errors &errors) const
{
    if (isBlank(title.toString()))
        errors.push_back({{"title"}, "BLANK", "Title can't be blank."});
    else if (text::codePointCount(title.toString()) > kMaxTitle)
        errors.push_back({{"title"}, "TOO_LONG", "Title may have 200 characters at most."});
    issue.title = title.toString();
}

void IssueChanges::setAssignees(const json::Value &logins, Issue &issue, Errors &errors) const
{
    issue.assignees.clear();
    for (const json::Value &login : logins.elements()) {
        const AccountPointer account = m_tracker.account(login.toString());
        if (!account || account->isBot())
            errors.push_back(
                {{"assignees"}, "NOT_FOUND", "There is no user " + inQuotes(login.toString()) + "."});
        else if (std::ranges::find(issue.assignees, account->id) == issue.assignees.end())
            issue.assignees.push_back(account->id);
    }
}

void IssueChanges::setLabels(const json::Value &names, Issue &issue, Errors &errors) const
{
    issue.labels.clear();
    for (const json::Value &name : names.elements()) {
        const LabelPointer label = m_tracker.label(issue.project, name.toString());
        if (!label)
            errors.push_back(
                {{"labels"}, "NOT_FOUND", "The project has no label " + inQuotes(name.toString()) + "."});
        else if (std::ranges::find(issue.labels, label->id) == issue.labels.end())
            issue.labels.push_back(label->id);
    }
}

void IssueChanges::setEstimate(const json::Value &estimate, Issue &issue, Errors &errors) const
{
    issue.estimate = estimate.toDouble();
    if (issue.estimate && (*issue.estimate < 0 || *issue.estimate > kMaxEstimate))
        errors.push_back({{"estimate"}, "OUT_OF_RANGE", "Estimate has to be 0 to 10000 hours."});
}

IssuePayload IssueChanges::create(const json::Value &input) const
{
    IssuePayload payload;
    Issue issue;
    const ProjectPointer project = m_tracker.project(input["project"].toString());
    if (!project)
        payload.errors.push_back(
            {{"project"}, "NOT_FOUND", "There is no project " + inQuotes(input["project"].toString()) + "."});
    else if (project->isArchived)
        payload.errors.push_back({{"project"},
                                  "ARCHIVED",
                                  "The project " + project->key + " is archived and takes no new issues."});
    setTitle(input["title"], issue, payload.errors);
    checkText(input["body"].toString(), payload.errors);
    setAssignees(input["assignees"], issue, payload.errors);
    if (project) {
        issue.project = project->id;
        setLabels(input["labels"], issue, payload.errors);
    }
    setEstimate(input["estimate"], issue, payload.errors);
    if (!payload.errors.empty())
        return payload;
    issue.body = input["body"].toString();
    issue.priority = input["priority"].toString();
    issue.dueOn = input["dueOn"].toString();
    issue.author = viewer();
    issue.createdAt = issue.updatedAt = now();
    payload.issue = m_tracker.add(std::move(issue));
    return payload;
}

IssuePayload IssueChanges::update(const json::Value &input) const
{
    IssuePayload payload;
    const IssuePointer found = issueIn(input, payload.errors);
    if (!found)
        return payload;
    if (input.size() < 2) // nothing but the issue itself
        payload.errors.push_back({{}, "UNCHANGED", "Nothing was given to change."});
    Issue issue = *found;
    const auto requireValue = [&](std::string_view name) {
        const bool isNull = input.contains(name) && input[name].isNull();
        if (isNull)
            payload.errors.push_back(
                {{std::string(name)}, "BLANK", "An issue cannot be without " + std::string(name) + "."});
        return input.contains(name) && !isNull;
    };
    if (requireValue("title"))
        setTitle(input["title"], issue, payload.errors);
    if (requireValue("body")) {
        checkText(input["body"].toString(), payload.errors);
        issue.body = input["body"].toString();
    }
    if (requireValue("priority"))
        issue.priority = input["priority"].toString();
    if (input.contains("assignees"))
        setAssignees(input["assignees"], issue, payload.errors);
    if (input.contains("labels"))
        setLabels(input["labels"], issue, payload.errors);
    if (input.contains("estimate"))
        setEstimate(input["estimate"], issue, payload.errors);
    if (input.contains("dueOn"))
        issue.dueOn = input["dueOn"].toString();
    if (payload.errors.empty())
        payload.issue = m_tracker.update(std::move(issue), ChangeKind::Updated, now());
    return payload;
}

IssuePayload IssueChanges::setState(const json::Value &input) const
{
    IssuePayload payload;
    const IssuePointer found = issueIn(input, payload.errors);
    const std::string state(input["state"].toString());
    if (state == "ON_HOLD")
        payload.errors.push_back({{"state"}, "DEPRECATED", "ON_HOLD is not used any more. Use BLOCKED."});
    else if (found && found->state == state)
        payload.errors.push_back({{"state"}, "UNCHANGED", found->key + " is " + state + " already."});
    if (!payload.errors.empty())
        return payload;
    Issue issue = *found;
    issue.stateChanges.push_back({viewer(), issue.state, state, now()});
    issue.state = state;
    payload.issue = m_tracker.update(std::move(issue), ChangeKind::StateChanged, now());
    return payload;
}

CommentPayload IssueChanges::comment(const json::Value &input) const
{
    CommentPayload payload;
    const IssuePointer issue = issueIn(input, payload.errors);
    const std::string_view body = input["body"].toString();
    if (isBlank(body))
        payload.errors.push_back({{"body"}, "BLANK", "A comment can't be blank."});
    checkText(body, payload.errors);
    if (payload.errors.empty())
        payload.comment = m_tracker.add(
            Comment{.issue = issue->id, .author = viewer(), .body = std::string(body), .createdAt = now()});
    return payload;
}

DeletePayload IssueChanges::remove(const json::Value &input) const
{
    DeletePayload payload;
    if (const IssuePointer issue = issueIn(input, payload.errors)) {
        m_tracker.removeIssue(issue->id, now());
        payload.deletedId = globalId(*issue);
    }
    return payload;
}

namespace {

bool isListed(const json::Value &list, std::string_view text)
{
    return std::any_of(list.elements().begin(), list.elements().end(),
                       [&](const json::Value &element) { return element.toString() == text; });
}

class IssueFilter {
public:
    IssueFilter(const Tracker &tracker, const json::Value &filter)
        : m_tracker(tracker)
        , m_filter(filter)
        , m_words(wordsOf(filter["text"].toString()))
        , m_after(parseRfc3339(filter["createdAfter"].toString()))
        , m_before(parseRfc3339(filter["createdBefore"].toString()))
    {
        if (given("project"))
            m_project = idOf(m_tracker.project(text("project")));
        if (given("assignee"))
            m_assignee = idOf(m_tracker.account(text("assignee")));
        if (given("author"))
            m_author = idOf(m_tracker.account(text("author")));
    }

    bool fits(const Issue &issue) const
    {
        if (given("states") && !isListed(m_filter["states"], issue.state))
            return false;
        if (given("priorities") && !isListed(m_filter["priorities"], issue.priority))
            return false;
        if (m_project && issue.project != *m_project)
            return false;
        if (m_author && issue.author != *m_author)
            return false;
        if (m_assignee && std::ranges::find(issue.assignees, *m_assignee) == issue.assignees.end())
            return false;
        if ((m_after && issue.createdAt <= *m_after) || (m_before && issue.createdAt >= *m_before))
            return false;
        if (given("dueBy") && (issue.dueOn.empty() || issue.dueOn > text("dueBy")))
            return false;
        return hasLabels(issue)
               && (m_words.empty() || occurrences(issue.title + " " + issue.body, m_words) > 0);
    }

private:
    template <class Pointer>
    static RecordId idOf(const Pointer &record) // none has the id 0
    {
        return record ? record->id : 0;
    }
    bool given(std::string_view name) const { return !m_filter[name].isNull(); }
    std::string_view text(std::string_view name) const { return m_filter[name].toString(); }
    bool hasLabels(const Issue &issue) const
    {
        const auto wanted = m_filter["labels"].elements();
        return std::all_of(wanted.begin(), wanted.end(), [&](const json::Value &name) {
            const LabelPointer label = m_tracker.label(issue.project, name.toString());
            return label && std::ranges::find(issue.labels, label->id) != issue.labels.end();
        });
    }

    const Tracker &m_tracker;
    const json::Value &m_filter;
    std::vector<std::string> m_words;
    std::optional<WallTime> m_after;
    std::optional<WallTime> m_before;
    std::optional<RecordId> m_project;
    std::optional<RecordId> m_assignee;
    std::optional<RecordId> m_author;
};

std::size_t rankOf(std::string_view priority)
{
    constexpr std::array<std::string_view, 4> kPriorities{"LOW", "NORMAL", "HIGH", "URGENT"};
    return static_cast<std::size_t>(std::ranges::find(kPriorities, priority) - kPriorities.begin());
}

using Before = std::function<bool(const Issue &, const Issue &)>;

Before orderBy(std::string_view field)
{
    if (field == "UPDATED_AT")
        return [](const Issue &a, const Issue &b) { return a.updatedAt < b.updatedAt; };
    if (field == "PRIORITY")
        return [](const Issue &a, const Issue &b) { return rankOf(a.priority) < rankOf(b.priority); };
    if (field == "TITLE")
        return [](const Issue &a, const Issue &b) { return a.title < b.title; };
    if (field == "DUE_ON")
        return [](const Issue &a, const Issue &b) { return a.dueOn < b.dueOn; };
    return [](const Issue &a, const Issue &b) { return a.createdAt < b.createdAt; };
}

} // namespace

std::vector<IssuePointer> findIssues(const Tracker &tracker, const json::Value &arguments)
{
    const IssueFilter filter(tracker, arguments["filter"]);
    std::vector<IssuePointer> found;
    for (const auto &[id, issue] : tracker.issues())
        if (filter.fits(*issue))
            found.push_back(issue);
    const json::Value &order = arguments["orderBy"];
    const std::string_view field = order.isNull() ? "CREATED_AT" : order["field"].toString();
    const bool isDescending = order.isNull() || order["direction"].toString() == "DESC";
    const Before before = orderBy(field);
    std::stable_sort(found.begin(), found.end(), [&](const IssuePointer &a, const IssuePointer &b) {
        if (field == "DUE_ON" && a->dueOn.empty() != b->dueOn.empty())
            return b->dueOn.empty(); // without a day last, whatever the direction
        return isDescending ? before(*b, *a) : before(*a, *b);
    });
    return found;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (isAsciiSpace(c)) {
            if (!words.back().empty())
                words.emplace_back();
        } else {
            words.back() += asciiLower(c);
        }
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

std::size_t occurrences(std::string_view text, const std::vector<std::string> &words)
{
    const std::string lower = asciiLower(text);
    std::size_t count = 0;
    for (const std::string &word : words) {
        std::size_t inText = 0;
        for (std::size_t at = lower.find(word); at != std::string::npos; at = lower.find(word, at + 1))
            ++inText;
        if (inText == 0)
            return 0;
        count += inText;
    }
    return count;
}

IssuePointer issueOf(const Tracker &tracker, const json::Value &reference)
{
    if (reference["key"].isString())
        return tracker.issue(reference["key"].toString());
    return recordOf(tracker.issues(), reference["id"].toString());
}

} // namespace tooltray::demo
