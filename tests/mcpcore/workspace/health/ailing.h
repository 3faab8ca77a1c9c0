// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"

#include <string>
#include <string_view>

namespace tooltray::workspace {

// A tool with one version, given as JSON, at the endpoint "main".
Tool toolFrom(const std::string &name, std::string_view version);
// With the endpoint "main", the type "state", the mapping "orders" and the tools "other", "project", "ours" and "declared".
WorkspacePtr smallWorkspace();
graphql::SchemaPointer schemaFrom(std::string_view sdl);
// An issue tracker of a few types.
std::string trackerSdl();

} // namespace tooltray::workspace
