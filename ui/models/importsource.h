// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/snapshot/workspace.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// What a file, or a text from elsewhere, has for a workspace.
struct ImportSource {
    std::optional<workspace::ForeignFormat> format = {}; // nothing: a pack of ours
    std::string title = {};                              // as its author called it
    workspace::Pack pack = {};
    std::vector<workspace::ForeignFinding> findings = {}; // of another program's requests
    std::map<std::string, std::string> endpoints =
        {};                              // that are not here: their URLs, as far as they are known
    std::vector<std::string> lost = {};  // sentences about the whole
    std::optional<int> schemaTypes = {}; // it is a schema with so many types of its own
};

// Takes long for a big text: for a pool.
Result<ImportSource> readImportSource(std::string_view text, const workspace::Workspace &workspace);

} // namespace tooltray::ui
