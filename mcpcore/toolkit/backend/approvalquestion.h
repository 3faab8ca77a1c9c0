// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/run/callorder.h"
#include "mcp/serve/callcontext.h"

#include <functional>

namespace tooltray::toolkit {

// Lets the client ask its user whether a mutation may be sent; empty when it cannot ask. putOff is called when the
// client has to send its request again with the answer: then this call comes to nothing.
execution::ApprovalAsker approvalQuestion(const mcp::CallContext &context, std::function<void()> putOff);

} // namespace tooltray::toolkit
