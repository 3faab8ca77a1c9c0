// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// With some built-in tools, and these objects.
WorkspacePtr workspaceWith(std::vector<Object> objects = {});
// Without tools, but with the endpoint that the samples name.
WorkspacePtr emptyWithEndpoint();
// With one of each sample.
WorkspacePtr fullWorkspace();

Pack exported(const Workspace &workspace, const PackSelection &selection = {});
Pack packOf(std::vector<Object> objects);
// After an import that has no problems.
WorkspacePtr imported(const Workspace &workspace, const ImportPlan &plan);

// "created tool a, renamed type b to b_2": everything but the edit.
std::string summary(const ImportPlan &plan);

} // namespace tooltray::workspace
