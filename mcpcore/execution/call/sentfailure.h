// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"
#include "workspace/definitions/endpoint.h"

namespace tooltray::execution {

// Failures of the levels http and network name no more than a host, which several endpoints may share: says which one
// it was, and when to come back where its rate was the reason.
void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint);

} // namespace tooltray::execution
