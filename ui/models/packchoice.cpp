// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/packchoice.h"

#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"

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

} // namespace

Result<Pack> readPack(std::string_view content)
{
    if (content.size() > workspace::kMaxPackBytes)
        return Error{ErrorKind::Invalid, "pack_too_big", "The file is too big for a pack."};
    workspace::DecodedPack decoded = workspace::decodePack(content);
    if (decoded.errors.empty())
        return std::move(decoded.pack);
    const workspace::DocumentError &error = decoded.errors.front();
    Error problem{ErrorKind::Invalid, "no_pack", error.message};
    problem.details = json::Value::object({{"line", error.position.line}, {"column", error.position.column}});
    return problem;
}

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

} // namespace tooltray::ui
