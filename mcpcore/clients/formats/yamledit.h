// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "clients/profile/profile.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::clients {

// The entry is a mapping in block style below a key of the document, as in extensions: / tooltray: / uri: .... Only the
// lines of that key are read, and of an entry only names, texts, numbers and mappings; what else stands there is a value
// that no entry of ours has. All of these leave every other byte alone; the errors are client_file_syntax, and
// client_file_shape where the mapping is written in braces, with an anchor or by reference.
Result<std::optional<FoundEntry>> findInYaml(std::string_view text, const EntryPlace &place);
// In place of the one that is there, or behind all others.
Result<std::string> putIntoYaml(std::string_view text, const EntryPlace &place, const json::Value &entry);
Result<std::string> removeFromYaml(std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
