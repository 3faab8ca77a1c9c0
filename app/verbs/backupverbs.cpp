// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

std::string backupTable(const json::Value &answer)
{
    if (answer["backups"].size() == 0)
        return "There is no backup yet.\n";
    std::vector<std::vector<std::string>> rows{{"ID", "TIME", "LABEL"}};
    for (const json::Value &one : answer["backups"].elements())
        rows.push_back({textOf(one["id"]), textOf(one["time"]), textOf(one["label"])});
    return tableText(rows);
}

Result<ExitCode> listBackups(VerbRun &run)
{
    return run.show("backups.list", json::Value::object(), backupTable);
}

Result<ExitCode> createBackup(VerbRun &run)
{
    if (run.isDryRun()) {
        run.output().done(json::Value::object({{"dry_run", true}}), "Nothing was changed.");
        return ExitCode::Ok;
    }
    const std::string label = run.word(0).empty() ? "Backed up" : run.word(0);
    const auto answer = run.ask("backups.create", json::Value::object({{"label", label}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, "Created the backup " + textOf((*answer)["backup"]["id"])
                                   + ". It is never deleted automatically.");
    return ExitCode::Ok;
}

// The change makes a backup of the present state, so that a restored one can be taken back.
Result<ExitCode> restoreBackup(VerbRun &run)
{
    const auto parameters = [&](bool isDryRun) {
        return json::Value::object({{"id", run.word(0)}, {"dry_run", isDryRun}});
    };
    const auto looked = run.ask("backups.restore", parameters(true));
    if (!looked)
        return looked.error();
    const json::Value &backup = (*looked)["backup"];
    const std::string which =
        textOf(backup["id"]) + " of " + textOf(backup["time"]) + " (" + textOf(backup["label"]) + ')';
    if (run.isDryRun()) {
        run.output().done(*looked, "Would restore the backup " + which + ". Nothing was changed.");
        return ExitCode::Ok;
    }
    if (auto refusal = run.refusal("Replace tools, endpoints and settings of the workspace with the backup "
                                   + which + '?'))
        return *std::move(refusal);
    const auto answer = run.ask("backups.restore", parameters(false));
    if (!answer)
        return answer.error();
    run.output().done(*answer, "Restored the backup " + which
                                   + ". To undo this, restore the newest backup in tooltray backup list.");
    return ExitCode::Ok;
}

constexpr std::array kBackupVerbs{
    Verb{.name = "backup list",
         .summary = "list the backups of the workspace",
         .description = "The list includes the states before the last ten changes of the workspace,\n"
                        "and those before each change of the file format.",
         .examples = {{{"backup list", "the newest first"}}},
         .run = listBackups},
    Verb{.name = "backup create",
         .summary = "back up the current state of the workspace",
         .description = "It contains the tools, endpoints and settings of the workspace without secrets,\n"
                        "and is never deleted automatically.",
         .arguments = {{{"LABEL", "label to find it by (default: Backed up)", ArgumentCount::Optional}}},
         .examples = {{{"backup create before-cleanup", "before a larger change"}}},
         .exits = {ExitCode::Invalid},
         .effect = Verb::Effect::Changes,
         .run = createBackup},
    Verb{.name = "backup restore",
         .summary = "restore the state of a backup",
         .description = "The current state becomes a backup first.",
         .arguments = {{{"ID", "as tooltray backup list shows it"}}},
         .examples = {{{"backup restore 0000000012", "shows the backup and asks first"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Invalid},
         .effect = Verb::Effect::Changes,
         .run = restoreBackup},
};

} // namespace

std::span<const Verb> backupVerbs()
{
    return kBackupVerbs;
}

} // namespace tooltray::app
