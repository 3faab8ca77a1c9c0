// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/operation.h"
#include "workspace/exchange/foreign.h"
#include "workspace/exchange/restarguments.h"

namespace tooltray::workspace {

// Gives the request the body of the call: the fields of a form, the members of a JSON object and all else as a whole are
// arguments, and so are the placeholders in them.
void takeBody(const ForeignCall &call, RestRequest &request, RestArguments &arguments);

} // namespace tooltray::workspace
