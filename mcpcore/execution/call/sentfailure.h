// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/callfailure.h"
#include "execution/check/checkedoperation.h"
#include "workspace/definitions/endpoint.h"
#include "json/value.h"

#include <memory>
#include <string_view>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// Null: nothing is masked.
using RedactorPointer = std::shared_ptr<const credentials::Redactor>;

// What was read of a response. An API may repeat what it was sent: secrets are masked before anything is made of it,
// as nobody recognises them once they are cut, split or joined. Any thread.
json::Value withoutSecrets(json::Value read, std::string_view response, const RedactorPointer &redactor);
// The same for the words of an API in a failure.
void maskSecrets(CallFailure &failure, const credentials::Redactor &redactor);

// Failures of the levels http and network name no more than a host, which several endpoints may share: says which one
// it was, and when to come back where its rate was the reason.
void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint);

// To a failure of the level graphql: the lines of the operation that its errors are about, and the variables that were
// sent, without secrets and no more of them than helps.
void addOperation(CallFailure &failure, const CheckedOperation &operation, const json::Value &variables,
                  const credentials::Redactor &redactor);

} // namespace tooltray::execution
