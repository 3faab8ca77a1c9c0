// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/importsource.h"

#include "engine/settings/readyaml.h"
#include "graphql/rules/validate.h"
#include "ui/models/endpointschema.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"
#include "json/parser.h"

#include <utility>

namespace tooltray::ui {
namespace {

using workspace::Object;
using workspace::ObjectKey;
using workspace::ObjectKind;
using workspace::Pack;

void take(const Pack &pack, const ObjectKey &key, Pack &chosen)
{
    const auto found = pack.objects.find(key);
    if (found == pack.objects.end() || !chosen.objects.insert(*found).second)
        return;
    for (const ObjectKey &needed : workspace::referencesOf(found->second))
        take(pack, needed, chosen);
}

Result<ImportSource> schemaSource(std::string_view text, workspace::ForeignFormat format)
{
    const graphql::LoadedSchema loaded = graphql::loadSchema(std::string(text), graphql::Strictness::Lenient);
    if (!loaded) {
        return Error{ErrorKind::Invalid, "schema_invalid",
                     loaded.errors.empty() ? Message(CORE_TEXT("Core", "It contains no schema."))
                                           : Message(loaded.errors.front().message),
                     CORE_TEXT("Core", "Correct it and try again.")};
    }
    ImportSource source{.format = format};
    source.schemaTypes = ownTypeCount(*loaded.schema);
    return source;
}

// What is wrong with the objects that can be read is told along with the others, so that the file is corrected once.
Result<ImportSource> readPack(std::string_view content, const workspace::Workspace &workspace,
                              const workspace::Schemas &schemas)
{
    if (content.size() > workspace::kMaxPackBytes)
        return Error{ErrorKind::Invalid, "pack_too_big",
                     CORE_TEXT("Core", "The file is too big for a pack.")};
    workspace::DecodedPack decoded = workspace::decodePack(content);
    if (decoded.errors.empty())
        return ImportSource{.pack = std::move(decoded.pack)};
    ImportSource unread;
    for (workspace::DocumentError &error : decoded.errors)
        unread.problems.push_back({std::move(error.message), error.position.line});
    workspace::ImportOptions options;
    options.unread = std::move(decoded.unread);
    options.schemas = &schemas;
    for (Message &problem : planImport(workspace, decoded.pack, options).problems)
        unread.problems.push_back({std::move(problem)});
    return unread;
}

} // namespace

Pack chosenFrom(const Pack &pack, const std::set<std::string> &tools)
{
    Pack chosen;
    for (const std::string &tool : tools)
        take(pack, {ObjectKind::Tool, tool}, chosen);
    return chosen;
}

std::set<std::string> endpointsOf(const Pack &pack)
{
    std::set<std::string> endpoints;
    for (const auto &[key, object] : pack.objects) {
        for (const ObjectKey &needed : workspace::referencesOf(object)) {
            if (needed.kind == ObjectKind::Endpoint)
                endpoints.insert(needed.name);
        }
    }
    return endpoints;
}

Result<ImportSource> readImportSource(std::string_view text, const workspace::Workspace &workspace,
                                      const workspace::Schemas &schemas)
{
    if (workspace::isPack(text))
        return readPack(text, workspace, schemas);
    Result<workspace::Foreign> foreign = workspace::readForeign(text, engine::readYaml);
    if (!foreign)
        return std::move(foreign).error();
    if (foreign->hasSchema)
        return schemaSource(text, foreign->format);
    workspace::ForeignPack made = packOf(*foreign, workspace);
    std::map<std::string, std::vector<Object>> missing;
    for (const auto &[name, url] : made.endpoints)
        missing.emplace(name, missingEndpoint(made, name));
    return ImportSource{.format = foreign->format,
                        .title = foreign->title,
                        .pack = std::move(made.pack),
                        .findings = std::move(made.findings),
                        .endpoints = std::move(made.endpoints),
                        .missing = std::move(missing),
                        .lost = foreign->lost};
}

} // namespace tooltray::ui
