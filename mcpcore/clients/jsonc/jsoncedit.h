// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "clients/serverentry.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::clients {

// All of these leave every byte alone that is not the entry's: comments, order, commas, the byte order mark, ends of
// lines, indentation. The errors are client_file_syntax, and client_file_shape where something else stands in the
// place.
Result<std::optional<FoundEntry>> findInJsonc(std::string_view text, const EntryPlace &place);
// In place of the one that is there, or behind all others; an empty text becomes a document.
Result<std::string> putIntoJsonc(std::string_view text, const EntryPlace &place, const json::Value &entry);
// With the objects around it where put made them. The text as it is where there is no entry.
Result<std::string> removeFromJsonc(std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
