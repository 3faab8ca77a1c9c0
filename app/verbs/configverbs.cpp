// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafolder.h"
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "base/result/result.h"
#include "engine/settings/version.h"
#include "storage/configuration/readconfiguration.h"
#include "storage/documents/layout.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/health.h"
#include "workspace/codec/document.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/assembly.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"
#include "json/parser.h"
#include "json/value.h"
#include "json/write.h"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::app {
namespace {

// A fault of a file, with its place where that is known.
struct FileProblem {
    std::string file;
    std::optional<std::size_t> line = {};
    std::size_t column = 1;
    std::string code; // "file_invalid", "operation_invalid"
    std::string message;
};

struct CheckedFiles {
    std::size_t files = 0;
    std::vector<FileProblem> problems = {};
};

namespace fs = std::filesystem;

using workspace::Document;
using workspace::DocumentKey;
using workspace::ObjectKind;

std::optional<std::string> variableOf(const std::string &name)
{
    const char *value = std::getenv(name.c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

FileProblem problemIn(const std::string &file, const workspace::DocumentError &error)
{
    return {file, error.position.line, error.position.column, "file_invalid", error.message.text()};
}

void addEndpointsOf(const workspace::Object &object, std::set<std::string> &names)
{
    for (const workspace::ObjectKey &needed : workspace::referencesOf(object)) {
        if (needed.kind == ObjectKind::Endpoint)
            names.insert(needed.name);
    }
}

// Stands for an endpoint that is defined elsewhere: by whoever imports a pack, or in config.yaml.
workspace::Endpoint placeholder(const std::string &name)
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = "https://" + name + ".invalid/graphql";
    endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    return endpoint;
}

std::vector<workspace::Object> endpointsNamedIn(const workspace::Pack &pack)
{
    std::set<std::string> names;
    for (const auto &[key, object] : pack.objects)
        addEndpointsOf(object, names);
    std::vector<workspace::Object> endpoints;
    for (const std::string &name : names)
        endpoints.emplace_back(placeholder(name));
    return endpoints;
}

// The workspace with an endpoint wherever a tool needs one.
workspace::WorkspacePtr withEndpoints(workspace::WorkspacePtr workspace)
{
    std::set<std::string> names;
    for (const auto &item : workspace->entries(ObjectKind::Tool))
        addEndpointsOf(item.value.object(), names);
    for (const auto &item : workspace->entries(ObjectKind::Endpoint))
        names.erase(item.name);
    if (names.empty() && workspace->entries(ObjectKind::Endpoint).isEmpty())
        names.insert("default");
    workspace::Edit edit{"Complete the endpoints", workspace::Origin::Person, {}};
    for (const std::string &name : names)
        edit.steps.emplace_back(
            workspace::PutObject{.object = placeholder(name), .layer = workspace::Layer::Session});
    const auto applied = workspace::apply(*workspace, edit);
    return applied ? applied->workspace : workspace;
}

CheckedFiles validatePack(const std::string &file, const std::string &text)
{
    CheckedFiles checked{1};
    workspace::DecodedPack decoded = workspace::decodePack(std::string_view(text));
    for (const workspace::DocumentError &error : decoded.errors)
        checked.problems.push_back(problemIn(file, error));
    const workspace::Schemas schemas;
    workspace::ImportOptions options;
    options.unread = decoded.unread;
    options.alongside = endpointsNamedIn(decoded.pack);
    options.schemas = &schemas;
    for (const Message &problem :
         planImport(*workspace::Workspace::create({}), decoded.pack, options).problems)
        checked.problems.push_back({file, {}, 1, "pack_invalid", problem.text()});
    return checked;
}

Result<CheckedFiles> validateFolder(const fs::path &folder)
{
    CheckedFiles checked;
    std::vector<Document> documents;
    std::error_code error;
    for (auto entry = fs::recursive_directory_iterator(folder, error); !error && entry != fs::end(entry);
         entry.increment(error)) {
        const fs::path relative = entry->path().lexically_relative(folder);
        const auto key = storage::documentAt(relative.generic_string());
        if (!key || !entry->is_regular_file(error))
            continue;
        auto text = VerbRun::readFile(entry->path().string());
        if (!text)
            return std::move(text).error();
        documents.push_back({*key, *std::move(text)});
    }
    if (error)
        return Error{ErrorKind::NotFound, "file_unreadable",
                     "The folder " + folder.string() + " cannot be read: " + error.message() + "."};
    if (documents.empty())
        return Error{ErrorKind::NotFound, "no_workspace",
                     "There is no workspace in the folder " + folder.string() + ".",
                     "Name the folder that has workspace.json."};
    checked.files = documents.size();
    const workspace::Assembled assembled = workspace::assemble({}, documents, 0);
    const auto fileOf = [&folder](const DocumentKey &key) {
        return (folder / storage::relativePath(key)).string();
    };
    for (const workspace::DocumentProblem &problem : assembled.problems)
        checked.problems.push_back(problemIn(fileOf(problem.key), problem.error));
    const auto health = workspace::Health::check(withEndpoints(assembled.workspace), {}, {});
    for (const std::string &tool : health.broken()) {
        for (const workspace::ToolProblem &problem : health.of(tool)->served.problems)
            checked.problems.push_back({fileOf(workspace::documentOf({ObjectKind::Tool, tool})),
                                        {},
                                        1,
                                        problem.code,
                                        withPlace(problem).text()});
    }
    return checked;
}

Result<CheckedFiles> validateDocument(const std::string &file, std::string text)
{
    const fs::path path = fs::absolute(file);
    const fs::path inFolder = path.parent_path().filename() / path.filename();
    auto key = storage::documentAt(path.filename().string());
    if (!key)
        key = storage::documentAt(inFolder.generic_string());
    if (!key)
        return Error{ErrorKind::Invalid, "unknown_file",
                     "The file " + file
                         + " is neither a pack nor a configuration nor a file of a workspace."};
    CheckedFiles checked{1};
    for (const workspace::DocumentError &error : workspace::decodeDocument({*key, std::move(text)}).errors)
        checked.problems.push_back(problemIn(file, error));
    return checked;
}

Result<CheckedFiles> validateConfiguration(const std::string &name)
{
    const auto text = VerbRun::readFile(name);
    if (!text)
        return text.error();
    const storage::ReadConfiguration read = storage::readConfiguration(*text, name, variableOf);
    CheckedFiles checked{1};
    for (const storage::ConfigurationProblem &problem : read.diagnostics)
        checked.problems.push_back(
            {name, problem.position.line, problem.position.column, "config_invalid", problem.message.text()});
    return checked;
}

// A pack, a configuration file, a document of a workspace, or a whole workspace folder; told apart by name and content.
// Nothing is sent: without schemas, operations are only read.
Result<CheckedFiles> validateFile(const std::string &name)
{
    std::error_code error;
    if (fs::is_directory(name, error))
        return validateFolder(name);
    const std::string extension = fs::path(name).extension().string();
    if (extension == ".yaml" || extension == ".yml")
        return validateConfiguration(name);
    auto text = VerbRun::readFile(name);
    if (!text)
        return std::move(text).error();
    const json::Parsed parsed = json::parse(*text);
    if (!parsed)
        return CheckedFiles{
            1, {{name, parsed.error->line, parsed.error->column, "file_invalid", parsed.error->message}}};
    if (parsed.value["format"].toString() == workspace::kPackFormat)
        return validatePack(name, *text);
    return validateDocument(name, *std::move(text));
}

std::string lineOf(const FileProblem &problem)
{
    std::string place = problem.file;
    if (problem.line)
        place += ':' + std::to_string(*problem.line) + ':' + std::to_string(problem.column);
    return place + ": " + problem.message;
}

json::Value valueOf(const FileProblem &problem)
{
    json::Value value = json::Value::object({{"file", problem.file}});
    if (problem.line) {
        value.set("line", *problem.line);
        value.set("column", problem.column);
    }
    value.set("code", problem.code);
    value.set("message", problem.message);
    return value;
}

// SARIF 2.1.0, which code scanning reads.
json::Value sarifReport(const std::vector<FileProblem> &problems)
{
    using json::Value;
    Value results = Value::array();
    for (const FileProblem &problem : problems) {
        const Value region =
            Value::object({{"startLine", problem.line.value_or(1)}, {"startColumn", problem.column}});
        const Value location = Value::object(
            {{"physicalLocation", Value::object({{"artifactLocation", Value::object({{"uri", problem.file}})},
                                                 {"region", region}})}});
        results.append(Value::object({{"ruleId", problem.code},
                                      {"level", "error"},
                                      {"message", Value::object({{"text", problem.message}})},
                                      {"locations", Value::array({location})}}));
    }
    const Value driver = Value::object({{"name", "tooltray"}, {"version", engine::kVersion}});
    const Value scan =
        Value::object({{"tool", Value::object({{"driver", driver}})}, {"results", std::move(results)}});
    return Value::object({{"version", "2.1.0"},
                          {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                          {"runs", Value::array({scan})}});
}

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

Result<std::string> dataFolderOf(const VerbRun &run)
{
    const std::string given = run.option("--data-dir");
    return openDataFolder(given.empty() ? std::nullopt : std::optional(given));
}

Result<ExitCode> showPaths(VerbRun &run)
{
    const auto folder = dataFolderOf(run);
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

Result<ExitCode> report(VerbRun &run, const CheckedFiles &checked)
{
    const auto &[files, problems] = checked;
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
    CheckedFiles all;
    for (const std::string &name : run.words()) {
        const auto checked = validateFile(name);
        if (!checked)
            return checked.error();
        all.files += checked->files;
        all.problems.insert(all.problems.end(), checked->problems.begin(), checked->problems.end());
    }
    return report(run, all);
}

Result<ExitCode> checkConfig(VerbRun &run)
{
    std::string file = run.word(0).empty() ? run.option("--config") : run.word(0);
    if (file.empty()) {
        const auto folder = dataFolderOf(run);
        if (!folder)
            return folder.error();
        file = *folder + "/config.yaml";
    }
    const auto checked = validateConfiguration(file);
    return checked ? report(run, *checked) : checked.error();
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
