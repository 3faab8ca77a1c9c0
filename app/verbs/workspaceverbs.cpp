// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

std::string workspaceTable(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{{"NAME", "TOOLS", "CLIENTS", "URL"}};
    for (const json::Value &one : answer["workspaces"].elements())
        rows.push_back({textOf(one["name"]), textOf(one["tools"]), std::to_string(one["clients"].size()),
                        textOf(one["url"])});
    return tableText(rows);
}

Result<ExitCode> listWorkspaces(VerbRun &run)
{
    return run.show("workspaces.list", json::Value::object(), workspaceTable);
}

Result<ExitCode> changeWorkspace(VerbRun &run, std::string_view operation, json::Value parameters,
                                 const std::string &done)
{
    if (run.isDryRun()) {
        run.output().done(json::Value::object({{"dry_run", true}}), "Nothing was changed.");
        return ExitCode::Ok;
    }
    const auto answer = run.ask(operation, std::move(parameters));
    if (!answer)
        return answer.error();
    const std::string folder = textOf((*answer)["kept_in"]);
    run.output().done(*answer, done + (folder.empty() ? "" : " Its files are in " + folder + '.'));
    return ExitCode::Ok;
}

Result<ExitCode> newWorkspace(VerbRun &run)
{
    return changeWorkspace(run, "workspaces.make", json::Value::object({{"workspace", run.word(0)}}),
                           "Created the workspace " + run.word(0) + '.');
}

Result<ExitCode> renameWorkspace(VerbRun &run)
{
    return changeWorkspace(run, "workspaces.rename",
                           json::Value::object({{"workspace", run.word(0)}, {"to", run.word(1)}}),
                           "Renamed the workspace " + run.word(0) + " to " + run.word(1) + '.');
}

Result<ExitCode> removeWorkspace(VerbRun &run)
{
    if (auto refusal = run.refusal("Remove the workspace " + run.word(0) + "?"))
        return *std::move(refusal);
    return changeWorkspace(run, "workspaces.remove", json::Value::object({{"workspace", run.word(0)}}),
                           "Removed the workspace " + run.word(0) + '.');
}

std::string storageText(const json::Value &answer)
{
    if (!answer.contains("from"))
        return "The library is where the configuration says; there is none to move.\n";
    std::vector<std::vector<std::string>> rows{{"From:", textOf(answer["from"])},
                                               {"To:", textOf(answer["to"])},
                                               {"Tools to copy:", textOf(answer["tools"])},
                                               {"Other objects:", textOf(answer["others"])},
                                               {"Differing:", textOf(answer["differing"])}};
    if (answer.contains("problem"))
        rows.push_back({"Problem:", textOf(answer["problem"])});
    return tableText(rows);
}

Result<ExitCode> showStorage(VerbRun &run)
{
    return run.show("storage.status", json::Value::object(), storageText);
}

Result<ExitCode> moveStorage(VerbRun &run)
{
    const auto offer = run.ask("storage.status");
    if (!offer)
        return offer.error();
    if (!(*offer)["can_move"].toBool() && !run.has("--leave"))
        return Error{ErrorKind::NotFound, "nothing_to_move",
                     "There is no library to move: " + storageText(*offer)};
    if (run.isDryRun()) {
        run.output().done(*offer, storageText(*offer));
        return ExitCode::Ok;
    }
    run.output().note(storageText(*offer));
    const bool leaves = run.has("--leave");
    if (auto refusal = run.refusal(leaves ? "Leave the previous library where it is for good?"
                                          : "Copy the library? The old one is kept."))
        return *std::move(refusal);
    const auto answer = run.ask(leaves ? "storage.leave" : "storage.move");
    if (!answer)
        return answer.error();
    run.output().done(*answer, leaves ? "It is not offered again."
                                      : "The library was copied; the old one is unchanged.");
    return ExitCode::Ok;
}

constexpr std::array<VerbArgument, 3> kOneWorkspace{
    {{"WORKSPACE", "name of the workspace", ArgumentCount::One, Candidates::Workspaces}}};

constexpr std::array kWorkspaceVerbs{
    Verb{.name = "workspace list",
         .summary = "list the workspaces",
         .examples = {{{"workspace list", "with their addresses"}}},
         .run = listWorkspaces},
    Verb{.name = "workspace new",
         .summary = "create a workspace",
         .arguments = {{{"WORKSPACE", "lowercase letters, digits, - and _"}}},
         .examples = {{{"workspace new team", "it is served at /w/team/mcp"}}},
         .exits = {ExitCode::Invalid},
         .effect = Verb::Effect::Changes,
         .run = newWorkspace},
    Verb{.name = "workspace rename",
         .summary = "rename a workspace",
         .arguments = {{{"WORKSPACE", "name of the workspace", ArgumentCount::One, Candidates::Workspaces},
                        {"NAME", "the new name"}}},
         .examples = {{{"workspace rename team shop", "its clients need the new address"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .effect = Verb::Effect::Changes,
         .run = renameWorkspace},
    Verb{.name = "workspace remove",
         .summary = "remove a workspace; its files are kept under another name",
         .arguments = kOneWorkspace,
         .examples = {{{"workspace remove team --yes", "without asking"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Invalid},
         .effect = Verb::Effect::Changes,
         .run = removeWorkspace},
    Verb{.name = "storage status",
         .summary = "show whether a library is left in a previous storage",
         .examples = {{{"storage status", "after storage in config.yaml has changed"}}},
         .run = showStorage},
    Verb{
        .name = "storage move",
        .summary = "copy the library from its previous storage",
        .description = "Everything is copied and compared; the previous library stays as it is.",
        .options = {{{"--leave", "", "leave it where it is, and do not offer it again"}}},
        .examples = {{{"storage move --dry-run", "what would be copied"}, {"storage move --yes", "copy it"}}},
        .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Upstream},
        .effect = Verb::Effect::Changes,
        .run = moveStorage},
};

} // namespace

std::span<const Verb> workspaceVerbs()
{
    return kWorkspaceVerbs;
}

} // namespace tooltray::app
