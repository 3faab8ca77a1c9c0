// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "engine/settings/readyaml.h"
#include "toolkit/builtins/packs.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "json/decode.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <vector>

namespace tooltray::app {
namespace {

struct PackSource {
    std::string content;
    std::string bundled; // the name of one that is part of the program
    workspace::ImportOptions options;
    json::Value aliases; // endpoints of the pack, by name
};

struct ReadPack {
    workspace::Pack pack;
    std::map<std::string, std::vector<workspace::Object>> endpoints = {}; // that do not exist here
    json::Value lost = json::Value::array();
};

Result<ReadPack> readOwnPack(std::string_view text)
{
    if (text.size() > workspace::kMaxPackBytes)
        return Error{ErrorKind::Invalid, "pack_too_big", "The pack is larger than 32 MB."};
    workspace::DecodedPack decoded = workspace::decodePack(std::string_view(text));
    if (decoded.errors.empty())
        return ReadPack{std::move(decoded.pack)};
    json::Value problems = json::Value::array();
    for (const workspace::DocumentError &error : decoded.errors)
        problems.append(json::Value::object({{"message", error.message.text()},
                                             {"line", error.position.line},
                                             {"column", error.position.column}}));
    const workspace::DocumentError &first = decoded.errors.front();
    return Error{ErrorKind::Invalid,
                 "pack_invalid",
                 "The pack cannot be read: line " + std::to_string(first.position.line) + ", column "
                     + std::to_string(first.position.column) + ": " + first.message.text(),
                 {},
                 json::Value::object({{"problems", std::move(problems)}})};
}

Result<ReadPack> readForeignPack(std::string_view text, const workspace::Workspace &workspace)
{
    auto foreign = workspace::readForeign(text, engine::readYaml);
    if (!foreign)
        return std::move(foreign).error();
    if (foreign->hasSchema)
        return Error{ErrorKind::Invalid, "is_schema", "The file is a schema and has no operations.",
                     "Use it as the schema of an endpoint: tooltray endpoint add URL --schema FILE."};
    workspace::ForeignPack made = packOf(*foreign, workspace);
    ReadPack read{std::move(made.pack)};
    for (const auto &[name, url] : made.endpoints) {
        if (auto objects = missingEndpoint(made, name); !objects.empty())
            read.endpoints.emplace(name, std::move(objects));
    }
    for (const Message &sentence : foreign->lost)
        read.lost.append(sentence.text());
    for (const workspace::ForeignFinding &finding : made.findings) {
        for (const Message &sentence : finding.lost)
            read.lost.append(finding.label + ": " + sentence.text());
        if (!finding.problem.empty())
            read.lost.append(finding.label + ": " + finding.problem.text());
    }
    return read;
}

Result<ReadPack> readSource(const PackSource &source, const workspace::Workspace &workspace)
{
    if (source.bundled.empty())
        return workspace::isPack(source.content) ? readOwnPack(source.content)
                                                 : readForeignPack(source.content, workspace);
    const auto content = toolkit::bundledPack(source.bundled);
    return content ? readOwnPack(*content) : content.error();
}

struct PlannedImport {
    workspace::ImportPlan plan;
    json::Value answer;
};

Result<PlannedImport> planFrom(PackSource source, const Snapshot &snapshot)
{
    auto read = readSource(source, *snapshot.workspace);
    if (!read)
        return std::move(read).error();
    source.options.schemas = &snapshot.schemas;
    json::Value added = json::Value::array();
    for (auto &[name, objects] : read->endpoints) {
        if (source.options.endpoints.contains(name))
            continue;
        added.append(name);
        std::ranges::move(objects, std::back_inserter(source.options.alongside));
    }
    PlannedImport planned{planImport(*snapshot.workspace, read->pack, source.options), {}};
    planned.answer = workspace::encode(planned.plan);
    planned.answer.set("lost", std::move(read->lost));
    planned.answer.set("added_endpoints", std::move(added));
    return planned;
}

void importPack(OperationCall &call)
{
    PackSource source{call.text("content"), call.text("bundled"), {}, {}};
    for (const json::Member &endpoint : call["endpoints"].members())
        source.options.endpoints.emplace(endpoint.name.view(), endpoint.value.toString());
    if (const std::string conflict = call.text("on_conflict"); !conflict.empty()) {
        const auto known = enumNamed<workspace::OnConflict>(conflict);
        if (!known)
            return call.done(Error{ErrorKind::Usage, "bad_value",
                                   "--on-conflict is skip, rename or replace, not " + conflict + "."});
        source.options.onConflict = *known;
    }
    source.options.mayBreak = call["may_break"].toBool();
    const auto planned = ask(QThreadPool::globalInstance(),
                             [source = std::move(source), snapshot = snapshotOf(call.engine())] {
                                 return planFrom(source, snapshot);
                             });
    whenDone(planned, &call, [&call](const Result<PlannedImport> &made) {
        if (!made)
            return call.done(made.error());
        if (!made->plan.problems.empty()) {
            return call.done(Error{ErrorKind::Invalid, "import_refused",
                                   "Nothing was imported: " + made->plan.problems.front().text(),
                                   made->plan.isNameTaken ? "Import with --on-conflict rename." : "",
                                   made->answer});
        }
        saveEdit(call, made->plan.edit, made->answer);
    });
}

void inspectPack(OperationCall &call)
{
    PackSource source{call.text("content"), call.text("bundled"), {}, {}};
    call.answerFromPool(
        [source = std::move(source),
         workspace = call.engine().workspaceClient().state().workspace]() -> Result<json::Value> {
            auto read = readSource(source, *workspace);
            if (!read)
                return std::move(read).error();
            json::Value value = json::Value::object();
            for (const workspace::ObjectKind kind : workspace::kPackKinds) {
                json::Value names = json::Value::array();
                for (const auto &[key, object] : read->pack.objects) {
                    if (key.kind == kind)
                        names.append(key.name);
                }
                value.set(workspace::memberName(kind), std::move(names));
            }
            json::Value endpoints = json::Value::array();
            for (const auto &[key, object] : read->pack.objects) {
                const auto *tool = std::get_if<workspace::Tool>(&object);
                if (tool == nullptr || tool->endpoint.empty())
                    continue;
                const auto known = std::as_const(endpoints).elements();
                if (std::ranges::none_of(
                        known, [&](const json::Value &name) { return name == json::Value(tool->endpoint); }))
                    endpoints.append(tool->endpoint);
            }
            value.set("endpoints", std::move(endpoints));
            value.set("lost", std::move(read->lost));
            return value;
        });
}

void exportTools(OperationCall &call)
{
    workspace::PackSelection selection;
    for (const json::Value &name : call["tools"].elements())
        selection.names.emplace_back(name.toString());
    for (const json::Value &tag : call["tags"].elements())
        selection.tags.emplace_back(tag.toString());
    call.answerFromPool(
        [selection = std::move(selection),
         workspace = call.engine().workspaceClient().state().workspace]() -> Result<json::Value> {
            for (const std::string &name : selection.names) {
                if (!workspace->namedTool(name))
                    return noSuchTool(*workspace, name);
            }
            const auto pack = workspace::exportPack(*workspace, selection);
            return pack ? Result<json::Value>(workspace::encode(*pack)) : pack.error();
        });
}

constexpr std::array kPackOperations{
    Operation{"packs.import", importPack},
    Operation{"packs.inspect", inspectPack},
    Operation{"packs.export", exportTools},
};

} // namespace

std::span<const Operation> packOperations()
{
    return kPackOperations;
}

} // namespace tooltray::app
