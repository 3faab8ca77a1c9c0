// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/issuequery.h"

#include "base/time/rfc3339.h"
#include "demo/tracker/tracker.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace tooltray::demo {

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
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
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
