// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"
#include "json/value.h"

#include <span>
#include <string_view>

namespace tooltray::journal {

// The exchanges of these calls as an HTTP Archive 1.2, which browsers and proxies read. Each call is a page
// that its exchanges belong to; what the format has no place for is under names with an underscore, as it asks.
json::Value harArchive(std::span<const EntryPointer> entries, std::string_view programVersion);

} // namespace tooltray::journal
