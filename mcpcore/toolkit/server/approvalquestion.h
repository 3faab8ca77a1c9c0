// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callorder.h"
#include "execution/delivery/approvalrequest.h"
#include "mcp/server/backend.h"

#include <functional>
#include <string>

namespace tooltray::toolkit {

// Lets the client ask its user whether a mutation may be sent; empty when it cannot ask. suspended is called when the
// client has to send its request again with the answer: then this call comes to nothing.
execution::ApprovalAsker approvalQuestion(const mcp::RequestContext &context,
                                          std::function<void()> suspended);

// What the user is asked: all that is sent, as plain text in which no part can pass for another. Lines that somebody else
// may have written are indented; what cannot be seen in them is escaped.
std::string approvalText(const execution::ApprovalRequest &request);

} // namespace tooltray::toolkit
