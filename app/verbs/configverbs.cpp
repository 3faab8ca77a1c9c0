// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafolder.h"
#include "app/verbs/validation.h"
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "json/write.h"

#include <array>

namespace tooltray::app {
namespace {

std::string configText(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{{"SETTING", "VALUE", "ORIGIN"}};
    for (const json::Value &setting : answer["settings"].elements())
        rows.push_back({textOf(setting["name"]), textOf(setting["value"]), textOf(setting["origin"])});
    const std::string file = textOf(answer["config_file"]);
    std::string text = tableText(rows) + '\n'
                       + (file.empty() ? "There is no configuration file." : "Configuration: " + file) + '\n';
    return answer.contains("problem") ? text + plainLine(textOf(answer["problem"])) + '\n' : text;
}

Result<ExitCode> showConfig(VerbRun &run)
{
    return run.show("configuration.show", json::Value::object(), configText);
}

Result<ExitCode> showPaths(VerbRun &run)
{
    const std::string given = run.option("--data-dir");
    const auto folder = openDataFolder(given.empty() ? std::nullopt : std::optional(given));
    if (!folder)
        return folder.error();
    const std::string config =
        run.option("--config").empty() ? *folder + "/config.yaml" : run.option("--config");
    run.output().result(json::Value::object({{"data_folder", *folder},
                                             {"config_file", config},
                                             {"settings_file", *folder + "/settings.json"}}),
                        tableText({{"Data folder:", *folder},
                                   {"Configuration:", config},
                                   {"Settings:", *folder + "/settings.json"}}));
    return ExitCode::Ok;
}

Result<ExitCode> report(VerbRun &run, const std::vector<FileProblem> &problems, std::size_t files)
{
    const std::string format = run.output().isJson() ? "json" : run.option("--format");
    if (!format.empty() && format != "text" && format != "json" && format != "sarif")
        return Error{ErrorKind::Usage, "bad_value", "--format is text, json or sarif, not " + format + "."};
    if (format == "sarif") {
        run.output().line(json::Value(), json::writePretty(sarifReport(problems)));
    } else if (format == "json") {
        json::Value list = json::Value::array();
        for (const FileProblem &problem : problems)
            list.append(valueOf(problem));
        const Output json(Output::Form::Json, false);
        json.result(json::Value::object({{"files", files}, {"problems", std::move(list)}}), {});
    } else {
        std::string text;
        for (const FileProblem &problem : problems)
            text += plainLine(lineOf(problem)) + '\n';
        run.output().result({}, text + std::to_string(files) + (files == 1 ? " file, " : " files, ")
                                    + std::to_string(problems.size())
                                    + (problems.size() == 1 ? " problem" : " problems"));
    }
    return problems.empty() ? ExitCode::Ok : ExitCode::Invalid;
}

Result<ExitCode> validateFiles(VerbRun &run)
{
    std::vector<FileProblem> problems;
    std::size_t files = 0;
    for (const std::string &name : run.words()) {
        auto checked = validateFile(name);
        if (!checked)
            return std::move(checked).error();
        files += checked->files;
        problems.insert(problems.end(), checked->problems.begin(), checked->problems.end());
    }
    return report(run, problems, files);
}

Result<ExitCode> checkConfig(VerbRun &run)
{
    std::string file = run.word(0).empty() ? run.option("--config") : run.word(0);
    if (file.empty()) {
        const std::string given = run.option("--data-dir");
        const auto folder = openDataFolder(given.empty() ? std::nullopt : std::optional(given));
        if (!folder)
            return folder.error();
        file = *folder + "/config.yaml";
    }
    const auto checked = validateConfiguration(file);
    if (!checked)
        return checked.error();
    return report(run, checked->problems, checked->files);
}

constexpr VerbOption kFormat{"--format", "FORMAT", "text, json or sarif (default: text)"};

constexpr std::array kConfigVerbs{
    Verb{.name = "validate",
         .summary = "check definitions and packs in files, without a running Tooltray",
         .description = "Takes packs, config.yaml, the JSON files of a workspace, and whole workspace "
                        "folders. Nothing is "
                        "sent.\nEndpoints may be missing: they may be in config.yaml, or belong to whoever "
                        "imports a pack.",
         .arguments = {{{"FILE", "files or workspace folders", ArgumentCount::Some, Candidates::Files}}},
         .options = {{kFormat}},
         .examples = {{{"validate workspaces/default", "a workspace that git keeps"},
                       {"validate tools.pack.json --format sarif", "for code scanning"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = validateFiles},
    Verb{.name = "config check",
         .summary = "check config.yaml",
         .arguments = {{{"FILE", "the file (default: config.yaml in the data folder)",
                         ArgumentCount::Optional, Candidates::Files}}},
         .options = {{kFormat}},
         .examples = {{{"config check ./config.yaml", "every mistake with its line and column"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = checkConfig},
    Verb{.name = "config show",
         .summary = "show the settings in effect and where each comes from",
         .examples = {{{"config show", "command line, config.yaml or the settings in the window"}}},
         .run = showConfig},
    Verb{.name = "config path",
         .summary = "print where data, configuration and settings are",
         .examples = {{{"config path", "of the usual data folder"}}},
         .run = showPaths},
};

} // namespace

std::span<const Verb> configVerbs()
{
    return kConfigVerbs;
}

} // namespace tooltray::app
