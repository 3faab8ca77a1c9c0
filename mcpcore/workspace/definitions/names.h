// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/objectkey.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// A sentence that says what is wrong with a name, or nothing. Names are files as well, so they fit every
// file system.
std::optional<std::string> nameProblem(ObjectKind kind, std::string_view name);

std::size_t longestName(ObjectKind kind);

// An alias is a tool's name or several joined by dots: gitlab.list_issues.
std::optional<std::string> aliasProblem(std::string_view alias);

// The names of variables, parameters and steps: as in GraphQL.
bool isIdentifier(std::string_view text);

// Equal for the keys that mean the same variable: WORKSPACE_ID, workspaceId, workspace_id.
std::string foldedContextKey(std::string_view key);

// Equal for names that a file system may take for the same.
std::string foldedCase(std::string_view name);

} // namespace tooltray::workspace
