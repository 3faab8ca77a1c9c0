// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/checks/checkversion.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// The tools of these names, and of all else in the pack what they need.
workspace::Pack chosenFrom(const workspace::Pack &pack, const std::set<std::string> &tools);

// That the tools call, and that have to be here.
std::set<std::string> endpointsOf(const workspace::Pack &pack);

struct ImportProblem {
    Message message;
    std::optional<std::size_t> line = {};
};

// The content of a file, or of a text from elsewhere, that a workspace can take.
struct ImportSource {
    std::optional<workspace::ForeignFormat> format = {}; // nothing: a pack of ours
    std::string title = {};                              // as its author called it
    workspace::Pack pack = {};
    std::vector<workspace::ForeignFinding> findings = {}; // of another program's requests
    std::map<std::string, std::string> endpoints =
        {}; // that are not here: their URLs, as far as they are known
    std::map<std::string, std::vector<workspace::Object>> missing =
        {};                              // these endpoints, behind their credentials
    std::vector<Message> lost = {};      // sentences about the whole
    std::optional<int> schemaTypes = {}; // it is a schema with so many types of its own
    std::vector<ImportProblem> problems =
        {}; // why a pack cannot be read, and what is wrong with the rest of it here
};

// Takes long for a big text: for a pool.
Result<ImportSource> readImportSource(std::string_view text, const workspace::Workspace &workspace,
                                      const workspace::Schemas &schemas);

} // namespace tooltray::ui
