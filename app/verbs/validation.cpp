// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/validation.h"

#include "app/verbs/verbrun.h"
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

#include <cstdlib>
#include <filesystem>
#include <set>

namespace tooltray::app {
namespace {

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

} // namespace

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

} // namespace tooltray::app
