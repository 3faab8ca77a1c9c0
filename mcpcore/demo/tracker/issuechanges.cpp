// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/issuechanges.h"

#include "demo/tracker/issuequery.h"

#include <algorithm>
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

// Code points, not bytes.
std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
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
    else if (lengthOf(title.toString()) > kMaxTitle)
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

} // namespace tooltray::demo
