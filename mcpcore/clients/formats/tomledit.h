// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "clients/profile/profile.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::clients {

// The entry is a table of its own. All of these leave every other byte alone; the errors are client_file_syntax, and
// client_file_shape where the entry, or what it would stand in, is written within the line of another table.
Result<std::optional<FoundEntry>> findInToml(std::string_view text, const EntryPlace &place);
// In place of the one that is there, or at the end.
Result<std::string> putIntoToml(std::string_view text, const EntryPlace &place, const json::Value &entry);
Result<std::string> removeFromToml(std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
