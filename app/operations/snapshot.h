// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/catalogue/toolviews.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/health.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace tooltray::engine {
class Engine;
struct DescriptionSummary;
} // namespace tooltray::engine

namespace tooltray::app {

class OperationCall;

// The default workspace as it is now, for work on a pool.
struct Snapshot {
    workspace::WorkspacePtr workspace;
    std::shared_ptr<const workspace::Health> health;
    workspace::Schemas schemas;
    std::set<std::string, std::less<>> awaitingConsent; // endpoints

    // Checks the tools if that is not known yet. Takes long.
    void checkHealth();
    toolkit::ToolQuestion question() const;
};

Snapshot snapshotOf(engine::Engine &engine);

Error noSuchTool(const workspace::Workspace &workspace, std::string_view name);
// The tool of that name or alias, or noSuchTool().
Result<workspace::Tool> toolNamed(const workspace::Workspace &workspace, std::string_view name);
Error noSuchEndpoint(const workspace::Workspace &workspace, std::string_view name);

// A REST API as its description tells of it.
json::Value apiValue(const engine::DescriptionSummary &summary);

// A person's edit, checked as the window's edits are; the call is answered with the value once it is on disk. With
// "dry_run" nothing is saved.
void saveEdit(OperationCall &call, workspace::Edit edit, json::Value answer);

} // namespace tooltray::app
