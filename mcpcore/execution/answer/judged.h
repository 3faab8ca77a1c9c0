// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/operationrun.h"
#include "workspace/definitions/errorrule.h"
#include "json/value.h"

#include <vector>

namespace tooltray::execution {

// By what an outcome is judged.
struct Judgement {
    bool isMutation = false; // whose payload may say that it went wrong
    const std::vector<workspace::ErrorRule> &toolRules;
    const std::vector<workspace::ErrorRule> &endpointRules;
    const json::Value &arguments; // that messages of rules name
};

// What an outcome comes to once the rules of tool and endpoint have had their say: an answer that means that it went
// wrong becomes a failure, which keeps the data; a failure may get another status and clearer words.
OperationOutcome judged(OperationOutcome outcome, const Judgement &judgement);

} // namespace tooltray::execution
