// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/action.h"
#include "execution/delivery/approvalrequest.h"
#include "execution/delivery/callframe.h"

namespace tooltray::execution {

// What somebody says yes to: exactly what is about to be sent, shown in full and covered by digests. It costs as much
// as sending does, so that only calls that need a yes have one.
ApprovalRequest approvalRequestOf(const CallFrame &frame, const ActionOrder &order,
                                  const ReadyEndpoint &ready, const Sendable &sendable);

} // namespace tooltray::execution
