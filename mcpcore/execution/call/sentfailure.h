// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"
#include "execution/check/checkedoperation.h"
#include "workspace/definitions/endpoint.h"
#include "json/value.h"

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// Failures of the levels http and network name no more than a host, which several endpoints may share: says which one
// it was, and when to come back where its rate was the reason.
void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint);

// To a failure of the level graphql: the lines of the operation that its errors are about, and the variables that were
// sent, without secrets and no more of them than helps.
void addOperation(CallFailure &failure, const CheckedOperation &operation, const json::Value &variables,
                  const credentials::Redactor &redactor);

} // namespace tooltray::execution
