// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/schema/fields.h"

#include "base/time/rfc3339.h"
#include "demo/tracker/issues.h"
#include "demo/tracker/page.h"
#include "graphql/executor/resolvers.h"
#include "graphql/validation/coerceliteral.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tooltray::demo {

namespace {

using Outcome = graphql::Scalar::Outcome;

Outcome refuse(std::string_view type, const json::Value &value, std::string_view form)
{
    return {std::nullopt, std::string(type) + " cannot represent " + graphql::inspect(value)
                              + "; it is written as " + std::string(form) + "."};
}

// Any offset comes in; what goes out, and what is compared, is UTC.
Outcome dateTime(const json::Value &value)
{
    if (const auto time = value.isString() ? parseRfc3339(value.toString()) : std::nullopt)
        return {json::Value(formatRfc3339(*time)), {}};
    return refuse("DateTime", value, "\"2026-02-14T09:30:00Z\"");
}

Outcome date(const json::Value &value)
{
    const std::string_view text = value.toString();
    const std::optional<WallTime> midnight = parseRfc3339(std::string(text) + "T00:00:00Z");
    if (text.size() == 10 && midnight)
        return {value, {}};
    return refuse("Date", value, "\"2026-02-14\"");
}

Outcome color(const json::Value &value)
{
    const std::string_view text = value.toString();
    const bool isColor = text.size() == 7 && text[0] == '#'
                         && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
    return isColor ? Outcome{value, {}} : refuse("Color", value, "\"#1f6feb\"");
}

} // namespace

void addScalars(graphql::Resolvers &resolvers)
{
    resolvers.setScalar("DateTime", {dateTime, dateTime});
    resolvers.setScalar("Date", {date, date});
    resolvers.setScalar("Color", {color, color});
}

namespace {

class RecordFields {
public:
    RecordFields(graphql::Resolvers &resolvers, const Tracker &tracker)
        : m_resolvers(resolvers)
        , m_tracker(tracker)
    {}

    void addAll();

private:
    void addAccounts();
    void addProjects();
    void addIssues();
    void addIssueLists();
    void addComments();
    void addLists();
    template <class Record>
    void addConnection(std::string_view type, std::string_view edge);
    template <class Item>
    void addOffsetList(std::string_view type);

    graphql::Resolvers &m_resolvers;
    const Tracker &m_tracker;
};

// Where one record is in its connection.
template <class Record>
struct Edge {
    std::shared_ptr<const Record> node;
    std::string cursor;
};

struct PageInfo {
    bool hasNext = false;
    bool hasPrevious = false;
    std::optional<std::string> start;
    std::optional<std::string> end;
};

Resolved textOrNull(const std::optional<std::string> &text)
{
    return text ? Resolved(*text) : Resolved();
}

template <class Record>
std::string idOf(const Record &record)
{
    return globalId(record);
}

void RecordFields::addAll()
{
    addAccounts();
    addProjects();
    addIssues();
    addIssueLists();
    addComments();
    addLists();
}

void RecordFields::addAccounts()
{
    Fields<Account> user(m_resolvers, "User");
    user.add("id", idOf<Account>)
        .add("login", &Account::login)
        .add("name", &Account::name)
        .add("role", &Account::role)
        .add("email", &Account::email)
        .add("joinedAt", [](const Account &account) { return formatRfc3339(account.joinedAt); })
        .add("leads",
             [&tracker = m_tracker](const Account &account) {
                 std::vector<ProjectPointer> projects;
                 for (const auto &[id, project] : tracker.projects())
                     if (project->lead == account.id)
                         projects.push_back(project);
                 return shown(projects);
             })
        .add("assignedIssues", [&tracker = m_tracker](const Account &account, const ResolveInfo &info) {
            std::vector<IssuePointer> issues = findIssues(tracker, info.arguments);
            std::erase_if(issues, [&](const IssuePointer &issue) {
                return std::ranges::find(issue->assignees, account.id) == issue->assignees.end();
            });
            return connection(issues, info.arguments);
        });
    Fields<Account>(m_resolvers, "Bot")
        .add("id", idOf<Account>)
        .add("login", &Account::login)
        .add("name", &Account::name)
        .add("purpose", &Account::purpose);
}

void RecordFields::addProjects()
{
    Fields<Project>(m_resolvers, "Project")
        .add("id", idOf<Project>)
        .add("key", &Project::key)
        .add("name", &Project::name)
        .add("description", &Project::description)
        .add("color", &Project::color)
        .add("isArchived", &Project::isArchived)
        .add("lead",
             [&tracker = m_tracker](const Project &project) { return shown(tracker.account(project.lead)); })
        .add("createdAt", [](const Project &project) { return formatRfc3339(project.createdAt); })
        .add("labels",
             [&tracker = m_tracker](const Project &project) {
                 std::vector<LabelPointer> labels;
                 for (const auto &[id, label] : tracker.labels())
                     if (label->project == project.id)
                         labels.push_back(label);
                 std::ranges::sort(labels, {}, [](const LabelPointer &label) { return label->name; });
                 return shown(labels);
             })
        .add("openIssueCount",
             [&tracker = m_tracker](const Project &project) {
                 return std::ranges::count_if(tracker.issues(), [&](const auto &entry) {
                     return entry.second->project == project.id && !entry.second->isClosed();
                 });
             })
        .add("issues", [&tracker = m_tracker](const Project &project, const ResolveInfo &info) {
            std::vector<IssuePointer> issues = findIssues(tracker, info.arguments);
            std::erase_if(issues, [&](const IssuePointer &issue) { return issue->project != project.id; });
            return connection(issues, info.arguments);
        });
    Fields<Label>(m_resolvers, "Label")
        .add("id", idOf<Label>)
        .add("name", &Label::name)
        .add("color", &Label::color)
        .add("project",
             [&tracker = m_tracker](const Label &label) { return shown(tracker.project(label.project)); });
}

void RecordFields::addIssues()
{
    Fields<Issue>(m_resolvers, "Issue")
        .add("id", idOf<Issue>)
        .add("key", &Issue::key)
        .add("number", &Issue::number)
        .add("title", &Issue::title)
        .add("body", &Issue::body)
        .add("state", &Issue::state)
        .add("priority", &Issue::priority)
        .add("isActive", [](const Issue &issue) { return issue.state == "IN_PROGRESS"; })
        .add("estimate",
             [](const Issue &issue) { return issue.estimate ? Resolved(*issue.estimate) : Resolved(); })
        .add("dueOn",
             [](const Issue &issue) { return issue.dueOn.empty() ? Resolved() : Resolved(issue.dueOn); })
        .add("createdAt", [](const Issue &issue) { return formatRfc3339(issue.createdAt); })
        .add("updatedAt", [](const Issue &issue) { return formatRfc3339(issue.updatedAt); })
        .add("closedAt",
             [](const Issue &issue) {
                 const bool wasClosed = issue.isClosed() && !issue.stateChanges.empty();
                 return wasClosed ? Resolved(formatRfc3339(issue.stateChanges.back().at)) : Resolved();
             })
        .add("project",
             [&tracker = m_tracker](const Issue &issue) { return shown(tracker.project(issue.project)); })
        .add("author",
             [&tracker = m_tracker](const Issue &issue) { return shown(tracker.account(issue.author)); });
}

void RecordFields::addIssueLists()
{
    Fields<Issue>(m_resolvers, "Issue")
        .add("assignees",
             [&tracker = m_tracker](const Issue &issue) {
                 Resolved::List list;
                 for (const RecordId id : issue.assignees)
                     list.push_back(shown(tracker.account(id)));
                 return list;
             })
        .add("labels",
             [&tracker = m_tracker](const Issue &issue) {
                 std::vector<LabelPointer> labels;
                 for (const RecordId id : issue.labels)
                     labels.push_back(tracker.label(id));
                 std::ranges::sort(labels, {}, [](const LabelPointer &label) { return label->name; });
                 return shown(labels);
             })
        .add("blockedBy",
             [&tracker = m_tracker](const Issue &issue) {
                 Resolved::List list;
                 for (const RecordId id : issue.blockedBy)
                     if (const IssuePointer blocking = tracker.issue(id)) // it may have been deleted
                         list.push_back(shown(blocking));
                 return list;
             })
        .add("commentCount",
             [&tracker = m_tracker](const Issue &issue) { return tracker.commentsOn(issue.id).size(); })
        .add("comments",
             [&tracker = m_tracker](const Issue &issue, const ResolveInfo &info) {
                 return connection(tracker.commentsOn(issue.id), info.arguments);
             })
        .add("timeline", [&tracker = m_tracker](const Issue &issue) {
            std::vector<std::pair<WallTime, Resolved>> items;
            for (const StateChange &change : issue.stateChanges)
                items.emplace_back(change.at, own(change, "StateChange"));
            for (const CommentPointer &comment : tracker.commentsOn(issue.id))
                items.emplace_back(comment->createdAt, shown(comment));
            std::ranges::stable_sort(items, {}, [](const auto &item) { return item.first; });
            Resolved::List list;
            for (auto &item : items)
                list.push_back(std::move(item.second));
            return list;
        });
}

void RecordFields::addComments()
{
    Fields<Comment>(m_resolvers, "Comment")
        .add("id", idOf<Comment>)
        .add("body", &Comment::body)
        .add("createdAt", [](const Comment &comment) { return formatRfc3339(comment.createdAt); })
        .add("issue",
             [&tracker = m_tracker](const Comment &comment) { return shown(tracker.issue(comment.issue)); })
        .add("author", [&tracker = m_tracker](const Comment &comment) {
            return shown(tracker.account(comment.author));
        });
    Fields<StateChange>(m_resolvers, "StateChange")
        .add("actor", [&tracker = m_tracker](
                          const StateChange &change) { return shown(tracker.account(change.actor)); })
        .add("from", &StateChange::from)
        .add("to", &StateChange::to)
        .add("at", [](const StateChange &change) { return formatRfc3339(change.at); });
}

template <class Record>
void RecordFields::addConnection(std::string_view type, std::string_view edge)
{
    using Page = RecordConnection<Record>;
    Fields<Page>(m_resolvers, type)
        .add("edges",
             [](const Page &page) {
                 Resolved::List edges;
                 for (std::size_t i = 0; i < page.nodes.size(); ++i)
                     edges.push_back(own(Edge<Record>{page.nodes[i], page.cursors[i]}));
                 return edges;
             })
        .add("nodes", [](const Page &page) { return shown(page.nodes); })
        .add("pageInfo",
             [](const Page &page) {
                 PageInfo info{page.hasNext(), page.hasPrevious(), {}, {}};
                 if (!page.cursors.empty()) {
                     info.start = page.cursors.front();
                     info.end = page.cursors.back();
                 }
                 return own(std::move(info));
             })
        .add("totalCount", &Page::total);
    Fields<Edge<Record>>(m_resolvers, edge)
        .add("cursor", &Edge<Record>::cursor)
        .add("node", [](const Edge<Record> &at) { return shown(at.node); });
}

template <class Item>
void RecordFields::addOffsetList(std::string_view type)
{
    using List = OffsetList<Item>;
    Fields<List>(m_resolvers, type)
        .add("items", [](const List &list) { return shown(list.items); })
        .add("total", &List::total)
        .add("offset", &List::offset)
        .add("limit", &List::limit);
}

void RecordFields::addLists()
{
    addConnection<Project>("ProjectConnection", "ProjectEdge");
    addConnection<Issue>("IssueConnection", "IssueEdge");
    addConnection<Comment>("CommentConnection", "CommentEdge");
    Fields<PageInfo>(m_resolvers, "PageInfo")
        .add("hasNextPage", &PageInfo::hasNext)
        .add("hasPreviousPage", &PageInfo::hasPrevious)
        .add("startCursor", [](const PageInfo &info) { return textOrNull(info.start); })
        .add("endCursor", [](const PageInfo &info) { return textOrNull(info.end); });
    addOffsetList<Account>("UserList");
    addOffsetList<Issue>("IssueList");
}

} // namespace

void addRecordFields(graphql::Resolvers &resolvers, const Tracker &tracker)
{
    RecordFields(resolvers, tracker).addAll();
}

} // namespace tooltray::demo
