// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callbudget.h"
#include "execution/call/callfailure.h"
#include "execution/pages/pagewalk.h"

#include <cstdint>
#include <string>

namespace tooltray::execution {

// To a failure behind pages that have come: which page it was and, where items came with those, how to go on from
// there. cursor: of that page; empty: there is nothing to be kept.
void addPage(CallFailure &failure, std::uint64_t page, const std::string &cursor);

// How a list ends that a limit of the call ends, and back; nothing where it is none of the call's.
PageEnd pageEndOf(CallShare::Limit limit);
std::optional<CallShare::Limit> limitOf(PageEnd end);

// A call that a limit ended. What was under way may have arrived, unless it never began.
CallFailure limitFailure(const CallShare &share, CallShare::Limit limit);

} // namespace tooltray::execution
