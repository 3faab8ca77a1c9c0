// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

constexpr std::size_t kLongestLabel = 200;

using Moments = std::vector<engine::SavedMoment>;

json::Value momentValue(const engine::SavedMoment &moment)
{
    return json::Value::object({{"id", moment.id}, {"time", moment.time}, {"label", moment.label}});
}

void listBackups(OperationCall &call)
{
    call.answerWith(call.engine().workspaceClient().moments(), [](const Moments &moments) {
        json::Value list = json::Value::array();
        for (const engine::SavedMoment &moment : moments)
            list.append(momentValue(moment));
        return json::Value::object({{"backups", std::move(list)}});
    });
}

// The newest of the list is the one that was just made.
void createBackup(OperationCall &call)
{
    const std::string label = call.text("label");
    if (label.empty() || label.size() > kLongestLabel)
        return call.done(
            Error{ErrorKind::Invalid, "bad_label",
                  "The label of a backup has 1 to " + std::to_string(kLongestLabel) + " bytes."});
    whenDone(call.engine().workspaceClient().keepMoment(label), &call, [&call](const Result<void> &kept) {
        if (!kept)
            return call.done(kept.error());
        call.answerWith(call.engine().workspaceClient().moments(), [](const Moments &moments) {
            return json::Value::object(
                {{"backup", moments.empty() ? json::Value() : momentValue(moments.front())}});
        });
    });
}

void restoreBackup(OperationCall &call)
{
    whenDone(call.engine().workspaceClient().moments(), &call, [&call](const Result<Moments> &moments) {
        if (!moments)
            return call.done(moments.error());
        const std::string id = call.text("id");
        const auto found = std::ranges::find(*moments, id, &engine::SavedMoment::id);
        if (found == moments->end())
            return call.done(Error{ErrorKind::NotFound, "backup_missing", "There is no backup " + id + ".",
                                   "See tooltray backup list."});
        json::Value answer = json::Value::object({{"backup", momentValue(*found)}});
        if (call["dry_run"].toBool())
            return call.done(std::move(answer));
        call.answerWith(call.engine().workspaceClient().goBack(id),
                        [answer = std::move(answer)] { return answer; });
    });
}

constexpr std::array kBackupOperations{
    Operation{"backups.list", listBackups},
    Operation{"backups.create", createBackup},
    Operation{"backups.restore", restoreBackup},
};

} // namespace

std::span<const Operation> backupOperations()
{
    return kBackupOperations;
}

} // namespace tooltray::app
