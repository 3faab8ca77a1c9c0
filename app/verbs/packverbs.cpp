// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "journal/exports/exports.h"
#include "toolkit/builtins/packs.h"
#include "workspace/codec/members.h"
#include "json/write.h"

#include <array>

namespace tooltray::app {
namespace {

// The content of a file, or the name of a pack that is part of the program.
Result<json::Value> packSource(const std::string &name)
{
    auto content = VerbRun::readFile(name);
    if (content)
        return json::Value::object({{"content", *content}});
    const bool isName = name.find('/') == std::string::npos && name.find('.') == std::string::npos;
    if (isName && toolkit::bundledPack(name))
        return json::Value::object({{"bundled", name}});
    content.error().hint = "Bundled packs: " + toolkit::bundledPackNames() + ".";
    return std::move(content).error();
}

void addNames(std::vector<std::vector<std::string>> &rows, const char *title, const json::Value &names)
{
    std::string text;
    for (const json::Value &name : names.elements()) {
        const std::string kind = textOf(name["kind"]);
        text += (text.empty() ? "" : ", ") + (name.isObject() ? textOf(name["name"]) : textOf(name));
        text += kind.empty() || kind == "tool" ? "" : " (" + kind + ')';
    }
    if (!text.empty())
        rows.push_back({title, text});
}

std::string importText(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows;
    addNames(rows, "Created:", answer["created"]);
    addNames(rows, "Replaced:", answer["replaced"]);
    addNames(rows, "Renamed:", answer["renamed"]);
    addNames(rows, "Skipped:", answer["skipped"]);
    addNames(rows, "Endpoints:", answer["added_endpoints"]);
    std::string text = tableText(rows);
    for (const char *member : {"warnings", "lost"}) {
        for (const json::Value &sentence : answer[member].elements())
            text += plainLine(textOf(sentence)) + '\n';
    }
    return text.empty() ? "Nothing to import.\n" : text;
}

Result<ExitCode> importTools(VerbRun &run)
{
    auto parameters = packSource(run.word(0));
    if (!parameters)
        return std::move(parameters).error();
    json::Value endpoints = json::Value::object();
    for (const std::string &pair : run.options("--endpoint")) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos)
            return Error{ErrorKind::Usage, "bad_value", "--endpoint is THEIRS=YOURS, not " + pair + "."};
        endpoints.set(pair.substr(0, equals), pair.substr(equals + 1));
    }
    parameters->set("endpoints", std::move(endpoints));
    parameters->set("on_conflict", run.option("--on-conflict"));
    parameters->set("may_break", run.has("--allow-breaking"));
    parameters->set("dry_run", run.isDryRun());
    const auto answer = run.ask("packs.import", *std::move(parameters));
    if (!answer)
        return answer.error();
    run.output().done(*answer, importText(*answer));
    return ExitCode::Ok;
}

Result<ExitCode> exportTools(VerbRun &run)
{
    const auto pack =
        run.ask("packs.export", json::Value::object({{"tools", workspace::encode(run.words())},
                                                     {"tags", workspace::encode(run.options("--tag"))}}));
    if (!pack)
        return pack.error();
    const std::string file = run.option("--output");
    if (file.empty() || file == "-") {
        run.output().line(*pack, json::writePretty(*pack));
        return ExitCode::Ok;
    }
    if (auto written = journal::writeExport(file, json::writePretty(*pack)); !written)
        return std::move(written).error();
    run.output().done(json::Value::object({{"file", file}, {"tools", (*pack)["tools"].size()}}),
                      "Wrote " + std::to_string((*pack)["tools"].size()) + " tools to " + file + '.');
    return ExitCode::Ok;
}

std::string inspectText(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows;
    addNames(rows, "Tools:", answer["tools"]);
    addNames(rows, "Types:", answer["types"]);
    addNames(rows, "Mappings:", answer["mappings"]);
    addNames(rows, "Endpoints:", answer["endpoints"]);
    std::string text = tableText(rows);
    for (const json::Value &sentence : answer["lost"].elements())
        text += plainLine(textOf(sentence)) + '\n';
    return text;
}

Result<ExitCode> inspectPack(VerbRun &run)
{
    auto parameters = packSource(run.word(0));
    if (!parameters)
        return std::move(parameters).error();
    return run.show("packs.inspect", *std::move(parameters), inspectText);
}

Result<ExitCode> listPacks(VerbRun &run)
{
    const std::vector<std::string> packs = toolkit::bundledPacks();
    std::string text;
    for (const std::string &pack : packs)
        text += pack + '\n';
    run.output().result(json::Value::object({{"packs", workspace::encode(packs)}}), text);
    return ExitCode::Ok;
}

constexpr std::array<VerbArgument, 3> kImportArguments{
    {{"PACK", "a file, - for standard input, or the name of a bundled pack", ArgumentCount::One,
      Candidates::Packs}}};
constexpr Verb kImport{
    .name = "tools import",
    .summary = "import tools from a pack, a GraphQL document or a collection",
    .description =
        "Collections of Postman, Insomnia, Altair and Bruno, cURL commands, request files (.http) and\n"
        "recordings (HAR) are read as well. An import never approves anything.",
    .arguments = kImportArguments,
    .options = {{{"--endpoint", "THEIRS=YOURS",
                  "the endpoint here for one that the pack names; may be repeated", Candidates::None, true},
                 {"--on-conflict", "HOW",
                  "skip, rename or replace tools whose name is taken (default: skip)"},
                 {"--allow-breaking", "", "import although other tools stop working"}}},
    .examples = {{{"tools import gitlab --endpoint gitlab=work", "a bundled pack, for an endpoint of yours"},
                  {"tools import collection.json --dry-run", "what a Postman collection would import"},
                  {"tools import - < tools.pack.json", "from standard input"}}},
    .exits = {ExitCode::NotFound, ExitCode::Invalid},
    .effect = Verb::Effect::Changes,
    .run = importTools};
constexpr Verb kExport{
    .name = "tools export",
    .summary = "export tools as a pack, without secrets",
    .arguments = {{{"TOOL", "names of tools (default: all)", ArgumentCount::Any, Candidates::Tools}}},
    .options = {{{"--tag", "TAG", "tools with the tag; may be repeated", Candidates::None, true},
                 {"--output", "FILE", "write to FILE instead of standard output", Candidates::Files}}},
    .examples = {{{"tools export --tag gitlab --output gitlab.pack.json", "a pack for others"},
                  {"tools export list_issues > list_issues.pack.json", "one tool with all it needs"}}},
    .exits = {ExitCode::NotFound},
    .run = exportTools};

constexpr std::array kPackVerbs{
    kImport,
    kExport,
    Verb{.name = "pack list",
         .summary = "list the bundled packs",
         .examples = {{{"pack list", "names for tooltray tools import"}}},
         .run = listPacks},
    Verb{.name = "pack inspect",
         .summary = "show what is in a pack, without importing it",
         .arguments = kImportArguments,
         .examples = {{{"pack inspect gitlab", "tools, types and the endpoints they need"}}},
         .exits = {ExitCode::NotFound, ExitCode::Invalid},
         .run = inspectPack},
    alias(kImport, "pack import", "the same as tools import"),
    alias(kExport, "pack export", "the same as tools export"),
};

} // namespace

std::span<const Verb> packVerbs()
{
    return kPackVerbs;
}

} // namespace tooltray::app
