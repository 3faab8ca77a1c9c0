// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "toolkit/builtins/tools/toolviews.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <string>

// What the built-in tools for types and mappings do.
namespace tooltray::toolkit {

// Creates it or takes the place of the one there is. The definition has to be a JSON Schema that can be used; an
// error names the argument.
Result<workspace::Edit> puttingType(const workspace::Workspace &workspace, const std::string &name,
                                    const json::Value &definition);
Result<workspace::Edit> puttingMapping(const workspace::Workspace &workspace, const std::string &name,
                                       const json::Value &entries);

json::Value typeList(const workspace::Workspace &workspace, const MaySee &isVisible);
json::Value mappingList(const workspace::Workspace &workspace, const MaySee &isVisible);

} // namespace tooltray::toolkit
