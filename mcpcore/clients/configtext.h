// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "clients/profile.h"
#include "clients/serverentry.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::clients {

// The entry of a server in the text of a file of either syntax; see jsoncedit.h and tomledit.h for what is kept.
// Further errors: client_file_encoding, for what is no UTF-8.
Result<std::optional<FoundEntry>> findEntry(Syntax syntax, std::string_view text, const EntryPlace &place);
Result<std::string> putEntry(Syntax syntax, std::string_view text, const EntryPlace &place,
                             const json::Value &entry);
Result<std::string> removeEntry(Syntax syntax, std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
