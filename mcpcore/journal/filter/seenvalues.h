// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"
#include "journal/filter/field.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// The values that a field has in these entries, the most frequent first; what can be told only by reading
// bodies and notes is left out. The name is that of an argument or header field.
std::vector<std::string> seenValues(Field field, std::string_view name,
                                    std::span<const EntryPointer> entries);

// The names that arguments or header fields have in these entries, the most frequent first.
std::vector<std::string> seenNames(Field field, std::span<const EntryPointer> entries);

} // namespace tooltray::journal
