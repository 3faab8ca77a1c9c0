// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkchange.h"
#include "workspace/edits/edit.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"
#include "json/decode.h"
#include "json/value.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tooltray::workspace {

// The handling of an object of a pack whose name means something else here.
enum class OnConflict : std::uint8_t { Skip, Rename, Replace };

constexpr auto namesOf(OnConflict)
{
    using enum OnConflict;
    return std::to_array<json::Named<OnConflict>>({{"skip", Skip}, {"rename", Rename}, {"replace", Replace}});
}

struct ImportOptions {
    OnConflict onConflict = OnConflict::Skip;
    Origin origin = Origin::Person;
    // The names of endpoints here, by those that the pack uses.
    std::map<std::string, std::string> endpoints = {};
    // Created in the same edit: the endpoint that a pack is installed for, and its credential.
    std::vector<Object> alongside = {};
    // What the pack has as well, but could not be read. With one of them the rest is only validated, and of it nothing
    // that needs them.
    std::set<ObjectKey> unread = {};
    // The schemas to validate the tools against; null: only the pack itself is validated.
    const Schemas *schemas = nullptr;
    bool mayBreak = false; // whether tools that are here may stop working, which is a problem otherwise
};

struct RenamedObject {
    ObjectKey key;
    std::string to;

    bool operator==(const RenamedObject &) const = default;
};

// The effects of an import. Planning changes nothing, so it also serves as the dry run.
struct ImportPlan {
    std::vector<ObjectKey> created = {};
    std::vector<ObjectKey> replaced = {};
    std::vector<RenamedObject> renamed = {};
    std::vector<ObjectKey> skipped = {}; // also what is here already, word by word
    std::vector<Message> problems = {};  // sentences; with one of them nothing is imported
    std::vector<Message> warnings = {};  // sentences: what the pack says that only a person can say
    ToolFindings broken = {};            // tools that are here and would stop working
    bool isNameTaken = false;            // whether a problem would not be one with OnConflict::Rename
    Edit edit = {};                      // for apply(); no steps where there is nothing to do

    bool operator==(const ImportPlan &) const = default;
};

ImportPlan planImport(const Workspace &workspace, const Pack &pack, const ImportOptions &options = {});

// The plan as import_tools answers it.
json::Value encode(const ImportPlan &plan);

} // namespace tooltray::workspace
