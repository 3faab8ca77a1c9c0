// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/mutationfields.h"

#include "demo/fields.h"
#include "demo/issuechanges.h"
#include "demo/sampledata.h"

#include <utility>

namespace tooltray::demo {

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
        .add("createIssue", [changes](const FieldCall &call) { return own(changes.create(call["input"])); })
        .add("updateIssue", [changes](const FieldCall &call) { return own(changes.update(call["input"])); })
        .add("setIssueState",
             [changes](const FieldCall &call) { return own(changes.setState(call["input"])); })
        .add("addComment", [changes](const FieldCall &call) { return own(changes.comment(call["input"])); })
        .add("deleteIssue", [changes](const FieldCall &call) { return own(changes.remove(call["input"])); })
        .add("resetData", [&tracker](const FieldCall &) {
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

} // namespace tooltray::demo
