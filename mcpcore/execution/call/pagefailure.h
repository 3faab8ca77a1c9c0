// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"

#include <cstdint>
#include <string>

namespace tooltray::execution {

// To a failure behind pages that have come: which page it was and, where items came with those, how to go on from
// there. cursor: of that page; empty: there is nothing to be kept.
void addPage(CallFailure &failure, std::uint64_t page, const std::string &cursor);

} // namespace tooltray::execution
